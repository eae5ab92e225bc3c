import type { FaultCode } from '../faults/codes'

/** The sentences of the server; their English texts are with the rules. */
export type SentenceCode =
  | FaultCode
  // The end of a game.
  | 'RESIGNED' | 'DRAW_AGREED' | 'LOST_ON_TIME' | 'FORFEITED' | 'TOO_LONG' | 'SCORES_AGREE' | 'KNOWN_RESULT' | 'REPEATED' | 'REPEATED_BY_RULE'
  // Draughts: the position.
  | 'NOT_OVER' | 'NO_RULE' | 'NOTHING_TO_CAPTURE' | 'MUST_CAPTURE' | 'FREE_CHOICE' | 'FIRST_KING_WINS' | 'NO_PIECES_LOSES'
  | 'NO_PIECES_WINS' | 'NO_MOVE_LOSES' | 'NO_MOVE_WINS' | 'KING_MOVES_DRAW' | 'KING_MOVES_SO_FAR' | 'ENDGAME_DRAW'
  | 'ENDGAME_SO_FAR' | 'KING_RESTS'
  // A move.
  | 'LEGAL' | 'NOT_LEGAL' | 'FITS_SEVERAL' | 'WRITE_BETWEEN' | 'MOVES_SO' | 'CAPTURES' | 'MAY_BE_CHOSEN' | 'PROMOTED'
  | 'PROMOTED_AND_WINS' | 'PROMOTED_IN_PASSING' | 'STAYS_A_MAN' | 'PIECE_OF_OTHER' | 'NO_PIECE' | 'NOT_COMPLETE' | 'ONE_STEP'
  | 'QUIET' | 'OCCUPIED' | 'STANDS_THERE' | 'PROMOTION_ENDS' | 'NOT_IN_LINE' | 'JUMP_NOT_IN_LINE' | 'NOTHING_BETWEEN'
  | 'FORWARD_ONLY' | 'OWN_IN_THE_WAY' | 'JUMPED_IN_THE_WAY' | 'SEVERAL_IN_THE_WAY' | 'MAN_JUMPS_NEAR' | 'KING_JUMPS_NEAR'
  | 'CAPTURES_FORWARD' | 'KING_SPARED'
  // Capture precedence.
  | 'MOST_PIECES' | 'KING_AT_EQUAL_NUMBERS' | 'KING_AT_EQUAL_VALUE' | 'KING_BEFORE_MAN' | 'MOST_KINGS' | 'KINGS_FIRST'
  | 'HIGHEST_VALUE' | 'STOPS_EARLY' | 'GOES_TOO_FAR'
  // A square.
  | 'PIECE_MUST_CAPTURE' | 'PIECE_CAN_MOVE' | 'PIECE_CANNOT_CAPTURE' | 'BLOCKED' | 'BLOCKED_BY_ONE' | 'BLOCKED_BY'
  | 'SPARES_KING' | 'PIECE_IS_OTHERS' | 'CAPTURED_BY' | 'EMPTY_REACHED' | 'EMPTY_NO_CAPTURE' | 'EMPTY_NOT_REACHED'
  // Othello.
  | 'TURNS_ONE' | 'TURNS_SEVERAL' | 'OVER' | 'OVER_MOST_WIN' | 'PASS_WITH_A_MOVE' | 'SQUARE_TAKEN' | 'TURNS_NOTHING'
  | 'TURNS_NOTHING_PASS' | 'MUST_TURN' | 'MUST_PASS' | 'DRAWN' | 'WINS' | 'WINS_EMPTIES'
  // Mistakes, and comments on training answers.
  | 'LOSES' | 'LOSES_SOMETIME' | 'MISSES_WIN' | 'MISSES_SOME_WIN' | 'COSTS' | 'LESS_IN_MEN' | 'LESS_IN_DISCS' | 'AS_GOOD_AS' | 'SOUND_BUT' | 'LINE_GOES_ON'

/** Fixed phrases: movements of pieces, material of endgames, topics of articles without a number, parts of errors. */
export type Term =
  | 'DIAGONAL' | 'ANY_LINE' | 'MAN_STEPS' | 'KING_STEPS' | 'KING_FLIES'
  | 'THREE_PIECES' | 'TWO_PIECES' | 'THREE_OR_MORE_KINGS' | 'FOUR_OR_FIVE' | 'SIX_OR_SEVEN' | 'THREE_KINGS' | 'TWO_KINGS' | 'ONE_KING'
  | 'TURNS' | 'MAN_MOVE' | 'KING_MOVE' | 'MAN_CAPTURE' | 'MEN_CAPTURE_DIRECTIONS' | 'MEN_SPARE_KINGS' | 'KING_CAPTURE'
  | 'COMPULSORY' | 'GOES_ON' | 'OWN_PIECES' | 'JUMPED_ONCE' | 'LANDING' | 'MOST_PIECES' | 'WITH_A_KING' | 'MOST_KINGS'
  | 'KINGS_FIRST' | 'HIGHEST_VALUE' | 'FREE_CHOICE' | 'PROMOTION' | 'PROMOTION_IN_CAPTURE' | 'KING_RUN' | 'REPETITION'
  | 'KING_MOVES' | 'NO_MOVE' | 'FIRST_KING' | 'FINAL_SCORE'
  | 'WHITE_MAN' | 'BLACK_MAN' | 'WHITE_KING' | 'BLACK_KING' | 'WHITE_PIECES' | 'BLACK_PIECES' | 'SMALL_BOARD' | 'LARGE_BOARD'
  | 'THE_END'

/** Rule books with translated names. */
export type Book =
  | 'Frisian rules' | 'Czech rules' | 'Killer draughts' | 'Breakthrough draughts' | 'Antidraughts' | 'WOF rule' | 'WOF tournament rules'

/** The features of the engine's evaluations. */
export type FeatureName =
  | 'move' | 'man' | 'king' | 'first-king' | 'tempo' | 'imbalance' | 'mobility' | 'safe-mobility' | 'blocked'
  | 'locked-edge' | 'captures' | 'runaway-1' | 'runaway-2' | 'runaway-3' | 'king-mobility' | 'safe-king-mobility'
  | 'opposition' | 'formations' | 'king-squares' | 'king-ending' | 'hidden-layer'
  | 'parity' | 'moves' | 'opponent-moves' | 'corner' | 'angle' | 'edge' | 'block' | 'row-2' | 'row-3' | 'row-4'
  | 'diagonal-8' | 'diagonal-7' | 'diagonal-6' | 'diagonal-5' | 'diagonal-4'

type Nouns = readonly [one: string, many: string]

/**
 * The texts of a language. In a sentence, `{moves|or}` joins a list, `{count|piece|pieces}` chooses singular or plural,
 * and `{count|place}` is an ordinal number.
 */
export interface RuleWords {
  readonly sentences: Readonly<Record<SentenceCode, string>>
  readonly terms: Readonly<Record<Term, string>>
  readonly books: Readonly<Record<Book, string>>
  readonly features: Readonly<Record<FeatureName, string>>
  readonly and: string
  readonly or: string
  readonly more: (count: number) => string
  readonly place: (count: number) => string
  readonly pieces: { readonly man: string; readonly king: string }
  readonly kings: Nouns
  readonly men: Nouns
  readonly won: { readonly white: string; readonly black: string }
}
