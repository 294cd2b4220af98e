import { centre, type Centre } from '#src/content/centre.ts'
import type { StoredSetting, StoredText } from '#src/platform/device/database.ts'

/** Editors' words, by page address. */
export type Texts = ReadonlyMap<string, readonly StoredText[]>

/** Returns stored words by page, completed by those known at build time. */
export function textsOf(stored: readonly StoredText[], built = __TEXT_CHANGES__): Texts {
  const newest = new Map(built.map((text) => [`${text.path}#${text.part}`, text]))
  for (const text of stored) {
    const place = `${text.path}#${text.part}`
    if (text.version >= (newest.get(place)?.version ?? 0)) newest.set(place, text)
  }
  return byPage([...newest.values()])
}

function byPage(texts: readonly StoredText[]): Texts {
  const pages = new Map<string, StoredText[]>()
  for (const text of texts) pages.set(text.path, [...(pages.get(text.path) ?? []), text])
  return pages
}

/** Words known at build time; empty in a build without a hosted project. */
export const textsAtBuild: Texts = textsOf([])

/** Returns the centre as its admins have it: the content's, with their settings in place, also those of the time of the build. */
export function centreNow(stored: readonly StoredSetting[] = [], built = __SETTING_CHANGES__): Centre {
  const newest = new Map<string, StoredSetting>()
  for (const setting of [...built, ...stored])
    if (setting.version >= (newest.get(setting.key)?.version ?? 0)) newest.set(setting.key, setting)
  const changed = [...newest.values()].filter(({ key, value }) => isLike(value, centre[key as keyof Centre]))
  if (!changed.length) return centre
  return { ...centre, ...Object.fromEntries(changed.map(({ key, value }) => [key, value])) }
}

/** A newer centre may have settings that this build does not know, or write them otherwise. */
function isLike(value: unknown, known: unknown): boolean {
  return value !== null && typeof value === typeof known && Array.isArray(value) === Array.isArray(known)
}
