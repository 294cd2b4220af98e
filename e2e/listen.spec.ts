import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import contact from '#src/features/support/contact.form.ts'
import { formOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { escape, openPage, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { fakeMicrophone } from './pages/voice.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

test.use({ launchOptions: fakeMicrophone, worldOf: 'listeners' })
test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('pa')

/** Notes the hash of each sound that a page plays to its end, as `window.heard`. */
async function noteSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    const sounds = new Map<string, Blob>()
    const addressOf = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      const address = addressOf(file)
      sounds.set(address, file)
      return address
    }
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const sound = sounds.get(this.src)
      this.addEventListener(
        'ended',
        async () => {
          const hash = await crypto.subtle.digest('SHA-256', await sound!.arrayBuffer())
          heard.push([...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
        },
        { once: true },
      )
      return play.call(this)
    }
    Object.assign(window, { heard })
  })
}

const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

/** Records the shown phrase for about a second, by keys. */
async function recordShown(page: Page): Promise<void> {
  const card = page.locator('[data-phrase]')
  await page.keyboard.press('r')
  await expect(card.getByText(t('Recording. Speak now.'))).toBeVisible()
  await expect
    .poll(() => card.locator('meter').evaluate((meter: HTMLMeterElement) => meter.value))
    .toBeGreaterThan(0)
  await page.keyboard.press('r')
  await expect(card.getByText(t('Recorded'), { exact: true })).toBeVisible()
}

async function recordedAtCentre(world: World): Promise<Record<string, string>> {
  const rows = await world.backend.query<{ words: string; sound: string }>(
    `select words, sound from voice_recordings where path = 'pa' and sound is not null`,
  )
  return Object.fromEntries(rows.map(({ words, sound }) => [words, sound]))
}

test('an editor records phrases; a farmer who was here before turns Listen on and hears them offline', async ({
  page: editor,
  browser,
  world,
}) => {
  await signIn(editor, 'pa', 'editor@example.org', '+91 90000 00005')
  await editor.goto('/pa/edit?record=all')
  await untilAppRuns(editor)
  await expect(editor.getByRole('heading', { name: t('Record phrases') })).toBeVisible()
  await expect(editor.locator('[data-phrase] button').first()).toBeFocused()
  const missing = editor.locator('details', { hasText: t('Missing phrases') })
  await missing.locator('summary').click()
  await missing.getByRole('button', { name: 'ਬੀਜ', exact: true }).click()
  await editor.locator('[data-phrase] button').first().focus()
  await recordShown(editor)
  // N goes on to the next one that is missing.
  const before = await editor.locator('[data-phrase]').getAttribute('data-phrase')
  await editor.keyboard.press('n')
  await expect(editor.locator('[data-phrase]')).not.toHaveAttribute('data-phrase', before!)
  await recordShown(editor)
  const recorded = await recordedAtCentre(world)
  expect(Object.keys(recorded)).toHaveLength(2)

  const farmer = await openPage(browser, world.url)
  await noteSounds(farmer)
  await farmer.goto('/pa/seeds-catalog')
  await untilPagesAreCached(farmer)
  const question = farmer.getByRole('region', { name: t('Do you want the app to read aloud?') })
  await expect(question).toBeHidden()
  // The next visit asks.
  await farmer.evaluate(() => sessionStorage.clear())
  await farmer.reload()
  await question.getByRole('button', { name: t('Yes, read to me') }).click()
  const settings = farmer.getByRole('dialog')
  await settings.getByRole('button', { name: /KB/ }).click()
  await expect(settings.getByRole('button', { name: t('Turn off') })).toBeVisible()
  await escape(farmer)

  await farmer.context().setOffline(true)
  await farmer.reload()
  const title = (await farmer.getByRole('heading', { level: 1 }).innerText()).trim()
  expect(Object.keys(recorded)).toContain(title)
  const ear = farmer.locator('#main h1 + .ear')
  await expect(ear).toHaveAccessibleName(`ਸੁਣੋ: ${title}`)
  await untilAppRuns(farmer)
  await ear.press('Enter')
  await expect.poll(() => heardOn(farmer)).toEqual([recorded[title]])
  await expect(ear).toHaveAttribute('aria-pressed', 'false')
  // The stored bytes are the recorded ones, and a phrase without a recording has no control.
  expect(await farmer.locator('.ear').count()).toBeLessThan(
    await farmer.locator('#main strong.text-green').count(),
  )

  // The menu turns it off on every page.
  await farmer.context().setOffline(false)
  await farmer.getByRole('button', { name: t('Menu'), exact: true }).click()
  await farmer.locator('#menu').getByRole('button', { name: 'ਸੁਣੋ' }).click()
  await settings.getByRole('button', { name: t('Turn off') }).click()
  await escape(farmer)
  await expect(farmer.locator('.ear')).toHaveCount(0)
  await farmer.reload()
  await untilAppRuns(farmer)
  await expect(farmer.locator('.ear')).toHaveCount(0)
  await expect(question).toBeHidden()
})

/** Records words at the centre, each with a sound of its own, as if editors had. */
async function record(world: World, words: readonly string[]): Promise<void> {
  for (const [at, text] of words.entries()) {
    const sound = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(200, at)])
    const hash = createHash('sha256').update(sound).digest('hex')
    await world.backend.query(
      `insert into voice_sounds (hash, recording) values ('${hash}', '\\x${sound.toString('hex')}') on conflict (hash) do nothing`,
    )
    await world.backend.query(
      `insert into voice_recordings (path, part, words, sound) values ('pa', 'test.${at}', '${text}', '${hash}')
       on conflict (path, part) do update set words = excluded.words, sound = excluded.sound`,
    )
  }
}

test('an ear stands beside a title, a price, a field, a state, a notice and a fault, where all of it was recorded', async ({
  page,
  world,
  context,
}) => {
  await page.goto('/pa/seeds-catalog')
  await untilAppRuns(page)
  const [title, price] = [
    await page.locator('#main h1').innerText(),
    await page.locator('p:has(> strong.text-green)').first().innerText(),
  ]
  const offline = t('No network. Read, fill your cart and forms. Everything stays on this phone.')
  const [question, fault] = [contact.fields.firstName.label.pa, t('Fill this in.')]
  await record(world, [title, price, offline, question, fault, t('Received by the centre')])
  await page.evaluate(() => {
    localStorage.setItem('listen', 'on')
  })
  await page.getByRole('button', { name: t('Menu'), exact: true }).click()
  await page.locator('#menu').getByRole('button', { name: 'ਸੁਣੋ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /KB/ }).click()
  await expect(page.getByRole('button', { name: t('Turn off') })).toBeVisible()
  await escape(page)

  await expect(page.locator('#main h1 + .ear')).toBeVisible()
  const ofPrice = page.locator('strong.text-green + .ear').first()
  await expect(ofPrice).toHaveAccessibleName(/^ਸੁਣੋ: ₹/)
  // It moves nothing, and lies on no other control.
  await expect(ofPrice).toBeInViewport()
  await ofPrice.click({ trial: true })
  await context.setOffline(true)
  await expect(page.locator('.notice-bar + .ear')).toBeVisible()
  await context.setOffline(false)

  const form = formOn(page, contact, 'pa')
  // By its key: a label is the name of its ear too.
  const field = (key: string) => form.dialog.locator(`[name="${key}"]`)
  await form.openFrom('/contact')
  await expect(form.dialog.locator('label + .ear').first()).toHaveAccessibleName(`ਸੁਣੋ: ${question}`)
  // The name of the field is its own.
  await expect(field('firstName')).toHaveAccessibleName(new RegExp(`^${question}( \\*)?$`))
  await form.submit()
  await expect(form.dialog.locator('[id$="-error"] + .ear').first()).toBeVisible()
  await field('firstName').fill('Listener')
  await field('phone').fill('9000000001')
  await field('message').fill('ਸਤ ਸ੍ਰੀ ਅਕਾਲ')
  await form.submit()
  await form.expectThanks()
  await page.goto('/pa/requests')
  await expect(page.locator(':has(> svg > use[href*="state-marks"]) + .ear').first()).toBeVisible()
})
