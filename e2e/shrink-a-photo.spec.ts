import { expect, test as base, type Page } from '@playwright/test'
import { openPhotoPage, type PhotoPage } from '#scripts/build/photo-page.ts'
import type { Prepared, Problem } from '#src/platform/files/prepare.ts'
import { avif, bmp, gif, heic, hugeJpeg, icon, turnedPng, withStrayBytes } from './pages/odd-pictures.ts'
import {
  bombPng,
  drawnPicture,
  emptyPdf,
  plainPng,
  secretWords,
  segmentsOf,
  withExif,
  type ChosenFile,
} from './pages/sample-files.ts'

// Without a backend, because nothing leaves the phone.
const test = base.extend<{ photoPage: Page }, { photos: PhotoPage }>({
  photos: [
    async ({}, use) => {
      const photos = await openPhotoPage()
      await use(photos)
      await photos.close()
    },
    { scope: 'worker' },
  ],
  photoPage: async ({ page, photos }, use) => {
    await page.goto(photos.url)
    await use(page)
  },
})

/** The module's address; in a variable, because the compiler cannot find it. */
const code = '/prepare.js'
const everything = ['image/jpeg', 'application/pdf']
const mostBytes = 200 * 1024

interface Outcome {
  readonly problem?: Problem
  readonly type?: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly bytes: Buffer
}

/** Chooses a file in a page, and has a document made of it. */
async function prepared(page: Page, file: ChosenFile, types = everything): Promise<Outcome> {
  await page.evaluate(() => document.body.replaceChildren(document.createElement('input')))
  await page.locator('input').evaluate((input) => input.setAttribute('type', 'file'))
  await page.locator('input').setInputFiles(file)
  const { base64, ...outcome } = await page.evaluate(
    async ([file, wanted]) => {
      const { prepareDocument } = (await import(file)) as {
        prepareDocument(chosen: Blob, among: readonly string[]): Promise<Prepared | Problem>
      }
      const made = await prepareDocument(document.querySelector('input')!.files![0]!, wanted)
      if (typeof made === 'string') return { problem: made, base64: '' }
      const { bytes, ...facts } = made
      return { ...facts, base64: bytes.toBase64() }
    },
    [code, types] as const,
  )
  return { ...outcome, bytes: Buffer.from(base64, 'base64') }
}

/** Takes a page and its workers the decoder that not every browser has. */
async function withoutDecoder(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ImageDecoder'))
  const lost = 'delete globalThis.ImageDecoder;'
  await page.route('**/assets/shrink-worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${lost}${await response.text()}` })
  })
}

/**
 * Returns the colors at the center of the four quarters, as the browser shows a picture: `r`, `g`, `b`, `y`, `w` or
 * `k`.
 */
function quartersOf(page: Page, jpeg: Buffer): Promise<{ quarters: string; size: [number, number] }> {
  return page.evaluate(async (base64) => {
    const url = URL.createObjectURL(new Blob([Uint8Array.fromBase64(base64)]))
    const image = document.createElement('img')
    image.src = url
    document.body.append(image)
    await image.decode()
    const [width, height] = [image.naturalWidth, image.naturalHeight]
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const names: Record<string, string> = { 100: 'r', '010': 'g', '001': 'b', 110: 'y', 111: 'w', '000': 'k' }
    const at = (x: number, y: number) => {
      const pixel = context.getImageData(width * x, height * y, 1, 1).data
      return names[
        [...pixel]
          .slice(0, 3)
          .map((part) => (part > 127 ? 1 : 0))
          .join('')
      ]!
    }
    return {
      quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(''),
      size: [width, height] as [number, number],
    }
  }, jpeg.toString('base64'))
}

const photo = (buffer: Buffer, name = 'IMG_20261121.jpg'): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
})

test('a large photo becomes an upright JPEG of at most 1600 pixels and 200 KB, beside the page', async ({
  photoPage,
}) => {
  const workers: string[] = []
  photoPage.on('worker', (worker) => workers.push(worker.url()))
  const jpeg = withExif(await drawnPicture(photoPage, 'image/jpeg', [4000, 3000]), 6)
  const outcome = await prepared(photoPage, photo(jpeg))
  expect(outcome).toMatchObject({ type: 'image/jpeg', width: 1200, height: 1600 })
  expect(outcome.bytes.length).toBeLessThanOrEqual(mostBytes)
  expect(workers).toEqual([expect.stringContaining('/assets/shrink-worker-')])
  await expect.poll(() => photoPage.workers()).toEqual([])
})

test('a photo loses its author and location', async ({ photoPage }) => {
  const jpeg = withExif(await drawnPicture(photoPage, 'image/jpeg', [640, 480]), 1)
  expect(segmentsOf(jpeg)).toContain('e1 Exif')
  expect(jpeg.includes(secretWords)).toBe(true)
  const { bytes } = await prepared(photoPage, photo(jpeg))
  // Tables, the frame and the color profile: no Exif, no comment, no program's own segment.
  expect(['e0 JFIF', 'e2 ICC_PROFILE', 'db', 'c0', 'c4']).toEqual(
    expect.arrayContaining([...new Set(segmentsOf(bytes))]),
  )
  for (const word of ['Exif', 'GPS', secretWords]) expect(bytes.includes(word)).toBe(false)
})

test('a photo is upright, whichever of the eight orientations it has', async ({ photoPage }) => {
  const jpeg = await drawnPicture(photoPage, 'image/jpeg', [800, 600])
  for (let orientation = 1; orientation <= 8; orientation++) {
    const taken = withExif(jpeg, orientation)
    const { bytes } = await prepared(photoPage, photo(taken))
    // The browser's own rendering decides.
    expect(await quartersOf(photoPage, bytes), `way ${orientation}`).toEqual(
      await quartersOf(photoPage, taken),
    )
  }
})

test('in browsers without a worker’s canvas or decoder, the page does the same itself', async ({
  page,
  photos,
}) => {
  await page.goto(photos.url)
  const jpeg = withExif(await drawnPicture(page, 'image/jpeg', [4000, 3000]), 8)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.evaluate(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
    Reflect.deleteProperty(globalThis, 'ImageDecoder')
  })
  const outcome = await prepared(page, photo(jpeg))
  expect(outcome).toMatchObject({ type: 'image/jpeg', width: 1200, height: 1600 })
  expect((await quartersOf(page, outcome.bytes)).quarters).toBe((await quartersOf(page, jpeg)).quarters)
  expect(segmentsOf(outcome.bytes)).not.toContain('e1 Exif')
  expect(workers).toEqual([])
})

// The last browsers that the app runs in without a decoder of their own: Firefox 128 to 132, and Safari.
const decoders = { 'its decoder of pictures': true, 'only bitmaps': false }

for (const [name, hasDecoder] of Object.entries(decoders))
  test(`a photo of 108 and of 200 million pixels becomes a small one, with ${name}`, async ({
    page,
    photos,
  }) => {
    if (!hasDecoder) await withoutDecoder(page)
    await page.goto(photos.url)
    // Bitmaps are decoded whole.
    const sizes = hasDecoder
      ? ([
          [12_000, 9000],
          [16_320, 12_240],
        ] as const)
      : ([[12_000, 9000]] as const)
    for (const [width, height] of sizes) {
      const taken = withExif(hugeJpeg(width, height), 6)
      const outcome = await prepared(page, photo(taken))
      expect({ ...outcome, bytes: 0 }).toEqual({ type: 'image/jpeg', width: 1200, height: 1600, bytes: 0 })
      expect((await quartersOf(page, outcome.bytes)).quarters).toBe('bryg')
    }
  })

test('a picture of any kind that the browser shows becomes a JPEG of what it shows first, whatever its name', async ({
  photoPage,
}) => {
  const upright = { quarters: 'rgby', size: [64, 48] }
  const kinds = { avif, gif: gif(64, 48), 'a bitmap': bmp(64, 48), 'one from its top': bmp(64, 48, true) }
  for (const [name, buffer] of Object.entries(kinds)) {
    const { type, bytes } = await prepared(photoPage, photo(buffer))
    expect(type, name).toBe('image/jpeg')
    expect(await quartersOf(photoPage, bytes), name).toEqual(upright)
  }
  const { bytes } = await prepared(photoPage, photo(icon(32)))
  expect(await quartersOf(photoPage, bytes)).toEqual({ quarters: 'rrrr', size: [32, 32] })
})

test('a photo with bytes between its segments that belong to neither is taken', async ({ photoPage }) => {
  const jpeg = withExif(await drawnPicture(photoPage, 'image/jpeg', [640, 480]), 6)
  for (const count of [7, 18, 70_000]) {
    const { bytes } = await prepared(photoPage, photo(withStrayBytes(jpeg, count)))
    expect(await quartersOf(photoPage, bytes)).toEqual({ quarters: 'bryg', size: [480, 640] })
  }
})

test('a PNG that asks to be turned keeps its shape, upright, and loses its metadata', async ({
  photoPage,
}) => {
  for (const [width, height] of [
    [400, 300],
    [2000, 1000],
  ] as const)
    for (const orientation of [1, 3, 5, 6, 8]) {
      const taken = turnedPng(width, height, orientation, secretWords)
      const { bytes } = await prepared(photoPage, photo(taken))
      const shown = await quartersOf(photoPage, taken)
      const made = await quartersOf(photoPage, bytes)
      expect(made.quarters, `way ${orientation}`).toBe(shown.quarters)
      const scale = Math.min(1, 1600 / width)
      expect(made.size).toEqual(shown.size.map((side) => side * scale))
      for (const word of ['Exif', secretWords]) expect(bytes.includes(word)).toBe(false)
    }
})

test('a browser that hides what a canvas shows gives no picture, and no covered one', async ({
  page,
  photos,
}) => {
  // As Firefox does with `privacy.resistFingerprinting`: other pixels, without a word.
  await page.addInitScript(() => {
    for (const pen of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
      pen.prototype.getImageData = (_x: number, _y: number, width: number, height: number) =>
        new ImageData(new Uint8ClampedArray(width * height * 4).fill(119), width, height)
    // Workers have canvases of their own: none here.
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
  })
  await page.goto(photos.url)
  for (const picture of [hugeJpeg(64, 48), avif, turnedPng(40, 30, 1, secretWords)])
    expect((await prepared(page, photo(picture))).problem).toBe('hidden')
})

test('even noise, which JPEG compresses badly, is at most 200 KB', async ({ photoPage }) => {
  const outcome = await prepared(
    photoPage,
    photo(await drawnPicture(photoPage, 'image/jpeg', [2000, 1500], 'noise')),
  )
  expect(outcome.bytes.length).toBeLessThanOrEqual(mostBytes)
  expect(outcome.bytes.length).toBeGreaterThan(mostBytes / 2)
})

test('a small picture is not enlarged', async ({ photoPage }) => {
  const outcome = await prepared(photoPage, photo(await drawnPicture(photoPage, 'image/webp', [320, 200])))
  expect(outcome).toMatchObject({ type: 'image/jpeg', width: 320, height: 200 })
})

test('transparent parts of a PNG become white', async ({ photoPage }) => {
  const png = plainPng(300, 200, [255, 0, 0, 0])
  const outcome = await prepared(photoPage, { name: 'scan.png', mimeType: 'image/png', buffer: png })
  expect(outcome).toMatchObject({ type: 'image/jpeg', width: 300, height: 200 })
  expect((await quartersOf(photoPage, outcome.bytes)).quarters).toBe('wwww')
})

test('a PDF is stored byte by byte, whatever its name', async ({ photoPage }) => {
  const pdf = emptyPdf()
  const outcome = await prepared(photoPage, { name: 'fard.jpg', mimeType: 'image/jpeg', buffer: pdf })
  expect(outcome.type).toBe('application/pdf')
  expect(outcome.bytes.equals(pdf)).toBe(true)
})

test('other files are refused, each with its reason', async ({ photoPage }) => {
  const jpeg = withExif(await drawnPicture(photoPage, 'image/jpeg', [1200, 900]), 1)
  const webp = await drawnPicture(photoPage, 'image/webp', [1200, 900], 'noise')
  const files: readonly (readonly [Problem, string, Buffer])[] = [
    ['type', 'HTML that calls itself a photo', Buffer.from('<html><script>alert(1)</script>')],
    ['type', 'SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['heic', 'HEIC', heic],
    ['other-kind', 'a raw photo', Buffer.from('II*\0 and so on')],
    ['broken', 'half an AVIF', avif.subarray(0, 300)],
    ['broken', 'half a GIF', gif(64, 48).subarray(0, 2000)],
    ['broken', 'half a bitmap', bmp(64, 48).subarray(0, 5000)],
    ['empty', 'nothing at all', Buffer.alloc(0)],
    ['broken', 'a photo that was cut off', jpeg.subarray(0, Math.floor(jpeg.length * 0.6))],
    ['broken', 'a photo of which only the head is there', jpeg.subarray(0, 40)],
    ['broken', 'a picture that was cut off', webp.subarray(0, Math.floor(webp.length * 0.6))],
    ['broken', 'a PNG that was cut off', plainPng(400, 300, [1, 2, 3, 255]).subarray(0, -20)],
    ['broken', 'a PDF that was cut off', emptyPdf().subarray(0, 120)],
    ['too-large', 'a PDF of more than 5 MB', emptyPdf(5 * 1024 * 1024 + 1)],
    ['too-many-pixels', 'a picture of 20,000 by 20,000', bombPng()],
  ]
  const response: [string | undefined, string][] = []
  for (const [, name, buffer] of files)
    response.push([(await prepared(photoPage, photo(buffer, `${name}.jpg`))).problem, name])
  expect(response).toEqual(files.map(([problem, name]) => [problem, name]))
  expect((await prepared(photoPage, photo(emptyPdf()), ['image/jpeg'])).problem).toBe('type')
  expect((await prepared(photoPage, photo(jpeg), ['application/pdf'])).problem).toBe('type')
})

test('covered digits are black in the picture itself, and the rest is unchanged', async ({ photoPage }) => {
  const { bytes } = await prepared(photoPage, photo(await drawnPicture(photoPage, 'image/jpeg', [800, 600])))
  const base64 = await photoPage.evaluate(
    async ([file, picture]) => {
      const { coverPicture } = (await import(file)) as {
        coverPicture(blob: Blob, bar: object): Promise<Prepared>
      }
      const bar = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
      return (await coverPicture(new Blob([Uint8Array.fromBase64(picture)]), bar)).bytes.toBase64()
    },
    [code, bytes.toString('base64')] as const,
  )
  expect(await quartersOf(photoPage, Buffer.from(base64, 'base64'))).toEqual({
    quarters: 'rkby',
    size: [800, 600],
  })
})
