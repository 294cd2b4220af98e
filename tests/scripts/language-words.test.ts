import { expect, test } from 'vitest'
import { englishLeft, englishMessages, quoted, withLanguage } from '#scripts/generate/language-words.ts'

const code = `const title = { en: 'Seeds', pa: 'ਬੀਜ', hi: 'बीज' }
const nested = { en: { one: { en: 'a', pa: 'b', hi: 'c' } }, pa: 1, hi: 2 }
`

test('a new language has the English in every set of words, those within others too', () => {
  const { text, added } = withLanguage('a.ts', code, 'doi')
  expect(text).toContain(`hi: 'बीज', doi: 'Seeds' }`)
  expect(text.match(/doi: 'a'/g)).toHaveLength(2)
  expect(added).toBe(4)
  expect(withLanguage('a.ts', text, 'doi')).toEqual({ text, added: 0 })
})

test('untranslated phrases are counted until somebody translates them', () => {
  const { text } = withLanguage('a.ts', code, 'doi')
  expect(englishLeft('a.ts', text, 'doi')).toBe(4)
  expect(englishLeft('a.ts', text.replace(`doi: 'Seeds'`, `doi: 'बीऽ'`), 'doi')).toBe(3)
  const po = 'msgid ""\nmsgstr ""\n\nmsgid "Call"\nmsgstr "Call"\n\nmsgid "Send"\nmsgstr "भेजो"\n'
  expect(englishMessages(po)).toBe(1)
})

test('a name with an apostrophe is valid code', () => {
  expect(quoted('डोगरी')).toBe(`'डोगरी'`)
  expect(quoted(`Guarani avañe'ẽ`)).toBe(`"Guarani avañe'ẽ"`)
})
