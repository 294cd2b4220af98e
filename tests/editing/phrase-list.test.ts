import { glob, readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { listenPhrases } from '#src/features/editing/internal/listen-phrases.ts'
import { nextToRecord, phraseStates } from '#src/features/editing/internal/recordings.ts'
import { phraseList } from '#src/features/editing/internal/phrase-list.ts'
import { phraseIndex, piecesOf } from '#src/features/listen/source.ts'
import { catalogueId, phraseWithId, speakEverything } from '#src/platform/i18n/every-phrase.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { catalogueFiles } from '#scripts/build/catalogue-rows.ts'
import { pageModules } from '#scripts/build/page-files.ts'
import { phrasesOf } from '../content/phrase-files.ts'

afterEach(() => speak('en'))

/** The pages of the content, as editors' phones get them. */
const pages = [
  ...[...(await catalogueFiles())].map(([path, { default: catalogue }]) => ({
    path,
    title: catalogue.title,
  })),
  ...(await pageModules()).map(([path, { default: page }]) => ({ path, title: page.title })),
]

const english = Object.values(listenPhrases).flat()

it('every phrase of the list is in a catalogue, once in the list', async () => {
  const known = new Set<string>()
  for await (const file of glob('src/platform/i18n/languages/en/*.po'))
    for (const [id] of phrasesOf(await readFile(file, 'utf8'))) known.add(id)
  expect(english.filter((phrase) => !known.has(phrase))).toEqual([])
  expect(new Set(english).size).toBe(english.length)
})

it('an id finds its phrase in the language of the page', async () => {
  speak('pa')
  speakEverything('pa')
  expect(phraseWithId(await catalogueId('Home'))).toBe('ਹੋਮ')
  expect(phraseWithId(await catalogueId('no phrase'))).toBeUndefined()
})

describe.each(languages)('the list in %s', (language) => {
  const listIn = async () => {
    speak(language)
    speakEverything(language)
    return phraseList(pages)
  }

  it('has about 150 phrases and the pieces of numbers, each words once, under keys that the database takes', async () => {
    const list = await listIn()
    const isPiece = (group: string) => group === 'numbers' || group === 'dates'
    const phrases = list.filter(({ group }) => !isPiece(group))
    expect(phrases.length).toBeGreaterThan(130)
    expect(phrases.length).toBeLessThan(190)
    expect(list.length - phrases.length).toBeLessThan(130)
    expect(new Set(list.map(({ words }) => words)).size).toBe(list.length)
    expect(new Set(list.map(({ part }) => part)).size).toBe(list.length)
    expect(list.filter(({ part }) => !/^[A-Za-z0-9._/-]{1,80}$/.test(part))).toEqual([])
    expect(list.filter(({ words }) => words.length > 300 || /[{}]/.test(words))).toEqual([])
  })

  it('lacks no interface phrase', async () => {
    const list = await listIn()
    const ids = await Promise.all(english.map(catalogueId))
    // Two phrases with the same words in a language are recorded once.
    expect(ids.filter((id) => list.some(({ part }) => part === `phrase.${id}`)).length).toBeGreaterThan(
      english.length - 15,
    )
  })

  it('says a price with its pack, a date and a state once all is recorded', async () => {
    const index = phraseIndex(await listIn())
    const style = { composesTens: language === 'en' }
    const list = await listIn()
    const kilo = list.find(({ part }) => part === 'unit.kg')!.words
    for (const text of [`₹1,23,456.50 / 50 ${kilo}`, '26-11-2026 14:05', '12-01-2027 9:00', '98765 43210'])
      expect([text, piecesOf(text, index, style)]).toEqual([text, expect.any(Array)])
  })
})

describe('the state of a phrase', () => {
  const list = [
    { part: 'a', words: 'Home', group: 'places' },
    { part: 'b', words: 'Shop', group: 'places' },
    { part: 'c', words: 'Cart', group: 'places' },
    { part: 'd', words: 'Help', group: 'places' },
  ] as const
  const kept = {
    version: 9,
    recordings: [
      { part: 'a', words: 'Home', version: 7, hash: 'x', sound: new Uint8Array([1]) },
      { part: 'b', words: 'The shop', version: 9, hash: 'y', sound: new Uint8Array([2]) },
    ],
  }
  const edit = {
    id: '1',
    account: 'me',
    madeAt: 1,
    state: 'waiting',
    kind: 'recording',
    path: 'en',
    part: 'c',
    label: 'Cart',
    seen: 0,
    after: [],
    changes: { words: 'Cart', sound: 'data:audio/webm;base64,AwQ=' },
  } as const

  it('is recorded, outdated, waiting or missing, with what is heard now', () => {
    const states = phraseStates(list, 'en', kept, [edit])
    expect(states.map(({ state }) => state)).toEqual(['recorded', 'outdated', 'waiting', 'missing'])
    expect(states.map(({ sound }) => sound && [...sound])).toEqual([[1], [2], [3, 4], undefined])
    expect(states.map(({ seen }) => seen)).toEqual([7, 9, 0, 0])
    expect(phraseStates(list, 'pa', undefined, [edit]).map(({ state }) => state)).toEqual(
      list.map(() => 'missing'),
    )
  })

  it('the next to record comes after this one, and from the beginning again', () => {
    const states = phraseStates(list, 'en', kept, [edit])
    expect([0, 1, 2, 3].map((place) => nextToRecord(states, place))).toEqual([1, 3, 3, 1])
    const all = states.map((phrase) => ({ ...phrase, state: 'recorded' as const }))
    expect(nextToRecord(all, 2)).toBe(2)
  })
})
