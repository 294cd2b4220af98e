import { glob, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isLanguage, languages, type Language } from '#src/platform/i18n/words.ts'
import { phrasesOf } from './phrase-files.ts'
import { faultsOf } from './english-words.ts'

/** Returns the placeholders: `{name}`, and the `count` of `{count, plural, …}`. */
function placesIn(phrase: string): string[] {
  const names = [...phrase.matchAll(/\{(\w+)(?:\}|, *(?:plural|select|selectordinal|number|date|time)\b)/g)]
  return [...new Set(names.map(([, name]) => name!))].toSorted()
}

/** Returns the readable part of a phrase, without placeholder names and plural keywords. */
function visibleOf(phrase: string): string {
  return phrase.replaceAll(/\{\w+(?:\}|, *\w+,)|(?:=\d+|\bone|\bother) *(?=\{)|[{}#]/g, ' ').trim()
}

const files = (await Array.fromAsync(glob('src/platform/i18n/languages/**/*.po'))).toSorted()
const catalogs = await Promise.all(
  files.map(async (file): Promise<[string, Language, [string, string][]]> => {
    const language = basename(dirname(file))
    if (!isLanguage(language)) throw new Error(`${file} is in no language of the app`)
    return [file, language, phrasesOf(await readFile(file, 'utf8'))]
  }),
)

it('every part of the app has the same phrases in every language', () => {
  const parts = Map.groupBy(catalogs, ([file]) => basename(file))
  for (const [part, inLanguages] of parts) {
    expect([part, inLanguages.map(([, language]) => language).toSorted()]).toEqual([
      part,
      languages.toSorted(),
    ])
    const [ids, ...others] = inLanguages.map(([, , phrases]) => phrases.map(([id]) => id).toSorted())
    for (const other of others) expect(other).toEqual(ids)
  }
})

// The part that loads last would change the words of all others, and a page would hydrate with other words than it was built with.
it('a phrase that several parts have says the same in all of them', () => {
  for (const language of languages) {
    const own = catalogs.flatMap(([, code, phrases]) => (code === language ? phrases : []))
    const texts = Map.groupBy(own, ([id]) => id)
    const several = [...texts].filter(([, same]) => new Set(same.map(([, text]) => text)).size > 1)
    expect(several).toEqual([])
  }
})

describe.each(catalogs)('the phrases of %s', (file, language, phrases) => {
  it('are all read by this test', async () => {
    const count = (await readFile(file, 'utf8')).match(/^msgid /gm)!.length
    expect(phrases).toHaveLength(count - 1)
    expect(count).toBeGreaterThan(10)
  })

  it('are all translated, in their own script', () => {
    expect(phrases.filter(([, text]) => !text.trim()).map(([id]) => id)).toEqual([])
    expect(phrases.flatMap(([, text]) => faultsOf(language, visibleOf(text)))).toEqual([])
  })

  it('have the same placeholders as the English', () => {
    expect(phrases.map(([id, text]) => [id, placesIn(text)])).toEqual(
      phrases.map(([id]) => [id, placesIn(id)]),
    )
  })

  it('have a form for every plural category', () => {
    const plurals = phrases.flatMap(([, text]) => text.match(/\{\w+, *plural,.*/g) ?? [])
    expect(plurals.filter((text) => !/\bother *\{/.test(text))).toEqual([])
  })
})
