import { centre, type Centre } from '#src/content/centre.ts'
import { language, type Words } from '#src/platform/i18n/words.ts'
import type { Texts } from '#src/features/catalogue/overlay.ts'

/** Words by those whose place they take, in the language of the page. */
type Replaced = readonly (readonly [was: string, now: string])[]

/**
 * Returns the content with editors' words and the centre's settings; the same object without any. An edit replaces its original words
 * wherever they occur on the page, and in links to it: the card of an article has the article's title.
 */
export function withTexts<T extends object>(content: T, path: string, texts: Texts, now = centre): T {
  if (!texts.size && now === centre) return content
  const settings = replacedSettings(now).toSorted(([one], [other]) => other.length - one.length)
  return applyTexts(content, replacedOn(path, texts), { texts, settings }) as T
}

/** Texts of the centre that sentences of pages name. */
export function replacedSettings(now: Centre): Replaced {
  const code = language()
  const text = (value: unknown) => (typeof value === 'string' ? value : (value as Words)[code])
  return Object.entries(centre)
    .map(([key, was]) => [text(was), text(now[key as keyof Centre])] as const)
    .filter(([was, to]) => was && was !== to)
}

function replacedOn(path: string, texts: Texts): Replaced {
  const code = language()
  return (texts.get(path) ?? []).flatMap(({ was, words }) =>
    words ? [[was[code], words[code]] as const] : [],
  )
}

interface All {
  readonly texts: Texts
  readonly settings: Replaced
}

function applyTexts(value: unknown, replaced: Replaced, all: All): unknown {
  if (Array.isArray(value)) return value.map((each) => applyTexts(each, replaced, all))
  if (!value || typeof value !== 'object') return isOutside(value) ? withSettings(value, all) : value
  const code = language()
  const text = (value as Record<string, unknown>)[code]
  if (typeof text === 'string') {
    const now = withSettings(replaced.find(([was]) => was === text)?.[1] ?? text, all)
    return now === text ? value : { [code]: now }
  }
  const inPlace = [...replaced, ...replacedWhere(value, all.texts)]
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, applyTexts(each, inPlace, all)]))
}

/** Returns the edits of the page that a link leads to. */
function replacedWhere({ to, more }: { to?: unknown; more?: { to?: unknown } }, texts: Texts): Replaced {
  const precedes = to ?? more?.to
  return typeof precedes === 'string' && precedes.startsWith('/') ? replacedOn(precedes.slice(1), texts) : []
}

const isOutside = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:mailto:|tel:|https:\/\/www\.openstreetmap\.org\/)/.test(value)

/** A sentence that names a setting of the centre, with the setting as it is now. */
function withSettings(words: string, { settings }: All): string {
  return settings.reduce((text, [was, now]) => text.replaceAll(was, () => now), words)
}
