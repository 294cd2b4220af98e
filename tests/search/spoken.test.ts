import { expect, it } from 'vitest'
import type { FoundProduct } from '#src/features/search/internal/search.ts'
import { productsSpoken } from '#src/features/search/internal/spoken.ts'

const shop = ['wheat seed', 'wheat flour', 'wheat bran', 'mustard seed', 'mustard oil']
const asked: string[] = []
const search = (text: string, most: number) => {
  asked.push(text)
  const found = shop.filter((name) => text.split(' ').every((word) => name.includes(word)))
  return Promise.resolve({
    products: found.slice(0, most).map((id) => ({ product: { id } }) as FoundProduct),
  })
}
const spoken = async (...readings: string[]) => {
  asked.length = 0
  return (await productsSpoken(readings, search))?.map(({ product }) => product.id)
}

it('the likeliest reading decides, as far as it finds three', async () => {
  expect(await spoken('wheat', 'mustard')).toEqual(['wheat seed', 'wheat flour', 'wheat bran'])
  expect(asked).toEqual(['wheat'])
})

it('other readings and single words fill up three, each searched once', async () => {
  expect(await spoken('mustard oil')).toEqual(['mustard oil', 'mustard seed'])
  expect(await spoken('meat seed', 'wheat seed')).toEqual(['wheat seed', 'mustard seed', 'wheat flour'])
  expect(asked).toEqual(['meat seed', 'wheat seed', 'meat', 'seed', 'wheat'])
  expect(await spoken('xx yy')).toEqual([])
})

it('without a search there is no choice', async () => {
  expect(await productsSpoken(['wheat'], () => Promise.resolve(undefined))).toBeUndefined()
})
