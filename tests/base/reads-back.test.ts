import { expect, it, vi } from 'vitest'
import { readsBack } from '#src/base/reads-back.ts'
import { drawnPicture } from '#src/platform/ui/drawn-picture.ts'

const drawn = [0, 0, 0, 255, 255, 255, 255, 255]

/** Returns what a canvas is drawn with, in a browser that shows these parts of pixels for those that were drawn. */
function penThatShows(parts: (drawn: readonly number[]) => readonly number[]) {
  const pixels: string[] = []
  return {
    fillStyle: '' as unknown,
    fillRect(x: number) {
      pixels[x] = String(this.fillStyle)
    },
    getImageData: () => {
      expect(pixels.slice(0, 2)).toEqual(['#000', '#fff'])
      return { data: Uint8ClampedArray.from(parts(drawn)) } as unknown as ImageData
    },
  }
}

it.each<[string, boolean, (drawn: readonly number[]) => readonly number[]]>([
  ['what was drawn', true, (parts) => parts],
  ['it with a little noise', true, (parts) => parts.map((part) => (part > 127 ? part - 3 : part + 3))],
  ['a pattern', false, () => [17, 203, 96, 255, 201, 14, 77, 255]],
  ['all white', false, () => Array<number>(8).fill(255)],
  ['nothing', false, () => Array<number>(8).fill(0)],
])('a browser that returns %s can be trusted with a picture: %s', (_, isRight, parts) => {
  expect(readsBack(penThatShows(parts))).toBe(isRight)
})

it('no receipt becomes a picture in a browser that hides what was drawn', async () => {
  const canvas = { getContext: () => penThatShows(() => Array<number>(8).fill(255)) }
  vi.stubGlobal('document', { createElement: () => canvas })
  expect(await drawnPicture([{ left: 'Receipt', size: 16 }])).toBeUndefined()
})
