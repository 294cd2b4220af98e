import { glob, readFile } from 'node:fs/promises'
import { compressed } from '#scripts/build/compress.ts'
import { staticPage } from './floor.ts'
import { spread, type Spread } from './spread.ts'

/** Bytes that a server may send at once on a new connection: ten packets. */
const firstFlight = 14_336

/** The pages of a language as they are sent, in bytes under brotli. */
export interface PagesAsSent {
  readonly count: number
  readonly bytes: Spread
  /** Bytes of markup, styles and head beyond a page with the same words and nothing else. */
  readonly beyondWords: Spread
  /** Pages that do not come in the first flight, though their words alone would. */
  readonly late: readonly string[]
  /** Pages whose words alone are too many for it. */
  readonly long: readonly string[]
}

/** Measures every page of English. */
export async function pagesAsSent(): Promise<PagesAsSent> {
  const sizes = []
  for await (const file of glob('**/*.html', {
    cwd: 'dist',
    exclude: ['pa/**', 'hi/**', 'pa.html', 'hi.html'],
  }))
    sizes.push(await sizesOf(file))
  const pages = sizes.toSorted((a, b) => b.whole - a.whole)
  return {
    count: pages.length,
    bytes: spread(pages.map(({ whole }) => whole)),
    beyondWords: spread(pages.map(({ whole, words }) => whole - words)),
    late: pages
      .filter(({ whole, words }) => whole > firstFlight && words <= firstFlight)
      .map(({ file }) => file),
    long: pages.filter(({ words }) => words > firstFlight).map(({ file }) => file),
  }
}

async function sizesOf(file: string) {
  const html = await readFile(`dist/${file}`, 'utf8')
  const [whole, words] = [(await compressed(html)).length, (await compressed(staticPage(html))).length]
  return { file, whole, words }
}
