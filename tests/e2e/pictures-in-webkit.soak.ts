import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avif, bmp, gif, heic, hugeJpeg, turnedPng, withStrayBytes } from '#e2e/pages/odd-pictures.ts'
import { secretWords, withExif } from '#e2e/pages/sample-files.ts'
import { WebKit } from '#e2e/engines/webkit.ts'
import { freePort } from '#e2e/world.ts'
import { openPhotoPage, type PhotoPage } from '#scripts/build/photo-page.ts'

/* `npm run soak -- pictures-in-webkit`: pictures are made small by the engine of Safari, which has no decoder of its own for them. */

const missing = WebKit.missing()

/** Makes a document of a file, and returns its size and the letters of the colors at the center of its quarters. */
const prepareInPage = `
  const [base64] = args
  const { prepareDocument } = await import('/prepare.js')
  const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
  const made = await prepareDocument(file, ['image/jpeg'])
  if (typeof made === 'string') return made
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([made.bytes]))
  await image.decode()
  const [width, height] = [image.naturalWidth, image.naturalHeight]
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  pen.drawImage(image, 0, 0)
  const at = (x, y) => {
    const parts = [...pen.getImageData(width * x, height * y, 1, 1).data].slice(0, 3)
    return { 100: 'r', '010': 'g', '001': 'b', 110: 'y' }[parts.map((part) => (part > 127 ? 1 : 0)).join('')]
  }
  const quarters = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join('')
  return quarters + ' ' + width + ' ' + height`

describe.skipIf(missing)(`in WebKitGTK${missing ? ` (not run: ${missing})` : ''}`, () => {
  let photos: PhotoPage
  let webkit: WebKit
  beforeAll(async () => {
    photos = await openPhotoPage()
    webkit = await WebKit.start(await freePort())
    await webkit.goto(photos.url)
  })
  afterAll(async () => {
    await webkit.close()
    await photos.close()
  })

  const [taken, large] = [hugeJpeg(640, 480), hugeJpeg(12_000, 9000)]
  test.each<[string, Buffer, string]>([
    ['a photo', withExif(taken, 6), 'bryg 480 640'],
    ['a photo with bytes between its segments', withStrayBytes(taken, 18), 'rgby 640 480'],
    ['a photo of 108 million pixels', large, 'rgby 1600 1200'],
    ['an AVIF', avif, 'rgby 64 48'],
    ['a moving picture', gif(64, 48), 'rgby 64 48'],
    ['a bitmap', bmp(64, 48), 'rgby 64 48'],
    ['a PNG', turnedPng(400, 300, 1, secretWords), 'rgby 400 300'],
    ['a HEIC, which this WebKit does not show', heic, 'heic'],
  ])('%s', async (_, file, made) => {
    expect(await webkit.run<string>(prepareInPage, file.toString('base64'))).toBe(made)
  })

  test('a PNG that asks to be turned keeps its shape', async () => {
    const png = turnedPng(400, 300, 6, secretWords).toString('base64')
    // With and without the turn its quarters stand as this engine shows them.
    expect(await webkit.run<string>(prepareInPage, png)).toMatch(/^(bryg 300 400|rgby 400 300)$/)
  })
})
