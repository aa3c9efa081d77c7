/// How the page looks.
enum HTMLSheet {
  /// The style sheet.
  static let text = """
    :root {
      color-scheme: light dark;
      --text: light-dark(#1c1e21, #e6e7e9); --quiet: light-dark(#5c636b, #a3a9b1);
      --page: light-dark(#fbfbfa, #17191c); --paper: light-dark(#fff, #1f2226);
      --line: light-dark(#e3e4e6, #34383e);
      --good: light-dark(#1a7f37, #57c774); --bad: light-dark(#c0202f, #ff8189);
      --open: light-dark(#8a6100, #dcae3f);
    }
    * { box-sizing: border-box }
    body {
      margin: 0 auto; padding: 2.5rem 1.5rem 4rem; max-width: 90rem;
      background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, "Noto Sans", "Noto Sans Arabic", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    h1 { margin: 0; font-size: 1.3rem } h1 small { color: var(--quiet); font-weight: 400 }
    header p { margin: .25rem 0 0; color: var(--quiet) } header span { margin-inline-start: 1rem }
    .good strong { color: var(--good) } .bad strong { color: var(--bad) }
    section { margin-top: 2.5rem } h2 { margin: 2rem 0 .4rem; font-size: 1.15rem }
    .from { margin: -.4rem 0 .6rem; color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere }
    table {
      width: 100%; table-layout: fixed; border-collapse: collapse; background: var(--paper);
      border: 1px solid var(--line);
    }
    th, td { padding: .5rem .7rem; text-align: start; vertical-align: top; overflow-wrap: break-word }
    th { color: var(--quiet); font-size: .85rem; font-weight: 600 }
    tbody { border-top: 1px solid var(--line) }
    tbody tr:not(:first-child) td { padding-top: 0 }
    .verdict { width: 6.2rem } th.margin { width: 10% } th.observed { width: 19% }
    th.expected { width: 13% } th.action, th.look { width: 17.5% }
    td.name { font-weight: 600 } .expected, .margin { color: var(--quiet) }
    .verdict span { font-weight: 600; white-space: nowrap; color: var(--tone) }
    .verdict span::before {
      content: ""; display: inline-block; width: .55em; height: .55em; margin-inline-end: .45em;
      border-radius: 50%; background: var(--tone);
    }
    .ok { --tone: var(--good) } .FAIL, .ERROR { --tone: var(--bad) } .skip, .known { --tone: var(--open) }
    .FAIL, .ERROR { background: color-mix(in srgb, var(--bad) 7%, transparent) }
    abbr {
      padding: 0 .35em; border: 1px solid var(--line); border-radius: .3em; color: var(--quiet);
      font-size: .75rem; font-weight: 400;
    }
    .figure { white-space: nowrap }
    pre { margin: 0; white-space: pre-wrap; font: 13px/1.45 ui-monospace, "Noto Sans Mono", monospace }
    .more p { margin: 0 } .more .warning { color: var(--open) } .more summary { color: var(--quiet) }
    svg { display: block; margin: .6rem 0; max-width: 36rem; width: 100% } svg text { font: 11px sans-serif; fill: currentColor }
    svg line.bound, svg line.witness { stroke: var(--bad) }
    svg text.bound, svg circle.witness { fill: var(--bad) }
    @media screen and (max-width: 60rem) {
      body { padding: 1.25rem 1rem 3rem }
      thead { display: none } table, tbody, tr, td { display: block; width: 100% }
      tbody { padding: .6rem .2rem } td { padding: .15rem .7rem } td.name { font-size: 1.05em }
      td[data-label]:not(.name) { position: relative; padding-inline-start: 9rem }
      td[data-label]:not(.name)::before {
        content: attr(data-label); position: absolute; inset-inline-start: .7rem; width: 8rem;
        color: var(--quiet); font-size: .85rem;
      }
      tbody tr:not(:first-child) td.observed { padding-top: .5rem }
      td:empty { display: none }
    }
    @media print {
      @page { size: A4 landscape; margin: 12mm }
      :root { color-scheme: light }
      body { max-width: none; padding: 0; background: none; font-size: 9pt }
      tbody, h2, .from { break-inside: avoid } h2, .from { break-after: avoid }
      section { margin-top: 1.2rem } details { display: none }
    }
    """
}
