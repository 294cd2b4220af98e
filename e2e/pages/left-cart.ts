import { expect, type Page } from '@playwright/test'
import { untilAppRuns } from './visitor.ts'

/** A line of a cart: what is sold, and the name that was seen. */
interface Addition {
  product: string
  name: string
}

/** Writes additions into the cart of this phone as an older or broken app could have left them. */
export async function leaveInCart(page: Page, additions: Addition[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const open = indexedDB.open('khet-seva')
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

/** A page whose cart the app has opened before, so that its database is there. */
export async function openedOnce(page: Page): Promise<void> {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('khet-seva')
}
