/** The style sheet of the board. Colours are variables that a page can set; sizes are in units of the drawing. */
export const STYLE = `
:host { display: block; position: relative; user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent; -webkit-touch-callout: none;
  --light: #f1dfbd; --dark: #b17f4c; --frame-a: #8a5a33; --frame-b: #6b4426; --frame-ink: #f3e3c6; --grain: #5b3413;
  --label: #fdf3df; --felt-a: #2f8a58; --felt-b: #206b42; --felt-line: #17492e;
  --mark: #ffe169; --aim: #14532d; --aim-light: #e9ffe9; --hint: #1c6dd0; --threat: #d3342a; --line: #5c6773 }
:host([theme='walnut']) { --light: #dcc19a; --dark: #7b4e30; --frame-a: #4f301c; --frame-b: #372010; --grain: #2b1507 }
:host([theme='green']) { --light: #f3f1de; --dark: #5f8a5c; --frame-a: #3d5a3c; --frame-b: #2c432c; --grain: transparent; --frame-ink: #f3f1de;
  --label: #f7fbef; --aim: #10331d }
:host([theme='blue']) { --light: #e8eef4; --dark: #6d8fae; --frame-a: #3f5b76; --frame-b: #2d4459; --grain: transparent; --frame-ink: #e8eef4;
  --label: #f4f9ff; --aim: #0f2c49; --felt-a: #3f76a8; --felt-b: #2c5680; --felt-line: #1c3b5b }
:host([theme='slate']) { --light: #c9ccd1; --dark: #6a7078; --frame-a: #3b3f45; --frame-b: #2a2d31; --grain: transparent; --frame-ink: #e1e4e8;
  --label: #f3f5f7; --aim: #14181d; --felt-a: #566069; --felt-b: #3f474f; --felt-line: #262b30 }
svg { display: block; width: 100%; height: auto; touch-action: manipulation; overflow: visible }
.frame { fill: url(#frame) } .light { fill: var(--light) } .dark { fill: var(--dark) } .felt .light { fill: url(#felt) }
.cell { fill: none; stroke: var(--felt-line); stroke-width: .28 } .dot { fill: var(--felt-line) }
.grain { fill: url(#grain); opacity: .1; pointer-events: none } .felt .grain { display: none }
pattern path { fill: none; stroke: var(--grain) }
.inlay { fill: none; stroke: #0005; stroke-width: .4 }
.frame-a { stop-color: var(--frame-a) } .frame-b { stop-color: var(--frame-b) }
.felt-a { stop-color: var(--felt-a) } .felt-b { stop-color: var(--felt-b) }
.white-a { stop-color: #fffefa } .white-b { stop-color: #f7ecd6 } .white-c { stop-color: #dcc9a6 }
.white-d { stop-color: #cdb78f } .white-e { stop-color: #9d8459 }
.black-a { stop-color: #57504a } .black-b { stop-color: #2f2a27 } .black-c { stop-color: #1a1715 }
.black-d { stop-color: #1b1816 } .black-e { stop-color: #050404 }
.gold-a { stop-color: #ffeaa3 } .gold-b { stop-color: #e9b949 } .gold-c { stop-color: #b57e16 }
.label { font: 500 1.9px/1 system-ui, sans-serif; fill: var(--label); opacity: .85; pointer-events: none }
.edge { font: 600 2.4px/1 system-ui, sans-serif; fill: var(--frame-ink); text-anchor: middle; dominant-baseline: central; pointer-events: none }
.piece { pointer-events: none } .piece.taken { opacity: .38; transition: opacity .12s }
.shadow { fill: url(#shade) }
.piece.held .shadow { transform: translate(.6px, 1px) scale(1.06) }
.white.body { fill: url(#white-body); stroke: #a68d60; stroke-width: .14 } .black.body { fill: url(#black-body); stroke: #0a0908; stroke-width: .14 }
.white.edge-side { fill: url(#white-edge) } .black.edge-side { fill: url(#black-edge) }
.groove, .ridge { fill: none; stroke-width: .26 }
.white.groove { stroke: #b79c6c } .white.ridge { stroke: #fffdf6 }
.black.groove { stroke: #0b0908 } .black.ridge { stroke: #6e645b }
.disc .body { stroke-width: .1 } .gloss { fill: #fff; opacity: .16 } .white .gloss { opacity: .7 }
.crown { fill: url(#gold); stroke: #6d4a0a; stroke-width: .3; stroke-linejoin: round }
.square { fill: transparent; outline: none }
.square.movable { cursor: grab } .square.target { cursor: pointer }
.square.last { fill: color-mix(in srgb, var(--mark) 46%, transparent) }
.square.chosen { fill: color-mix(in srgb, var(--aim) 55%, transparent) }
.square:focus-visible { stroke: #fff; stroke-width: .5; paint-order: normal }
.focus { fill: none; stroke: #fff; stroke-width: .55; pointer-events: none; rx: .4 } .focus.inner { stroke: #0b57d0; stroke-width: 1.1 }
.must { fill: none; stroke: var(--mark); stroke-width: .5; opacity: .95; pointer-events: none }
.aim { fill: var(--aim); stroke: var(--aim-light); stroke-width: .28; opacity: .85; pointer-events: none } .aim.way { fill: var(--mark); stroke: #4a3a00 }
.point { fill: var(--aim-light); stroke: var(--aim); stroke-width: .22; opacity: .9; pointer-events: none }
.felt-aim { fill: none; stroke: #eaffef; stroke-width: .4; stroke-dasharray: .9 .7; opacity: .8; pointer-events: none }
.path { fill: none; stroke: var(--aim); stroke-width: 1; stroke-linecap: round; stroke-linejoin: round; opacity: .85; pointer-events: none }
.path.under { stroke: var(--aim-light); stroke-width: 1.7; opacity: .8 } .path.maybe { stroke-dasharray: .1 2; opacity: .6 }
.ghost { opacity: .5; pointer-events: none }
.arrow { pointer-events: none; opacity: .82 } .arrow line { stroke-width: 1.5; stroke-linecap: round } .arrow.ring { fill: none; stroke-width: .9 }
.hint line, .hint path, .hint.ring { stroke: var(--hint) } .hint path { fill: var(--hint) }
.threat line, .threat path, .threat.ring { stroke: var(--threat) } .threat path { fill: var(--threat) }
.line line, .line path, .line.ring { stroke: var(--line) } .line path { fill: var(--line) }
.green line, .green path, .green.ring { stroke: #15781b } .green path { fill: #15781b } .red line, .red path, .red.ring { stroke: #b01f1f } .red path { fill: #b01f1f }
.blue line, .blue path, .blue.ring { stroke: #0b4d9c } .blue path { fill: #0b4d9c } .yellow line, .yellow path, .yellow.ring { stroke: #e8b000 } .yellow path { fill: #e8b000 }
.value { font: 700 2.7px/1 system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; pointer-events: none;
  fill: #fff; paint-order: stroke; stroke: #000c; stroke-width: .8; stroke-linejoin: round }
.value.best { fill: #8dffa0 } .value.good { fill: #e2ffd0 } .value.bad { fill: #ffb3a6 }
.typing { position: absolute; left: 50%; bottom: 4%; transform: translateX(-50%); background: #111c; color: #fff; border-radius: 8px;
  padding: .2em .7em; font: 600 1.1rem/1.4 ui-monospace, monospace; pointer-events: none }
.typing:empty { display: none }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (forced-colors: active) { .dark { fill: Canvas } .light { fill: CanvasText } }
`
