import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome, type Person } from '../database/as-person.ts'
import { answerRequest } from '../database/at-the-desk.ts'
import {
  enrolment,
  forFarmer,
  openDesk,
  submission,
  type Desk,
  type Entry,
  type Result,
} from '../database/open-desk.ts'
import type { Followed as Order, Placed } from './open-shop-database.ts'

let desk: Desk
let farmer: { id: string }
beforeAll(async () => {
  desk = await openDesk()
  farmer = await desk.database.person()
})
afterAll(() => desk.database.close())

const sendOne = async (person: Person, entry: Entry): Promise<Result> =>
  (await desk.send(person, [entry]))[0]!
const contentOf = ({ content }: Entry) => JSON.parse(content) as object
const orderOf = async (person: Person, id: string) => {
  const { orders } = await desk.call<{ orders: Order[] }>(person, 'order_changes(0, 200)')
  return orders.find((order) => order.id === id)
}

describe('an enrollment in a training', () => {
  test('is written into the specified columns', async () => {
    const entry = enrolment({
      answers: {
        studentName: 'Simran Kaur',
        email: 'simran@example.org',
        phone: '9876543210',
        education: '12th',
        experience: 'beginner',
        motivation: 'To farm\nwithout poison',
      },
    })
    await sendOne(farmer, entry)
    const rows = await desk.database.query('select * from training_enrollments where id = $1', [entry.id])
    expect(rows).toEqual([
      {
        id: entry.id,
        user_email: 'simran@example.org',
        program_title: 'Sustainable Farming',
        program_price: '₹15,000',
        student_name: 'Simran Kaur',
        phone: '9876543210',
        education_background: '12th',
        farming_experience: 'beginner',
        enrollment_data: {
          motivation: 'To farm\nwithout poison',
          program_details: {
            id: 'sustainable-farming',
            title: 'Sustainable Farming',
            level: 'Beginner',
            price: '₹15,000',
            duration: '3 months',
          },
        },
      },
    ])
  })

  test('of somebody without an email has none in its columns and its order, not the sender’s either', async () => {
    await desk.database.query(`update auth.users set email = 'account@example.org' where id = $1`, [
      farmer.id,
    ])
    const answers = { studentName: 'Simran Kaur', phone: '9876543210' }
    const refused = (await sendOne(farmer, enrolment({ answers }))).refused
    expect(refused).toMatchObject({ status: 422, code: 'invalid', field: 'email' })
    const both = { ...answers, email: 'simran@example.org', noEmail: true }
    expect((await sendOne(farmer, enrolment({ answers: both }))).refused).toMatchObject({ field: 'email' })
    const entry = enrolment({ answers: { ...answers, noEmail: true } })
    expect((await sendOne(farmer, entry)).receipt?.order).toEqual({ id: entry.id, total_paise: 1_500_000 })
    const rows = await desk.database.query('select user_email from training_enrollments where id = $1', [
      entry.id,
    ])
    expect(rows).toEqual([{ user_email: '' }])
    const order = await orderOf(farmer, entry.id)
    expect(order).toMatchObject({ contact: { name: 'Simran Kaur', email: '', phone: '9876543210' } })
  })

  test('is ordered by its receipt: same id, same reference, the program’s price, once', async () => {
    const entry = enrolment({ subject: 'smart-agriculture' })
    const first = await sendOne(farmer, entry)
    expect(first.receipt?.order).toEqual({ id: entry.id, total_paise: 2_500_000 })
    expect(await sendOne(farmer, entry)).toEqual(first)
    expect(await orderOf(farmer, entry.id)).toMatchObject({
      kind: 'training',
      state: 'awaiting_payment',
      reference: first.receipt!.reference,
      total_paise: 2_500_000,
      delivery_fee_paise: 0,
      language: 'pa',
      contact: { name: 'Simran Kaur', email: 'simran@example.org', phone: '9876543210', address: null },
      items: [{ product_id: 'training/smart-agriculture', quantity: 1, line_paise: 2_500_000 }],
      events: [{ to: 'placed' }, { to: 'awaiting_payment' }],
    })
    const { requests } = await desk.changes(farmer)
    expect(requests.find(({ id }) => id === entry.id)?.order_id).toBe(entry.id)
  })

  test('keeps its receipt and its price when the program costs more later', async () => {
    const entry = enrolment()
    const first = await sendOne(farmer, entry)
    await desk.database.query(
      `update catalogue_items set price_paise = 1600000 where id = 'training/sustainable-farming'`,
    )
    expect(await sendOne(farmer, entry)).toEqual(first)
    expect((await sendOne(farmer, enrolment())).receipt?.order?.total_paise).toBe(1_600_000)
    await desk.database.query(
      `update catalogue_items set price_paise = 1500000 where id = 'training/sustainable-farming'`,
    )
  })

  test('is refused if it is not offered', async () => {
    const refused = async (entry: Entry) => (await sendOne(farmer, entry)).refused
    const invalid = { status: 422, code: 'invalid', field: 'subject' }
    expect(await refused(enrolment({ subject: 'retired-program' }))).toMatchObject(invalid)
    await desk.database.query(
      `update catalogue_items set available = false where id = 'training/smart-agriculture'`,
    )
    expect(await refused(enrolment({ subject: 'smart-agriculture' }))).toMatchObject(invalid)
    await desk.database.query(
      `update catalogue_items set available = true where id = 'training/smart-agriculture'`,
    )
  })

  test('is paid by the payments of its order', async () => {
    const entry = enrolment()
    await sendOne(farmer, entry)
    const requests = await desk.call<{ order?: Order; refused?: string; total_paise?: number }>(
      farmer,
      'order_to_pay($1, 1500000)',
      [entry.id],
    )
    expect(requests.order).toMatchObject({ id: entry.id, state: 'awaiting_payment' })
    expect(await desk.call(farmer, 'order_to_pay($1, 15000)', [entry.id])).toEqual({
      refused: 'total_changed',
      total_paise: 1_500_000,
    })
    expect(await desk.call(await desk.database.person(), 'order_to_pay($1, 1500000)', [entry.id])).toEqual({
      refused: 'unknown',
    })
    await desk.call('service key', `open_payment($1::uuid, 'sandbox', $1::text, 'https://example.org')`, [
      entry.id,
    ])
    await desk.call('service key', `settle_payment('sandbox', 'paid-1', $1, 'paid', 1500000, 'INR', now())`, [
      entry.id,
    ])
    expect((await orderOf(farmer, entry.id))?.state).toBe('paid')
  })

  test('waits on after the link of a payment has expired, and is paid by another', async () => {
    const entry = enrolment()
    await sendOne(farmer, entry)
    const link = (ref: string) =>
      desk.call('service key', `open_payment($1, 'sandbox', $2, 'https://example.org')`, [entry.id, ref])
    const say = (event: string, ref: string, kind: string) =>
      desk.call<{ order_state: string }>(
        'service key',
        `settle_payment('sandbox', $1, $2, $3, 1500000, 'INR', now())`,
        [event, ref, kind],
      )
    await link('first link')
    expect(await say('expired-1', 'first link', 'expired')).toMatchObject({
      outcome: 'expired',
      order_state: 'awaiting_payment',
    })
    await link('second link')
    expect(await say('paid-2', 'second link', 'paid')).toMatchObject({ outcome: 'paid', order_state: 'paid' })
  })

  test('cannot be paid after it is replaced, rejected or cancelled', async () => {
    const [first, second] = [enrolment(), enrolment()]
    await desk.send(farmer, [first, second])
    await sendOne(farmer, enrolment({ replaces: first.id }))
    const manager = await desk.database.person(['manager'])
    const result = { note: 'Full.', status: 'rejected' }
    expect(await answerRequest(desk, manager, second.id, result)).toHaveProperty('receipt')
    for (const { id } of [first, second]) expect((await orderOf(farmer, id))?.state).toBe('cancelled')
  })

  test('cannot have the id of an existing order', async () => {
    const id = crypto.randomUUID()
    const placed = await desk.call<Placed>(
      farmer,
      `place_order($1, '[{"product_id":"seeds-catalog/item-1","quantity":1}]', '{}',
        '{"name":"x","email":"x@example.org","phone":"9876543210"}', 4000, 'en')`,
      [id],
    )
    expect(placed.placed).toBeDefined()
    expect((await sendOne(farmer, { ...enrolment(), id })).refused).toMatchObject({ code: 'conflict' })
    expect(await desk.database.query('select 1 from requests where id = $1', [id])).toEqual([])
  })
})

test('a cart with a training in it is not ordered', async () => {
  const answer = await desk.call<Placed>(
    farmer,
    `place_order($1, '[{"product_id":"training/sustainable-farming","quantity":1}]', '{}',
      '{"name":"x","email":"x@example.org","phone":"9876543210"}', 1500000, 'en')`,
    [crypto.randomUUID()],
  )
  expect(answer).toEqual({ refused: 'unavailable', ids: ['training/sustainable-farming'] })
})

describe('an insurance quote', () => {
  const quote = (changes: object = {}, subject = 'crop') =>
    submission({
      form: 'insurance-quote',
      subject,
      answers: { name: 'Gurpreet', phone: '9876543210', farmLocation: 'Sarna', ...changes },
    })

  test('is written into the specified columns', async () => {
    const [crop, equipment] = [
      quote({ email: 'g@example.org', farmSize: '4', cropType: 'wheat', existingInsurance: true }),
      quote({ equipmentValue: 'below-5l' }, 'equipment'),
    ]
    await desk.database.query(`update auth.users set email = 'account@example.org' where id = $1`, [
      farmer.id,
    ])
    await desk.send(farmer, [crop, equipment])
    const none = {
      cropType: null,
      equipmentDetails: null,
      assetValue: null,
      previousClaims: null,
      riskFactors: null,
      coverageRequired: null,
      additionalInfo: null,
      existingInsurance: null,
      urgentQuote: null,
    }
    expect(await desk.database.query('select * from insurance_applications order by insurance_type')).toEqual(
      [
        {
          id: crop.id,
          applicant_name: 'Gurpreet',
          phone: '9876543210',
          user_email: 'g@example.org',
          farm_location: 'Sarna',
          farm_size: '4',
          insurance_type: 'crop',
          coverage_amount: null,
          crop_details: 'wheat',
          user_id: farmer.id,
          application_data: { ...none, cropType: 'wheat', existingInsurance: true },
        },
        {
          id: equipment.id,
          applicant_name: 'Gurpreet',
          phone: '9876543210',
          user_email: 'account@example.org',
          farm_location: 'Sarna',
          farm_size: null,
          insurance_type: 'equipment',
          coverage_amount: 'below-5l',
          crop_details: null,
          user_id: farmer.id,
          application_data: { ...none, equipmentValue: 'below-5l' },
        },
      ],
    )
  })

  test('stores the amount, its origin and the price of that day', async () => {
    const requests = {
      askedFor: 'equipment-tractors',
      quoted: '₹30,000 a year at 3%',
      openedFrom: '/insurance',
    }
    const entry = quote({ coverageAmount: 1_000_000, premiumRate: 3, ...requests }, 'equipment')
    await sendOne(farmer, entry)
    const [row] = await desk.database.query(
      'select coverage_amount, application_data from insurance_applications where id = $1',
      [entry.id],
    )
    expect(row).toMatchObject({
      coverage_amount: '1000000',
      application_data: { premiumRate: 3, ...requests },
    })
  })

  test('of an agent has only the farmer’s address', async () => {
    const agent = await desk.database.person()
    await desk.database.query(`update auth.users set email = 'agent@example.org' where id = $1`, [agent.id])
    const entries = [quote(forFarmer), submission({ ...contentOf(quote(forFarmer)), filledBy: agent.id })]
    const own = quote()
    await desk.send(agent, [...entries, own])
    const emailOf = async ({ id }: Entry) =>
      (await desk.database.query('select user_email from insurance_applications where id = $1', [id]))[0]
    expect(await Promise.all(entries.map(emailOf))).toEqual([{ user_email: null }, { user_email: null }])
    expect(await emailOf(own)).toEqual({ user_email: 'agent@example.org' })
  })

  test('has no order, and no other account reads it', async () => {
    const entry = quote()
    expect((await sendOne(farmer, entry)).receipt).not.toHaveProperty('order')
    const other = await desk.database.person(['viewer'])
    for (const table of ['requests', 'insurance_applications', 'request_events']) {
      const seen = (person: Person) =>
        desk.database.as(person, (query) => query(`select id from ${table} limit 1`))
      expect(await seen(other)).toEqual([])
      expect(await seen(farmer)).toHaveLength(1)
      expect(await outcome(seen('guest'))).toBe('42501')
    }
  })
})
