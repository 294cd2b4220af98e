import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { languageFacts } from '#scripts/build/languages.ts'
import { languageList, languageListText } from '#scripts/generate/language-list.ts'

it('the list of languages equals the folders', async () => {
  // After a change of a folder: npx node scripts/generate/begin-language.ts en
  expect(await readFile(languageList, 'utf8')).toBe(await languageListText())
})

it('English comes first and is complete, and no order is given twice', async () => {
  const facts = [...(await languageFacts())]
  expect(facts[0]).toMatchObject(['en', { required: true }])
  expect(facts.map(([, { place }]) => place)).toEqual(facts.map((_, place) => place))
})
