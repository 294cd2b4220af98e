import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { moneyText } from '#src/base/money.ts'
import { languages, type Language } from '#src/base/languages.ts'
import { itemId } from '#src/content/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { layoutFaults } from './pages/layout.ts'
import { leaveInCart } from './pages/left-cart.ts'
import { drawnPicture } from './pages/sample-files.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, type World } from './world.ts'

test.use({ serviceWorkers: 'block', worldOf: 'who is given bad input' })

const shelf = Object.entries((await catalogues()).get('seeds-catalog')!.sections['grains']!.items)
const [[longKey], [unbrokenKey]] = shelf as [(typeof shelf)[0], (typeof shelf)[0]]
const dear = 99_999_900

/** Returns a name of maximum length in the language's words. */
const longName = (code: Language) => {
  const words = shelf.map(([, { name }]) => name[code]).join(' ')
  return words.repeat(8).slice(0, 200).trim()
}
/** Returns a long name without a space. */
const unbroken = (code: Language) => longName(code).replaceAll(/[\s-]/g, '').repeat(2).slice(0, 200)

type Words = Record<Language, string>
const inAll = (words: (code: Language) => string): Words => ({
  en: words('en'),
  pa: words('pa'),
  hi: words('hi'),
})

async function rename(world: World, key: string, name: Words): Promise<void> {
  const badge = inAll((code) => name[code].slice(0, 60).trim())
  await world.backend.query(
    `update catalogue_items set price_paise = $2, name = $3, badge = $4 where id = $1`,
    [itemId('seeds-catalog', key), dear, JSON.stringify(name), JSON.stringify(badge)],
  )
}

async function photograph(world: World, page: Page, key: string, size: readonly [number, number]) {
  const jpeg = (await drawnPicture(page, 'image/jpeg', size)).toString('hex')
  await world.backend.query(
    `with photo as (insert into item_photos (hash, jpeg)
       select encode(sha256(decode($2, 'hex')), 'hex'), decode($2, 'hex') returning hash)
     update catalogue_items set photo = photo.hash from photo where id = $1`,
    [itemId('seeds-catalog', key), jpeg],
  )
}

/**
 * Adds a catalogue of many items, one of a single item, names of maximum length, the highest prices, and photos that
 * are not square.
 */
async function plant(world: World, page: Page): Promise<void> {
  await rename(world, longKey, inAll(longName))
  await rename(world, unbrokenKey, inAll(unbroken))
  await photograph(world, page, longKey, [64, 320])
  await photograph(world, page, unbrokenKey, [320, 64])
  await world.backend.query(
    `insert into catalogue_items (id, catalogue, section, position, name, category, price_paise, pack_amount, pack_unit, version)
     select 'fertilizers/thing-' || n, 'fertilizers', section, n, name, category, price_paise, pack_amount, pack_unit, version + n
     from (select * from catalogue_items where catalogue = 'fertilizers' order by position limit 1) one, generate_series(1, 400) n`,
  )
  await world.backend.query(
    `update catalogue_items set retired = true where catalogue = 'solar-solutions'
       and id <> (select id from catalogue_items where catalogue = 'solar-solutions' order by position limit 1)`,
  )
}

const sizes = [
  [320, 100],
  [320, 200],
  [360, 200],
  [1280, 100],
] as const

/** Returns the faults of an open screen, for each width and text size. */
async function faultsIn(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const [width, percent] of sizes) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    const found = await page.evaluate(layoutFaults)
    faults.push(...found.map((fault) => `${screen}, ${width} px, ${percent} %: ${fault}`))
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return faults
}

test('long names, high prices, odd photos, one item and four hundred break neither shelf nor cart', async ({
  page,
  world,
}) => {
  test.slow()
  await withConsent(page)
  await page.goto('/')
  await plant(world, page)
  const faults: string[] = []
  const open = async (code: Language, path: string) => {
    await page.goto(addressIn(code, path))
    await untilAppRuns(page)
  }
  for (const code of languages) {
    await open(code, '/seeds-catalog/grains')
    await expect(page.locator(`#${longKey}`)).toContainText(moneyText(dear))
    await expect(page.locator(`#${longKey} img`)).toHaveJSProperty('complete', true)
    faults.push(...(await faultsIn(page, `${code} shelf`)))
    for (const key of [longKey, unbrokenKey]) {
      await open(code, `/seeds-catalog/item/${key}`)
      await expect(page.getByRole('main')).toContainText(moneyText(dear))
      faults.push(...(await faultsIn(page, `${code} ${key}`)))
    }
  }
  await open('en', '/fertilizers')
  await expect(page.getByRole('main')).toContainText(/4\d\d/)
  faults.push(...(await faultsIn(page, 'four hundred')))
  await open('en', '/solar-solutions')
  await expect(page.getByRole('main').locator('.product')).toHaveCount(1)
  faults.push(...(await faultsIn(page, 'one item')))

  await leaveInCart(page, await sixty(world))
  await open('pa', '/seeds-catalog')
  const shop = shopOn(page, 'pa')
  await shop.openCart()
  await expect(shop.cart.getByRole('heading', { level: 3 })).toHaveCount(60)
  faults.push(...(await faultsIn(page, 'cart of sixty')))
  expect(faults).toEqual([])
})

const sixty = async (world: World) => {
  const rows = await world.backend.query<{ product: string; name: string; price: number }>(
    `select id as product, name ->> 'en' as name, price_paise as price from catalogue_items
     where catalogue in ('seeds-catalog', 'pesticides-crop-protection') and not retired and available
     order by catalogue desc, section = 'grains' desc, position limit 60`,
  )
  return rows
}

/** Places an order from the farmer's other phone; returns its id. */
async function order(world: World, lines: readonly { product: string; price: number }[]): Promise<string> {
  const call = async <Answer>(path: string, body: object, token = world.backend.publishableKey) => {
    const answer = await fetch(world.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: world.backend.publishableKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return (await answer.json()) as Answer
  }
  const person = { email: 'farmer@example.org', password: 'khet-seva-demo' }
  const { access_token: token } = await call<{ access_token: string }>(
    '/auth/v1/token?grant_type=password',
    person,
  )
  const amount = lines.reduce((sum, { price }) => sum + price, 0)
  const orderId = randomUUID()
  const contact = { userName: 'G'.repeat(60), userEmail: person.email, userPhone: '+919000000001' }
  const items = lines.map(({ product }) => ({ product_id: product, quantity: 1 }))
  const shippingAddress = { name: 'G', phone: contact.userPhone, address: 'Sarna '.repeat(70) }
  await call(
    '/functions/v1/create-payment',
    {
      ...contact,
      orderId,
      amount,
      productName: 'Seeds',
      productType: 'cart',
      shippingAddress,
      productDetails: { items, totalAmount: amount / 100 },
    },
    token,
  )
  return orderId
}

test('an order of one line and one of sixty break neither list, order nor receipt', async ({
  page,
  world,
}) => {
  test.slow()
  await withConsent(page)
  await page.goto('/')
  await rename(world, longKey, inAll(longName))
  await rename(world, unbrokenKey, inAll(unbroken))
  const lines = await sixty(world)
  const orders = [await order(world, lines.slice(0, 1)), await order(world, lines)]
  await signIn(page, 'hi')
  const faults: string[] = []
  for (const code of languages) {
    await page.goto(addressIn(code, '/requests'))
    await untilAppRuns(page)
    await expect(page.getByRole('main').getByText(/KS-/)).toHaveCount(2)
    faults.push(...(await faultsIn(page, `${code} orders`)))
    for (const [at, id] of orders.entries())
      for (const path of [
        `/order?id=${id}`,
        `/payment-success?session_id=x&order_id=${id}`,
        `/receipt?id=${id}`,
      ]) {
        await page.goto(addressIn(code, path))
        await untilAppRuns(page)
        await expect(page.getByRole('main')).toContainText(
          lines[0]!.product ? longName(code).slice(0, 20) : '',
        )
        faults.push(...(await faultsIn(page, `${code} ${path.split('?')[0]} of ${at ? 60 : 1}`)))
      }
  }
  expect(faults).toEqual([])
})
