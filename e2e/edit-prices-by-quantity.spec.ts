import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openPage, signIn, untilAppRuns, untilPolled } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, freePort, openWorld, test } from './world.ts'

const t = wordsIn('en')
const milk = 'daily-needs/cow-milk-bulk'
const step = (place: number, words: string) => t(`Step {0}: ${words}`, { 0: place })

test.use({ serviceWorkers: 'block' })

const cardOn = (page: Page) => page.locator('#cow-milk-bulk')
const stepOn = (page: Page, name: string) => cardOn(page).getByRole('button', { name, exact: true })

test('an editor changes the milk price from a quantity on; card and cart show it at once, and it survives a restart', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-steps-'))
  const port = await freePort()
  let world = await openWorld({ dataDir, port })
  try {
    const shop = await openPage(browser, world.url)
    await signIn(shop, 'en')
    await shop.clock.install()
    await shop.goto('/daily-needs?customer=commercial')
    await untilAppRuns(shop)
    await expect(stepOn(shop, '50 litre and more: ₹50')).toBeVisible()
    await cardOn(shop).getByRole('textbox').fill('1')
    await cardOn(shop).getByRole('textbox').press('Enter')

    const editor = await openPage(browser, world.url)
    await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
    await editor.goto(`/edit?item=${encodeURIComponent(milk)}`)
    await untilAppRuns(editor)
    await expect(editor.getByLabel(step(1, 'from how many'))).toHaveValue('10')
    await editor.getByLabel(step(2, 'rupees for one')).fill('53')
    await editor.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(editor.getByText(t('Each step has to cost less than the one before.')).first()).toBeVisible()
    await editor.getByLabel(step(2, 'rupees for one')).fill('50.50')
    await editor.getByLabel(step(3, 'from how many')).fill('40')
    await editor.getByRole('button', { name: t('Add a step') }).click()
    await editor.getByLabel(step(4, 'from how many')).fill('100')
    await editor.getByLabel(step(4, 'rupees for one')).fill('48')
    await expect(cardOn(editor)).toContainText('100 litre and more: ₹48')
    await editor.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(editor.getByText(t('Changed'), { exact: true })).toBeVisible()

    await untilPolled(shop, (soon) => expect(stepOn(shop, '40 litre and more: ₹50')).toBeVisible(soon))
    await expect(stepOn(shop, '20 litre and more: ₹50.50')).toBeVisible()
    await shop.getByRole('button', { name: /^Cart/ }).last().click()
    const cart = shop.getByRole('dialog')
    await expect(cart.getByText('₹54').first()).toBeVisible()
    await cart.getByRole('textbox').fill('100')
    await cart.getByRole('textbox').press('Enter')
    await expect(cart.getByText('₹4,800').first()).toBeVisible()

    await editor.goto('/edit?log=all')
    await untilAppRuns(editor)
    const logged = editor.getByRole('main').getByRole('listitem')
    await expect(logged).toHaveCount(1)
    await expect(logged.locator('del')).toContainText('50 and more: ₹50')
    await expect(logged.locator('ins')).toContainText('100 and more: ₹48')

    await world.close()
    world = await openWorld({ dataDir, port })
    const other = await openPage(browser, world.url)
    await signIn(other, 'pa')
    await other.goto('/pa/daily-needs?customer=commercial')
    await expect(cardOn(other)).toContainText('₹48')
  } finally {
    await world.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
