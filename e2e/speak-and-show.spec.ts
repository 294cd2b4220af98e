import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import grievance from '#src/forms/grievance.form.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { answerAtDesk, openAtDesk } from './pages/at-desk.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { drawnPicture } from './pages/sample-files.ts'
import { findOnPhone } from './pages/stored-data.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

/* Chromium's own fake microphone beeps once a second. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      ...browserArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})
test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')
const complaints = '/grievance'

/** Records a note until so many seconds are counted. */
async function speak(page: Page, until: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('Record'), exact: true }).click()
  await expect(dialog.locator('[data-spoken]')).toContainText(until, { timeout: 20_000 })
}
const noteOn = (page: Page) => page.getByRole('dialog').locator('audio')

/** Returns the files of a request at the centre, each with the hash of its stored bytes. */
async function filesAtCentre(world: World, reference: string) {
  const files = await world.backend.query<{
    slot: string
    sha256: string
    owner: string
    id: string
    there: boolean
  }>(
    `select f.slot, f.sha256, r.user_id as owner, r.id, f.verified_at is not null as there
     from requests r join request_files f on f.request_id = r.id where r.reference = '${reference}' order by f.slot`,
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

test('a complaint is spoken and shown without a network; the centre has the same bytes once, and the desk hears it', async ({
  page,
  context,
  world,
  browser,
}) => {
  const form = formOn(page, grievance, 'en')
  await signIn(page, 'en')
  await page.goto(complaints)
  await untilPagesAreCached(page)
  const [leaf, field] = [
    await drawnPicture(page, 'image/jpeg', [800, 600]),
    await drawnPicture(page, 'image/jpeg', [640, 480]),
  ]
  await context.setOffline(true)
  await form.openFrom(complaints)
  await form.type('name', 'Voice Tester')
  await form.type('phone', '9000000001')
  await form.choose('about', 'service')
  await form.dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  await speak(page, '0:03')
  await form.dialog.getByRole('button', { name: t('Stop and save') }).click()
  await expect(noteOn(page)).toHaveAttribute('src', /^blob:/)
  await expect(form.dialog.getByText(/0:0\d, saved on this phone/)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await form.dialog.getByRole('button', { name: t('Gallery: {label}', { label: 'Photo 1' }) }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: leaf },
    { name: 'field.jpg', mimeType: 'image/jpeg', buffer: field },
  ])
  await expect(form.dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible({ timeout: 20_000 })
  expect(await findOnPhone(page, ['A_OPUS', 'JFIF'])).toEqual([])
  // Words are not needed.
  await form.submit()
  await form.expectThanks()

  await context.setOffline(false)
  await requestsOn(page, 'en').open()
  const { reference: shown } = requestsOn(page, 'en')
  await expect(shown).toBeVisible({ timeout: 30_000 })
  const reference = (await shown.getAttribute('data-reference'))!
  await expect
    .poll(async () => (await filesAtCentre(world, reference)).map(({ slot, there }) => [slot, there]), {
      timeout: 30_000,
    })
    .toEqual([
      ['photo-1', true],
      ['photo-2', true],
      ['voice', true],
    ])
  const files = await filesAtCentre(world, reference)
  expect(files.map(({ stored }) => stored)).toEqual(files.map(({ sha256 }) => sha256))
  const sent = await world.backend.query(
    `select 1 from requests where content::jsonb -> 'answers' ->> 'name' = 'Voice Tester'`,
  )
  expect(sent).toHaveLength(1)

  const desk = await (
    await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 740 } })
  ).newPage()
  await withConsent(desk)
  await signIn(desk, 'en', 'staff@example.org', '+91 90000 00008')
  await openAtDesk(desk, reference)
  const listen = desk.getByRole('button', { name: /^Listen/ })
  await listen.focus()
  await desk.keyboard.press('Enter')
  const note = desk.locator('audio')
  await expect(note).toHaveAttribute('src', /^blob:/)
  const heard = await note.evaluate(async (audio: HTMLAudioElement) => {
    await audio.play()
    await new Promise((resolve) => audio.addEventListener('ended', resolve))
    return audio.currentTime
  })
  expect(heard).toBeGreaterThan(2)
  await desk.getByLabel(t('What the voice note says')).fill('The thresher never came')
  await desk.getByRole('button', { name: t('Save these words') }).click()
  await expect
    .poll(() => world.backend.query(`select summary from request_summaries`), { timeout: 20_000 })
    .toEqual([{ summary: 'The thresher never came' }])
  await answerAtDesk(desk, 'It comes tomorrow')
  await desk.goto('/desk')
  await desk.getByLabel(t('Number, name, phone, village or words')).fill('thresher never')
  await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: reference })).toBeVisible()
})

test('what was spoken before the page was killed is there when the draft is opened again @full', async ({
  page: first,
  context,
}) => {
  await first.goto(complaints)
  await untilPagesAreCached(first)
  await context.setOffline(true)
  const form = formOn(first, grievance, 'en')
  await form.openFrom(complaints)
  await form.type('name', 'Killed Speaker')
  await form.dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  await speak(first, '0:04')
  const devtools = await context.newCDPSession(first)
  const crashed = first.waitForEvent('crash')
  // The call never returns, because the page is gone.
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  const page = await context.newPage()
  await first.close()

  await requestsOn(page, 'en').open()
  await page.getByRole('button', { name: /^Continue.*Killed Speaker/ }).click()
  await expect(noteOn(page)).toHaveAttribute('src', /^blob:/, { timeout: 20_000 })
  const seconds = await noteOn(page).evaluate(async (audio: HTMLAudioElement) => {
    await audio.play()
    await new Promise((resolve) => audio.addEventListener('ended', resolve))
    return audio.currentTime
  })
  expect(seconds).toBeGreaterThan(2)
})

test('a refused microphone leaves typing, with a sentence @full', async ({ page, context }) => {
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const form = formOn(page, grievance, 'en')
  await form.openFrom(complaints)
  await form.dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  await form.dialog.getByRole('button', { name: t('Record'), exact: true }).click()
  await expect(
    form.dialog.getByText(t('The microphone is not allowed. Allow it in the browser, or type instead.')),
  ).toBeVisible()
  await form.type('message', 'Written')
  await expect(form.field('message')).toHaveValue('Written')
})
