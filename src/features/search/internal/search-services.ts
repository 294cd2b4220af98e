import { serviceWords } from 'virtual:service-words'
import { services } from 'virtual:services'
import { namingWordsOf } from '#src/base/search/particles.ts'
import { soundOf, wordsOf } from '#src/base/search/tokens.ts'
import type { Service } from '#src/content/services.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Number of services above the products. */
const most = 3

/** With fewer letters nearly everything begins so; in between they are little words such as `ki` and `de`. */
const fewestLetters = 3

const soundsOf = (text: string) => wordsOf(text).map(soundOf)

let cache: readonly { readonly service: Service; readonly sounds: readonly string[] }[] | undefined

/**
 * Returns services by name, in the order of the list: every longer word of the text must begin a word of the
 * name, by sound. Products are not included.
 */
export function servicesCalled(text: string): Service[] {
  cache ??= services
    .filter(({ group }) => group !== 'shop')
    .map((service) => ({
      service,
      sounds: soundsOf(`${localize(service.title)} ${serviceWords[service.id] ?? ''}`),
    }))
  const typed = namingWordsOf(text)
    .map(soundOf)
    .filter((sound) => sound.length >= fewestLetters)
  if (typed.length === 0) return []
  return cache
    .filter(({ sounds }) => typed.every((sound) => sounds.some((word) => word.startsWith(sound))))
    .slice(0, most)
    .map(({ service }) => service)
}
