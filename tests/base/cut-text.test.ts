import { expect, test } from 'vitest'
import { cutText } from '#src/base/cut-text.ts'
import { limited } from '#src/base/limited.ts'

test.each([
  ['a flag', '🇮🇳'],
  ['a family', '👨‍👩‍👧'],
  ['a hand with its color', '👍🏽'],
  ['a syllable with its vowel', 'ਸ਼ੀਂ'],
])('%s at the limit stays whole or is left out', (_, letter) => {
  const size = Array.from(letter).length
  for (let before = 0; before <= size; before++) {
    const text = 'x'.repeat(120 - before) + letter
    expect(cutText(text, 120)).toBe(before < size ? 'x'.repeat(120 - before) : text)
  }
  expect(limited(`${'x'.repeat(119)}${letter}`, 119 + size - 1)).toMatchObject({
    text: 'x'.repeat(119),
    over: 1,
  })
})

test('the limit counts characters as the database counts them', () => {
  expect(cutText('😀'.repeat(130), 120)).toBe('😀'.repeat(120))
  expect(cutText('short', 120)).toBe('short')
})
