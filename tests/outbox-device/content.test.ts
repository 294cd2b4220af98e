import { expect, it } from 'vitest'
import { contentOf, contentText, hashOf, type Content } from '#src/platform/outbox/content.ts'

const soilTest: Content = {
  version: 1,
  subject: 'basic',
  manifest: [],
  language: 'pa',
  form: 'soil-test',
  answers: { village: 'ਸਰਨਾ', name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', acres: 2.5, urgent: false },
}

const text =
  '{"answers":{"acres":2.5,"name":"ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ","urgent":false,"village":"ਸਰਨਾ"},' +
  '"form":"soil-test","language":"pa","manifest":[],"subject":"basic","version":1}'

it('content is one text: keys in order at every depth, no white space, no absent values', () => {
  expect(contentText(soilTest)).toBe(text)
  expect(contentOf(text)).toEqual(soilTest)
})

it('lists keep their order, and what is in them is written by the same rules', () => {
  expect(contentText({ list: [2, 'a', null, true, { b: 1, a: undefined }], none: null })).toBe(
    '{"list":[2,"a",null,true,{"b":1}],"none":null}',
  )
})

it('numeric keys are in order as texts', () => {
  const answers = { 9: 'a', 10: 'b', A: 'c', a: 'd' }
  expect(contentText({ ...soilTest, answers })).toContain('{"10":"b","9":"a","A":"c","a":"d"}')
})

it('empty answers are absent', () => {
  const answers = { ...soilTest.answers, note: undefined } as unknown as Content['answers']
  expect(contentText({ ...soilTest, answers })).toBe(text)
})

it('a lone surrogate, as in a truncated text, becomes a character that PostgreSQL can read', () => {
  expect(contentText({ ...soilTest, answers: { note: 'rice \ud83c' } })).toContain('"rice \ufffd"')
  expect(contentText({ ...soilTest, answers: { note: 'rice 🌾' } })).toContain('"rice 🌾"')
})

it('the hash is SHA-256 of the text in UTF-8', async () => {
  // Reckoned by sha256sum.
  expect(await hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(await hashOf(text)).toBe('4f17a62b10f18b0bf97cb3fc2f68735a939443ccec2f48b080929b61cf1f2bc6')
})
