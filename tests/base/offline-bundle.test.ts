import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutInto, piecesOf } from '#src/base/offline-bundle.ts'

async function* sent(bytes: Uint8Array<ArrayBuffer>, cuts: readonly number[], breaksAt = bytes.length) {
  const ends = [...new Set([...cuts.filter((cut) => cut < breaksAt), breaksAt])].toSorted((a, b) => a - b)
  let from = 0
  for (const end of ends) {
    yield bytes.slice(from, end)
    from = end
  }
  if (breaksAt < bytes.length) throw new Error('The connection broke')
}

const someTexts = fc.array(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), {
  minLength: 1,
  maxLength: 12,
})
const somePlaces = fc.array(fc.nat({ max: 600 }), { maxLength: 30 })

async function cutTexts(texts: readonly string[], cuts: readonly number[], breaksAt?: number) {
  const parts = texts.map((text) => new TextEncoder().encode(text))
  const bytes = new Uint8Array(parts.flatMap((part) => [...part]))
  const lengths = parts.map(({ length }) => length)
  const found: string[] = []
  const read = async () => {
    for await (const piece of cutInto(sent(bytes, cuts, breaksAt), lengths))
      found.push(new TextDecoder().decode(piece))
  }
  const ended = await read().then(
    () => 'whole',
    () => 'broken',
  )
  return { found, ended, lengths }
}

test('bytes are cut into the texts that they were made of, however they come', async () => {
  await fc.assert(
    fc.asyncProperty(someTexts, somePlaces, async (texts, cuts) => {
      expect(await cutTexts(texts, cuts)).toMatchObject({ found: texts, ended: 'whole' })
    }),
  )
})

test('of bytes that break off at any place, every text before it comes, and no half of one', async () => {
  await fc.assert(
    fc.asyncProperty(someTexts, somePlaces, fc.nat({ max: 600 }), async (texts, cuts, place) => {
      const size = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0)
      fc.pre(place < size)
      const { found, ended, lengths } = await cutTexts(texts, cuts, place)
      let end = 0
      const before = texts.filter((_, at) => (end += lengths[at]!) <= place)
      expect([found, ended]).toEqual([before, 'broken'])
    }),
  )
})

test('bytes beyond the last text are read and left out', async () => {
  const bytes = new TextEncoder().encode('onetwomore')
  const found = []
  for await (const piece of cutInto(sent(bytes, [2, 5]), [3, 3])) found.push(new TextDecoder().decode(piece))
  expect(found).toEqual(['one', 'two'])
})

/** Text of three scripts, as a phone has it. */
const written = (words: readonly number[]) =>
  words.map((word) => `<p class="k${word % 7}">ਕਣਕ ${word} 🌾 wheat गेहूँ</p>`).join('')
const someWords = Array.from({ length: 4_000 }, (_, at) => (at * 7_919) % 10_007)

test('the pieces of a text are the text, and none ends within a letter', () => {
  const text = written(someWords)
  const pieces = piecesOf(text)
  expect(pieces.join('')).toBe(text)
  expect(pieces.length).toBeGreaterThan(8)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(16_100)
  const sent = pieces.map((piece) => new TextDecoder().decode(new TextEncoder().encode(piece)))
  expect(sent.join('')).toBe(text)
  expect(piecesOf('')).toEqual([])
})

test('a change anywhere in a text leaves all of its pieces but three', () => {
  const own = new Set(piecesOf(written(someWords)))
  fc.assert(
    fc.property(fc.nat({ max: someWords.length - 1 }), fc.nat(), fc.nat({ max: 3 }), (at, word, gone) => {
      const changed = piecesOf(written(someWords.toSpliced(at, gone, word)))
      expect(changed.filter((piece) => !own.has(piece)).length).toBeLessThanOrEqual(3)
    }),
  )
})
