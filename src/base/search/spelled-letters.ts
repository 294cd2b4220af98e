/**
 * The names of the Latin letters as Punjabi and Hindi write them: ਡੀ ਏ ਪੀ and डीएपी spell DAP. Addak, nukta and the nasal dots do not
 * matter. The longer name stands before one that it begins with.
 */
const gurmukhi =
  'ਡਬਲਯੂ=w ਡਬਲਿਊ=w ਜ਼ੈਡ=z ਜੈਡ=z ਐਕਸ=x ਵਾਈ=y ਕਿਊ=q ਕਯੂ=q ਆਈ=i ਆਰ=r ਐਫ=f ਐਚ=h ਐਲ=l ਐਮ=m ਐਨ=n ਐਸ=s ਯੂ=u ਵੀ=v ਟੀ=t ਪੀ=p ਓ=o ਕੇ=k ਜੇ=j ਜੀ=g ਈ=e ਡੀ=d ਸੀ=c ਬੀ=b ਏ=a'
const devanagari =
  'डब्ल्यू=w डबल्यू=w ज़ेड=z जेड=z एक्स=x वाई=y क्यू=q आई=i आर=r एफ=f एच=h एल=l एम=m एन=n एस=s यू=u वी=v टी=t पी=p ओ=o के=k जे=j जी=g ई=e डी=d सी=c बी=b ए=a'

const bare = (word: string) =>
  word.normalize('NFD').replaceAll(/[\u0a71\u0a3c\u093c\u0a70\u0a02\u0902\u0901]/g, '')

const letters = new Map(
  `${gurmukhi} ${devanagari}`.split(' ').map((pair) => {
    const [name, letter] = pair.split('=')
    return [bare(name!), letter!]
  }),
)
const name = new RegExp([...letters.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gy')

/** Two letters in one word are too often a word of their own: ਟੀਕੇ are vaccinations, not T K. */
const fewestJoined = 3

/**
 * Returns the Latin letters that a word of Gurmukhi or Devanagari spells, such as `npk` for एनपीके and `d` for ਡੀ; `undefined` for every
 * other word.
 */
export function spelledLetters(word: string): string | undefined {
  if (!/^[\u0900-\u0a7f]/.test(word)) return undefined
  const names = bare(word)
  let spelled = ''
  for (name.lastIndex = 0; name.lastIndex < names.length;) {
    const found = name.exec(names)?.[0]
    if (found === undefined) return undefined
    spelled += letters.get(found)!
  }
  return spelled.length === 1 || spelled.length >= fewestJoined ? spelled : undefined
}
