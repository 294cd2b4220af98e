import { soundOf } from './tokens.ts'

/**
 * Returns how a word of a name sounds, without vowels that Gurmukhi and Devanagari leave unwritten: ਗੁਰਪ੍ਰੀਤ and
 * Gurpreet both give `gurprit`, ਸੁਰਿੰਦਰ and Surinder both give `surindr`. The database has a coarser function of the
 * same name.
 */
export function heard(word: string): string {
  return (
    soundOf(word)
      .replaceAll(/(?<=.)a|(?<=nd)e(?=r)/g, '')
      // Singh, ਸਿੰਘ, and सिंह, which has another last letter.
      .replace(/^sin$/, 'sing')
  )
}
