import { expect, type Page } from '@playwright/test'
import { untilAppRuns } from './visitor.ts'

/** An addition to a cart: the product, and its name at that time. */
interface Addition {
  product: string
  name: string
}

/** Writes additions into this phone's cart as an older or broken app could have. */
export async function leaveInCart(page: Page, additions: Addition[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const open = indexedDB.open('khet-seva-outbox')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result))
      open.addEventListener('error', () => reject(open.error!))
    })
    const cart = localStorage.getItem('guest_session') ?? 'guest_1_test'
    localStorage.setItem('guest_session', cart)
    const work = database.transaction('cartOperations', 'readwrite')
    for (const [index, { product, name }] of wanted.entries())
      work.objectStore('cartOperations').put({
        id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        cart,
        product,
        kind: 'add',
        amount: 1,
        observed: [],
        seen: { name, price: 100 },
        madeAt: index + 1,
      })
    await new Promise((resolve, reject) => {
      work.addEventListener('complete', resolve)
      work.addEventListener('error', reject)
    })
    database.close()
  }, additions)
}

/** Opens a page and its cart once, so that the database exists. */
export async function openedOnce(page: Page): Promise<void> {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('khet-seva-outbox')
}
