import type { Page } from 'playwright'

/**
 * By how much a color may differ, of 255, before a point counts as changed: fonts and compression change an edge by less.
 */
const mostOfAColor = 64

/** The share of points that differ between two pictures, 0 to 1; 1 where their sizes do. Computed by the browser, which unpacks them. */
export function shareChanged(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async ([one, other, most]) => {
      // A function for the page must be self-contained.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const pointsOf = async (base64: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${base64}`)).blob())
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
        canvas.drawImage(bitmap, 0, 0)
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const [a, b] = [await pointsOf(one), await pointsOf(other)]
      if (a.width !== b.width || a.height !== b.height) return 1
      let changed = 0
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((color) => Math.abs(a.data[at + color]! - b.data[at + color]!) > most)) changed++
      return changed / (a.data.length / 4)
    },
    [before.toString('base64'), after.toString('base64'), mostOfAColor] as const,
  )
}
