import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { get } from '../../app/api'
import { Board, piecesOf, type BoardProps } from '../../app/board'
import { go, rename, type Route } from '../../app/router'
import { discScores } from '../../app/settings'
import { useShortcuts } from '../../app/shortcuts'
import { inWords } from '../../app/sentence'
import { sayFault } from '../../app/toast'
import { TypedMove } from '../../app/typed-move'
import type { AddedEngine, Document, Ending, Kind, Position, Score } from '../../app/types'
import { words } from '../../app/words'
import type { Pieces, Value } from '../../board/model'
import { useEngine, type Engine } from '../../study/engine'
import { Explorer } from '../../study/explorer'
import { moveNumber, numbering } from '../../study/movelist'
import { placeOf, sideIn, type Place } from '../../study/place'
import { copy, GameSelect } from '../../study/position-panel'
import { scoreSaid, viewpoint } from '../../study/score'
import { sketchesIn, toggled } from '../../study/sketches'
import { series as seriesOf } from '../../study/series'
import { current, isStudyId, keeper, openStudy, saved } from '../../study/studies'
import {
  addressIn, deleted, edited, loaded, nodeAfter, opened, placeIn, played, positionAddress, replaced, sketchedOn, takenBack, type TreeState,
} from '../../study/tree-state'
import { reason, useAnswer, useKinds, usePosition } from '../../study/use'
import { MARKS } from '../../study/variations'
import { EvaluationBar } from './bar'
import { Editor } from './editor'
import { Graph } from './graph'
import { KeepDialog, makeCards } from './keep'
import { Lines, playersOf } from './lines'
import { Moves } from './moves'
import { Notes } from './notes'
import { arrowsOnBoard, valuesOnBoard } from './on-board'
import { OpenDialog } from './open'
import { ReviewPanel, useReview } from './review'
import { ValueTable } from './values'
import { StudiesDialog, StudyBar } from './studies'
import '../../study/study.css'
import './analyse.css'

const LIMIT = { man: 5, disc: 32 } as const
/** Limits the analysis of a page that was left open. */
const LONG = { millis: 300_000 }
const SHORT = { millis: 3_000 }
type Shown = 'open' | 'edit' | 'keep' | 'studies' | undefined

export default function AnalysePage(route: Route) {
  const kinds = useKinds()
  const [fault, setFault] = useState<string>()
  const [ready, setReady] = useState(false)
  const written = useRef('')
  const state = current.value
  const address = location.pathname + location.search
  const show = (next: TreeState) => {
    const before = current.value
    current.value = next
    written.current = addressIn(next, kinds.find((one) => one.id === next.kind)?.start.fen)
    // Another analysis in place of this one: Back returns to this one.
    const other = before !== undefined && before.study !== null && before.study.id !== next.study?.id
    ;(other ? go : rename)(written.current)
  }
  useEffect(() => keeper.recover(), [])
  useEffect(() => {
    // The current node may have changed since this was rendered.
    if (location.pathname + location.search === written.current) {
      return
    }
    setFault(undefined)
    setReady(false)
    load(route).then(
      (next) => {
        written.current = location.pathname + location.search
        current.value = next
        setReady(true)
      },
      (why: unknown) => setFault(reason(why)),
    )
  }, [address])
  const kind = kinds.find((one) => one.id === state?.kind)
  useEffect(() => {
    // The study was saved under another id, or shown again.
    if (ready && state !== undefined && kind !== undefined && addressIn(state, kind.start.fen) !== written.current) {
      written.current = addressIn(state, kind.start.fen)
      rename(written.current)
    }
  }, [ready, state, kind])
  if (fault !== undefined) {
    return <p class="fault" role="alert">{fault} <a href="/analyse">{words().shell.retry}</a></p>
  }
  return !ready || state === undefined || kind === undefined ? (
    <p class="loading" aria-busy="true">{words().shell.loading}</p>
  ) : (
    <Analysis key={analyses(state)} kinds={kinds} kind={kind} state={state} onChange={(next) => show(saved(state, next))} />
  )
}

/** Node ids are those of one tree: scores and reviews end with it. */
function analyses({ study, stored, kind, tree }: TreeState): string {
  return study?.id ?? `${kind} ${stored} ${tree.root.position}`
}

async function load(route: Route): Promise<TreeState> {
  const [first] = route.parts
  const shown = current.value
  const { moves } = placeOf(route)
  if (isStudyId(first)) {
    return walked(shown?.study?.id === first ? shown : await openStudy(first), route)
  }
  const game = route.query.get('game')
  if (game !== null) {
    return walked(opened(await get<Document>(`/api/games/${encodeURIComponent(game)}`), Number(game)), route)
  }
  const known = shown === undefined || !returnsTo(shown, route) ? undefined : nodeAfter(shown, moves)
  return shown !== undefined && known !== undefined ? { ...shown, at: moves.length === 0 ? shown.at : known } : loaded(placeOf(route))
}

/** Whether an address without an id means the analysis shown before: the menu entry, or one of its positions. */
function returnsTo(shown: TreeState, route: Route): boolean {
  const place = placeOf(route)
  const root = shown.tree.root.position
  return shown.study !== null && (route.parts.length === 0 || (place.kind === shown.kind && place.fen === root))
}

/** The same analysis at the moves of an address. */
function walked(state: TreeState, route: Route): TreeState {
  const { moves } = placeOf(route)
  return moves.length === 0 ? state : { ...state, at: nodeAfter(state, moves) ?? state.at }
}

interface Props {
  readonly kinds: readonly Kind[]
  readonly kind: Kind
  readonly state: TreeState
  readonly onChange: (state: TreeState) => void
}

function Analysis({ kinds, kind, state, onChange }: Props) {
  const text = words().analyse
  const place = placeIn(state)
  const { tree, at } = state
  const position = usePosition(place).value
  const [flipped, setFlipped] = useState(false)
  const [thinking, setThinking] = useState(true)
  const [player, setPlayer] = useState('damier')
  const [beside, setBeside] = useState<string>()
  const [count, setCount] = useState(3)
  const [values, setValues] = useState(true)
  const [threats, setThreats] = useState(false)
  // The games of a run of the lab, to choose one.
  const [run] = useState(() => new URLSearchParams(location.search).get('run'))
  const [shown, setShown] = useState<Shown>(run === null ? undefined : 'open')
  const [graph, setGraph] = useState<'values' | 'seconds'>('values')
  const [scores, setScores] = useState<ReadonlyMap<number, Score>>(new Map())
  const [review, beginReview] = useReview(state)
  const [choosing, setChoosing] = useState(false)
  // Loaded on demand, because guests have no access.
  const added = useAnswer(() => (choosing ? get<readonly AddedEngine[]>('/api/engines').catch(() => []) : undefined), [choosing]).value ?? NO_ENGINES
  const players = playersOf(kind, added)

  const view = viewpoint(kind.unit, position?.side ?? kind.first)
  const over = position?.ending != null
  // No analysis during a review, which needs the processors.
  const reviewing = review !== undefined && review.done < 1
  const going = thinking && position !== undefined && !over && !reviewing
  const engine = useEngine(going ? { type: 'analyse', player, lines: count, values, limit: limitFor(kind, player) } : undefined, place)
  const other = useEngine(going && beside !== undefined ? { type: 'analyse', player: beside, lines: count, values: false, limit: limitFor(kind, beside) } : undefined, place)
  const threat = useEngine(threats && position !== undefined && !over && !reviewing ? { type: 'threat', player: 'damier', lines: 1, values: false, limit: SHORT } : undefined, place)
  const best = engine.analysis?.lines[0]
  useEffect(() => {
    if (best !== undefined) {
      setScores((before) => new Map(before).set(at, best.score))
    }
  }, [best])

  const line = tree.lineThrough(at)
  const reviewed = useMemo(() => reviewScores(state, review?.moves ?? []), [tree, review])
  const series = useMemo(() => seriesOf(line, new Map([...scores, ...reviewed]), LIMIT[kind.unit]), [tree, at, scores, reviewed])
  const verdicts = useMemo(() => new Map((review?.moves ?? []).flatMap((move) => {
    const node = tree.mainLine()[move.ply]
    return node === undefined || !(move.kind in text.verdicts) ? [] : [[node.id, move.kind] as const]
  })), [tree, review])

  const goTo = (id: number) => onChange({ ...state, at: id })
  const toPly = (ply: number) => goTo(line[ply]?.id ?? at)
  const show = (next: TreeState) => onChange(replaced(state, next))
  const begin = (place: Place) => void loaded(place).then(show, sayFault)
  const play = (moves: readonly string[]) => void played(state, moves).then(onChange, sayFault)
  const allFinished = going && engine.finished && (beside === undefined || other.finished)
  const toggleThinking = () => {
    if (allFinished) {
      engine.restart()
      other.restart()
    } else {
      setThinking(!thinking)
    }
  }
  useShortcuts(shortcuts(state, onChange, { toggleThinking, setFlipped, setValues, setThreats, setShown }))

  const secondBegins = sideIn(tree.root.position) !== kind.first
  const score = best?.score ?? scores.get(at) ?? tree.at(at).score ?? undefined
  return (
    <div class="page-analyse">
      <div class="row page-head">
        <h1>{words().pages.analyse}</h1>
        <GameSelect kinds={kinds} value={state.kind} onChange={(id) => begin({ kind: id, fen: null, moves: [] })} />
        <div class="row page-tools">
          <button onClick={() => setShown('open')}>{text.open}</button>
          <button onClick={() => setShown('edit')}>{text.edit}</button>
          <button onClick={() => setShown('keep')}>{text.keep}</button>
          <button onClick={() => copy(location.href)}>{words().shell.copyLink}</button>
        </div>
      </div>
      <StudyBar
        state={state} onChange={onChange} onNew={() => begin({ kind: state.kind, fen: null, moves: [] })}
        onList={() => setShown('studies')}
      />
      <div class="analyse">
        <div class="analysed">
          <div class="board-and-bar">
            <EvaluationBar score={score} unit={kind.unit} flipped={flipped} />
            <ShownBoard
              kind={kind} position={position} state={state} flipped={flipped} engine={engine}
              threat={threat} values={values && going} onMove={(move) => play([move])}
              onSketch={({ sketch, repeated }) => onChange(sketchedOn(state, (before) => toggled(before, sketch, repeated)))}
            />
          </div>
          <Walk state={state} onGo={goTo} onFlip={() => setFlipped(!flipped)} />
          {position === undefined ? null : <TypedMove at={place} moves={position.moves} onMove={(move) => play([move.text])} />}
          <p class="ending" role="status">{position?.ending == null ? '' : endingText(position.ending)}</p>
          <div class="row toggles">
            <button aria-pressed={values} onClick={() => setValues(!values)}>{text.values}</button>
            <button aria-pressed={threats} onClick={() => setThreats(!threats)}>{text.threats}</button>
            <Pass position={position} onPass={(move) => play([move])} />
            <a class="button" href={positionAddress('why', state, kind.start.fen)}>{words().pages.why}</a>
            <a class="button" href={positionAddress('tree', state, kind.start.fen)}>{words().pages.tree}</a>
          </div>
          <Signs unit={kind.unit} />
          {threat.analysis?.lines[0] === undefined ? null : (
            <p class="threat-line"><b>{text.threat}</b> {threat.analysis.lines[0].moves.slice(0, 5).join(' ')} ({scoreSaid(threat.analysis.lines[0].score, kind.unit)})</p>
          )}
        </div>
        <div class="stack">
          <div class="card">
            <Lines
              title={text.lines} view={view} engine={engine} running={going} player={player} players={players}
              onPlayer={setPlayer} onChoosing={() => setChoosing(true)} onToggle={toggleThinking} onPlay={play}
            />
            {values && position !== undefined ? (
              <ValueTable values={engine.analysis?.values ?? NO_LIST} side={position.side} unit={kind.unit} onPlay={play} />
            ) : null}
            {beside === undefined ? null : (
              <Lines
                title={text.beside} view={view} engine={other} running={going} player={beside} players={players} onPlayer={setBeside} onChoosing={() => setChoosing(true)}
                onToggle={toggleThinking} onPlay={play} onClose={() => setBeside(undefined)}
              />
            )}
            <div class="row">
              <label class="inline"><span>{text.howManyLines}</span>
                <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
                  {[1, 2, 3, 4, 5, 8].map((one) => <option key={one} value={one}>{one}</option>)}
                </select>
              </label>
              {beside !== undefined ? null : <button onClick={() => setBeside(players.find((one) => one.id !== player)?.id ?? player)}>+ {text.beside}</button>}
            </div>
          </div>
          <section class="card game-text" aria-label={words().play.moves}>
            <Moves
              tree={tree} at={at} unit={kind.unit} verdicts={verdicts} onGo={goTo}
              secondBegins={secondBegins}
            />
            <Notes state={state} onChange={onChange} />
          </section>
          <section class="card" aria-label={text.graph}>
            <div class="row">
              <h2 class="grow">{graph === 'values' ? text.graph : text.times}</h2>
              <span class="together">
                <button aria-pressed={graph === 'values'} onClick={() => setGraph('values')}>{text.value}</button>
                <button aria-pressed={graph === 'seconds'} onClick={() => setGraph('seconds')}>{text.time}</button>
              </span>
            </div>
            <Graph series={series} at={tree.line(at).length - 1} limit={LIMIT[kind.unit]} show={graph} onPly={toPly} />
          </section>
          <ReviewPanel
            review={review} unit={kind.unit} canBegin={tree.size > 1} onBegin={beginReview} numberOf={(ply) => moveNumber(ply - 1, numbering(kind.unit), secondBegins)}
            onPly={(ply) => goTo(tree.mainLine()[ply]?.id ?? at)}
            onAnnotate={(document) => {
              const next = opened(document, state.stored, state.study)
              show({ ...next, at: nodeAfter(next, tree.moves(at)) ?? next.at })
            }}
            onPractise={() => makeCards(state).then(onChange, sayFault)}
          />
          <section class="card" aria-labelledby="explorer-title">
            <h2 id="explorer-title">{words().archive.explorer}</h2>
            <Explorer kind={state.kind} unit={kind.unit} fen={tree.at(at).position} onMove={(move) => play([move])} />
          </section>
        </div>
      </div>
      {shown === 'open' ? <OpenDialog kind={run === null ? state.kind : undefined} run={run} onClose={() => setShown(undefined)} onOpen={(document) => { show(opened(document, null)); setShown(undefined) }} /> : null}
      {shown === 'edit' && position !== undefined ? (
        <Editor
          kind={kind} position={position} onClose={() => setShown(undefined)}
          onDone={(edit) => { setShown(undefined); begin({ kind: state.kind, fen: edit.fen, moves: [] }) }}
        />
      ) : null}
      {shown === 'studies' ? (
        <StudiesDialog
          shown={state.study?.id} onClose={() => setShown(undefined)}
          onDeleted={() => begin({ kind: state.kind, fen: null, moves: [] })}
        />
      ) : null}
      {shown === 'keep' ? <KeepDialog state={state} unit={kind.unit} onChange={onChange} onClose={() => setShown(undefined)} /> : null}
    </div>
  )
}

/** What plus means; where discs count, users can choose. */
function Signs({ unit }: { readonly unit: Kind['unit'] }) {
  const text = words().scores
  return unit === 'man' ? <p class="soft signs" title={text.signsHelp}>{text.signs}</p> : (
    <label class="inline signs">
      <span>{text.plus}</span>
      <select value={discScores.value} onChange={(event) => { discScores.value = event.currentTarget.value as typeof discScores.value }}>
        {(['mover', 'black', 'white'] as const).map((one) => <option key={one} value={one}>{text.plusFor[one]}</option>)}
      </select>
    </label>
  )
}

function endingText({ result, rule, why, pieces }: Ending): string {
  const text = words()
  return `${text.play.results[result] ?? result}${pieces == null ? '' : ` ${pieces}`}: ${why === null ? rule : inWords(why, text)}`
}

/** Classic players report no intermediate results. */
function limitFor(kind: Kind, player: string) {
  return player !== 'damier' && kind.players.some((one) => one.id === player) ? SHORT : LONG
}

const NO_ENGINES: readonly AddedEngine[] = []
const NO_LIST: readonly never[] = []

interface ShownBoardProps {
  readonly kind: Kind
  readonly position: Position | undefined
  readonly state: TreeState
  readonly flipped: boolean
  readonly engine: Engine
  readonly threat: Engine
  readonly values: boolean
  readonly onMove: (move: string) => void
  readonly onSketch: Required<BoardProps>['onSketch']
}

function ShownBoard({ kind, position, state, flipped, engine, threat, values, onMove, onSketch }: ShownBoardProps) {
  const pieces = useMemo(() => (position === undefined ? NO_PIECES : piecesOf(position)), [position])
  const last = state.tree.at(state.at).move ?? undefined
  const drawnValues = useMemo(
    () => (position === undefined || !values ? NO_VALUES : valuesOnBoard(position.side, engine.analysis?.values ?? [], kind.unit)),
    [position, engine, values, discScores.value],
  )
  const comment = state.tree.at(state.at).comment
  const sketches = useMemo(() => sketchesIn(comment), [comment])
  const arrows = useMemo(() => arrowsOnBoard(engine.analysis?.lines ?? [], threat.analysis?.lines[0]), [engine, threat])
  return (
    <Board
      shape={kind.shape} pieces={pieces} last={last} flipped={flipped} moves={position?.moves ?? NO_MOVES}
      values={drawnValues} arrows={arrows} at={placeIn(state)} onMove={(move) => onMove(move.text)}
      sketches={sketches} onSketch={onSketch}
    />
  )
}

const NO_MOVES: readonly never[] = []
const NO_PIECES: Pieces = new Map()
const NO_VALUES: ReadonlyMap<string, Value> = new Map()

function Walk({ state, onGo, onFlip }: { readonly state: TreeState; readonly onGo: (id: number) => void; readonly onFlip: () => void }) {
  const { tree, at } = state
  const text = words().play
  const end = tree.mainLine(at).at(-1)?.id ?? at
  return (
    <div class="row walk" role="group" aria-label={words().analyse.walk}>
      <button disabled={at === tree.root.id} aria-label={text.first} title={text.first} onClick={() => onGo(tree.root.id)}>«</button>
      <button disabled={at === tree.root.id} aria-label={text.previous} title={text.previous} onClick={() => onGo(tree.previous(at))}>‹</button>
      <button disabled={at === end} aria-label={text.next} title={text.next} onClick={() => onGo(tree.next(at))}>›</button>
      <button disabled={at === end} aria-label={text.last} title={text.last} onClick={() => onGo(end)}>»</button>
      <button aria-label={text.flip} title={text.flip} onClick={onFlip}>⇅</button>
    </div>
  )
}

function Pass({ position, onPass }: { readonly position: Position | undefined; readonly onPass: (move: string) => void }) {
  const pass = position?.moves.find((move) => move.path.length === 0)
  return pass === undefined ? null : <button onClick={() => onPass(pass.text)}>{words().play.pass}</button>
}

/** The scores of a review by node of the main line: the score of the best move, and after the last move its own. */
function reviewScores(state: TreeState, moves: readonly { ply: number; played: Score }[]): ReadonlyMap<number, Score> {
  const main = state.tree.mainLine()
  return new Map(moves.flatMap((move) => {
    const node = main[move.ply]
    return node === undefined ? [] : [[node.id, move.played] as const]
  }))
}

interface Switches {
  readonly toggleThinking: () => void
  readonly setFlipped: (change: (on: boolean) => boolean) => void
  readonly setValues: (change: (on: boolean) => boolean) => void
  readonly setThreats: (change: (on: boolean) => boolean) => void
  readonly setShown: (shown: Shown) => void
}

function shortcuts(state: TreeState, onChange: (state: TreeState) => void, to: Switches) {
  const text = words()
  const { tree, at } = state
  const go = (id: number) => onChange({ ...state, at: id })
  const not = (on: boolean) => !on
  return [
    { key: 'ArrowLeft', text: text.play.previous, act: () => go(tree.previous(at)) },
    { key: 'ArrowRight', text: text.play.next, act: () => go(tree.next(at)) },
    { key: 'ArrowUp', text: text.analyse.variationBefore, act: () => go(tree.sibling(at, -1)) },
    { key: 'ArrowDown', text: text.analyse.variationAfter, act: () => go(tree.sibling(at, 1)) },
    { key: 'Home', text: text.play.first, act: () => go(tree.root.id) },
    { key: 'End', text: text.play.last, act: () => go(tree.mainLine(at).at(-1)?.id ?? at) },
    { key: 'Delete', text: text.analyse.remove, act: () => onChange(deleted(state)) },
    { key: 'm', text: text.analyse.promote, act: () => onChange(edited(state, tree.promoted(at))) },
    { key: 'z', text: text.analyse.undo, act: () => onChange(takenBack(state)) },
    ...MARKS.map((mark, index) => ({
      key: String(index + 1), text: `${mark} ${text.analyse.markNames[mark]}`, act: () => onChange(edited(state, tree.marked(at, mark))),
    })),
    { key: ' ', text: text.analyse.think, act: to.toggleThinking },
    { key: 'v', text: text.analyse.values, act: () => to.setValues(not) },
    { key: 't', text: text.analyse.threats, act: () => to.setThreats(not) },
    { key: 'f', text: text.play.flip, act: () => to.setFlipped(not) },
    { key: 'o', text: text.analyse.open, act: () => to.setShown('open') },
    { key: 'e', text: text.analyse.edit, act: () => to.setShown('edit') },
    { key: 's', text: text.analyse.keep, act: () => to.setShown('keep') },
  ]
}
