import fc from 'fast-check'
import { expect, it } from 'vitest'
import { piecesBetween } from '#scripts/build/text-pieces.ts'
import { changedText } from '#src/base/difference.ts'

const runs = ['one run of text, ', 'ਇੱਕ ਹੋਰ ਲਿਖਤ, ', 'a third of them 🌾 ', 'x', '']
const text = fc.array(fc.constantFrom(...runs), { maxLength: 30 }).map((parts) => parts.join(''))

it('makes every newer text of every older one, through JSON', () => {
  fc.assert(
    fc.property(text, text, (older, newer) => {
      const sent = JSON.stringify(piecesBetween(older, newer))
      expect(changedText(older, JSON.parse(sent) as ReturnType<typeof piecesBetween>)).toBe(newer)
    }),
  )
})

it('writes of a long text only the changed letter', () => {
  const older = Array.from({ length: 2_000 }, (_, at) => `word ${at} of it`).join(' ')
  const newer = older.replace('word 1000 of', 'word 1000 oF')
  expect(piecesBetween(older, newer).filter((piece) => typeof piece === 'string')).toEqual(['F'])
})
