import { expect, it } from 'vitest'
import { promisedDay } from '#src/base/open-hours.ts'
import { centre } from '#src/content/centre.ts'
import { promiseWords } from '#src/features/apply/internal/promise-words.ts'
import type { Form, Notice } from '#src/features/forms/define.ts'
import { expectGoodWords, wordsIn } from './english-words.ts'

/*
 * Who books on Saturday evening with "within 2 hours" waits beside the phone all Sunday. The specification fixes such notices, so the
 * thanks name the day below them, and a page names the open day in its own text.
 */

const at = (text: string) => Date.parse(`${text}:00+05:30`)

it.each([
  // 2026-11-28 is a Saturday; the centre closes at four then, and on Sunday.
  [2, '2026-11-27T10:00', '2026-11-27'],
  [2, '2026-11-27T17:00', '2026-11-28'],
  [2, '2026-11-28T13:00', '2026-11-28'],
  [2, '2026-11-28T15:30', '2026-11-30'],
  [2, '2026-11-28T20:00', '2026-11-30'],
  [2, '2026-11-29T08:00', '2026-11-30'],
  [2, '2026-11-30T03:00', '2026-11-30'],
  [24, '2026-11-26T10:00', '2026-11-27'],
  [24, '2026-11-28T15:00', '2026-11-30'],
  [24, '2026-11-29T10:00', '2026-11-30'],
  [48, '2026-11-27T10:00', '2026-11-30'],
  [48, '2026-11-28T10:00', '2026-12-01'],
])('%d hours from %s are over on %s', (within, since, day) => {
  expect(promisedDay(within, at(since), centre)).toBe(day)
})

it('a centre that never opens promises no day', () => {
  expect(promisedDay(24, at('2026-11-27T10:00'), { opening: [], closures: [] })).toBeUndefined()
})

const promise = /within (?:\d+-)?(\d+) hours/

const forms = Object.values(
  import.meta.glob<Form>('/src/features/*/*.form.ts', { eager: true, import: 'default' }),
)

it.each(forms.map((form): [string, Form] => [form.id, form]))(
  'the thanks of %s count the hours that they promise',
  (id, { thanks, thanksFor = {} }) => {
    for (const { text, within } of [thanks, ...Object.values<Notice>(thanksFor)]) {
      // A grievance's 48 hours are the law's, also on Sunday.
      const hours = id === 'grievance' ? undefined : promise.exec(text.en)?.[1]
      expect([text.en, within]).toEqual([text.en, hours === undefined ? undefined : Number(hours)])
    }
  },
)

const content = import.meta.glob<object>('/src/content/{pages,catalogues,offers}/**/*.ts', { eager: true })

it.each(Object.entries(content))('%s promises hours on open days only', (_file, module) => {
  const bare = [...wordsIn({ ...module })]
    .map(([, { en }]) => en)
    .filter((en) => /\b(?:contact|answer|call)\w*\b.*\bwithin [\d-]+ hours/.test(en))
    // The grievance officer's 48 hours are the law's.
    .filter((en) => !/open day|is open/.test(en) && !/48 hours/.test(en.replace('24-48', '')))
  expect(bare).toEqual([])
})

it('the words of a promise are there', () => {
  expectGoodWords(promiseWords)
})
