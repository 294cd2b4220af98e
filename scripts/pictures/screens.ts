import type { Page } from 'playwright'
import { demoId } from '#scripts/demo/front-door.ts'
import { shopOn } from '#e2e/pages/shop.ts'
import { wordsIn } from '#e2e/pages/phrases.ts'
import type { Language } from '#src/base/languages.ts'
import { allProducts } from '#src/content/all-products.ts'
import seeds from '#src/content/catalogues/seeds-catalog.catalogue.ts'

/** The viewer of a screen: a guest, or a demo person. */
export type Viewer = 'guest' | 'farmer' | 'agent' | 'manager' | 'editor' | 'admin'

/** A screen: its address, its viewer, and the actions before the picture. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly viewer: Viewer
  /** The variant of its stored picture; missing: English, 360 wide, light. */
  readonly way?: string
  readonly act?: (page: Page, language: Language) => Promise<void>
}

const [firstSeed, secondSeed] = Object.values(seeds.sections.grains.items)

async function fillCart(page: Page, language: Language): Promise<void> {
  const shop = shopOn(page, language)
  await shop.add(firstSeed!.name[language])
  await shop.add(secondSeed!.name[language])
  await shop.expectCount(2)
  await shop.openCart()
}

const wheat: Record<Language, string> = { en: 'wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' }

async function search(page: Page, language: Language): Promise<void> {
  await page.getByLabel(allProducts.ask[language]).fill(wheat[language])
  await page
    .getByRole('region', { name: allProducts.results[language] })
    // A result has it once all of it is there.
    .locator('.above')
    .first()
    .waitFor({ state: 'attached' })
}

async function openForm(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

/** With the offer of the profile, which comes a moment after the form. */
async function openOwnForm(page: Page, language: Language): Promise<void> {
  await openForm(page)
  await page.getByRole('dialog').getByText(wordsIn(language)('Fill in from your profile')).waitFor()
}

async function openMenu(page: Page, language: Language): Promise<void> {
  const t = wordsIn(language)
  await page
    .getByRole('button', { name: t('Menu'), exact: true })
    .first()
    .click()
  // Its groups come later than the menu.
  await page.locator('#menu details').first().waitFor()
}

/** The screens, each with one stored picture: most in English, some in Punjabi, in Hindi and dark, or 1280 wide. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', viewer: 'guest', way: 'pa-360-light' },
  { name: 'menu', path: '/', viewer: 'guest', way: 'pa-360-light', act: openMenu },
  { name: 'shop', path: '/products', viewer: 'guest' },
  { name: 'seeds', path: '/seeds-catalog', viewer: 'guest', way: 'en-1280-light' },
  { name: 'seeds-section', path: '/seeds-catalog/vegetables', viewer: 'guest' },
  { name: 'product', path: '/seeds-catalog/item/okra-punjab-suhawani', viewer: 'guest', way: 'hi-360-dark' },
  { name: 'daily-needs', path: '/daily-needs', viewer: 'farmer' },
  { name: 'pesticides', path: '/pesticides-crop-protection', viewer: 'guest' },
  { name: 'fertilizers', path: '/fertilizers', viewer: 'guest' },
  { name: 'organic', path: '/organic-store', viewer: 'farmer' },
  { name: 'solar', path: '/solar-solutions', viewer: 'guest' },
  { name: 'search', path: '/all-products', viewer: 'guest', way: 'pa-360-light', act: search },
  { name: 'cart', path: '/seeds-catalog/grains', viewer: 'guest', way: 'pa-360-light', act: fillCart },
  { name: 'sign-in', path: '/auth', viewer: 'guest' },
  { name: 'loans', path: '/loans', viewer: 'guest' },
  { name: 'insurance', path: '/crop-insurance', viewer: 'guest' },
  { name: 'soil-testing', path: '/soil-testing', viewer: 'guest' },
  { name: 'soil-test-form', path: '/soil-testing', viewer: 'guest', way: 'pa-360-light', act: openForm },
  { name: 'equipment', path: '/farm-equipment', viewer: 'guest' },
  { name: 'consulting', path: '/expert-consulting', viewer: 'guest' },
  { name: 'training', path: '/training', viewer: 'farmer' },
  { name: 'subsidies', path: '/government-subsidies', viewer: 'guest' },
  { name: 'lease', path: '/lease-property', viewer: 'guest' },
  { name: 'help', path: '/help', viewer: 'guest', way: 'hi-360-dark' },
  { name: 'blog', path: '/blog', viewer: 'guest' },
  { name: 'article', path: '/blog/yellow-rust-in-wheat', viewer: 'guest', way: 'hi-360-dark' },
  { name: 'nothing-here', path: '/no-such-page', viewer: 'guest' },
  { name: 'requests', path: '/requests', viewer: 'farmer', way: 'pa-360-light' },
  { name: 'order', path: `/order?id=${demoId('shipped')}`, viewer: 'farmer', way: 'hi-360-dark' },
  { name: 'receipt', path: `/receipt?id=${demoId('delivered')}`, viewer: 'farmer' },
  { name: 'profile', path: '/profile', viewer: 'farmer' },
  { name: 'favourites', path: '/favourites', viewer: 'farmer' },
  { name: 'privacy', path: '/privacy-centre', viewer: 'farmer' },
  { name: 'loan-form', path: '/loans', viewer: 'farmer', way: 'hi-360-dark', act: openOwnForm },
  { name: 'home-signed-in', path: '/', viewer: 'farmer', way: 'en-1280-light' },
  { name: 'agent', path: '/agent', viewer: 'agent' },
  { name: 'desk', path: '/desk', viewer: 'manager', way: 'en-1280-light' },
  {
    name: 'desk-item',
    path: `/desk?item=request/${demoId('soil-test-answered')}`,
    viewer: 'manager',
    way: 'en-1280-light',
  },
  { name: 'edit', path: '/edit', viewer: 'editor', way: 'en-1280-light' },
  { name: 'admin', path: '/admin', viewer: 'admin', way: 'en-1280-light' },
]
