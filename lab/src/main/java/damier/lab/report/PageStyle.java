package damier.lab.report;

/** The style of a page. */
final class PageStyle {
    /** The colours of series suit any kind of colour blindness (Okabe and Ito). */
    static final String CSS =
            """
            :root { color-scheme: light dark; --page: #fff; --ink: #1c1f23; --soft: #5b6470; --grid: #d9dde2;
              --link: #0b62a8; --good: #00725a; --bad: #b3420a; --series0: #0072b2; --series1: #d55e00;
              --series2: #009e73; --series3: #b5578f; --series4: #7a5c00; --series5: #4aa3df; }
            @media (prefers-color-scheme: dark) { :root { --page: #15181c; --ink: #e6e8eb; --soft: #a0a8b3;
              --grid: #363c44; --link: #7cc0f2; --good: #4fd1ad; --bad: #ff9a5c; --series0: #56b4e9;
              --series1: #ff8a3d; --series2: #2bc79a; --series3: #e59ac6; --series4: #e0b93a; --series5: #9aa7ff; } }
            .s0 { --c: var(--series0); } .s1 { --c: var(--series1); } .s2 { --c: var(--series2); }
            .s3 { --c: var(--series3); } .s4 { --c: var(--series4); } .s5 { --c: var(--series5); }
            * { box-sizing: border-box; }
            body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: var(--page); color: var(--ink);
              font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
            h1, h2, h3, h4 { line-height: 1.25; margin-bottom: .4rem; }
            h2 { margin-top: 3.5rem; border-top: 3px solid var(--grid); padding-top: 1rem; }
            h3 { margin-top: 2.5rem; }
            h4 { margin: 1.5rem 0 .4rem; font-size: 1rem; }
            a { color: var(--link); }
            nav ol { margin-top: 0; padding-left: 1.8rem; } nav p { margin: .5rem 0 .2rem; font-weight: 600; }
            blockquote { margin: .5rem 0; padding: .2rem 0 .2rem .9rem; border-left: 4px solid var(--grid);
              font-style: italic; }
            table + table { margin-top: 1.2rem; }
            figure { margin: 1rem 0; } figcaption { color: var(--soft); margin: .3rem 0 .6rem; }
            .plot { display: block; width: 100%; max-width: 38rem; height: auto; fill: none; }
            .plot text { fill: var(--ink); font-size: 13px; stroke: var(--page); stroke-width: 3px;
              paint-order: stroke; } .plot .end { text-anchor: end; }
            .plot .middle { text-anchor: middle; }
            .grid { stroke: var(--grid); } .reference { stroke: var(--ink); }
            .line { stroke: var(--c); stroke-width: 1.6; stroke-linejoin: round; }
            .bar { stroke: var(--c); stroke-width: 1.2; } .dot { fill: var(--c); }
            .curve { stroke: var(--c); stroke-width: 1.8; stroke-dasharray: 6 4; fill: none; }
            .legend { margin: .2rem 0; } .legend span { white-space: nowrap; margin-right: .8rem; }
            .key { width: 18px; height: 10px; }
            .boards { display: flex; flex-wrap: wrap; gap: 1rem; } .boards div { width: 12rem; max-width: 100%; }
            .boards p { margin: .2rem 0; color: var(--soft); font-size: .9rem; }
            .board { display: block; width: 100%; } .pieces { position: absolute; width: 0; height: 0; }
            .light { fill: #ecd9b9; } .chequered { fill: #a67c52; }
            .plain { fill: #2f8a5a; stroke: #1d5c3b; stroke-width: .04; }
            .white { fill: #fffdf6; stroke: #3b2f20; stroke-width: .05; }
            .black { fill: #26221e; stroke: #000; stroke-width: .05; }
            .king { fill: #d9a514; stroke: #6b4e00; stroke-width: .04; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
            th, td { padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: break-word;
              border-bottom: 1px solid var(--grid); }
            td.number, th.number { text-align: right; } .facts td.number { text-align: left; }
            code { font-size: .92em; }
            .claim { margin: .6rem 0; }
            .held { color: var(--good); } .did-not-hold { color: var(--bad); }
            .not-decided, .not-judged { color: var(--soft); }
            .repeat, figure > p { font-size: .9rem; color: var(--soft); }
            pre { background: color-mix(in srgb, var(--grid) 45%, var(--page)); padding: .6rem .8rem;
              white-space: pre-wrap; border-radius: .3rem; }
            summary { cursor: pointer; }
            @media (max-width: 40rem) {
              table { font-size: .68rem; } th, td { padding: .2rem .1rem; } th { font-size: .62rem; }
            }
            """;

    private PageStyle() {}
}
