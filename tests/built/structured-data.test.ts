import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { moneyText } from '#src/base/money.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { itemId, itemPath } from '#src/content/catalogue-rows.ts'
import { centre } from '#src/content/centre.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { builtPages, textsIn } from './built-pages.ts'

type Datum = Record<string, unknown> & { '@type': string }

/** Properties that schema.org's things need so that search engines use them, by their documentation. */
const required: Record<string, readonly string[]> = {
  LocalBusiness: ['name', 'url', 'image', 'telephone', 'address', 'openingHours'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  Organization: ['name'],
  CourseInstance: ['courseMode', 'courseSchedule'],
  Schedule: ['repeatCount', 'repeatFrequency'],
}

const pages = (await builtPages()).map((page) => ({ ...page, data: dataIn(page.html) }))
const all = pages.flatMap(({ address, data }) => data.map((datum) => ({ address, datum })))
const ofKind = (kind: string, data: readonly Datum[]) => data.filter((datum) => datum['@type'] === kind)

function dataIn(html: string): Datum[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const block = JSON.parse(json!) as { '@context': string; '@graph': Datum[] }
    expect(block['@context']).toBe('https://schema.org')
    return block['@graph']
  })
}

/** Returns an object and all nested objects with their own type. */
function* within(value: unknown): Generator<Datum> {
  if (!value || typeof value !== 'object') return
  if ('@type' in value) yield value as Datum
  for (const inner of Object.values(value)) yield* within(inner)
}

it('all structured data has the properties that its kind requires', () => {
  const things = all.flatMap(({ address, datum }) => [...within(datum)].map((thing) => ({ address, thing })))
  expect(things.length).toBeGreaterThan(500)
  const lacking = things.flatMap(({ address, thing }) =>
    (required[thing['@type']] ?? ['a kind that is known here'])
      .filter((name) => thing[name] === undefined || thing[name] === '')
      .map((name) => `${address}: ${thing['@type']} without ${name}`),
  )
  expect(lacking).toEqual([])
})

it('the centre is described on home and on its contact page, and nowhere else', () => {
  for (const { path, data } of pages)
    expect([path, ofKind('LocalBusiness', data).length]).toEqual([
      path,
      path === '/' || path === '/contact' ? 1 : 0,
    ])
})

it('the breadcrumbs of a page lead over existing pages', () => {
  const addresses = new Set(pages.map(({ address }) => centre.site + address))
  const steps = all
    .flatMap(({ datum }) => [...within(datum)])
    .filter((thing) => thing['@type'] === 'ListItem')
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.filter(({ item }) => !addresses.has(String(item)))).toEqual([])
})

describe.each(languages)('structured data of goods (%s)', async (language) => {
  const own = pages.filter((page) => page.language === language)
  const changes = own.flatMap((page) => ofKind('Product', page.data).map((product) => ({ page, product })))

  it('is on the product’s page, once for each product of a public shop', async () => {
    const open = [...(await catalogues())].filter(([, { access }]) => access === 'everyone')
    const ids = open.flatMap(([address, { sections }]) =>
      Object.values(sections).flatMap(({ items }) => Object.keys(items).map((key) => itemId(address, key))),
    )
    const skus = changes
      .filter(({ page }) => page.path !== '/daily-needs')
      .map(({ product }) => product['sku'])
    expect(skus.toSorted()).toEqual(ids.toSorted())
    const elsewhere = changes.filter(
      ({ page, product }) => page.path !== '/daily-needs' && page.path !== itemPath(String(product['sku'])),
    )
    expect(elsewhere.map(({ page }) => page.path)).toEqual([])
  })

  it('has the name and the price of the page', () => {
    for (const { page, product } of changes.filter(({ page }) => page.path !== '/daily-needs')) {
      const texts = new Set(textsIn(page.main))
      const { price } = product['offers'] as { price: string }
      expect([page.address, product['name'], texts.has(String(product['name']))]).toEqual([
        page.address,
        product['name'],
        true,
      ])
      expect([product['name'], texts.has(moneyText(Math.round(Number(price) * 100)))]).toEqual([
        product['name'],
        true,
      ])
    }
  })

  it('exists for both milks, which are behind the sign-in', async () => {
    const milks = ofKind('Product', own.find(({ path }) => path === '/daily-needs')!.data)
    const { sections } = (await catalogues()).get('daily-needs')!
    expect(milks.map(({ name }) => name)).toEqual(
      ['buffalo-milk', 'cow-milk'].map((key) => sections[key]!.title[language]),
    )
  })

  it('courses are described on the page of their form, at the price of their card', () => {
    const page = own.find(({ path }) => path === '/professional-certification')!
    const texts = textsIn(page.main).join('\n')
    const courses = ofKind('Course', page.data)
    expect(courses.length).toBeGreaterThan(5)
    for (const course of courses) {
      const { price } = course['offers'] as { price: string }
      expect(texts).toContain(String(course['name']))
      expect(texts).toContain(moneyText(Number(price) * 100))
    }
  })
})

it.each(languages)('no phone caches data for search engines and messengers (%s)', (language) => {
  const pack = readFileSync(`dist/offline/${language}.json`, 'utf8')
  expect(pack).not.toMatch(/ld\+json|og:title|twitter:/)
})
