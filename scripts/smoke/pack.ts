import type { OfflinePack } from '#src/base/offline-pack.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { open, sure, type Site } from './site.ts'

const requested = new Map<string, Promise<{ pack: OfflinePack; bytes: Uint8Array }>>()

/** Returns the offline pack of a language from the deployment; requested once. */
export async function packOf(site: Site, language: Language): Promise<OfflinePack> {
  return (await fetchedPack(site, language)).pack
}

/** The same with its bytes, of which the worker knows the hash. */
export function fetchedPack(
  site: Site,
  language: Language,
): Promise<{ pack: OfflinePack; bytes: Uint8Array }> {
  const key = `${site.app} ${language}`
  const known = requested.get(key) ?? read(site, language)
  requested.set(key, known)
  return known
}

async function read(site: Site, language: Language): Promise<{ pack: OfflinePack; bytes: Uint8Array }> {
  const answer = await open(site, `/offline/${language}.json`)
  sure(answer.status === 200, `/offline/${language}.json answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { pack: JSON.parse(new TextDecoder().decode(bytes)) as OfflinePack, bytes }
}
