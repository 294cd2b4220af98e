import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { itemPart } from '#src/content/catalogue-rows.ts'
import { remembered } from './remembered.ts'

const brotli = promisify(brotliCompress)

/** Writes a `.br` beside every text file of a folder that has none yet, as a static host sends it. */
export async function compressAll(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{html,js,css,json,svg,webmanifest,txt,xml}`))
  const left = files.filter((file) => !existsSync(`${file}.br`))
  // As many threads as Node.js has for this.
  await Promise.all(Array.from({ length: 4 }, () => compressFiles(left)))
}

/** Compresses files one after the other, and empties the list. */
export async function compressFiles(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const quality = qualityOf(file)
    const text = await readFile(file)
    await writeFile(
      `${file}.br`,
      await remembered('brotli', [String(quality), text], () => compressed(text, quality)),
    )
  }
}

/**
 * A build with one changed word compresses every page and part of its language again. At the best quality a first build would take
 * 20 s of processor longer, for 300 bytes of a page and 2 % of the parts; for the hundreds of pages of goods a fifth of that will do,
 * and for packs, which phones fetch as parts where they can, and for the hundreds of pieces of an update (bundle.ts).
 */
function qualityOf(file: string): number {
  if (file.includes(`/${itemPart}/`) || /\/offline\/(?:\w+\.json|.*\/[\w-]{8}\.txt)$/.test(file)) return 9
  return /\.html$|\/offline\//.test(file) ? 10 : constants.BROTLI_MAX_QUALITY
}

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
