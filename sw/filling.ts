import type { BundleEntry } from '#src/base/offline-bundle.ts'
import { assetCaching, shellKey, type OfflineShell } from '#src/base/offline-pack.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { keysOf } from './fetch-into.ts'
import { assetsCache } from './packs.ts'

/** A language of this build on its way into the caches. */
export interface Filling {
  readonly language: Language
  readonly pages: Cache
  readonly assets: Cache
  /** The keys of the stored entries. */
  readonly stored: Set<string>
  /** Pieces of long texts that the phone has from an earlier build, by their checksums. */
  readonly pieces: Map<string, string>
  /** False once the language is not wanted any more. */
  readonly goesOn: () => boolean
  /** The headers of the build's files, which come with its shell. */
  headers: Readonly<Record<string, string>>
}

/** Returns the filling of a pages cache, as far as an earlier attempt has brought it. */
export async function fillingOf(language: Language, pages: Cache, goesOn: () => boolean): Promise<Filling> {
  const assets = await caches.open(assetsCache)
  const stored = new Set([...(await keysOf(pages)), ...(await keysOf(assets))])
  const headers = (await shellIn(pages))?.headers ?? {}
  return { language, pages, assets, stored, pieces: new Map(), goesOn, headers }
}

/** Returns the shell in a pages cache; `undefined` without one. */
export async function shellIn(pages: Cache): Promise<OfflineShell | undefined> {
  return (await (await pages.match(shellKey))?.json()) as OfflineShell | undefined
}

/** Returns whether an entry is still to be stored. */
export const isMissing =
  ({ stored }: Filling) =>
  ([key]: BundleEntry) =>
    !stored.has(key)

/** Stores an entry. The shell is the first of all: the others bear its headers, as they do from the server. */
export async function store(
  filling: Filling,
  key: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (key === shellKey) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    filling.headers = (JSON.parse(text) as OfflineShell).headers
  }
  const isAsset = key.startsWith('/assets/')
  const headers = {
    ...filling.headers,
    'content-type': typeOf(key),
    ...(isAsset ? { 'cache-control': assetCaching } : {}),
  }
  await (isAsset ? filling.assets : filling.pages).put(key, new Response(content, { headers }))
  filling.stored.add(key)
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** Shell, pages and packs are JSON. */
function typeOf(key: string): string {
  return types[key.split('.').at(-1)!] ?? 'application/json'
}
