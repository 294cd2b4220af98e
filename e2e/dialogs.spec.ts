import type { Page } from '@playwright/test'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { addressIn } from '#src/platform/i18n/address.ts'
import { faultsOf } from './pages/faults.ts'
import { focusNow } from './pages/focus.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { escape, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { walkDialog } from './pages/walk.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tongues, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const forms = globSync('src/features/*/*.form.ts').map((file) => basename(file, '.form.ts'))

/** Checks a dialog with axe, walks through it with the keyboard, and closes it by Escape. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  const faults = await faultsOf(page, name, ['light'])
  const walk = await walkDialog(page)
  if (walk.stops.length === 0) faults.push(`${name}: no stop`)
  faults.push(...walk.faults.map((fault) => `${name}: ${fault}`))
  await escape(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The focus comes back within the next frames.
  await expect.poll(() => focusNow(page), `${name}: closed, the focus is somewhere`).not.toBe('body')
  return faults
}

for (const [place, { code, name, tag }] of tonguesOf('hi').entries()) {
  const t = wordsIn(code)
  const button = (page: Page, words: string) => page.getByRole('button', { name: t(words), exact: true })

  test(`menu, cart, checkout and chat work with the keyboard, and have no fault that axe finds (${name})${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 740 })
    await withConsent(page)
    await signIn(page, code)
    await page.goto(addressIn(code, '/seeds-catalog/grains'))
    await untilAppRuns(page)
    const shop = shopOn(page, code)
    const faults: string[] = []
    await button(page, 'Menu').press('Enter')
    await expect(
      page
        .getByRole('navigation', { name: t('Menu'), exact: true })
        .getByRole('group')
        .first(),
    ).toBeVisible()
    faults.push(...(await lookAt(page, 'menu')))
    await button(page, 'Menu').press('Enter')
    await page
      .getByRole('navigation', { name: t('Menu'), exact: true })
      .getByRole('button', { name: t('Live Support') })
      .press('Enter')
    await expect(shop.cart.getByRole('textbox')).toBeVisible()
    faults.push(...(await lookAt(page, 'chat')))
    const cart = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('Cart')}`) })
    await cart.press('Enter')
    await shop.expectEmpty()
    faults.push(...(await lookAt(page, 'empty cart')))
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(shopWords[code].addToCart) })
      .first()
      .click()
    await expect(cart).toHaveAccessibleName(/1/)
    await cart.press('Enter')
    await expect(button(page, 'Checkout')).toBeVisible()
    faults.push(...(await lookAt(page, 'cart')))
    await cart.press('Enter')
    await button(page, 'Checkout').press('Enter')
    await expect(page.getByLabel(`${t('Full name')} *`)).toBeVisible()
    faults.push(...(await lookAt(page, 'checkout')))
    expect(faults).toEqual([])
  })

  // Each form in one of the languages: in others only its words differ.
  for (const form of forms.filter((_, at) => at % tongues.length === place))
    test(`the form ${form} works with the keyboard, and has no fault that axe finds (${name}) @soak`, async ({
      page,
    }) => {
      await withConsent(page)
      await page.goto(addressIn(code, `/help?form=${form}`))
      await untilAppRuns(page)
      const dialog = page.getByRole('dialog')
      const first = dialog.locator('form').locator('input, select, textarea').first()
      await expect(first).toBeVisible()
      await expect(first).toBeFocused()
      // The address has opened it, so there is no opener to focus.
      await escape(page)
      await expect(dialog).toHaveCount(0)
      await page.getByRole('main').getByRole('link').first().focus()
      await page.evaluate((id) => history.replaceState(history.state, '', `?form=${id}`), form)
      await expect(first).toBeFocused()
      expect(await lookAt(page, form)).toEqual([])
    })
}
