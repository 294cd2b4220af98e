import { isLanguage, type Language } from '#src/platform/i18n/words.ts'

const cacheName = 'choices'
const key = '/language'

/** Returns the chosen language as pages have reported it; a worker cannot read local storage. */
export async function chosenLanguage(): Promise<Language | undefined> {
  const note = await caches.match(key, { cacheName })
  const code = await note?.text()
  return isLanguage(code) ? code : undefined
}

/**
 * Stores the chosen language. On a full phone it deletes an older choice instead; the page still opens, and its
 * own choice leads the bare address on.
 */
export async function noteChoice(language: unknown): Promise<void> {
  if (!isLanguage(language)) return
  try {
    const cache = await caches.open(cacheName)
    await cache.put(key, new Response(language))
  } catch {
    await caches.delete(cacheName).catch(() => undefined)
  }
}
