import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { openPhotoPage } from '#scripts/build/photo-page.ts'
import { drawnPhoto } from './photo.ts'
import { inTurn, type Pair, type Spread } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** As the phones of today take them: 48 megapixels. */
const [width, height] = [8000, 6000]
const times = 3
const megabyte = 1024 * 1024

/**
 * How much more memory a page takes at its peak while a photo of 48 megapixels becomes a document, beside a page that
 * shrinks the same file in the usual way: `createImageBitmap`, then a canvas. Read from Linux, so it runs there alone.
 */
export async function photoMemory({ browser }: BenchWorld): Promise<Measured> {
  const opened = await browser()
  const site = await openPhotoPage()
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-photo-'))
  try {
    const photo = join(folder, 'IMG_48MP.jpg')
    await writeFile(photo, await drawnPhoto(opened, site.url, [width, height]))
    const peak = await inTurn(
      () => peakOf(opened, site.url, photo, 'ours'),
      () => peakOf(opened, site.url, photo, 'usual'),
      times,
    )
    const { size } = new Blob([await readFile(photo)])
    return {
      figures: { megapixels: (width * height) / 1e6, photoBytes: size, peak },
      lines: [line(peak, size)],
    }
  } finally {
    await site.close()
    await rm(folder, { recursive: true })
  }
}

function line({ app, floor, ratio }: Pair, size: number): string {
  const name = `A photo of 48 MP, ${(size / megabyte).toFixed(0)} MB`
  return `${name.padEnd(34)} ${sizeText(app)}  usual way ${sizeText(floor)}  ratio ${ratio.toFixed(2)}`
}

function sizeText({ median, least, most }: Spread): string {
  return `${median.toFixed(0)} MB (${least.toFixed(0)}–${most.toFixed(0)})`
}

/** By how many megabytes a fresh page grows at most while it shrinks the photo. */
async function peakOf(browser: Browser, url: string, photo: string, way: 'ours' | 'usual'): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('input'), { type: 'file' }))
  })
  await page.locator('input').setInputFiles(photo)
  const pages = await renderers(browser)
  await Promise.all(pages.map(forgetPeak))
  const before = await Promise.all(pages.map((id) => memory(id, 'VmRSS')))
  await (way === 'ours' ? shrinkOurs(page) : shrinkUsual(page))
  const after = await Promise.all(pages.map((id) => memory(id, 'VmHWM')))
  await context.close()
  return Math.max(...after.map((most, at) => most - before[at]!))
}

async function shrinkOurs(page: Page): Promise<void> {
  await page.evaluate(async (code) => {
    const { prepareDocument } = (await import(code)) as typeof import('#src/platform/files/prepare.ts')
    const made = await prepareDocument(document.querySelector('input')!.files![0]!, ['image/jpeg'])
    if (typeof made === 'string') throw new Error(made)
  }, '/prepare.js')
}

async function shrinkUsual(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const bitmap = await createImageBitmap(document.querySelector('input')!.files![0]!)
    const canvas = new OffscreenCanvas(1600, 1200)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, 1600, 1200)
    bitmap.close()
    await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
  })
}

async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

async function memory(id: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
}

/** Has Linux count the peak from now on. */
async function forgetPeak(id: number): Promise<void> {
  await writeFile(`/proc/${id}/clear_refs`, '5')
}
