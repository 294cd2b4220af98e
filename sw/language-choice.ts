import { isLanguage, type Language } from '#src/i18n/words.ts'

const cacheName = 'choices'
const key = '/language'

/**
 * The language that the person chose on this phone. The pages keep it; a worker cannot read local storage, so it notes what
 * they say.
 */
export async function chosenLanguage(): Promise<Language | undefined> {
  const note = await caches.match(key, { cacheName })
  const code = await note?.text()
  return isLanguage(code) ? code : undefined
}

/**
 * Notes the chosen language. A phone without room notes nothing, and no older choice either: the page is answered all the same, and
 * what it keeps itself leads the bare address on.
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
