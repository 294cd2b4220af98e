import {
  familyKey,
  pageKey,
  shellKey,
  type OfflineShell,
  type PageFamily,
  type PageParts,
} from '#src/base/offline-pack.ts'
import { pageOf } from '#src/base/page-family.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { languageNotice, pageNotice } from './offline-notices.ts'
import { cacheOf, cachedLanguages, completeKey, mainKey, otherCopies } from './packs.ts'
import { ownAddress, type WantedPage } from './requested-page.ts'

/** Notices on a cached page. */
interface Circumstances {
  readonly status?: number
  /** The page's own address, if another was opened. */
  readonly address?: string | undefined
  /** The language that was wanted and is not on the phone. */
  readonly missing?: Language | undefined
  /** Markup above the page. */
  readonly notice?: string | undefined
}

/**
 * Returns a page in a language; `undefined` unless the whole language is cached, or the page is and with it all main
 * pages.
 */
export async function cachedPage(
  language: Language,
  path: string,
  circumstances: Circumstances = {},
): Promise<Response | undefined> {
  const copy = await cachedCopyOf(language)
  const parts = copy && (await partsOf(copy.cacheName, path))
  if (!parts) return undefined
  const { shell } = copy
  const { head, body } = parts
  const { status = 200, address, missing, notice = '' } = circumstances
  const facts = Object.entries({ at: address, missing }).filter(([, value]) => value !== undefined)
  const html = shell.shell
    .replace('<html', () =>
      ['<html', ...facts.map(([name, value]) => `data-${name}="${escaped(value!)}"`)].join(' '),
    )
    .replace('<div id="root">', (root) => notice + root)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body)
  return new Response(html, {
    status,
    headers: { ...shell.headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

/** Returns head and body of a page, cached alone or with its family. */
async function partsOf(cacheName: string, path: string): Promise<PageParts | undefined> {
  const cached = await contentOf<PageParts>(cacheName, pageKey(path))
  if (cached) return cached
  const end = path.lastIndexOf('/')
  const [parent, key] = [path.slice(0, end), path.slice(end + 1)]
  const family = await contentOf<PageFamily>(cacheName, familyKey(parent))
  return family && pageOf(family, parent, key)
}

/** Returns the content of an entry; `undefined` without one, and for one that the phone has damaged. */
async function contentOf<Content>(cacheName: string, key: string): Promise<Content | undefined> {
  const entry = await caches.match(key, { cacheName })
  return (await entry?.json().catch(() => undefined)) as Content | undefined
}

/** A language that a page may be shown in when it does not come over the network. */
export interface Spare {
  readonly language: Language
  /** True if every page of it is on the phone, false if only the main pages are. */
  readonly isWhole: boolean
}

/** The first of the languages of which all is on the phone, else of those with the main pages; the wanted one before others. */
export async function spareFor(wanted: Language): Promise<Spare | undefined> {
  let spare: Spare | undefined
  for (const language of [wanted, ...(await cachedLanguages())]) {
    const cached = await cachedCopyOf(language)
    if (cached?.isWhole) return { language, isWhole: true }
    if (cached) spare ??= { language, isWhole: false }
  }
  return spare
}

/**
 * Returns the nearest cached page: the same one in another language, else the not-found page, each with a
 * notice. A readable page is better than none.
 */
export async function nearestPage(wanted: WantedPage, spare: Language): Promise<Response | undefined> {
  const missing = spare === wanted.language ? undefined : wanted.language
  const same = await cachedPage(spare, wanted.path, {
    address: ownAddress(wanted, spare),
    missing,
    notice: missing && languageNotice(missing),
  })
  if (same) return same
  return cachedPage(spare, '/not-found', { status: 404, missing, notice: pageNotice(spare) })
}

/** A copy of a language on the phone, of this build or another one. */
interface Copy {
  readonly cacheName: string
  readonly shell: OfflineShell
  readonly isWhole: boolean
}

/**
 * Returns the copy that serves a language: this build's once it is whole, else another build's, else the main pages. The
 * phone may have another build's only: its language was chosen while this build waited to be taken.
 */
async function cachedCopyOf(language: Language): Promise<Copy | undefined> {
  const own = cacheOf(language)
  const whole = await copyIn(own, completeKey)
  if (whole) return whole
  for (const other of await otherCopies(language)) {
    const copy = await copyIn(other, completeKey)
    if (copy) return copy
  }
  return copyIn(own, mainKey)
}

async function copyIn(cacheName: string, marker: string): Promise<Copy | undefined> {
  const [mark, shell] = await Promise.all([
    caches.match(marker, { cacheName }),
    contentOf<OfflineShell>(cacheName, shellKey),
  ])
  return mark && shell && { cacheName, shell, isWhole: marker === completeKey }
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
