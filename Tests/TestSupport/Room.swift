// Helpers of the tests.
