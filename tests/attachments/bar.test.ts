import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barAround, movedBar, sizedBar, usualBar } from '#src/features/attachments/internal/bar.ts'

const step = fc.double({ min: -2, max: 2, noNaN: true })
const change = fc.tuple(fc.constantFrom(barAround, movedBar, sizedBar), step, step)

it('whatever is done to a bar, it stays within the picture and is visible', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const bar = changes.reduce((before, [by, across, down]) => by(before, across, down), usualBar)
      for (const [start, length] of [
        [bar.x, bar.width],
        [bar.y, bar.height],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(length).toBeGreaterThanOrEqual(0.039)
        expect(start + length).toBeLessThanOrEqual(1.000001)
      }
    }),
  )
})

it('a placed bar has its center there', () => {
  const { x, y, width, height } = barAround(usualBar, 0.5, 0.5)
  expect([x + width / 2, y + height / 2]).toEqual([0.5, 0.5])
})
