import { expect, test } from 'vitest'
import { limited } from '#src/base/limited.ts'

test('invisible characters of a paste do not count', () => {
  const hidden = '\u200b\u202a'.repeat(200)
  expect(limited(`${hidden}KS-7F3M2${hidden}   `, 8)).toEqual({ text: 'KS-7F3M2', over: 0 })
})

test('a text above the limit reports its surplus, as the database counts it', () => {
  expect(limited('Gurpreet 🌾 Singh', 8)).toEqual({ text: 'Gurpreet', over: 8 })
  expect(limited('🌾🌾🌾', 3)).toEqual({ text: '🌾🌾🌾', over: 0 })
  expect(limited('one\r\ntwo', 7, true)).toEqual({ text: 'one\ntwo', over: 0 })
})
