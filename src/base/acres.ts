import { wordsOfCodes } from './code-points.ts'
import { folded } from './folded.ts'
import { latinDigits } from './phone.ts'

/** A size of land: acres, or a question about what was written. */
export type LandSize =
  | { readonly acres: number; readonly isPlain: boolean }
  /** A bigha or biswa, which is another everywhere. */
  | { readonly asks: 'bigha' }
  /** Two numbers: kanal and marla as in the land records, or "from, to". */
  | { readonly asks: 'kanal'; readonly kanal: number; readonly marla: number }

/** Acres in a unit: eight kanal are an acre, twenty marla a kanal. Words of Punjabi and Hindi stand as `folded` writes them. */
const units = [
  [
    2.471_05,
    /^(?:hectares?|hectors?|hect?|ha)$/,
    '0a390a480a150a1f0a470a050a30 0a390a480a150a1f0a30 093909470915094d091f0947092f0930 093909480915094d091f0947092f0930 093909470915094d091f0930',
  ],
  [
    1,
    /^(?:acres?|ac|ek[ae][rd]|ki?ll?[aey]y?s?|qill?[ae]s?)$/,
    '0a0f0a150a5c 0a0f0a150a21 0a150a3f0a320a3e 0a150a3f0a320a47 0a150a3f0a320a3f0a060a02 0a150a400a320a3e 0a150a400a320a47 090f09150921 090f09150930 0915093f0932093e 0915093f09320947 0915093f0932094d0932093e 0915093f0932094d09320947',
  ],
  [
    1 / 8,
    /^(?:kanals?|knl?|k)$/,
    '0a150a280a3e0a32 0a150a280a3e0a320a3e0a02 09150928093e0932 09150928093e093209470902',
  ],
  [
    1 / 160,
    /^(?:mar?la[sy]?|marl[ae]s?|m)$/,
    '0a2e0a300a320a3e 0a2e0a300a320a47 092e09300932093e 092e093009320947',
  ],
] as const
const bigha = /^(?:[bv]ee?g[ah]*s?|bigh[ae]s?|bis[wv][ae]s?|vis[wv][ae]s?)$/
const bighaWords = new Set(
  wordsOfCodes(
    '0a350a3f0a180a3e 0a350a3f0a180a47 0a2c0a3f0a180a3e 0a2c0a3f0a180a47 0a2c0a400a180a3e 0a2c0a400a180a47 0a350a3f0a380a350a3e 0a350a3f0a380a350a47 0a2c0a3f0a380a350a3e 0a2c0a3f0a380a350a47 092c09400918093e 092c094009180947 0935093f0918093e 092c093f0938094d0935093e 092c093f0938094d09350947 092c093f0938094d09380947',
  ),
)
const filling = /^(?:about|approx|around|nearly|and|plus)$/
const fillingWords = new Set(
  wordsOfCodes(
    '0a320a170a2d0a17 0a240a150a300a400a2c0a28 0a150a300a400a2c 0a150a41 09320917092d0917 091509300940092c 0924091509300940092c0928 0a050a240a47 0a240a47 09140930 0935',
  ),
)

/** Words for a number with a half or a quarter. */
const numbers = wordsWith([
  [
    0.5,
    ['half', 'aadha', 'adha'],
    '0a050a270a3e 0a050a270a47 0a050a270a40 09060927093e 090609270947 090609270940',
  ],
  [0.75, ['pauna'], '0a2a0a4c0a230a3e 092a094c0928093e'],
  [1.25, ['sawa', 'sava'], '0a380a350a3e 09380935093e'],
  [1.5, ['dedh', 'derh', 'dhed'], '0a210a470a22 092109470922'],
  [2.5, ['dhai', 'adhai'], '0a220a3e0a08 0922093e0908 09050922093e0908'],
])
/** Words before a number that add to it: `sadhe 3` is 3.5. */
const additions = wordsWith([
  [0.5, ['sadhe', 'saade', 'sadde', 'saadhe'], '0a380a3e0a220a47 0938093e09220947'],
  [-0.25, ['paune'], '0a2a0a4c0a230a47 092a094c09280947'],
  [0.25, ['sawa', 'sava'], '0a380a350a3e 09380935093e'],
])

function wordsWith(
  all: readonly (readonly [number, readonly string[], string])[],
): ReadonlyMap<string, number> {
  return new Map(
    all.flatMap(([value, latin, codes]) => [...latin, ...wordsOfCodes(codes)].map((word) => [word, value])),
  )
}

const unitWords = units.map(([acres, latin, codes]) => ({
  acres,
  latin,
  words: new Set(wordsOfCodes(codes)),
}))

function unitCalled(word = ''): number | undefined {
  return unitWords.find(({ latin, words }) => latin.test(word) || words.has(word))?.acres
}

/** A number, a fraction, a word, or a sign; blanks and points at the end of words are nothing. */
const token = /\d+\/\d+|\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+|[^\s.,()~&+]/gu

/**
 * Returns the size of a field as people write it: `5 acres`, `8 kanal`, `12 ਕਨਾਲ 10 ਮਰਲੇ`, `2 killa 4 kanal`, `1½ acre`, `0.5 hectare`, from
 * 0.1 to 1,000 acres. `undefined` for anything else; an unknown word may be another unit of land.
 */
export function landSize(text: unknown): LandSize | undefined {
  const typed = typeof text === 'number' ? String(text) : typeof text === 'string' ? text : ''
  // NFKC would join the whole number with its half: 1½ becomes 11/2.
  const plain = latinDigits(
    folded(typed.replaceAll(/[¼½¾⅓⅔]/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')} `)),
  )
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
    .trim()
  const [, kanal, marla] = /^(\d{1,4})\s*[-–]\s*(\d{1,2})$/.exec(plain) ?? []
  if (kanal && Number(marla) < 20) return { asks: 'kanal', kanal: Number(kanal), marla: Number(marla) }
  const tokens = plain.match(token) ?? []
  if (tokens.some((word) => bigha.test(word) || bighaWords.has(word))) return { asks: 'bigha' }
  const sum = added(tokens.filter((word) => !filling.test(word) && !fillingWords.has(word)))
  if (!sum) return undefined
  const acres = Number(sum.acres.toFixed(4))
  return acres >= 0.1 && acres <= 1_000 ? { acres, isPlain: sum.isPlain } : undefined
}

/** Returns the acres of a text by `landSize`; `undefined` where it asks. */
export function acresIn(text: unknown): number | undefined {
  const size = landSize(text)
  return size && 'acres' in size ? size.acres : undefined
}

/** Adds up counts of units, the larger before the smaller; a count alone is of acres. */
function added(tokens: readonly string[]): { acres: number; isPlain: boolean } | undefined {
  let [acres, before, at, isPlain] = [0, Number.POSITIVE_INFINITY, 0, true]
  while (at < tokens.length) {
    // A dash may stand between 12K and 10M, and nowhere else.
    if (tokens[at] === '-' && before < Number.POSITIVE_INFINITY) at++
    const count = countAt(tokens, at)
    if (!count) return undefined
    const isAlone = at === 0 && count.end === tokens.length
    const unit = isAlone ? 1 : unitCalled(tokens[count.end])
    if (unit === undefined || unit >= before) return undefined
    acres += count.number * unit
    isPlain &&= unit === 1 && count.isPlain
    before = unit
    at = count.end + 1
  }
  return before < Number.POSITIVE_INFINITY ? { acres, isPlain } : undefined
}

/** Reads a count: `2`, `2.5`, `1/2`, `2 1/2`, `dedh`, `sadhe 3`. */
function countAt(
  tokens: readonly string[],
  at: number,
): { number: number; end: number; isPlain: boolean } | undefined {
  const word = tokens[at] ?? ''
  const addition = additions.get(word)
  if (addition !== undefined && /^\d+$/.test(tokens[at + 1] ?? ''))
    return { number: Number(tokens[at + 1]) + addition, end: at + 2, isPlain: false }
  const named = numbers.get(word)
  if (named !== undefined) return { number: named, end: at + 1, isPlain: false }
  const own = fractionIn(word)
  if (own !== undefined) return { number: own, end: at + 1, isPlain: false }
  if (!/^(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})$/.test(word)) return undefined
  const behind = /^\d+$/.test(word) ? fractionIn(tokens[at + 1] ?? '') : undefined
  return behind === undefined
    ? { number: Number(word), end: at + 1, isPlain: true }
    : { number: Number(word) + behind, end: at + 2, isPlain: false }
}

function fractionIn(word: string): number | undefined {
  const [, above, below] = /^(\d)\/(\d)$/.exec(word) ?? []
  return below && Number(above) < Number(below) ? Number(above) / Number(below) : undefined
}
