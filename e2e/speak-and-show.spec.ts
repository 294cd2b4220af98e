import type { Page } from '@playwright/test'
import grievance from '#src/features/support/grievance.form.ts'
import { answerAtDesk, openAtDesk } from './pages/at-desk.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { drawnPicture } from './pages/sample-files.ts'
import { filesOn, findOnPhone } from './pages/stored-data.ts'
import { pressSupportButton } from './pages/support.ts'
import { openPage, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import {
  choosePhotos,
  fakeMicrophone,
  hear,
  holdMicrophone,
  recordWebM,
  speak,
  untilAtCentre,
  untilSpoken,
  type HeldMicrophone,
} from './pages/voice.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

test.use({ launchOptions: fakeMicrophone })
test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')
const complaints = '/grievance'

const noteOn = (page: Page) => page.getByRole('dialog').locator('audio')

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
  await speak(form.dialog, 3)
  await form.dialog.getByRole('button', { name: t('Stop and save') }).click()
  await expect(noteOn(page)).toHaveAttribute('src', /^blob:/)
  await expect(form.dialog.getByText(/0:0\d, saved on this phone/)).toBeVisible()
  await choosePhotos(page, form.dialog, [leaf, field])
  await expect(form.dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  expect(await findOnPhone(page, ['A_OPUS', 'dOps', 'JFIF'])).toEqual([])
  // Words are not needed.
  await form.submit()
  await form.expectThanks()

  await context.setOffline(false)
  await requestsOn(page, 'en').open()
  const { reference: shown } = requestsOn(page, 'en')
  await expect(shown).toBeVisible()
  const reference = (await shown.getAttribute('data-reference'))!
  await untilAtCentre(world, reference, ['photo-1', 'photo-2', 'voice'])
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
  expect(await hear(desk.locator('audio'))).toBeGreaterThan(2)
  await desk.getByLabel(t('Text of the voice note')).fill('The thresher never came')
  await desk.getByRole('button', { name: t('Save this text') }).click()
  await expect
    .poll(() => world.backend.query(`select summary from request_summaries`))
    .toEqual([{ summary: 'The thresher never came' }])
  await answerAtDesk(desk, 'It comes tomorrow')
  await desk.goto('/desk')
  await desk.getByLabel(t('Number, name, phone, village or words')).fill('thresher never')
  await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: reference })).toBeVisible()
})

test('a note recorded before the page was killed is there when the draft is opened again', async ({
  page: first,
  context,
}) => {
  await recordWebM(context)
  await first.goto(complaints)
  await untilPagesAreCached(first)
  await context.setOffline(true)
  const form = formOn(first, grievance, 'en')
  await form.openFrom(complaints)
  await form.type('name', 'Killed Speaker')
  await form.dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  await speak(form.dialog, 4)
  const devtools = await context.newCDPSession(first)
  const crashed = first.waitForEvent('crash')
  // The call never returns, because the page is gone.
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  const page = await context.newPage()
  await first.close()

  await requestsOn(page, 'en').open()
  await page.getByRole('button', { name: /^Continue.*Killed Speaker/ }).click()
  expect(await hear(noteOn(page))).toBeGreaterThan(2)
})

test('a refused microphone leaves typing, with a sentence', async ({ page, context }) => {
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

test('a held button records until it is let go, a slow tap until it is stopped; two photos change places', async ({
  page,
}) => {
  const form = formOn(page, grievance, 'en')
  const { dialog } = form
  const saved = dialog.getByText(/0:0\d, saved on this phone/)
  const width = (number: number) =>
    dialog
      .getByRole('img', { name: `Photo ${number}` })
      .evaluate((picture) => (picture as HTMLImageElement).naturalWidth)
  await form.openFrom(complaints)
  await dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  await dialog.getByRole('button', { name: t('Record'), exact: true }).hover()
  await page.mouse.down()
  await untilSpoken(dialog, 3)
  await page.mouse.up()
  await expect(saved).toBeVisible()
  // A slow phone reports the press that became too long for a tap and the tap at once, before the button is gone.
  await dialog.getByRole('button', { name: t('Record again') }).evaluate((button) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    setTimeout(() => {
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      ;(button as HTMLElement).click()
    }, 400)
  })
  await untilSpoken(dialog, 3)
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await dialog.getByRole('button', { name: t('Stop and save') }).click()
  await expect(saved).toBeVisible()

  const [wide, narrow] = [
    await drawnPicture(page, 'image/jpeg', [800, 600]),
    await drawnPicture(page, 'image/jpeg', [640, 480]),
  ]
  await choosePhotos(page, dialog, [wide, narrow])
  await expect.poll(() => width(2)).toBe(640)
  await dialog.getByRole('button', { name: t('Move up: {label}', { label: 'Photo 2' }) }).click()
  await expect.poll(async () => [await width(1), await width(2)]).toEqual([640, 800])
})

/** Opens the complaint's recorder. */
async function openRecorder(page: Page) {
  const form = formOn(page, grievance, 'en')
  await form.openFrom(complaints)
  await form.dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  return form.dialog
}

const microphone = (page: Page, act: (held: HeldMicrophone) => void) =>
  page.evaluate(`(${act.toString()})(window.microphone)`)

test('a call and a dead microphone pause a note, with the reason; what takes the microphone leaves what was said', async ({
  page,
}) => {
  await holdMicrophone(page)
  const dialog = await openRecorder(page)
  const spoken = dialog.locator('[data-spoken]')
  await speak(dialog, 2)
  await microphone(page, ({ track }) => track.dispatchEvent(new Event('mute')))
  await expect(
    dialog.getByText(t('Paused. A call or another app has the microphone. Recording goes on after it.')),
  ).toBeVisible()
  const during = await spoken.innerText()
  await microphone(page, ({ gain }) => void (gain.gain.value = 0))
  await microphone(page, ({ track }) => track.dispatchEvent(new Event('unmute')))
  await expect(dialog.getByText(t('Recording. Speak now.'))).toBeVisible()
  // Ten dead seconds.
  await expect(
    dialog.getByText(t('Nothing is heard. Is the microphone covered? Speak, and recording goes on.')),
  ).toBeVisible()
  expect(await spoken.innerText()).not.toBe(during)
  await microphone(page, ({ gain }) => void (gain.gain.value = 1))
  await expect(dialog.getByText(t('Recording. Speak now.'))).toBeVisible()
  await microphone(page, ({ track }) => track.dispatchEvent(new Event('ended')))
  await expect(
    dialog.getByText(t('A call or another app took the microphone. What you said before is saved.')),
  ).toBeVisible()
  expect(await hear(noteOn(page))).toBeGreaterThan(11)
})

test('a held button records under a thumb that slides, until that thumb is lifted, whatever another finger does', async ({
  page,
  context,
}) => {
  const dialog = await openRecorder(page)
  const devtools = await context.newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const record = dialog.getByRole('button', { name: t('Record'), exact: true })
  await record.scrollIntoViewIfNeeded()
  const box = (await record.boundingBox())!
  const thumb = { x: box.x + 20, y: box.y + 20, id: 1 }
  const slid = { x: 30, y: 60, id: 1 }
  const other = { x: box.x + 150, y: box.y + 60, id: 2 }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  await touch('touchStart', thumb)
  await untilSpoken(dialog, 1)
  await touch('touchStart', thumb, other)
  await touch('touchMove', slid, other)
  await untilSpoken(dialog, 3)
  await touch('touchEnd', slid)
  await expect(dialog.getByText(/0:0\d, saved on this phone/)).toBeVisible()
  await touch('touchEnd')
  await expect(dialog.getByRole('button', { name: t('Record again') })).toBeVisible()
})

test('a browser that cannot play a note says so, and saves it for another app', async ({ page, context }) => {
  await context.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  const dialog = await openRecorder(page)
  await speak(dialog, 3)
  await dialog.getByRole('button', { name: t('Stop and save') }).click()
  await expect(
    dialog.getByText(
      t('This browser cannot play this recording. Save it, and open it in another app or phone.'),
    ),
  ).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Save or open elsewhere/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Voice-note-0-0\d\.webm$/)
})

/** Sends a complaint from the page's phone; returns its id and its reference. */
async function complain(page: Page, world: World): Promise<{ id: string; reference: string }> {
  const sent = () =>
    world.backend.query<{ id: string; reference: string }>(
      `select id, reference from requests where content::jsonb -> 'answers' ->> 'name' = 'Listener'`,
    )
  const form = formOn(page, grievance, 'en')
  await form.openFrom(complaints)
  await form.type('name', 'Listener')
  await form.type('phone', '9000000001')
  await form.choose('about', 'service')
  await form.type('message', 'Which seed?')
  await form.submit()
  await form.expectThanks()
  await expect.poll(async () => (await sent()).length).toBe(1)
  return (await sent())[0]!
}

test('the centre speaks and shows its answer without a network; the farmer has the same bytes, offline too', async ({
  page,
  context,
  world,
  browser,
}) => {
  await signIn(page, 'en')
  const { id, reference } = await complain(page, world)
  const desk = await openPage(browser, world.url)
  await signIn(desk, 'en', 'staff@example.org', '+91 90000 00008')
  await openAtDesk(desk, reference)
  await untilPagesAreCached(desk)
  const drawing = await drawnPicture(desk, 'image/jpeg', [800, 600])
  const main = desk.getByRole('main')
  await main.getByRole('button', { name: t('Speak or add photos') }).click()
  await expect(main.getByRole('button', { name: t('Record'), exact: true })).toBeVisible()
  await desk.context().setOffline(true)
  await speak(main, 3)
  await main.getByRole('button', { name: t('Stop and save') }).click()
  await expect(main.getByText(/0:0\d, saved on this phone/)).toBeVisible()
  await choosePhotos(desk, main, [drawing])
  await expect(main.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  expect(await findOnPhone(desk, ['A_OPUS', 'dOps', 'JFIF'])).toEqual([])
  // Words are not needed here either.
  await answerAtDesk(desk, '', 'answered')
  await expect(
    main.getByText(t('{sent} of {total} photos and voice notes sent', { sent: '0', total: '2' })),
  ).toBeVisible()
  await desk.context().setOffline(false)
  const hashes = await untilAtCentre(world, reference, ['photo-1', 'voice'], 'answer')

  const row = () =>
    requestsOn(page, 'en').received.filter({ hasText: reference }).locator('[data-files]').first()
  const listen = () => row().getByRole('button', { name: /^Listen/ })
  const hearAndSee = async () => {
    await listen().click()
    expect(await hear(row().locator('audio'))).toBeGreaterThan(2)
    await row().getByRole('button', { name: /^Show/ }).click()
    await expect(row().getByRole('img', { name: 'Photo 1' })).toBeVisible()
  }
  await requestsOn(page, 'en').open()
  await expect(listen()).toBeVisible()
  await hearAndSee()
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page.reload()
  await untilAppRuns(page)
  await hearAndSee()
  expect((await filesOn(page, `fetched ${id}`)).map(({ sha256 }) => sha256).toSorted()).toEqual(
    Object.values(hashes).toSorted(),
  )
  expect(await findOnPhone(page, ['A_OPUS', 'dOps', 'JFIF'])).toEqual([])
})

test('support is spoken to and shown a photo without a network, answers by voice, and both are heard offline', async ({
  page,
  context,
  world,
  browser,
}) => {
  test.setTimeout(240_000)
  const support = page.getByRole('dialog', { name: t('Live Support') })
  const files = (place: number) => support.getByRole('log').locator('[data-files]').nth(place)
  const listen = async (place: number) => {
    await files(place)
      .getByRole('button', { name: /^Listen/ })
      .click()
    expect(await hear(files(place).locator('audio'))).toBeGreaterThan(2)
  }
  await signIn(page, 'en')
  await page.goto('/help')
  await untilPagesAreCached(page)
  const leaf = await drawnPicture(page, 'image/jpeg', [800, 600])
  await context.setOffline(true)
  await pressSupportButton(page, 'en')
  await support.getByRole('button', { name: t('Speak or add photos') }).click()
  await speak(support, 3)
  await support.getByRole('button', { name: t('Stop and save') }).click()
  await expect(support.getByText(/0:0\d, saved on this phone/)).toBeVisible()
  await choosePhotos(page, support, [leaf])
  await expect(support.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  // Words are not needed.
  await support.getByRole('button', { name: t('Send'), exact: true }).click()
  await expect(
    support.getByText(t('Saved on this phone. It will be sent when there is network.')),
  ).toBeVisible()
  await listen(0)
  expect(await findOnPhone(page, ['A_OPUS', 'dOps', 'JFIF'])).toEqual([])

  await context.setOffline(false)
  const sent = () =>
    world.backend.query<{ reference: string }>(
      `select reference from requests where kind = 'support' and content::jsonb -> 'manifest' <> '[]'`,
    )
  await expect.poll(async () => (await sent()).length).toBe(1)
  const { reference } = (await sent())[0]!
  await untilAtCentre(world, reference, ['photo-1', 'voice'])
  const desk = await openPage(browser, world.url)
  await signIn(desk, 'en', 'staff@example.org', '+91 90000 00008')
  await openAtDesk(desk, reference)
  const main = desk.getByRole('main')
  await main.getByRole('button', { name: t('Speak or add photos') }).click()
  await speak(main, 3)
  await main.getByRole('button', { name: t('Stop and save') }).click()
  await expect(main.getByText(/0:0\d, saved on this phone/)).toBeVisible()
  await answerAtDesk(desk, '', 'answered')
  await untilAtCentre(world, reference, ['voice'], 'answer')

  await listen(1)
  await context.setOffline(true)
  await page.reload()
  await untilAppRuns(page)
  await pressSupportButton(page, 'en')
  await listen(0)
  await listen(1)
})
