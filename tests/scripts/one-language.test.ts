import { glob, readdir, readFile } from 'node:fs/promises'
import { parse, safeParse, string } from 'valibot'
import { transformWithOxc, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { oneLanguage, oneLanguageFolder } from '#scripts/build/one-language.ts'

function built(code: string, language: (typeof languages)[number]): string {
  return transformed(oneLanguage(language), code)
}

function transformed({ transform }: Plugin, code: string): string {
  if (typeof transform !== 'object') throw new Error('the plugin has no transform')
  const handler = transform.handler as (code: string) => { code: string } | undefined
  return handler(code)?.code ?? code
}

it('a build keeps one language of every set of words, nested ones too', () => {
  const plain = languages.map((code) => `${code}: 'ਬੀਜ'`).join(', ')
  const nested = languages.toReversed().map((code) => (code === 'pa' ? `pa: f('z')` : `${code}: \`y\``))
  const code = `const a = { ${plain} }; const b = { items: [{ name: { ${nested.join(', ')} } }] }`
  expect(built(code, 'pa')).toBe(`const a = { pa: 'ਬੀਜ' }; const b = { items: [{ name: { pa: f('z') } }] }`)
})

it('a build leaves other objects unchanged', () => {
  const code = `const a = { en: 1, pa: 2 }; const b = { ${languages.map((each) => `${each}: 3`).join(', ')}, cs: 4 }; const c = { ['en']: 1, ['pa']: 2, ['hi']: 3 }`
  expect(built(code, 'hi')).toBe(code)
})

it('a build imports the phrases of its own language’s folder only', async () => {
  const code = `const frame = import.meta.glob<Messages>('./languages/*/frame.po', { eager: true, import: 'messages' })
i18n.load(language, frame[\`./languages/\${language}/frame.po\`]!)`
  expect(transformed(oneLanguageFolder('pa'), code))
    .toBe(`import { messages as own } from './languages/pa/frame.po'
const frame = own
i18n.load(language, frame)`)
  for await (const file of glob('src/platform/i18n/*.ts')) {
    const text = await readFile(file, 'utf8')
    if (text.includes('languages/*'))
      expect(transformed(oneLanguageFolder('pa'), text)).not.toContain('${language')
  }
})

it('the centre’s texts are in every language in every build', () => {
  const text = Object.fromEntries(languages.map((code) => [code, `ਕਣਕ ${code}`]))
  expect(parse(inEveryLanguage(string()), text)).toEqual(text)
})

it('texts of a centre without one of the app’s languages are the English ones', () => {
  expect(parse(inEveryLanguage(string()), { en: 'Wheat', pa: 'ਕਣਕ' })).toMatchObject({
    pa: 'ਕਣਕ',
    hi: 'Wheat',
  })
})

it('texts without English are dropped', () => {
  for (const text of [{ pa: 'ਕਣਕ', hi: 'गेहूं' }, { en: 1 }, 'Wheat', null])
    expect(safeParse(inEveryLanguage(string()), text).success).toBe(false)
})

const folder = new URL('../../src/platform/backend/', import.meta.url)
it.each(await readdir(folder))('no build removes anything from backend/%s', async (file) => {
  const { code } = await transformWithOxc(await readFile(new URL(file, folder), 'utf8'), file)
  expect(built(code, 'en')).toBe(code)
})
