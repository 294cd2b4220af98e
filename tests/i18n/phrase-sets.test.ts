import { expect, it } from 'vitest'
import config from '../../lingui.config.ts'

const setOf = (folder: string) =>
  config.catalogs!.find(({ include }) => include.includes(`<rootDir>/src/${folder}`))?.path

it('the phrases of a feature go into the set that its code loads, without registration', () => {
  expect(setOf('features/checkout')).toMatch(/\/account$/)
  expect(setOf('features/loans')).toMatch(/\/forms$/)
  // Loads the phrases of forms too, since it shows forms.
  expect(setOf('features/desk')).toMatch(/\/desk$/)
  expect(setOf('features/gate')).toBeUndefined()
})

it('the frame has no phrase of another set', () => {
  const [frame, ...others] = config.catalogs!
  const inSets = others.flatMap(({ include }) => include)
  expect(inSets.length).toBeGreaterThan(15)
  expect(inSets.filter((folder) => !frame!.exclude!.includes(`${folder}/**`))).toEqual([])
})
