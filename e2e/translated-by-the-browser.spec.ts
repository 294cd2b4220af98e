import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { escape, untilAppRuns, untilNothingIsOver, withConsent } from './pages/visitor.ts'
import { shopOn } from './pages/shop.ts'
import { fillSoilTest, soil } from './pages/soil-test.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

const t = wordsIn('en')

/** Waits until a button is hydrated: a part that is translated before renders again, and a tap at that moment is lost. */
async function untilAnswers(page: Page, selector: string): Promise<void> {
  await untilAppRuns(page)
  await page.waitForFunction((wanted) => {
    const button = document.querySelector(wanted)
    return !!button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Translates every page as a browser does: replaces each text with two `font` elements. */
async function translateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'script, style, textarea, font, svg'
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(skipped)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translate()
    new MutationObserver(translate).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

test('form, cart and search work on a page that the browser translates, results included', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  // A part that was translated before hydration renders again; that is no fault.
  page.on('pageerror', ({ message }) => /error #418/.test(message) || errors.push(message))
  await withConsent(context)
  await page.goto(soil)
  await untilAnswers(page, 'main button[aria-haspopup=dialog]')
  await translateAll(page)

  const form = formOn(page, soilTest, 'en')
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await fillSoilTest(page, { name: 'Gurpreet Singh', village: 'Sarna' })
  await form.submit()
  await form.expectThanks()
  await escape(page)
  // The step back for the dialog's history entry.
  await untilNothingIsOver(page)

  await page.goto('/seeds-catalog/grains')
  await untilAnswers(page, 'main li button.button')
  await translateAll(page)
  const shop = shopOn(page, 'en')
  const add = page.getByRole('main').getByRole('button', { name: /Add to Cart/ })
  await add.first().click()
  await shop.expectCount(1)
  await add.nth(1).click()
  await shop.expectCount(2)
  await shop.openCart()
  await expect(shop.cart.getByRole('button', { name: t('Checkout') })).toBeVisible()
  await shop.closeCart()

  await page.goto('/all-products')
  await untilAppRuns(page)
  await translateAll(page)
  const box = page.getByLabel('What are you looking for?')
  // A part that was not hydrated renders again after a change of its texts, and clears its fields.
  await expect(async () => {
    await box.fill('')
    await box.fill('tamatar')
    await expect(page.getByRole('main').getByRole('heading', { name: 'Tomato', exact: true })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await box.fill('mini tiller')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Mini Tiller/ })
      .first(),
  ).toBeVisible()

  await expect(page.getByText('This page has stopped')).toBeHidden()
  expect(errors).toEqual([])
})
