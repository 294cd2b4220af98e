import { createHash } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { expect, type World } from '../world.ts'
import { wordsIn } from './phrases.ts'

const t = wordsIn('en')

/** Launches Chromium with its own fake microphone, which beeps once a second. */
export const fakeMicrophone = {
  executablePath: findBrowser(),
  args: [
    ...browserArguments,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
}

/** Records a note within a part of the page until at least so many seconds are counted. */
export async function speak(part: Locator, seconds: number): Promise<void> {
  await part.getByRole('button', { name: t('Record'), exact: true }).click()
  await untilSpoken(part, seconds)
}

/** Waits until at least so many seconds of a note are counted. */
export async function untilSpoken(part: Locator, seconds: number): Promise<void> {
  const counted = async () => {
    const [, minutes, rest] = /(\d+):(\d+)/.exec(await part.locator('[data-spoken]').innerText())!
    return Number(minutes) * 60 + Number(rest)
  }
  await expect.poll(counted).toBeGreaterThanOrEqual(seconds)
}

/** Winds a note to its middle and plays it to its end; returns the length that its player shows, in seconds. */
export async function hear(note: Locator): Promise<number> {
  await expect(note).toHaveAttribute('src', /^blob:/)
  const [shown, middle, end] = await note.evaluate(async (audio: HTMLAudioElement) => {
    const until = (event: string) => new Promise((resolve) => audio.addEventListener(event, resolve))
    if (audio.readyState === 0) await until('loadedmetadata')
    const { duration } = audio
    const wound = until('seeked')
    audio.currentTime = duration / 2
    await wound
    const middle = audio.currentTime
    const ended = until('ended')
    await audio.play()
    await ended
    return [duration, middle, audio.currentTime] as const
  })
  expect(middle).toBeCloseTo(shown / 2, 1)
  expect(end).toBeCloseTo(shown, 0)
  return shown
}

/** Lets a browser record WebM alone, whose length it does not write. */
export async function recordWebM(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { isTypeSupported } = MediaRecorder
    MediaRecorder.isTypeSupported = (type) => !type.includes('mp4') && isTypeSupported(type)
  })
}

/** A microphone whose sound and whose track a test has in its hand, as `window.microphone`. */
export interface HeldMicrophone {
  gain: GainNode
  track: MediaStreamTrack
}

/** Gives a page a microphone that hums, as `window.microphone`. */
export async function holdMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const [hum, gain] = [context.createOscillator(), context.createGain()]
      const { stream } = hum
        .connect(gain)
        .connect(context.createMediaStreamDestination()) as MediaStreamAudioDestinationNode
      hum.start()
      Object.assign(window, { microphone: { gain, track: stream.getAudioTracks()[0] } })
      return stream
    }
  })
}

/** Chooses pictures in the gallery of the first free photo slot of a part of the page. */
export async function choosePhotos(page: Page, part: Locator, pictures: readonly Buffer[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await part.getByRole('button', { name: t('Gallery: {label}', { label: 'Photo 1' }) }).click()
  const files = pictures.map((buffer, at) => ({ name: `photo-${at}.jpg`, mimeType: 'image/jpeg', buffer }))
  await (await chooser).setFiles(files)
}

/** Returns the files of a request, or of answers to it, at the centre, each with the hash of its stored bytes. */
export async function filesAtCentre(world: World, reference: string, of: 'request' | 'answer' = 'request') {
  const from =
    of === 'request'
      ? 'request_files f on f.request_id = r.id'
      : 'desk_answers a on a.item = r.id join answer_files f on f.answer_id = a.id'
  const files = await world.backend.query<{
    slot: string
    sha256: string
    owner: string
    id: string
    there: boolean
  }>(
    `select f.slot, f.sha256, r.user_id as owner, r.id, f.verified_at is not null as there
     from requests r join ${from} where r.reference = '${reference}' order by f.slot`,
  )
  const key = world.backend.asServiceKey
  const hashes = files.map(async ({ owner, id, sha256 }) => {
    const path = `${world.url}/storage/v1/object/documents/${owner}/${id}/${sha256}`
    const response = await fetch(path, { headers: { apikey: key, authorization: `Bearer ${key}` } })
    return createHash('sha256')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('hex')
  })
  const stored = await Promise.all(hashes)
  return files.map((file, at) => ({ ...file, stored: stored[at] }))
}

/** Waits until the centre has these slots whole; returns the hash of each, by slot. */
export async function untilAtCentre(
  world: World,
  reference: string,
  slots: readonly string[],
  of: 'request' | 'answer' = 'request',
): Promise<Record<string, string>> {
  await expect
    .poll(async () => (await filesAtCentre(world, reference, of)).map(({ slot, there }) => [slot, there]))
    .toEqual(slots.map((slot) => [slot, true]))
  const files = await filesAtCentre(world, reference, of)
  expect(files.map(({ stored }) => stored)).toEqual(files.map(({ sha256 }) => sha256))
  return Object.fromEntries(files.map(({ slot, sha256 }) => [slot, sha256]))
}
