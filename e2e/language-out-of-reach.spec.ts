import type { Page } from '@playwright/test'
import type { Fault } from './fault-proxy.ts'
import { test } from './pages/bad-network.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, untilPagesAreCached } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

function* always(fault: Fault): Generator<Fault> {
  for (;;) yield fault
}

/** Expects the English page at its own address with one notice, and that every other page opens. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.getByText('Punjabi is not on this phone yet.')).toBeVisible()
  await expect(page.getByText('ਪੰਜਾਬੀ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ।')).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await untilAppRuns(page)
  for (const other of ['/', '/seeds-catalog']) {
    await page.goto(other)
    await expect(page).toHaveURL(other)
    await untilAppRuns(page)
    await expect(page.getByText('Punjabi is not on this phone yet.')).toBeHidden()
  }
}

test('a tap on an uncached language leaves a readable app, offline and over a dead network', async ({
  page,
  context,
  network,
}) => {
  await page.goto('/help')
  await untilPagesAreCached(page)
  await page.reload()
  await untilAppRuns(page)
  let opened = 0
  page.on('request', (request) => request.isNavigationRequest() && opened++)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
  await expectReadable(page, '/help')
  expect(opened).toBe(3)
  await context.setOffline(false)

  for (const fault of ['hang', 'portal', 502, 'portal elsewhere'] as const) {
    network.spoil(/./, always(fault))
    await page.goto('/help')
    await untilAppRuns(page)
    await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
    await expectReadable(page, '/help')
    // Like a link from another person.
    await page.goto('/pa/help')
    await expectReadable(page, '/help')
  }

  network.spoil('no path', [])
  await page.goto('/help')
  await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(page).toHaveURL('/pa/help')
  await page.goto('/')
  await expect(page).toHaveURL('/pa')
})

test('a link in another language opens and changes no choice', async ({ page }) => {
  await page.goto('/')
  await untilPagesAreCached(page)
  await page.goto('/pa/help')
  await expect(page).toHaveURL('/pa/help')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  await untilAppRuns(page)
  await page.goto('/help')
  await expect(page).toHaveURL('/help')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a first visit with a missing file says so and reloads', async ({ page, network }) => {
  network.spoil(/\/assets\/libraries/, ['hang'])
  await page.goto('/pa/seeds-catalog', { waitUntil: 'commit' })
  const again = page.getByRole('button', { name: 'ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ' })
  await expect(again).toBeVisible()
  await again.click()
  await untilAppRuns(page)
  await expect(again).toBeHidden()
  await untilPagesAreCached(page)
})
