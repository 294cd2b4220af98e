import { expect, it } from 'vitest'
import {
  attachmentsOf,
  messageAttachments,
  photoSlots,
  slotsInsteadOf,
  takesAttachments,
} from '#src/features/forms/attachments.ts'
import { brokenRules, isBlank, isShown, limitedFor, rulesOf } from '#src/features/forms/check.ts'
import { cleanAnswers, startOf } from '#src/features/forms/clean.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { FieldRule, Rules } from '#src/features/forms/rules.ts'
import type { Answer } from '#src/base/answers.ts'

const rulesWith = (fields: Rules['fields']): Rules => ({
  sender: 'anyone',
  table: 'service_requests',
  fields,
})
const problemOf = (rule: FieldRule, answer: Answer) =>
  brokenRules(rulesWith({ it: rule }), undefined, { it: answer })[0]?.problem

it.each<[FieldRule, Answer, string | undefined]>([
  [{ type: 'longText' }, 'x'.repeat(2_000), undefined],
  [{ type: 'longText', max: 3 }, 'four', 'length'],
  [{ type: 'longText', max: 3 }, 'a\nb', undefined],
  [{ type: 'phone' }, '6000000000', undefined],
  [{ type: 'phone' }, '98765432101', 'format'],
  [{ type: 'phone' }, '19876543210', 'format'],
  [{ type: 'email' }, `${'a'.repeat(252)}@c`, undefined],
  [{ type: 'email' }, 'ranjit@example.org', undefined],
  [{ type: 'email' }, ' a@b', 'format'],
  [{ type: 'email' }, 'a@b c', 'format'],
  [{ type: 'email' }, 'a@', 'format'],
  [{ type: 'email' }, 'a@b\u0007', 'format'],
  [{ type: 'number' }, Infinity, 'type'],
  [{ type: 'number', least: 1 }, 1, undefined],
  [{ type: 'number', least: 1 }, 0, 'range'],
  [{ type: 'number', most: 5 }, 5, undefined],
  [{ type: 'number', most: 5 }, -5, undefined],
  [{ type: 'number', most: 5 }, 6, 'range'],
  [{ type: 'yesNo' }, 1, 'type'],
  [{ type: 'yesNo', accepted: true }, true, undefined],
  [{ type: 'yesNo', accepted: true }, false, 'required'],
  [{ type: 'choice' }, 'wheat', 'option'],
  [{ type: 'pin' }, '143001', undefined],
  [{ type: 'pin' }, '043001', 'format'],
  [{ type: 'place' }, 'Near the canal', undefined],
  [{ type: 'place' }, 'x'.repeat(300), undefined],
  [{ type: 'place' }, 'x'.repeat(301), 'length'],
  [{ type: 'place' }, 'geo:32.2733,75.6522;u=12;t=1732170000000', undefined],
  [{ type: 'place' }, 'geo:99,75;u=12;t=1732170000000', 'format'],
  [{ type: 'place' }, 'Geo: somewhere', 'format'],
  [{ type: 'date' }, '2026-12-31', undefined],
  [{ type: 'date' }, '2026-00-10', 'format'],
  [{ type: 'date' }, '2026-11-31', 'format'],
  [{ type: 'date' }, 'x2026-11-21', 'format'],
  [{ type: 'date' }, '12026-11-21', 'format'],
  [{ type: 'date' }, '2026-11-211', 'format'],
])('to %j the answer %j breaks: %s', (rule, answer, problem) => {
  expect(problemOf(rule, answer)).toBe(problem)
})

it('an answer of no known type is of the wrong one', () => {
  const odd = { it: { a: 1 } } as never
  for (const type of ['text', 'number', 'yesNo'] as const)
    expect(brokenRules(rulesWith({ it: { type } }), undefined, odd)).toEqual([
      { field: 'it', problem: 'type' },
    ])
})

it.each([[null], [['a']], ['text'], [7]])(
  'answers that are %j are of the wrong type as a whole',
  (answers) => {
    const rules = { ...rulesWith({ it: { type: 'text', required: true } as const }), subjects: ['a'] }
    expect(brokenRules(rules, 'b', answers as never)).toEqual([
      { field: 'subject', problem: 'option' },
      { field: 'answers', problem: 'type' },
    ])
  },
)

it('a box that must be ticked is asked for, ticked or not', () => {
  const rules = rulesWith({ it: { type: 'yesNo', accepted: true } })
  expect(brokenRules(rules, undefined, {})).toEqual([{ field: 'it', problem: 'required' }])
})

it('one of the files that a field names stands for its answer, and for nothing but its absence', () => {
  const rules = rulesWith({
    note: { type: 'text', required: true, orFile: ['photo-1', 'voice'] },
    name: { type: 'text', required: true, orFile: 'voice' },
    place: { type: 'text', required: true },
  })
  const broken = (files: string[] | undefined, answers = {}) =>
    brokenRules(rules, undefined, answers, files).map(({ field, problem }) => `${field} ${problem}`)
  expect(broken(undefined)).toEqual(['note required', 'name required', 'place required'])
  expect(broken(['voice'])).toEqual(['place required'])
  expect(broken(['photo-1'])).toEqual(['name required', 'place required'])
  expect(broken(['map'])).toHaveLength(3)
  expect(broken(['voice'], { note: '\n', place: 'x' })).toEqual(['note format'])
})

it('the smaller limit of a number counts, for the subject that has one', () => {
  const rule = { type: 'number', most: 9, mostBySubject: { crop: 5, asset: 12 } } as const
  expect(limitedFor(rule, 'crop')).toEqual({ ...rule, most: 5 })
  expect(limitedFor(rule, 'asset')).toEqual({ ...rule, most: 9 })
  expect(limitedFor({ mostBySubject: { crop: 5 } }, 'crop')).toEqual({ mostBySubject: { crop: 5 }, most: 5 })
  for (const subject of [undefined, 'constructor', 'cattle']) expect(limitedFor(rule, subject)).toBe(rule)
  const plain = { type: 'number', most: 9 } as const
  expect(limitedFor(plain, 'crop')).toBe(plain)
})

it('a field is shown for the subjects or the answers that it names', () => {
  expect(isShown({}, undefined, {})).toBe(true)
  const ofSubject = { shownWhen: { subject: ['crop'] } }
  expect([undefined, 'crop', 'asset'].map((subject) => isShown(ofSubject, subject, {}))).toEqual([
    false,
    true,
    false,
  ])
  const ofAnswer = { shownWhen: { field: 'kind', is: ['a', true] } }
  const answers = [{}, { kind: 'a' }, { kind: true }, { kind: 'b' }, { other: 'a' }]
  expect(answers.map((answer) => isShown(ofAnswer, undefined, answer))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  const unlessAnswered = { shownWhen: { field: 'kind', isNot: ['a', true] } }
  expect(answers.map((answer) => isShown(unlessAnswered, undefined, answer))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})

it('white space, joiners, direction marks and fillers are blank, one letter is not', () => {
  for (const text of ['', ' ', '\u00a0\u200d\u2028', '\u034f', '\ufe0f', '\u3164\uffa0'])
    expect(isBlank(text)).toBe(true)
  for (const text of ['a', ' a', 'a ', ' ਕ ']) expect(isBlank(text)).toBe(false)
})

const words = { en: 'a', pa: 'a', hi: 'a' }
const form = {
  id: 'odd',
  version: 1,
  sender: 'account',
  table: 'loan_applications',
  title: words,
  subjects: { crop: words },
  fields: {
    kind: { type: 'choice', label: words, options: [{ value: 'a', label: words }] },
    note: { label: words, required: true, max: 9, type: 'longText' },
    more: { label: words, type: 'text' },
  },
  photos: { most: 2, answers: 'note' },
  voice: { longest: 60, answers: 'note' },
  documents: { paper: { required: true, types: ['application/pdf'], label: words } },
} as unknown as Form

it('the rules of a form are without its texts, their properties in one order', () => {
  const photo = { types: ['image/jpeg', 'image/png', 'image/webp'] }
  const voice = { types: ['audio/webm', 'audio/ogg', 'audio/mp4'], most: 1_048_576, seconds: 60 }
  const rules = rulesOf(form)
  expect(rules).toStrictEqual({
    sender: 'account',
    table: 'loan_applications',
    subjects: ['crop'],
    fields: {
      kind: { type: 'choice', options: ['a'] },
      note: { type: 'longText', required: true, orFile: ['photo-1', 'photo-2', 'voice'], max: 9 },
      more: { type: 'text' },
    },
    documents: {
      paper: { required: true, types: ['application/pdf'] },
      'photo-1': photo,
      'photo-2': photo,
      voice,
    },
  })
  expect(Object.keys(rules.fields['note']!)).toEqual(['type', 'required', 'orFile', 'max'])
  const {
    photos: _,
    documents: __,
    subjects: ___,
    ...spoken
  } = form as Form & Record<'photos' | 'documents' | 'subjects', unknown>
  expect(rulesOf(spoken as unknown as Form).fields['note']!.orFile).toBe('voice')
  const { voice: ____, ...plain } = spoken as Form & { voice: unknown }
  const bare = rulesOf(plain)
  expect(bare).toEqual({ sender: 'account', table: 'loan_applications', fields: expect.any(Object) })
  expect(bare.fields['note']).toEqual({ type: 'longText', required: true, max: 9 })
  const eased = { ...plain, photos: { most: 1, answers: 'more' } } as unknown as Form
  expect(rulesOf(eased).fields['more']).toEqual({ type: 'text' })
})

it('photos and a voice note have slots after the documents, numbered from 1', () => {
  expect(Object.keys(attachmentsOf(form))).toEqual(['paper', 'photo-1', 'photo-2', 'voice'])
  expect(attachmentsOf(form)['photo-2']!.label).toEqual({ en: 'Photo 2', pa: 'ਫ਼ੋਟੋ 2', hi: 'फ़ोटो 2' })
  const spoken = { en: 'Voice note', pa: 'ਬੋਲਿਆ ਸੁਨੇਹਾ', hi: 'आवाज़ वाला संदेश' }
  expect(attachmentsOf(form)['voice']!.label).toEqual(spoken)
  expect(attachmentsOf({})).toEqual({})
  expect(photoSlots(undefined)).toEqual([])
  expect(Object.keys(attachmentsOf(messageAttachments))).toEqual(['photo-1', 'photo-2', 'photo-3', 'voice'])
  expect(attachmentsOf(messageAttachments)['voice']!.seconds).toBe(60)
  expect(slotsInsteadOf('more', form)).toEqual([])
  expect(slotsInsteadOf('note', {})).toEqual([])
  expect([{}, { photos: { most: 1 } }, { voice: { longest: 1 } }].map(takesAttachments)).toEqual([
    false,
    true,
    true,
  ])
})

it.each<[FieldRule, string, Answer]>([
  [{ type: 'pin' }, '੧੪੩ ੦੦੧', '143001'],
  [{ type: 'pin' }, '143–001', '143001'],
  [{ type: 'pin' }, '143 001 Sarna', '143 001 Sarna'],
  [{ type: 'pin' }, 'PIN 143001', 'PIN 143001'],
  [{ type: 'phone' }, 'soon', 'soon'],
  [{ type: 'email' }, 'Ranjit @Example.org', 'Ranjit@Example.org'],
])('in %j a typed %s is %j', (rule, typed, answer) => {
  expect(cleanAnswers(rulesWith({ it: rule }), undefined, { it: typed })).toEqual({ it: answer })
})

it('a property of every object is no answer, and a field that does not start as the subject has its own start', () => {
  const odd = rulesWith(Object.fromEntries([['constructor', { type: 'text' }]]))
  expect(cleanAnswers(odd, undefined, {})).toStrictEqual({})
  const options = [{ value: 'rotavator', label: words }]
  expect(startOf({ start: 'self', options }, 'rotavator')).toBe('self')
  expect(startOf({ startsAsSubject: true, start: 'self' }, 'rotavator')).toBe('self')
  expect(startOf({ startsAsSubject: true }, undefined)).toBeUndefined()
  const two = [...options, { value: 'sprayer', label: words }]
  expect(startOf({ startsAsSubject: true, options: two }, 'sprayer')).toBe('sprayer')
})
