import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { VoicePackPart } from '#src/features/listen/internal/listen-api.ts'
import { bytesIn, dropPack, storedPack, soundFile, syncPack } from '#src/features/listen/pack.ts'
import { device } from '#src/platform/device/database.ts'

beforeEach(() => device.settings.clear())

const webm = (word: string) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(word)])

function recording(
  part: string,
  version: number,
  sound: Buffer | null = webm(part),
): VoicePackPart['recordings'][number] {
  return {
    part,
    words: `${part} words`,
    version,
    hash: sound && createHash('sha256').update(sound).digest('hex'),
    sound: sound && sound.toString('base64'),
  }
}

/** A centre with recordings that answers one at a time, until its network breaks. */
function centreWith(recordings: VoicePackPart['recordings'], breaksAfter = Number.POSITIVE_INFINITY) {
  const asked: number[] = []
  const fetchPart = async (_language: string, since: number): Promise<VoicePackPart | undefined> => {
    if (asked.length >= breaksAfter) return undefined
    asked.push(since)
    const [next, ...more] = recordings.filter(({ version }) => version > since)
    const last = Math.max(0, ...recordings.map(({ version }) => version))
    return {
      version: more.length > 0 ? next!.version : last,
      more: more.length > 0,
      recordings: next ? [next] : [],
    }
  }
  return { asked, fetchPart }
}

const parts = async () => (await storedPack('pa'))?.recordings.map(({ part }) => part)

test('a download that breaks off keeps what came and goes on from there', async () => {
  const all = [recording('home', 5), recording('shop', 7), recording('cart', 9)]
  const broken = centreWith(all, 2)
  expect(await syncPack('pa', broken.fetchPart)).toBe('silent')
  expect(await parts()).toEqual(['home', 'shop'])
  const whole = centreWith(all)
  expect(await syncPack('pa', whole.fetchPart)).toEqual({ saved: true })
  expect(whole.asked).toEqual([7])
  expect(await parts()).toEqual(['home', 'shop', 'cart'])
  expect(await storedPack('hi')).toBeUndefined()
})

test('the stored recording is the centre’s, by its hash, and a browser can play it', async () => {
  await syncPack('pa', centreWith([recording('home', 5)]).fetchPart)
  const { recordings } = (await storedPack('pa'))!
  expect(Buffer.from(recordings[0]!.sound)).toEqual(webm('home'))
  expect(soundFile(recordings[0]!)).toMatchObject({ type: 'audio/webm', size: webm('home').length })
  expect(bytesIn((await storedPack('pa'))!)).toBe(webm('home').length)
})

test('a sound that is not what its hash says is not kept', async () => {
  const wrong = { ...recording('home', 5), sound: webm('other').toString('base64') }
  expect(await syncPack('pa', centreWith([wrong]).fetchPart)).toBe('silent')
  const noBase64 = { ...recording('home', 5), sound: 'a portal!' }
  expect(await syncPack('pa', centreWith([noBase64]).fetchPart)).toBe('silent')
  expect(await parts()).toBeUndefined()
})

test('a recording is replaced and withdrawn', async () => {
  await syncPack('pa', centreWith([recording('home', 5), recording('shop', 7)]).fetchPart)
  const changed = [recording('home', 11, null), recording('shop', 12, webm('louder'))]
  await syncPack('pa', centreWith(changed).fetchPart)
  const { recordings, version } = (await storedPack('pa'))!
  expect(version).toBe(12)
  expect(recordings.map(({ part, sound }) => [part, Buffer.from(sound)])).toEqual([['shop', webm('louder')]])
})

test('a centre whose database is new replaces all', async () => {
  await syncPack('pa', centreWith([recording('home', 500)]).fetchPart)
  await syncPack('pa', centreWith([recording('shop', 3)]).fetchPart)
  expect(await parts()).toEqual(['shop'])
})

test('a centre that says "more" for ever is asked once', async () => {
  const asked: number[] = []
  const answer = async (_: string, since: number): Promise<VoicePackPart> => {
    asked.push(since)
    return { version: since, more: true, recordings: [] }
  }
  expect(await syncPack('pa', answer)).toBe('silent')
  expect(asked).toEqual([0])
})

test('it is removed from the phone', async () => {
  await syncPack('pa', centreWith([recording('home', 5)]).fetchPart)
  expect(await dropPack('pa')).toEqual({ saved: true })
  expect(await parts()).toBeUndefined()
})
