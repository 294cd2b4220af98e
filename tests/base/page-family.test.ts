import { expect, it } from 'vitest'
import { familyOf, pageOf } from '#src/base/page-family.ts'

const parent = '/seeds-catalog/item'
const page = (key: string, words: string) => ({
  head: `<title>${words}</title><link rel="canonical" href="https://here${parent}/${key}"/>`,
  body: `<header><a href="/pa${parent}/${key}">ਪੰਜਾਬੀ</a><a href="/auth?to=${encodeURIComponent(`${parent}/${key}`)}">in</a></header><main>${words}</main><footer>the centre</footer>`,
})
const pages = {
  wheat: page('wheat', 'Wheat $& 40 kg'),
  maize: page('maize', 'Maize'),
  'maize-2': page('maize-2', ''),
}

it('pages of one kind are put together letter by letter as they were', () => {
  const family = familyOf(parent, pages)
  for (const [key, parts] of Object.entries(pages)) expect(pageOf(family, parent, key)).toEqual(parts)
})

it('what all of them have is kept once', () => {
  const family = familyOf(parent, pages)
  expect(family.pages['maize']).toEqual({ head: 'Maize', body: 'Maize' })
  expect(JSON.stringify(family).split('the centre')).toHaveLength(2)
})

it('a single page is a family too, and no family has a page that it was not given', () => {
  const family = familyOf(parent, { wheat: pages.wheat })
  expect(pageOf(family, parent, 'wheat')).toEqual(pages.wheat)
  for (const key of ['rice', '', 'constructor', '__proto__'])
    expect(pageOf(family, parent, key)).toBeUndefined()
})
