import { soundOf, wordsOf } from './tokens.ts'

/**
 * Words around what is asked for, in the three languages: *of*, *I*, *want*, *some*. Farmers speak and write sentences, and
 * only the other words name a thing. Compared by sound.
 */
const particles = new Set(
  [
    'of for the an and i me my we want wants need needs give please buy some is are',
    'ਦਾ ਦੇ ਦੀ ਦੀਆਂ ਨੂੰ ਨੇ ਤੋਂ ਲਈ ਵਾਸਤੇ ਵਾਲਾ ਵਾਲੇ ਵਾਲੀ ਤੇ ਅਤੇ ਮੈਨੂੰ ਸਾਨੂੰ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਚਾਹੀਦੇ ਚਾਹੀਦੀਆਂ ਹੈ ਹਨ ਦਿਓ ਦੇਣਾ ਲੈਣਾ ਲੈਣੀ ਜੀ',
    'का के की को से लिए वाला वाले वाली और मुझे हमें चाहिए है हैं दो देना दीजिए लेना लेनी जी',
    'da de di diyan nu to lai laee vaste wala wale wali te ate mainu sanu chahida chahidi chahide hai han deo dena laina ji',
    'ka ke ki ko se liye wala aur mujhe hamein chahiye hain do dijiye lena lijiye',
  ]
    .join(' ')
    .split(' ')
    .map(soundOf),
)

/** Returns the words of a text for searching without the particles, or all of them if there is nothing else. */
export function namingWordsOf(text: string): string[] {
  const words = wordsOf(text)
  const naming = words.filter((word) => !particles.has(soundOf(word)))
  return naming.length > 0 ? naming : words
}
