import { expect, it } from 'vitest'
import { pageBytes } from '#scripts/build/page-bytes.ts'

/** What a first visit downloaded when this was last decided, in Punjabi, in bytes of brotli. */
const decided: Readonly<Record<string, number>> = {
  '/': 212_800,
  '/seeds-catalog/grains': 210_700,
  '/soil-testing': 205_600,
  '/requests': 210_800,
}

it('a first visit downloads no more than 5 % over what was decided', async () => {
  const pages = await pageBytes('dist', 'pa')
  const over = pages.filter(({ path, all }) => all > decided[path]! * 1.05)
  expect(over).toEqual([])
})
