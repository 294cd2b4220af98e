import { describe, expect, it, test } from 'vitest'
import { farmFieldsIn, farmFieldText, type FarmField } from '#src/base/farm-field.ts'
import crop from '#src/features/services/crop-advice.form.ts'
import equipment from '#src/features/bookings/equipment-booking.form.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import scheme from '#src/features/services/scheme-help.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { findForm, formIds } from '#src/features/forms/find.ts'
import { answersOfField, fieldsOfFarmer, ownFields } from '#src/features/apply/internal/known-fields.ts'
import { farmFieldLine } from '#src/features/catalogue/farm-field-line.ts'
import { farmerIn } from '#src/features/apply/same-farmer.ts'

const canal = { name: 'Canal field', acres: '2', village: 'Malikpur', place: '' }
const well = { name: 'Well field', acres: '1', village: 'Malikpur', place: 'Behind the school' }
const plain = (line: string) => line.replaceAll(/[\u2068\u2069]/g, '')

const agent = 'agent'
const own = (answers: object) => ({ answers: answers as Record<string, unknown>, filledBy: undefined })
const forOther = (answers: object, filledBy = agent) => ({ ...own(answers), filledBy })

describe('a field', () => {
  it('fills in what each form asks of one, and nothing else', () => {
    expect(answersOfField(soilTest, well)).toEqual({
      fieldName: 'Well field',
      farmSize: '1',
      farmLocation: 'Malikpur, Behind the school',
    })
    expect(answersOfField(crop, canal)).toEqual({ farmSize: '2', farmLocation: 'Malikpur' })
    expect(answersOfField(equipment, canal)).toEqual({ farmLocation: 'Malikpur' })
    expect(answersOfField(scheme, canal)).toEqual({ farmSize: '2', village: 'Malikpur' })
    expect(answersOfField(loan, canal)).toEqual({ landSize: '2' })
    expect(answersOfField({}, canal)).toEqual({})
  })

  it('that does not say its acres empties those of another field', () => {
    expect(answersOfField(crop, { ...canal, acres: '' })).toMatchObject({ farmSize: '' })
  })

  it('is a line with acres in words, each part isolated', () => {
    expect(plain(farmFieldLine(canal))).toBe('Canal field · 2 acres · Malikpur')
    expect(plain(farmFieldLine({ ...canal, acres: '1', village: '', place: 'Sarna' }))).toBe(
      'Canal field · 1 acre · Sarna',
    )
    expect(plain(farmFieldLine({ ...canal, name: '', acres: '16 kanal' }))).toBe('2 acres · Malikpur')
    expect(farmFieldLine({ ...canal, name: '\u202eCanal', acres: '' })).toBe(
      '\u2068Canal\u2069 · \u2068Malikpur\u2069',
    )
  })
})

describe('one’s own fields', () => {
  it('are the named ones, then those of one’s own requests, each once', () => {
    const sent = [
      own({ fieldName: 'canal  FIELD', farmLocation: 'Malikpur', farmSize: '2' }),
      own({ farmLocation: 'Sarna, Pathankot', farmSize: '5' }),
      own({ farmLocation: 'Sarna, Pathankot', farmSize: '5' }),
      own({ farmLocation: 'Malikpur', farmSize: '2' }),
      own({ village: 'Bhoa', farmSize: '3' }),
      own({ farmLocation: 'Sarna' }),
      own({ farmSize: '9' }),
      own({ location: 'A shop in Sarna', size: '2 rooms' }),
    ]
    expect(ownFields([canal, well], sent).map((field) => plain(farmFieldLine(field)))).toEqual([
      'Canal field · 2 acres · Malikpur',
      'Well field · 1 acre · Malikpur',
      '5 acres · Sarna, Pathankot',
      '3 acres · Bhoa',
    ])
  })

  it('of the same size in the same village stay two, if they have two names', () => {
    expect(ownFields([canal, { ...canal, name: 'Long field' }], [])).toHaveLength(2)
  })

  it('never come from what was filled in for somebody else', () => {
    expect(ownFields([], [forOther({ farmLocation: 'Nangal', farmSize: '3' })])).toEqual([])
  })

  it('of many requests are six', () => {
    const sent = Array.from({ length: 20 }, (_, n) => own({ farmLocation: `Village ${n}`, farmSize: '1' }))
    expect(ownFields([canal], sent)).toHaveLength(7)
  })
})

describe('the fields of a farmer', () => {
  const kashmir = { name: 'Kashmir Lal', phone: '9000010011', farmLocation: 'Nangal', farmSize: '3' }
  const farmer = (name: string, phone: string) => farmerIn(soilTest, { forAnother: true, name, phone })
  const sent = [
    forOther(kashmir),
    forOther({ ...kashmir, name: 'Paramjit Kaur', farmLocation: 'Gharota' }),
    forOther({ ...kashmir, farmLocation: 'Filled in by another agent' }, 'another'),
    own({ ...kashmir, farmLocation: 'Of the agent' }),
  ]
  const places = (name: string, phone: string) =>
    fieldsOfFarmer(farmer(name, phone), agent, sent).map(({ place }) => place)

  it('are those of requests that this agent filled in for this farmer', () => {
    expect(places('kashmir lal', '9000010011')).toEqual(['Nangal'])
    expect(places('Kashmir', '+91 90000 10011')).toEqual(['Nangal'])
    expect(places('Paramjit Kaur', '9000010011')).toEqual(['Gharota'])
  })

  it('are shown to nobody who types another name, another number or less', () => {
    expect(places('Balbir Singh', '9000010011')).toEqual([])
    expect(places('Kashmir Lal', '9000010012')).toEqual([])
    expect(places('Kashmir Lal', '900001')).toEqual([])
    expect(places('Kashmir Lal', '')).toEqual([])
    expect(fieldsOfFarmer(undefined, agent, sent)).toEqual([])
  })
})

const forms = await Promise.all(formIds.map(async (id) => (await findForm(id))!))

test.each(forms.map((form) => [form.id, form] as const))(
  'the form %s says which of its texts are about a field, and a sent one gives them back',
  (_id, form) => {
    const keys = Object.values(form.farmField ?? {})
    for (const key of keys) expect(form.fields[key]?.type).toBe('text')
    for (const [key, { knownAs }] of Object.entries(form.fields))
      if (knownAs === 'farmLocation' || knownAs === 'farmSize') expect(keys).toContain(key)
    const { acres, place, village } = form.farmField ?? {}
    if (acres === undefined || (place ?? village) === undefined) return
    const [again] = ownFields([], [own(answersOfField(form, canal))])
    expect(again).toMatchObject({ acres: canal.acres })
    expect(answersOfField(form, again as FarmField)).toEqual(answersOfField(form, canal))
  },
)

test('the parts of a profile hold fields by their ids, and none that was removed', () => {
  const parts = {
    display_name: 'Gurpreet',
    'farm_field:b': farmFieldText(well),
    'farm_field:a': farmFieldText(canal),
    'farm_field:c': null,
  }
  expect(farmFieldsIn(parts)).toEqual([
    { id: 'a', ...canal },
    { id: 'b', ...well },
  ])
})
