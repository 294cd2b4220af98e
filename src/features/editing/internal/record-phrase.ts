import { base64Of, bytesOfBase64 } from '#src/base/bytes.ts'
import {
  openRecorder,
  type MicrophoneProblem,
  type Recorder,
  type RecorderEvents,
} from '#src/platform/device/microphone.ts'
import { voiceTypeOf } from '#src/platform/photos/signature.ts'

export type { MicrophoneProblem }

/**
 * A recorded phrase as a data address, or why there is none: `short` for a slip, `broken` if it cannot be played or nothing
 * was heard, `taken` if a call or another app took the microphone in the middle of it, `large`.
 */
export type RecordedPhrase = { readonly sound: string } | 'short' | 'broken' | 'large' | 'taken'

/** A phrase that is being recorded. */
export interface PhraseInProgress {
  /** Ends it; its result goes to `onDone`. */
  readonly stop: () => void
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number
}

/** Nobody listens to a longer phrase; it ends there by itself. */
export const longestPhraseMs = 9000
/** The shortest number is longer. */
const shortestMs = 250
/** The database refuses more. */
const mostBytes = 12 * 1024
/** Speech is understood at this rate, and 150 phrases with all numbers fit into 400 KB. */
const bitsPerSecond = 8000

type Open = (pieceMs: number, events: RecorderEvents, bits: number) => Promise<Recorder | MicrophoneProblem>

/**
 * Asks for the microphone and records a phrase in memory; `left` if the person left while the browser asked.
 *
 * @param onDone called once with the result, whoever ended it: the person, the longest length, a call
 * @param hasLeft true once nobody sees the recorder any more, who could stop it
 */
export async function recordPhrase(
  onDone: (phrase: RecordedPhrase) => void,
  open: Open = openRecorder,
  hasLeft = () => false,
): Promise<PhraseInProgress | MicrophoneProblem | 'left'> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let recorder: Recorder | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isQuiet = false
  let begun = 0
  const end = (result: (length: number, hasHeard: boolean) => RecordedPhrase) => {
    if (isOver || !recorder) return
    isOver = true
    clearTimeout(timer)
    const [length, hasHeard] = [performance.now() - begun, recorder.hasHeard()]
    void recorder.stop().then(() => onDone(result(length, hasHeard)))
  }
  const stop = () =>
    end((length, hasHeard) => {
      if (length < shortestMs) return 'short'
      return hasHeard ? phraseOf(pieces) : 'broken'
    })
  // Nobody wants to hear half a phrase.
  const lose = () => end(() => 'taken')
  const events: RecorderEvents = {
    onPiece: (piece) => void pieces.push(piece),
    onEnd: lose,
    onQuiet: (why) => {
      isQuiet = why !== undefined
      if (isQuiet) lose()
    },
  }
  const opened = await open(longestPhraseMs * 2, events, bitsPerSecond)
  if (typeof opened === 'string') return opened
  if (hasLeft()) {
    await opened.stop()
    return 'left'
  }
  recorder = opened
  begun = performance.now()
  timer = setTimeout(stop, longestPhraseMs)
  if (isQuiet) lose()
  return { stop, level: opened.level }
}

function phraseOf(pieces: readonly Uint8Array<ArrayBuffer>[]): RecordedPhrase {
  const bytes = new Uint8Array(pieces.flatMap((piece) => [...piece]))
  const type = voiceTypeOf(bytes)
  if (type === undefined) return 'broken'
  if (bytes.length > mostBytes) return 'large'
  return { sound: `data:${type};base64,${base64Of(bytes)}` }
}

/** Returns a recording that waits as bytes, to be heard; `undefined` for anything else, such as the hash of a stored one. */
export function soundIn(address: unknown): Uint8Array<ArrayBuffer> | undefined {
  const [, base64] = /^data:audio\/\w+;base64,(.+)$/.exec(String(address)) ?? []
  return base64 === undefined ? undefined : bytesOfBase64(base64)
}
