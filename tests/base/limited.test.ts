import { expect, test } from 'vitest'
import { limited } from '#src/base/limited.ts'

test('what comes along with a paste and nobody sees takes up no room', () => {
  const hidden = '\u200b\u202a'.repeat(200)
  expect(limited(`${hidden}KS-7F3M2${hidden}   `, 8)).toEqual({ text: 'KS-7F3M2', over: 0 })
})

test('a text that is too long says by how many characters, as the database counts them', () => {
  expect(limited('Gurpreet 🌾 Singh', 8)).toEqual({ text: 'Gurpreet', over: 8 })
  expect(limited('🌾🌾🌾', 3)).toEqual({ text: '🌾🌾🌾', over: 0 })
  expect(limited('one\r\ntwo', 7, true)).toEqual({ text: 'one\ntwo', over: 0 })
})
