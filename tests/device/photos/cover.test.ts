import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverPixels } from '#src/platform/photos/cover.ts'

const share = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const size = fc.integer({ min: 1, max: 24 })

it('every pixel under a bar is black, and all other pixels are unchanged', () => {
  fc.assert(
    fc.property(size, size, share, share, share, share, (width, height, x, y, across, down) => {
      const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 7 + 13) % 256)
      const before = data.slice()
      coverPixels({ data, width, height }, { x, y, width: Math.abs(across), height: Math.abs(down) })
      for (let row = 0; row < height; row++)
        for (let column = 0; column < width; column++) {
          const at = (row * width + column) * 4
          const touched =
            column + 1 > x * width &&
            column < (x + Math.abs(across)) * width &&
            row + 1 > y * height &&
            row < (y + Math.abs(down)) * height
          const wanted = touched ? [0, 0, 0, 255] : [...before.subarray(at, at + 4)]
          // At the very edge of a pixel either is right.
          if (!touched && data[at + 3] === 255 && data[at] === 0) continue
          expect([...data.subarray(at, at + 4)]).toEqual(wanted)
        }
    }),
  )
})
