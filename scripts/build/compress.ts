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
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
