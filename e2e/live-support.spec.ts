import type { BrowserContext, Page } from '@playwright/test'
import { centre } from '#src/content/centre.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { deskAnswer } from '../tests/database/desk-answer.ts'
import { pressSupportButton } from './pages/support.ts'
import { escape, untilAppRuns, untilPolled, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf, untilPagesAreCached, type World } from './world.ts'

/** Returns the support window as a person sees it. */
function supportOn(page: Page, code: Language) {
  const t = wordsIn(code)
  const dialog = page.getByRole('dialog', { name: t('Live Support') })
  return {
    t,
    dialog,
    button: page.getByRole('button', { name: t('Live Support'), exact: true }),
    input: dialog.getByRole('textbox', { name: t('Your message') }),
    send: dialog.getByRole('button', { name: t('Send') }),
    log: dialog.getByRole('log'),
    saved: dialog.getByText(t('Saved on this phone. It will be sent when there is network.')),
  }
}

/** Answers the centre's latest message as staff. */
async function answerLast({ url, backend }: World, note: string): Promise<void> {
  const json = { 'content-type': 'application/json', apikey: backend.publishableKey }
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'staff@example.org', password: 'khet-seva-demo' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const [last] = await backend.query<{ id: string }>(
    `select id from requests where kind = 'support' order by received_at desc limit 1`,
  )
  const entries = [deskAnswer({ item: last!.id, seen: 9e14, note })]
  const answered = await fetch(`${url}/rest/v1/rpc/answer_from_desk`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ entries }),
  })
  expect(answered.ok, await answered.clone().text()).toBe(true)
}

async function openSupport(page: Page, code: Language, path = '/help') {
  await page.goto(addressIn(code, path))
  await untilAppRuns(page)
  const support = supportOn(page, code)
  await pressSupportButton(page, code)
  await expect(support.input).toBeFocused()
  return support
}

async function keptPages(context: BrowserContext, page: Page, code: Language) {
  await withConsent(context)
  await page.goto(addressIn(code, '/help'))
  await untilPagesAreCached(page)
}

for (const { code, name, tag } of tonguesOf('hi')) {
  test(`a guest writes offline, and finds the thread again after a reload (${name})${tag}`, async ({
    page,
    context,
  }) => {
    await keptPages(context, page, code)
    await context.setOffline(true)
    const support = await openSupport(page, code)
    await support.input.fill('KS-1')
    await page.keyboard.press('Enter')
    await expect(support.log.getByText('KS-1', { exact: true })).toBeVisible()
    await expect(support.saved).toBeVisible()
    await expect(support.log.getByText(support.t('Automatic reply'))).toBeVisible()
    await page.reload()
    const again = await openSupport(page, code)
    await expect(again.log.getByText('KS-1', { exact: true })).toBeVisible()
    await expect(again.saved).toBeVisible()
    await context.setOffline(false)
    await expect(again.log.getByText(again.t('Received at {0}.', { 0: '' }).trim().slice(0, 8))).toBeVisible()
    await expect(again.saved).toHaveCount(0)
  })
}

test('Help begins with contacts: a number, a conversation, a call back and My requests on its first screen', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/help')
  await untilAppRuns(page)
  const main = page.getByRole('main')
  const bar = (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())!
  const call = main.getByRole('link', { name: `Call ${centre.supportPhone}` })
  await expect(call).toHaveAttribute('href', /^tel:/)
  const requests = (await main
    .getByRole('link', { name: /^My requests/ })
    .first()
    .boundingBox())!
  expect(requests.y + requests.height).toBeLessThanOrEqual(bar.y)
  const question = main.getByText('Does it work without network?')
  const answer = main.getByText(/^Yes\. Open the app once/)
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await main.getByRole('button', { name: /^Ask for a call back/ }).click()
  await expect(page.getByRole('dialog').getByLabel('As soon as possible')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await main.getByRole('button', { name: /^Write to us/ }).click()
  await expect(supportOn(page, 'en').input).toBeFocused()
})

test('Enter sends, Shift and Enter begin a line, and a blank message is not sent', async ({ page }) => {
  await withConsent(page)
  const support = await openSupport(page, 'en')
  await expect(support.send).toBeDisabled()
  await support.input.fill('  \n ')
  await expect(support.send).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(support.log.getByText(support.t('You'), { exact: true })).toHaveCount(0)
  await support.input.fill('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await expect(support.input).toHaveValue('One\nTwo')
  await page.keyboard.press('Enter')
  await expect(support.input).toHaveValue('')
  await expect(support.log.getByText('One\nTwo', { exact: true })).toHaveCount(1)
})

test('it greets, shows how else to reach us, and closes with Escape', async ({ page }) => {
  await withConsent(page)
  const support = await openSupport(page, 'en')
  await expect(support.log.getByText('Welcome to Khet Seva! How can we help you?')).toBeVisible()
  await expect(support.dialog.getByText("We're here to help!")).toBeVisible()
  await expect(support.dialog.getByRole('link', { name: centre.supportPhone })).toBeVisible()
  await expect(support.dialog.getByRole('link', { name: centre.supportEmail })).toBeVisible()
  expect((await support.dialog.boundingBox())!.height).toBe(500)
  await escape(page)
  await expect(support.dialog).toBeHidden()
  await expect(support.button).toBeFocused()
})

test('with text at twice its size a message can be read and written on a small phone', async ({ page }) => {
  await withConsent(page)
  const support = await openSupport(page, 'en')
  await page.evaluate(() => (document.documentElement.style.fontSize = '34px'))
  const { y, height } = (await support.dialog.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(740)
  await support.input.fill('Rain?')
  await support.send.click()
  const reply = support.log.getByText('Automatic reply')
  await expect(reply).toHaveCount(1)
  await expect(support.input).toBeInViewport({ ratio: 1 })
  expect((await support.log.boundingBox())!.height).toBeGreaterThan(150)
  await expect(support.log).toBeInViewport({ ratio: 1 })
  await expect(support.log.getByText('help@khetseva')).toBeInViewport()
  expect(await support.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
})

test('the automatic reply appears a second later, and is marked as automatic', async ({ page }) => {
  await withConsent(page)
  const support = await openSupport(page, 'en')
  await support.input.fill('When do you open?')
  await support.send.click()
  const reply = support.log.getByText(/Thanks for your message\./)
  await expect(reply).toBeVisible()
  await expect(support.log.getByText('Automatic reply')).toBeVisible()
  await expect(reply).toContainText(centre.supportPhone)
  await expect(reply).toContainText(centre.supportEmail)
})

test('the thread shows the centre’s answer', async ({ page, world }) => {
  await page.clock.install()
  await withConsent(page)
  const support = await openSupport(page, 'en')
  await support.input.fill('When do you open on Saturday?')
  await support.send.click()
  await expect(support.log.getByText(/Received at \d\d:\d\d\./)).toBeVisible()
  await answerLast(world, 'At nine.')
  await untilPolled(page, (soon) => expect(support.log.getByText('At nine.')).toBeVisible(soon))
})
