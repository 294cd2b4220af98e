import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { audioSeconds } from '#functions/_shared/audio-length.ts'
import { withLength } from '#src/features/voice/internal/webm-length.ts'

// Chromium recorded it for 2.6 seconds.
const recorded = new Uint8Array(await readFile(new URL('../fixtures/voice/opus.webm', import.meta.url)))
const durationId = Buffer.from([0x44, 0x89, 0x88])

/** Returns the length in the head, in milliseconds. */
function lengthIn(bytes: Uint8Array<ArrayBuffer>): number | undefined {
  const at = Buffer.from(bytes).indexOf(durationId)
  return at < 0 ? undefined : Buffer.from(bytes).readDoubleBE(at + durationId.length)
}

it('a recording without a length gets that of its sound, and loses nothing', () => {
  expect(lengthIn(recorded)).toBeUndefined()
  const written = withLength(recorded)
  expect(lengthIn(written)).toBeCloseTo(2540, 0)
  expect(audioSeconds(written, 'audio/webm')).toBe(audioSeconds(recorded, 'audio/webm'))
  expect(written.slice(-(recorded.length - 100))).toEqual(recorded.slice(100))
  // Once is enough.
  expect(withLength(written)).toEqual(written)
})

it('what a kill left of it gets its own length', () => {
  for (let end = 0; end <= recorded.length; end += 13) {
    const cut = recorded.slice(0, end)
    const seconds = audioSeconds(cut, 'audio/webm')
    const written = withLength(cut)
    if (seconds === undefined) expect(written).toEqual(cut)
    else expect(lengthIn(written)).toBeCloseTo(seconds * 1000, 0)
  }
})

it('what is no recording stays as it is', () => {
  for (const bytes of [[], [0x1a], [0x1a, 0x45, 0xdf, 0xa3, 0xff], [0xff, 0xd8, 0xff, 0xe0]])
    expect(withLength(new Uint8Array(bytes))).toEqual(new Uint8Array(bytes))
})
