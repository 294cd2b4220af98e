import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { audioSeconds } from '../../supabase/functions/_shared/audio-length.ts'
import { typeByMagicBytes } from '../../supabase/functions/_shared/magic-bytes.ts'
import { verifyFiles } from '../../supabase/functions/complete-request/verify-files.ts'
import { attachmentOf } from './attachment-store.ts'
import { oggNote, webmNote } from './voice-notes.ts'

const recorded = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../fixtures/voice/${name}`, import.meta.url)))
const verdict = (bytes: Uint8Array<ArrayBuffer>, type: string, seconds: number | null = 60) =>
  verifyFiles(bytes, { ...attachmentOf('voice', bytes, type).listed, seconds })

describe('the length of a note', () => {
  // Chromium recorded both for 2.6 seconds.
  it.each([
    ['opus.webm', 'audio/webm'],
    ['sound.mp4', 'audio/mp4'],
  ])('is read from %s, as a browser records it', async (name, type) => {
    const bytes = await recorded(name)
    expect(typeByMagicBytes(bytes)).toBe(type)
    expect(audioSeconds(bytes, type)).toBeGreaterThan(2.5)
    expect(audioSeconds(bytes, type)).toBeLessThan(2.7)
  })

  it.each(['opus.webm', 'sound.mp4'])('is what is left of %s after a kill at any byte', async (name) => {
    const bytes = await recorded(name)
    const type = typeByMagicBytes(bytes)!
    const whole = audioSeconds(bytes, type)!
    let before = 0
    for (let end = 0; end <= bytes.length; end += 7) {
      const length = audioSeconds(bytes.subarray(0, end), type) ?? 0
      expect(length).toBeGreaterThanOrEqual(before)
      expect(length).toBeLessThanOrEqual(whole)
      before = length
    }
    expect(before).toBeGreaterThan(whole / 2)
  })

  it('is the last position of an Ogg file, without what a player skips', () => {
    expect(audioSeconds(oggNote(12), 'audio/ogg')).toBeCloseTo(12, 1)
    expect(audioSeconds(oggNote(12).subarray(0, -3), 'audio/ogg')).toBeCloseTo(6, 1)
  })

  it('is none of a video, of another codec, and of bytes that say nothing', () => {
    expect(audioSeconds(webmNote(5, ['A_OPUS', 'V_VP8']), 'audio/webm')).toBeUndefined()
    expect(audioSeconds(webmNote(5, ['A_VORBIS']), 'audio/webm')).toBeUndefined()
    for (const type of ['audio/webm', 'audio/ogg', 'audio/mp4', 'image/jpeg'])
      for (const size of [0, 1, 40, 4000]) {
        expect(audioSeconds(new Uint8Array(size), type)).toBeUndefined()
        expect(audioSeconds(new Uint8Array(size).fill(0xff), type)).toBeUndefined()
      }
  })
})

describe('the centre takes a note', () => {
  it('of one second to its form’s longest, and no other', async () => {
    expect(await verdict(webmNote(60), 'audio/webm')).toBe('fits')
    expect(await verdict(webmNote(64), 'audio/webm')).toBe('unlike')
    expect(await verdict(webmNote(0.9), 'audio/webm')).toBe('unlike')
    expect(await verdict(await recorded('sound.mp4'), 'audio/mp4')).toBe('fits')
    // The rules of its version say nothing of a voice.
    expect(await verdict(webmNote(20), 'audio/webm', null)).toBe('unlike')
  })

  it('only in the format that is listed', async () => {
    expect(await verdict(webmNote(9), 'audio/mp4')).toBe('unlike')
    expect(await verdict(webmNote(9, ['A_OPUS', 'V_VP8']), 'audio/webm')).toBe('unlike')
    const page = new TextEncoder().encode('\u001aE<script>alert(1)</script>')
    expect(await verdict(page, 'audio/webm')).toBe('unlike')
  })
})
