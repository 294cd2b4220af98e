import { shortTitles } from 'virtual:short-titles'
import { localize } from '#src/i18n/words.ts'

/** What kind of request it is, in a word or two; a form that this build does not have goes by its id. */
export function kindText(kind: string): string {
  const title = Object.hasOwn(shortTitles, kind) ? shortTitles[kind] : undefined
  return title ? localize(title) : kind
}
