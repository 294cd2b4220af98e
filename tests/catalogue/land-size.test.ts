import { expect, test } from 'vitest'
import { questionAboutSize, sizeInAcres } from '#src/features/catalogue/land-size-text.ts'

test('a size in other units is shown in acres, and one of several meanings is asked about', () => {
  expect(sizeInAcres('8 kanal')).toBe('= 1 acre')
  expect(sizeInAcres('12 ਕਨਾਲ 10 ਮਰਲੇ')).toBe('= 1.563 acres')
  expect(sizeInAcres('5 acres')).toBeUndefined()
  expect(sizeInAcres('2 bigha')).toBeUndefined()
  expect(questionAboutSize('2 bigha')).toMatch(/acres/)
  expect(questionAboutSize('16-7')).toMatch(/16 kanal 7 marla/)
  expect(questionAboutSize('8 kanal')).toBeUndefined()
})
