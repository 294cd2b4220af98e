import { cleanText } from '#src/base/clean-text.ts'
import { t } from '@lingui/core/macro'
import type { ArticleFact, SomeWords } from '#src/core/editing/open-article.ts'
import { language, languageNames, languages, type Words } from '#src/i18n/words.ts'

/** The form of an article as it is typed. */
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

const typedWords = (said: SomeWords) =>
  Object.fromEntries(languages.map((code) => [code, said[code] ?? ''])) as unknown as Words

/** What was typed as the centre reads it, or what is wrong with it. */
export function articleFrom(typed: TypedArticle): { fact: ArticleFact } | { fault: string } {
  const { headline, lead, body, day, photo, shown } = typed
  const fact = { headline: saidIn(headline), lead: saidIn(lead), body: saidIn(body), day, photo, shown }
  const parts = [fact.headline, fact.lead, fact.body]
  const begun = languages.filter((code) => parts.some((words) => words[code]))
  const half = begun.filter((code) => parts.some((words) => !words[code])).map((code) => languageNames[code])
  if (!begun.length) return { fault: t`Write title, lead and text in one language at least.` }
  if (half.length) return { fault: t`Title, lead and text are not all there yet: ${half.join(', ')}` }
  if (!/^20[2-9]\d-\d\d-\d\d$/.test(day)) return { fault: t`Choose the day.` }
  return { fact }
}

const saidIn = (words: Words) =>
  Object.fromEntries(languages.map((code) => [code, cleanText(words[code], true) || null])) as SomeWords

/** What an article is called: in the language of the page where it is written in that. */
export function titleOfArticle(headline: SomeWords): string {
  return headline[language()] || languages.map((code) => headline[code]).find(Boolean) || ''
}

/** The name of a new article in addresses: its English title in small letters, and the end of an id of its own. */
export function idOf(headline: SomeWords, id: string): string {
  const letters = (headline[languages[0]] ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${letters.replaceAll(/^-+|-+$/g, '').slice(0, 48) || 'article'}-${id.slice(-6)}`
}
