import SpecCommand

// Nothing else may stand here: what is declared in this file belongs to the main actor.
Program.main()
