import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  longestPhraseMs,
  recordPhrase,
  soundIn,
  type RecordedPhrase,
} from '#src/features/editing/internal/record-phrase.ts'
import type { RecorderEvents } from '#src/platform/device/microphone.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const webm = (length: number) => new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Array<number>(length).fill(7)])

/** A microphone that hands over a piece when it is stopped; `end` is a call that takes it away. */
function microphone(piece: Uint8Array<ArrayBuffer>, hasHeard = true) {
  let events: RecorderEvents
  let stops = 0
  const open = async (_piece: number, given: RecorderEvents) => {
    events = given
    const stop = async () => {
      stops += 1
      events.onPiece(piece)
    }
    return { stop, pause: () => {}, resume: () => {}, level: () => 0.5, hasHeard: () => hasHeard }
  }
  return {
    open,
    end: () => events.onEnd('taken'),
    mute: () => events.onQuiet('muted'),
    stops: () => stops,
  }
}

async function recorded(
  piece: Uint8Array<ArrayBuffer>,
  afterMs: number,
  from = microphone(piece),
): Promise<RecordedPhrase> {
  const done = Promise.withResolvers<RecordedPhrase>()
  const phrase = await recordPhrase(done.resolve, from.open)
  await vi.advanceTimersByTimeAsync(afterMs)
  if (typeof phrase !== 'string') phrase.stop()
  return done.promise
}

test('a phrase becomes a data address of its own type', async () => {
  const phrase = await recorded(webm(200), 1000)
  expect(phrase).toMatchObject({ sound: expect.stringMatching(/^data:audio\/webm;base64,GkXfo/) })
  expect(soundIn((phrase as { sound: string }).sound)).toEqual(webm(200))
})

test.each([
  ['a slip of the finger', webm(200), 100, 'short'],
  ['what is no sound', new Uint8Array([1, 2, 3, 4, 5]), 1000, 'broken'],
  ['a speech', webm(13_000), 1000, 'large'],
])('%s is none', async (_, piece, afterMs, why) => {
  expect(await recorded(piece, afterMs)).toBe(why)
})

test('a phrase of a dead microphone is none, nor is half of one', async () => {
  expect(await recorded(webm(200), 1000, microphone(webm(200), false))).toBe('broken')
  for (const cut of ['end', 'mute'] as const) {
    const results: RecordedPhrase[] = []
    const own = microphone(webm(200))
    await recordPhrase((result) => results.push(result), own.open)
    await vi.advanceTimersByTimeAsync(1000)
    own[cut]()
    await vi.advanceTimersByTimeAsync(longestPhraseMs)
    expect(results).toEqual(['taken'])
  }
})

test('it ends once: by itself, or by a call', async () => {
  for (const isCalled of [true, false]) {
    const results: RecordedPhrase[] = []
    const own = microphone(webm(200))
    const phrase = await recordPhrase((result) => results.push(result), own.open)
    await vi.advanceTimersByTimeAsync(isCalled ? 2000 : longestPhraseMs)
    if (isCalled) own.end()
    if (typeof phrase !== 'string') phrase.stop()
    await vi.advanceTimersByTimeAsync(longestPhraseMs)
    expect(results).toHaveLength(1)
    expect(own.stops()).toBe(1)
  }
})

test('a recorder that was closed while the browser asked for the microphone records nothing', async () => {
  const own = microphone(webm(200))
  let hasLeft = false
  const phrase = recordPhrase(
    () => expect.unreachable(),
    own.open,
    () => hasLeft,
  )
  hasLeft = true
  expect(await phrase).toBe('left')
  expect(own.stops()).toBe(1)
  await vi.advanceTimersByTimeAsync(longestPhraseMs)
  expect(own.stops()).toBe(1)
})

test('a refused microphone says so', async () => {
  expect(
    await recordPhrase(
      () => expect.unreachable(),
      async () => 'refused',
    ),
  ).toBe('refused')
})

test('only a recording is one', () => {
  for (const other of [null, undefined, 'a'.repeat(64), 'data:image/jpeg;base64,AA==', 7])
    expect(soundIn(other)).toBeUndefined()
})
