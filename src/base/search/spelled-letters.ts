/**
 * Names of the Latin letters in Punjabi and Hindi, by the last seven bits of each character in hexadecimal: the same
 * for both scripts, whose Unicode blocks have the same order. `d:2140` is ਡੀ and डी; a letter may have several
 * spellings. Encoded, so that no build contains words of another language.
 */
const names =
  'a:0f b:2c40 c:3840 d:2140 e:08 f:102b|0f2b g:1c40 h:101a|0f1a i:0608 j:1c47 k:1547 l:1032|0f32 m:102e|0f2e n:1028|0f28 o:13 p:2a40 q:153f0a|152f42|154d2f42 r:0630 s:1038|0f38 t:1f40 u:2f42 v:3540 w:212c322f42|212c323f0a|212c4d324d2f42|212c324d2f42 x:101538|0f154d38 y:353e08 z:1c4821|1c4721'

const letters = new Map(
  names.split(' ').flatMap((entry) => {
    const [letter, spellings] = entry.split(':')
    return spellings!.split('|').map((spelling) => [spelling, letter!] as const)
  }),
)
const longest = Math.max(...[...letters.keys()].map((spelling) => spelling.length))

/** Two letters in one word are often a real word: ਟੀਕੇ are vaccinations, not T K. */
const fewestJoined = 3

/** Addak, nukta and nasal dots, which people often leave out. */
const dots = /[\u0a71\u0a3c\u093c\u0a70\u0a02\u0902\u0901]/g

/**
 * Returns the Latin letters that a word of Gurmukhi or Devanagari spells, such as `npk` for एनपीके and `d` for ਡੀ; `undefined` for every
 * other word.
 */
export function spelledLetters(word: string): string | undefined {
  if (!/^[\u0900-\u0a7f]/.test(word)) return undefined
  const code = Array.from(word.normalize('NFD').replaceAll(dots, ''), placeOf).join('')
  let spelled = ''
  for (let at = 0; at < code.length;) {
    let length = Math.min(longest, code.length - at)
    while (length > 0 && !letters.has(code.slice(at, at + length))) length -= 2
    if (length === 0) return undefined
    spelled += letters.get(code.slice(at, at + length))!
    at += length
  }
  return spelled.length === 1 || spelled.length >= fewestJoined ? spelled : undefined
}

/** Returns the place of a character within its block. */
const placeOf = (character: string) => (character.charCodeAt(0) & 0x7f).toString(16).padStart(2, '0')
