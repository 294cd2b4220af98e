import type { NumberStyle, Piece } from '#src/features/listen/internal/spoken-number.ts'
import { piecesOfNumber, tokensOf, type Token } from '#src/features/listen/internal/tokens.ts'

/** A recorded phrase: its key, and the words that are heard. */
export interface RecordedWords {
  readonly part: Piece
  readonly words: string
}

/** The recorded phrases of a language, to be found by their words. */
export interface PhraseIndex {
  readonly parts: ReadonlySet<Piece>
  /** By their tokens, joined with blanks. */
  readonly byWords: ReadonlyMap<string, Piece>
  /** The number of tokens of the longest phrase. */
  readonly longest: number
}

/** Source of a text's sound: recordings one after another, or a voice of the phone. */
export type Source = { readonly pieces: readonly Piece[] } | { readonly voice: string }

/** Ways of a phone to read aloud. */
export interface Reader {
  readonly index: PhraseIndex
  readonly style: NumberStyle
  /** The voice that the person has heard and confirmed for this language. */
  readonly voice: string | undefined
}

/** Nobody listens to a longer text; it would be searched for too long. */
const mostTokens = 120

/** Returns an index of recordings. Of two with the same words the first counts. */
export function phraseIndex(recorded: readonly RecordedWords[]): PhraseIndex {
  const byWords = new Map<string, Piece>()
  let longest = 0
  for (const { part, words } of recorded) {
    const tokens = tokensOf(words)
    const key = keyOf(tokens)
    if (tokens.length > 0 && !byWords.has(key)) byWords.set(key, part)
    longest = Math.max(longest, tokens.length)
  }
  return { parts: new Set(recorded.map(({ part }) => part)), byWords, longest }
}

const keyOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')

/**
 * Returns the recordings that say a text whole, the longest phrases first, numbers put together from pieces; `undefined` if
 * a word of it was not recorded: half a sentence may say the opposite.
 */
export function piecesOf(text: string, index: PhraseIndex, style: NumberStyle): Piece[] | undefined {
  const tokens = tokensOf(text)
  if (tokens.length === 0 || tokens.length > mostTokens) return undefined
  // How the text goes on from each place. From the end, so that each place is looked at once.
  const rest: (Piece[] | undefined)[] = [...tokens.map(() => undefined), []]
  for (let at = tokens.length - 1; at >= 0; at--)
    rest[at] = phraseFrom(at, tokens, rest, index) ?? numberFrom(tokens[at]!, rest[at + 1], index, style)
  return rest[0]
}

type Rest = readonly (Piece[] | undefined)[]

/** Returns the longest phrase at a place after which the text goes on, with the rest. */
function phraseFrom(at: number, tokens: readonly Token[], rest: Rest, index: PhraseIndex) {
  for (let end = Math.min(tokens.length, at + index.longest); end > at; end--) {
    const after = rest[end]
    const phrase = index.byWords.get(keyOf(tokens.slice(at, end)))
    if (after && phrase !== undefined) return [phrase, ...after]
  }
  return undefined
}

/** Returns the pieces of a number, with those of the text after it; `undefined` if one of them was not recorded. */
function numberFrom({ text, isNumber }: Token, after: Rest[number], index: PhraseIndex, style: NumberStyle) {
  const pieces = after && isNumber ? piecesOfNumber(text, style) : undefined
  if (!after || !pieces?.every((piece) => index.parts.has(piece))) return undefined
  return [...pieces, ...after]
}

/** Returns the source of a text's sound: the centre's recordings, else the confirmed voice, else nothing. */
export function sourceOf(text: string, { index, style, voice }: Reader): Source | undefined {
  const pieces = piecesOf(text, index, style)
  if (pieces) return { pieces }
  return voice !== undefined && /[\p{L}\p{N}]/u.test(text) ? { voice } : undefined
}
