import { cleanText } from '#src/base/clean-text.ts'
import { t } from '@lingui/core/macro'
import type { ArticleFact, SomeWords } from './open-article.ts'
import { language, languageNames, languages, type Words } from '#src/platform/i18n/words.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { notSaved } from './not-saved.ts'
import { partOf } from './words-fields.tsx'

/** The typed form of an article. */
export interface TypedArticle {
  readonly headline: Words
  readonly lead: Words
  readonly body: Words
  readonly day: string
  readonly photo: string | null
  readonly shown: boolean
}

export function typedArticle({ headline, lead, body, ...rest }: ArticleFact): TypedArticle {
  return { headline: typedWords(headline), lead: typedWords(lead), body: typedWords(body), ...rest }
}

const typedWords = (text: SomeWords) =>
  Object.fromEntries(languages.map((code) => [code, text[code] ?? ''])) as unknown as Words

/** Returns the typed article in the centre's format, or its fault. */
export function articleFrom(typed: TypedArticle): { fact: ArticleFact } | { fault: Fault } {
  const { headline, lead, body, day, photo, shown } = typed
  const fact = { headline: textIn(headline), lead: textIn(lead), body: textIn(body), day, photo, shown }
  const parts = Object.entries({ headline: fact.headline, lead: fact.lead, body: fact.body })
  const begun = languages.filter((code) => parts.some(([, words]) => words[code]))
  const empty = parts.flatMap(([name, words]) =>
    begun.flatMap((code) => (words[code] ? [] : [{ code, field: partOf(name, code) }])),
  )
  const half = [...new Set(empty.map(({ code }) => languageNames[code]))]
  if (!begun.length)
    return {
      fault: notSaved(t`Write title, lead and text in one language at least.`, [
        partOf('headline', language()),
      ]),
    }
  if (half.length) {
    const text = t`Title, lead and text are not all filled in yet: ${half.join(', ')}`
    return {
      fault: notSaved(
        text,
        empty.map(({ field }) => field),
      ),
    }
  }
  if (!/^20[2-9]\d-\d\d-\d\d$/.test(day)) return { fault: notSaved(t`Choose the day.`, ['day']) }
  return { fact }
}

const textIn = (words: Words) =>
  Object.fromEntries(languages.map((code) => [code, cleanText(words[code], true) || null])) as SomeWords

/** Returns an article's title, in the page's language if it has one. */
export function titleOfArticle(headline: SomeWords): string {
  return headline[language()] || languages.map((code) => headline[code]).find(Boolean) || ''
}

/** Returns the id of a new article for addresses: its English title in lower case, and the end of a new id. */
export function idOf(headline: SomeWords, id: string): string {
  const letters = (headline[languages[0]] ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${letters.replaceAll(/^-+|-+$/g, '').slice(0, 48) || 'article'}-${id.slice(-6)}`
}
