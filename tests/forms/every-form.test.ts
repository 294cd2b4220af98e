import { describe, expect, it } from 'vitest'
import { moneyText, rupees } from '#src/base/money.ts'
import { certificationPrograms } from '#src/content/offers/certification.ts'
import { consultingServices } from '#src/content/offers/consulting.ts'
import { rentals, sets } from '#src/content/offers/equipment.ts'
import { loans } from '#src/content/offers/loans.ts'
import { soilTests } from '#src/content/offers/soil-tests.ts'
import { trainingPrograms } from '#src/content/offers/training.ts'
import { brokenRules, isShown, rulesOf } from '#src/features/forms/check.ts'
import { cleanAnswers } from '#src/features/forms/clean.ts'
import type { Document as FormDocument, Field, Form } from '#src/features/forms/define.ts'
import { findForm, formIds } from '#src/features/forms/find.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'
import { languages, type Words } from '#src/platform/i18n/words.ts'
import { formFiles } from '#scripts/build/form-versions.ts'
import { expectGoodWords, wordsIn } from '../content/english-words.ts'
import { waysThrough } from './good-answers.ts'
import { specification } from './specification.ts'

const all = [...(await formFiles())]
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const camel = /^[a-z][a-zA-Z0-9]*$/
const fixed = ['text', 'phone', 'email', 'date', 'choice', 'yesNo', 'number', 'longText', 'pin', 'place']

it('the app finds every form by the name of its file, and no others', async () => {
  expect([...formIds].toSorted()).toEqual(all.map(([id]) => id))
  for (const [id, form] of all) expect(await findForm(id)).toEqual(form)
  expect(await findForm('no-such-form')).toBeUndefined()
  expect(await findForm('constructor')).toBeUndefined()
})

it('every specified form exists', () => {
  expect(all.map(([id]) => id)).toEqual(expect.arrayContaining(Object.keys(specification)))
})

it.each([
  [trainingPrograms, [15_000, 25_000, 12_000, 35_000]],
  [certificationPrograms, [25_000, 15_000, 20_000, 35_000, 30_000, 12_000, 22_000, 18_000, 16_000]],
  [consultingServices, [1_500, 2_000, 1_200, 2_500, 3_000, 4_000, 25_000, 15_000, 5_000]],
  [soilTests, [500, 1_200, 2_000]],
])('the offers have the specification’s prices (%#)', (offers, prices) => {
  expect(Object.values(offers).map(({ price }) => price)).toEqual(prices.map(rupees))
})

it.each([
  ['crop', 300_000, 7, 12],
  ['equipment', 5_000_000, 8.5, 84],
  ['solar-pump', 2_000_000, 6.5, 120],
  ['dairy', 2_500_000, 9, 60],
] as const)('a loan for %s is as specified, and its line says so', (kind, limit, rate, months) => {
  const loan = loans[kind]
  expect([loan.limit, loan.rate, loan.months]).toEqual([rupees(limit), rate, months])
  for (const language of languages) {
    expect(loan.line[language]).toContain(moneyText(loan.limit))
    expect(loan.line[language]).toContain(`${rate}%`)
  }
})

it.each([
  ...Object.entries(trainingPrograms),
  ...Object.entries(certificationPrograms),
  ...Object.entries(consultingServices),
  ...Object.entries(soilTests),
])('the line under %s has its price in every language', (_, { line, price }) => {
  for (const language of languages) expect(line[language]).toContain(moneyText(price))
})

describe.each(all)('the form %s', (file, form) => {
  const rules = rulesOf(form)
  const fields = Object.entries(form.fields)
  const ways = waysThrough(rules)

  it('has the name of its file as its id, and a version', () => {
    expect(form.id).toBe(file)
    expect(form.id).toMatch(kebab)
    expect(Number.isInteger(form.version) && form.version >= 1).toBe(true)
  })

  it('has all its words in every language, each in its own script', () => {
    expectGoodWords(form)
  })

  it('is translated: no two languages say the same, unless it has no words', () => {
    const wordless = ({ en }: Words) => !/\p{L}/u.test(en.replaceAll(/\{\w+\}/g, ''))
    const copied = [...wordsIn(form)].filter(
      ([, words]) =>
        !wordless(words) && new Set(languages.map((code) => words[code])).size < languages.length,
    )
    expect(copied).toEqual([])
  })

  it('names its subject in its title in all languages, or in none', () => {
    const holders = languages.filter((language) => form.title[language].includes('{subject}'))
    expect(holders.length === 0 || (holders.length === languages.length && !!form.subjects)).toBe(true)
  })

  it('calls its fields by camelCase keys, and its subjects by kebab-case ones', () => {
    expect(fields.map(([key]) => key).filter((key) => !camel.test(key) || key === 'subject')).toEqual([])
    expect(Object.keys(form.subjects ?? {}).filter((key) => !kebab.test(key))).toEqual([])
    expect(fields.length).toBeGreaterThan(0)
  })

  it.each(fields)('asks for %s in at most 60 characters, and hints in at most 80', (_, { label, hint }) => {
    for (const language of languages) {
      expect(label[language].length).toBeLessThanOrEqual(60)
      expect(hint?.[language].length ?? 0).toBeLessThanOrEqual(80)
    }
  })

  it.each(fields)('has a rule for %s that phone and database can apply', (_, field) => {
    const { type, max, least, most, options, mostBySubject, accepted } = field
    expect(fixed).toContain(type)
    expect(accepted === undefined || (type === 'yesNo' && field.required === true)).toBe(true)
    expect(mostBySubject === undefined || type === 'number').toBe(true)
    if (mostBySubject) expect(Object.keys(mostBySubject)).toEqual(Object.keys(form.subjects ?? {}))
    expect(max === undefined || ((type === 'text' || type === 'longText') && max > 0)).toBe(true)
    expect((least === undefined && most === undefined) || type === 'number').toBe(true)
    expect(options !== undefined).toBe(type === 'choice')
  })

  it.each(fields)(
    'repeats %s in words if it is in rupees, and limits it if it is a whole number',
    (_, field) => {
      const { type, label, money, whole, least, most, mostBySubject } = field
      if (type === 'number') expect(money === true).toBe(label.en.includes('₹'))
      if (whole) expect([least, most ?? mostBySubject]).not.toContain(undefined)
    },
  )

  it.each(fields)('offers different answers for %s, and starts with one of them', (_, field) => {
    const { type, options, start } = field
    const values = options?.map(({ value }) => value) ?? []
    expect(new Set(values).size).toBe(values.length)
    for (const language of languages) {
      const labels = options?.map(({ label }) => label[language]) ?? []
      expect(new Set(labels).size).toBe(labels.length)
    }
    if (start !== undefined && type === 'choice') expect(values).toContain(start)
    if (field.startsAsSubject)
      expect(Object.keys(form.subjects ?? {}).some((id) => values.includes(id))).toBe(true)
  })

  it('has conditions on existing subjects, fields and answers', () => {
    for (const [key, { shownWhen }] of fields) {
      if (!shownWhen) continue
      if ('subject' in shownWhen) {
        expect(Object.keys(form.subjects ?? {})).toEqual(expect.arrayContaining([...shownWhen.subject]))
        continue
      }
      const decider = form.fields[shownWhen.field]
      expect([key, decider !== undefined && shownWhen.field !== key]).toEqual([key, true])
      if ('isNot' in shownWhen) {
        // Its other answer is `false` or none (waysThrough), and its own hiding would show the field again.
        expect([decider!.type, decider!.shownWhen, shownWhen.isNot]).toEqual(['yesNo', undefined, [true]])
        continue
      }
      const possible = decider!.options?.map(({ value }) => value) ?? [true, false]
      expect(possible).toEqual(expect.arrayContaining([...shownWhen.is]))
    }
  })

  it('hides conditional fields as long as nothing is answered, unless an answer takes them away', () => {
    const shown = fields.filter(([, field]) => isShown(field, undefined, {})).map(([key]) => key)
    const isThere = ({ shownWhen }: Field) => !shownWhen || 'isNot' in shownWhen
    expect(shown).toEqual(fields.filter(([, field]) => isThere(field)).map(([key]) => key))
  })

  it('can be answered for every subject, and every field is shown for one of them', () => {
    for (const { subject, answers } of ways) expect(brokenRules(rules, subject, answers)).toEqual([])
    const requests = new Set(ways.flatMap(({ answers }) => Object.keys(answers)))
    expect(requests).toEqual(new Set(Object.keys(form.fields)))
  })

  it('can be answered with required answers only', () => {
    const deciding = fields.map(([, { shownWhen }]) => shownWhen && 'field' in shownWhen && shownWhen.field)
    for (const { subject, answers } of ways) {
      const isNeeded = (key: string) => rules.fields[key]!.required ?? deciding.includes(key)
      const needed = Object.entries(answers).filter(([key]) => isNeeded(key))
      expect(brokenRules(rules, subject, Object.fromEntries(needed))).toEqual([])
    }
  })

  it('objects to exactly the missing required field', () => {
    for (const { subject, answers } of ways) {
      for (const key of Object.keys(answers).filter((name) => rules.fields[name]!.required)) {
        const { [key]: _, ...typed } = answers
        const others = cleanAnswers(rules, subject, asTyped(typed))
        expect(brokenRules(rules, subject, others)).toEqual([{ field: key, problem: 'required' }])
      }
    }
  })

  it('refuses an unknown option', () => {
    for (const { subject, answers } of ways) {
      for (const key of Object.keys(answers).filter((name) => rules.fields[name]!.type === 'choice')) {
        const strange = { ...answers, [key]: 'somebody-else' }
        expect(brokenRules(rules, subject, strange)).toContainEqual({ field: key, problem: 'option' })
      }
    }
  })

  it('refuses answers to fields that are hidden', () => {
    const everything = Object.assign({}, ...ways.map(({ answers }) => answers)) as object
    const { subject, answers } = ways[0]!
    const hidden = Object.keys(everything).filter((key) => !Object.hasOwn(answers, key))
    const broken = brokenRules(rules, subject, { ...everything, ...answers })
    expect(broken).toEqual(
      fields.flatMap(([field]) => (hidden.includes(field) ? [{ field, problem: 'hidden' }] : [])),
    )
  })

  it('asks for an account if its table requires one, and tells a guest so', () => {
    expect(form.table === 'service_requests' || form.sender === 'account').toBe(true)
    expect(form.needsAccount !== undefined).toBe(form.sender === 'account')
  })

  it('never requires an answer that is not asked', () => {
    expect(fields.filter(([, { handed, required }]) => handed && required)).toEqual([])
  })

  it('has fields for its origin, unless no page opens it', () => {
    const stored = Object.keys(openedFrom).filter((key) => form.fields[key]?.handed)
    expect(stored).toEqual(file === 'support' ? [] : ['askedFor', 'quoted', 'openedFrom'])
  })

  it('has the specified notice for a missing answer', () => {
    expect([form.missing.title.en, form.missing.text.en]).toEqual(
      specification[file]?.missing ?? ['Missing Information', 'Please fill in all required fields'],
    )
  })

  it('asks every field in exactly one of its steps, its documents in one, and is submitted in the last', () => {
    const steps = form.steps
    if (!steps) return expect(form.documents).toBeUndefined()
    const requests = fields.filter(([, field]) => !field.handed).map(([key]) => key)
    expect(steps.flatMap((step) => step.fields ?? []).toSorted()).toEqual(requests.toSorted())
    expect(steps.filter((step) => step.documents)).toHaveLength(form.documents ? 1 : 0)
    expect(steps.findIndex((step) => step.review)).toBe(steps.length - 1)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  })

  it('folds optional fields only', () => {
    const asked = fields.filter(([, field]) => !field.handed)
    const fold = asked.findIndex(([key]) => key === form.foldsFrom)
    expect(fold === -1).toBe(form.foldsFrom === undefined)
    if (fold !== -1) expect(asked.slice(fold).filter(([, field]) => field.required)).toEqual([])
  })

  it('accepts documents of types that a phone accepts, each in its own slot', () => {
    const documents = Object.entries(form.documents ?? {})
    const kinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
    for (const [slot, { types, place }] of documents) {
      expect(slot).toMatch(camel)
      expect(types.length > 0 && types.every((type) => kinds.includes(type))).toBe(true)
      expect(place === undefined || form.fields[place]?.type === 'place').toBe(true)
    }
  })
})

describe.each(Object.entries(specification))('as specified, %s', (id, specified) => {
  const form = all.find(([name]) => name === id)![1]
  const rules = rulesOf(form)

  it('has these fields, in this order', () => {
    const requests = Object.keys(form.fields).filter((key) => !(form.fields[key] as Field).handed)
    expect(requests).toEqual(specified.fields)
    expect(rules.subjects).toEqual(specified.subjects)
    expect(rules.sender).toBe(specified.sender)
  })

  it('offers just these options', () => {
    const choices = Object.entries(rules.fields).filter(([, { type }]) => type === 'choice')
    const offered = Object.fromEntries(choices.map(([key, { options }]) => [key, options]))
    expect(offered).toEqual(specified.options ?? {})
  })

  it.each(specified.subjects ?? [undefined])('requires for %s just these', (subject) => {
    const required = brokenRules(rules, subject, {}).map(({ field }) => field)
    const wanted = [...specified.required['']!, ...(specified.required[subject ?? ''] ?? [])]
    expect(required.toSorted()).toEqual([...new Set(wanted)].toSorted())
  })

  it('has these documents, and requires just these', () => {
    const documents: Readonly<Record<string, FormDocument>> = form.documents ?? {}
    expect(Object.keys(documents)).toEqual(specified.documents ?? [])
    const optional = Object.keys(documents).filter((slot) => !documents[slot]!.required)
    expect(optional).toEqual(specified.optionalDocuments ?? [])
  })

  it('has the specified texts', () => {
    expect([form.failed.title.en, form.failed.text.en]).toEqual(specified.failed)
    expect([form.thanks.title.en, form.thanks.text.en]).toEqual(specified.thanks)
  })
})

function asTyped(answers: Readonly<Record<string, string | number | boolean>>) {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      key,
      typeof answer === 'number' ? String(answer) : answer,
    ]),
  )
}

it('has the thanks for its subject, and no others', () => {
  const changes = (id: string, subject: string) => {
    const form: Form = all.find(([name]) => name === id)![1]
    return (form.thanksFor?.[subject] ?? form.thanks).text.en
  }
  const subjectsOf = (id: string) => Object.keys(all.find(([name]) => name === id)![1].subjects ?? {})
  const hired = ['rental', ...Object.keys(rentals), ...Object.keys(sets)]
  expect(
    subjectsOf('equipment-booking').filter((subject) =>
      changes('equipment-booking', subject).includes('rental'),
    ),
  ).toEqual(hired)
  expect(
    subjectsOf('solar-service').filter((subject) =>
      changes('solar-service', subject).includes('site assessment'),
    ),
  ).toEqual(['site-assessment'])
  for (const [, form] of all)
    expect(Object.keys(form.subjects ?? {})).toEqual(
      expect.arrayContaining(Object.keys(form.thanksFor ?? {})),
    )
})
