import { glob, readFile, writeFile } from 'node:fs/promises'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { itemPart } from '#src/content/catalogue-rows.ts'
import { remembered } from './remembered.ts'

const brotli = promisify(brotliCompress)

/** Writes a `.br` beside every text file of a folder, as a static host sends it. */
export async function compressAll(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{html,js,css,json,svg,webmanifest,txt,xml}`))
  await Promise.all(Array.from({ length: atOnce }, () => compressNext(files)))
}

async function compressNext(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const isSeldomSent = file.includes(`/${itemPart}/`) || pack.test(file)
    const quality = isSeldomSent ? fast : constants.BROTLI_MAX_QUALITY
    const text = await readFile(file)
    await writeFile(
      `${file}.br`,
      await remembered('brotli', [String(quality), text], () => compressed(text, quality)),
    )
  }
}

/** As many threads as Node.js has for this. */
const atOnce = 4

/** Phones fetch the bundle instead (bundle.ts), where they can. */
const pack = /\/offline\/\w+\.json$/

/** Hundreds of small pages, and packs, at the best quality would double the time of a build, for a twentieth of their bytes. */
const fast = 9

/** Returns a text compressed by brotli, by default at its best. */
export function compressed(
  text: Buffer | string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(Buffer.byteLength(text)),
  }
  return brotli(text, { params })
}

/**
 * Returns the bits of the smallest window that a text of so many bytes fits into. For the usual window of 4 MB brotli takes 32 MB of
 * memory for each file, and at quality 9 spends fifty times as long on that as on a page.
 */
function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + windowGap))
  return Math.min(Math.max(fitting, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** A window of n bits reaches back 2^n − 16 bytes. */
const windowGap = 16
