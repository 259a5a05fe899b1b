/// How the report looks: by light and by night, on a phone and on a desk.
enum ReportStyle {
  /// The style of the page.
  static let css = colors + page + chart

  /// The style of a chart that is a file of its own.
  static let pictureCSS =
    colors + "\nsvg{background:var(--page);font-family:system-ui,sans-serif}\n"
    + chart

  private static let colors = """
    :root{color-scheme:light dark;--page:#fff;--text:#1c1c1e;--dim:#5b5b60;\
    --rule:#dcdce0;--link:#0a58ca;--frame:#b3261e}
    @media (prefers-color-scheme:dark){:root{--page:#16171a;--text:#ececee;\
    --dim:#a5a6ad;--rule:#3a3b41;--link:#8ab4f8;--frame:#ff8a80}}
    """

  private static let page = """

    *{box-sizing:border-box}
    body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--page);\
    color:var(--text);font:1rem/1.5 system-ui,sans-serif}
    h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2.5rem}
    h3{font-size:1rem;margin-top:1.5rem}
    a{color:var(--link)}p.dim,dd,dt,caption{color:var(--dim)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;\
    background:var(--page);padding:.5rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;\
    list-style:none}
    .warning{color:var(--frame);font-weight:600}
    .wide,pre{overflow-x:auto}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;\
    font-size:.875rem}
    caption{text-align:left;padding:.25rem 0}
    th,td{padding:.25rem .6rem;border-bottom:1px solid var(--rule);\
    vertical-align:top}
    th{font-weight:600}.left{text-align:left}.right{text-align:right;\
    white-space:nowrap}
    .chart{display:block;min-width:34rem;width:100%;height:auto}
    @media print{.wide{overflow:visible}details>*{display:block}}

    """

  private static let chart = """
    .chart text{fill:var(--text);font-size:13px}
    .grid{stroke:var(--rule);stroke-width:1}
    .leader{stroke:var(--rule);stroke-width:1}
    .frame{stroke:var(--frame);stroke-width:2;stroke-dasharray:5 4}
    .line{fill:none;stroke:currentColor;stroke-width:2}
    .bar{stroke:currentColor;stroke-width:3;opacity:.45}
    .mark{fill:currentColor;stroke:var(--page);stroke-width:1}
    .s0{color:#1f6fb4}.s1{color:#b3541e}.s2{color:#2e7d32}.s3{color:#a3297e}
    .s4{color:#5e35b1}.s5{color:#00796b}.s6{color:#8d6e00}.s7{color:#616161}
    @media (prefers-color-scheme:dark){.s0{color:#6db3f2}.s1{color:#f2a06d}\
    .s2{color:#7fd184}.s3{color:#f08fd0}.s4{color:#b39ddb}.s5{color:#5fd0c0}\
    .s6{color:#e3c34d}.s7{color:#bdbdbd}}
    """
}
