import { expect, test } from '@playwright/test'
import type { CatalogueItem } from '#src/content/catalogue.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { drawnSheets } from '#scripts/build/drawing-sheets.ts'

const sheets = await drawnSheets()

/** A picture on a shelf, as a document of its own. */
function documentOf(picture: string): string {
  const [sheet = '', name = ''] = picture.split('/')
  const { viewBox, shapes } = sheets.get(sheet)!.get(name)!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="96" height="96">${shapes}</svg>`
}

for (const [address, { sections }] of await catalogues())
  test(`at a glance, eight of ten pictures at /${address} look different${address === 'fertilizers' ? '' : ''}`, async ({
    page,
  }) => {
    const items = Object.values(sections).flatMap((shelf) => Object.entries<CatalogueItem>(shelf.items))
    const documents = items.map(([key, { picture = `${address}/${key}` }]) => documentOf(picture))
    // As small as a glance: prints and shades of a color do not count.
    const different = await page.evaluate(async (documents) => {
      const size = 32
      const canvas = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })!
      canvas.fillStyle = '#f3ead3'
      canvas.imageSmoothingQuality = 'high'
      const seen: Uint8ClampedArray[] = []
      for (const drawn of documents) {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`
        await image.decode()
        canvas.fillRect(0, 0, size, size)
        canvas.drawImage(image, 0, 0, size, size)
        const { data } = canvas.getImageData(0, 0, size, size)
        const isLike = (other: Uint8ClampedArray) => {
          let unlike = 0
          for (let at = 0; at < data.length; at += 4) {
            const distance = [0, 1, 2].reduce(
              (sum, color) => sum + Math.abs(data[at + color]! - other[at + color]!),
              0,
            )
            if (distance > 90) unlike++
          }
          return unlike < 0.1 * size * size
        }
        if (!seen.some(isLike)) seen.push(data)
      }
      return seen.length
    }, documents)
    expect(different / documents.length).toBeGreaterThanOrEqual(0.8)
  })
