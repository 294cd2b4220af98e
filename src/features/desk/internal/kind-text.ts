import { shortTitles } from 'virtual:short-titles'
import { localize } from '#src/platform/i18n/words.ts'

/** Returns the short name of a request's kind; the id for a form that this build lacks. */
export function kindText(kind: string): string {
  const title = Object.hasOwn(shortTitles, kind) ? shortTitles[kind] : undefined
  return title ? localize(title) : kind
}
