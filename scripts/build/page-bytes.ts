import { readFile, stat } from 'node:fs/promises'
import { addressIn } from '#src/platform/i18n/address.ts'
import type { Language } from '#src/platform/i18n/words.ts'

/** The pages whose bytes each build prints: home, a shelf, a page with a form, and one of the app's own. */
const weighed = ['/', '/seeds-catalog/grains', '/soil-testing', '/requests'] as const

/** The bytes that a first visit to a page downloads at first, as a static host sends them. */
interface PageBytes {
  readonly path: string
  /** The document, with the styles in it. */
  readonly html: number
  /** The scripts that it names. */
  readonly js: number
  readonly all: number
}

/** Measures the pages of a finished build. */
export async function pageBytes(folder: string, language: Language): Promise<PageBytes[]> {
  return Promise.all(weighed.map((path) => bytesOf(folder, language, path)))
}

async function bytesOf(folder: string, language: Language, path: string): Promise<PageBytes> {
  const address = addressIn(language, path)
  const file = address === '/' ? '/index.html' : `${address}.html`
  const page = await readFile(folder + file, 'utf8')
  const scripts = new Set(
    Array.from(page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g), ([, name]) => name!),
  )
  const sizes = await Promise.all(
    [file, ...scripts].map(async (name) => (await stat(`${folder}${name}.br`)).size),
  )
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return { path, html: sizes[0]!, js: all - sizes[0]!, all }
}

/** Returns the pages' bytes as a table of a few lines. */
export function tableOf(bytes: readonly PageBytes[]): string {
  const rows = bytes.map(({ path, html, js, all }) => row([path, html, js, all]))
  return [row(['bytes of a first visit', 'html', 'js', 'all']), ...rows].join('\n')
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(8))).join('')
}
