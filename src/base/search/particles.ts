import { soundOf, wordsOf } from './tokens.ts'

/**
 * The sounds of words around the name of a thing, in the three languages: *of*, *I*, *want*, *some*. Farmers speak and
 * write sentences, and only the other words name a thing. By sound, because one build has no words of another language.
 */
const particles = new Set(
  [
    'an and are buy for give i is me my nid nids of please some the to vant vants ve',
    // Of, from, for, and.
    'da de di dian diyan ka ki ke ko nu nun ne se to ton le lie liye vaste vasate te ate or vala vale vali ji',
    // To me, to us, wanted, is.
    'menu menun sanu sanun mujhe hamen hamein chahida chahide chahidi chahidian chahie chahiye he hen han',
    // Give, take.
    'dena deo dio do dijie dijiye lena leni lijiye',
  ].flatMap((sounds) => sounds.split(' ')),
)

/** Returns the words of a text for searching without the particles, or all of them if there is nothing else. */
export function namingWordsOf(text: string): string[] {
  const words = wordsOf(text)
  const naming = words.filter((word) => !particles.has(soundOf(word)))
  return naming.length > 0 ? naming : words
}
