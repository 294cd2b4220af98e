import type { Page } from '@playwright/test'
import { shopOn } from './shop.ts'

/** Fills the cart with the first item of a section of seeds, opens the checkout and fills it in. */
export async function checkout(page: Page, section: string): Promise<void> {
  const shop = shopOn(page, 'en')
  await page.goto(`/seeds-catalog/${section}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await openCheckout(page)
  await shop.expectCount(1)
}

/** Opens the checkout of a filled cart, and fills in the buyer. */
export async function openCheckout(page: Page): Promise<void> {
  const { cart, openCart } = shopOn(page, 'en')
  await openCart()
  await cart.getByRole('button', { name: 'Checkout' }).click()
  await cart.getByLabel('Full name *').fill('Gurpreet Singh')
  await cart.getByLabel('Phone number *').fill('90000 00001')
}
