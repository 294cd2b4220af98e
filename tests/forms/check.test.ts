import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenRules, isShown } from '#src/features/forms/check.ts'
import { cleanAnswers, startOf } from '#src/features/forms/clean.ts'
import type { FieldRule, Rules } from '#src/features/forms/rules.ts'
import type { Answer } from '#src/base/answers.ts'
import { refusalOf } from './refusal-of.ts'

const rulesWith = (fields: Rules['fields'], subjects?: string[]): Rules => ({
  sender: 'anyone',
  table: 'service_requests',
  ...(subjects && { subjects }),
  fields,
})
const requests = (rule: FieldRule, answer: Answer) =>
  brokenRules(rulesWith({ it: rule }), undefined, { it: answer })[0]?.problem
const cleaned = (rule: FieldRule, typed: string | boolean) =>
  cleanAnswers(rulesWith({ it: rule }), undefined, { it: typed })['it']

describe('an answer', () => {
  it.each<[FieldRule, Answer, string | undefined]>([
    [{ type: 'text' }, 'Ranjit', undefined],
    [{ type: 'text' }, 'ਰਣਜੀਤ ਸਿੰਘ', undefined],
    [{ type: 'text' }, '', 'format'],
    [{ type: 'text' }, ' \u200d\u3000', 'format'],
    [{ type: 'text' }, 'two\nlines', 'format'],
    [{ type: 'text' }, 'a\u0007bell', 'format'],
    [{ type: 'text' }, 'half \ud83d of it', 'format'],
    [{ type: 'text' }, 7, 'type'],
    [{ type: 'text' }, true, 'type'],
    [{ type: 'text' }, 'x'.repeat(200), undefined],
    [{ type: 'text' }, 'x'.repeat(201), 'length'],
    [{ type: 'text', max: 3 }, '🚜🚜🚜', undefined],
    [{ type: 'text', max: 3 }, '🚜🚜🚜🚜', 'length'],
    [{ type: 'longText' }, 'two\nlines', undefined],
    [{ type: 'longText' }, '\n \n', 'format'],
    [{ type: 'longText' }, 'a\ttab', 'format'],
    [{ type: 'longText' }, 'x'.repeat(2001), 'length'],
    [{ type: 'phone' }, '9876543210', undefined],
    [{ type: 'phone' }, '5876543210', 'format'],
    [{ type: 'phone' }, '+919876543210', 'format'],
    [{ type: 'phone' }, 9876543210, 'type'],
    [{ type: 'email' }, 'a@b', undefined],
    [{ type: 'email' }, 'a@b@c', 'format'],
    [{ type: 'email' }, 'a b@c', 'format'],
    [{ type: 'email' }, '@c', 'format'],
    [{ type: 'email' }, `${'a'.repeat(253)}@c`, 'length'],
    [{ type: 'number' }, 0, undefined],
    [{ type: 'number' }, '7', 'type'],
    [{ type: 'number' }, Number.NaN, 'type'],
    [{ type: 'number', least: 1, most: 5 }, 5, undefined],
    [{ type: 'number', least: 1, most: 5 }, 0.5, 'range'],
    [{ type: 'number', least: 1, most: 5 }, 6, 'range'],
    [{ type: 'date' }, '2028-02-29', undefined],
    [{ type: 'date' }, '2026-02-29', 'format'],
    [{ type: 'date' }, '2100-02-29', 'format'],
    [{ type: 'date' }, '0000-02-29', undefined],
    [{ type: 'date' }, '2026-13-01', 'format'],
    [{ type: 'date' }, '2026-11-00', 'format'],
    [{ type: 'date' }, '21/11/2026', 'format'],
    [{ type: 'date' }, '2026-11-21\n', 'format'],
    [{ type: 'choice', options: ['wheat'] }, 'wheat', undefined],
    [{ type: 'choice', options: ['wheat'] }, 'Wheat', 'option'],
    [{ type: 'choice', options: ['wheat'] }, false, 'type'],
    [{ type: 'yesNo' }, false, undefined],
    [{ type: 'yesNo' }, 'yes', 'type'],
  ])('to %j that is %j breaks: %s', (rule, answer, problem) => {
    expect(requests(rule, answer)).toBe(problem)
  })

  it('to a day of any year from 1 to 9999 is checked by the calendar', () => {
    const days = fc.record({
      year: fc.integer({ min: 1, max: 9999 }),
      month: fc.integer({ min: 0, max: 13 }),
      day: fc.integer({ min: 0, max: 32 }),
    })
    fc.assert(
      fc.property(days, ({ year, month, day }) => {
        const text = [
          String(year).padStart(4, '0'),
          String(month).padStart(2, '0'),
          String(day).padStart(2, '0'),
        ].join('-')
        const date = new Date(0)
        date.setUTCFullYear(year, month - 1, day)
        const real =
          date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year
        expect(requests({ type: 'date' }, text)).toBe(real ? undefined : 'format')
      }),
    )
  })
})

describe('the broken rules', () => {
  const rules = rulesWith(
    {
      zeta: { type: 'text', required: true },
      alpha: { type: 'text', required: true },
      acres: { type: 'number', required: true, shownWhen: { subject: ['crop'] } },
      more: { type: 'text', shownWhen: { field: 'ticked', is: [true] } },
      ticked: { type: 'yesNo' },
    },
    ['crop', 'asset'],
  )
  const good = { zeta: 'z', alpha: 'a' }

  it('are none if a required field is hidden', () => {
    expect(brokenRules(rules, 'asset', good)).toEqual([])
  })

  it('name a required field once it is shown', () => {
    expect(brokenRules(rules, 'crop', good)).toEqual([{ field: 'acres', problem: 'required' }])
  })

  it('name an answer to a hidden field', () => {
    expect(brokenRules(rules, 'asset', { ...good, acres: 3 })).toEqual([
      { field: 'acres', problem: 'hidden' },
    ])
    expect(brokenRules(rules, 'asset', { ...good, more: 'x', ticked: false })).toEqual([
      { field: 'more', problem: 'hidden' },
    ])
    expect(brokenRules(rules, 'asset', { ...good, more: 'x', ticked: true })).toEqual([])
  })

  it('name the subject before anything else, and unknown answers next', () => {
    expect(brokenRules(rules, undefined, { ...good, b: 1, a: 1 })).toEqual([
      { field: 'subject', problem: 'required' },
      { field: 'a', problem: 'unknown' },
      { field: 'b', problem: 'unknown' },
    ])
    expect(brokenRules(rules, 'loan', good)).toEqual([{ field: 'subject', problem: 'option' }])
    expect(brokenRules(rulesWith({}), 'crop', {})).toEqual([{ field: 'subject', problem: 'unknown' }])
  })

  it('are in the form’s order, while the database names the first by its key', () => {
    expect(brokenRules(rules, 'asset', {}).map(({ field }) => field)).toEqual(['zeta', 'alpha'])
    expect(refusalOf(rules, 'asset', {})).toEqual({ field: 'alpha', problem: 'required' })
    expect(refusalOf(rules, 'asset', good)).toBeUndefined()
    expect(refusalOf(rules, 'asset', { unheard: 1 })).toEqual({ field: 'unheard', problem: 'unknown' })
  })

  it('ignore inherited properties of objects', () => {
    const odd = rulesWith(Object.fromEntries([['constructor', { type: 'text' }]]))
    expect(brokenRules(odd, undefined, {})).toEqual([])
    expect(brokenRules(rulesWith({}), undefined, JSON.parse('{"__proto__":"x"}'))).toEqual([
      { field: '__proto__', problem: 'unknown' },
    ])
    expect(isShown({ shownWhen: { field: 'toString', is: ['x'] } }, undefined, {})).toBe(false)
  })
})

describe('typed text', () => {
  it.each<[FieldRule, string | boolean, Answer | undefined]>([
    [{ type: 'text' }, '  Ranjit ', 'Ranjit'],
    [{ type: 'text' }, ' \u200b ', undefined],
    [{ type: 'text' }, '੫ ਕਿੱਲੇ', '5 ਕਿੱਲੇ'],
    [{ type: 'text' }, 'one\ttwo\u0000', 'one two'],
    [{ type: 'text' }, 'half \ud83d', 'half'],
    [{ type: 'longText' }, ' a\r\nb\rc ', 'a\nb\nc'],
    [{ type: 'longText' }, '੫ ਕਿੱਲੇ', '੫ ਕਿੱਲੇ'],
    [{ type: 'phone' }, '+91 98765-43210', '9876543210'],
    [{ type: 'phone' }, '०९८७६५ ४३२१०', '9876543210'],
    [{ type: 'phone' }, '੯੮੭', '987'],
    [{ type: 'email' }, ' a@b.in ', 'a@b.in'],
    [{ type: 'number' }, '3,00,000', 300_000],
    [{ type: 'number' }, '₹ ੨.੫', 2.5],
    [{ type: 'number' }, 'about 5', 'about 5'],
    [{ type: 'number' }, '-1', -1],
    [{ type: 'date' }, '2026-11-21', '2026-11-21'],
    [{ type: 'date' }, '1/12/2026', '2026-12-01'],
    [{ type: 'date' }, '੨੧-੧੧-੨੦੨੬', '2026-11-21'],
    [{ type: 'date' }, 'tomorrow', 'tomorrow'],
    [{ type: 'choice', options: ['10th'] }, '10th', '10th'],
    [{ type: 'choice', options: ['10th'] }, '', undefined],
    [{ type: 'yesNo' }, true, true],
    [{ type: 'yesNo' }, false, undefined],
  ])('in %j as %j is the answer %j', (rule, typed, answer) => {
    expect(cleaned(rule, typed)).toBe(answer)
  })

  it('in a field that is hidden by a hidden field is left out with it', () => {
    const rules = rulesWith({
      last: { type: 'text', shownWhen: { field: 'middle', is: ['yes'] } },
      middle: { type: 'text', shownWhen: { field: 'first', is: [true] } },
      first: { type: 'yesNo' },
    })
    const typed = { last: 'x', middle: 'yes', first: true }
    expect(cleanAnswers(rules, undefined, typed)).toEqual(typed)
    expect(cleanAnswers(rules, undefined, { ...typed, first: false })).toEqual({})
    expect(cleanAnswers(rules, undefined, { ...typed, stray: 'x' })).toEqual(typed)
  })

  it('in a one-line field never breaks a rule about characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const answers = cleanAnswers(rulesWith({ it: { type: 'text' } }), undefined, { it: typed })
        expect(brokenRules(rulesWith({ it: { type: 'text' } }), undefined, answers)).toEqual([])
      }),
    )
  })

  it('is the same when it is cleaned twice', () => {
    const types = fc.constantFrom(...(['text', 'longText', 'phone', 'email', 'date'] as const))
    fc.assert(
      fc.property(types, fc.string({ unit: 'grapheme' }), (type, typed) => {
        const once = cleaned({ type }, typed)
        expect(once === undefined ? undefined : cleaned({ type }, String(once))).toBe(once)
      }),
    )
  })
})

describe('a field starts', () => {
  const options = [{ value: 'rotavator', label: { en: 'Rotavator', pa: 'ਰੋਟਾਵੇਟਰ', hi: 'रोटावेटर' } }]

  it('with its usual value', () => {
    expect(startOf({ start: 'self' }, 'basic')).toBe('self')
    expect(startOf({}, 'basic')).toBeUndefined()
  })

  it('with the subject of the form, if that is one of its options', () => {
    expect(startOf({ startsAsSubject: true, options }, 'rotavator')).toBe('rotavator')
    expect(startOf({ startsAsSubject: true, options }, 'rental')).toBeUndefined()
  })
})
