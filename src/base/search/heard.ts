import { soundOf } from './tokens.ts'

/**
 * Returns how a word of a name sounds, without the vowels that Gurmukhi and Devanagari leave unwritten: ਗੁਰਪ੍ਰੀਤ and Gurpreet are both
 * `gurprit`, ਸੁਰਿੰਦਰ and Surinder both `surindr`. The centre has a sister of it, `heard`, which is coarser.
 */
export function heard(word: string): string {
  return (
    soundOf(word)
      .replaceAll(/(?<=.)a|(?<=nd)e(?=r)/g, '')
      // Singh, ਸਿੰਘ, and सिंह, which ends in another letter.
      .replace(/^sin$/, 'sing')
  )
}
