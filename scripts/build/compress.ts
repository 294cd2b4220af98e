import { glob, readFile, writeFile } from 'node:fs/promises'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)

/** Writes a `.br` beside every text file of a folder, as a static host sends it. */
export async function compressAll(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{html,js,json,svg,webmanifest,txt,xml}`)) {
    await writeFile(`${file}.br`, await compressed(await readFile(file)))
  }
}

/** The bytes of a text under brotli at its best. */
export function compressed(text: Buffer | string): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
