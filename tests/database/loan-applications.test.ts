import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loans, type LoanKind } from '#src/content/offers/loans.ts'
import type { Person } from './as-person.ts'
import {
  listed,
  loan,
  forFarmer,
  loanAnswers,
  newGuest,
  openDesk,
  submission,
  type Desk,
  type Entry,
} from './open-desk.ts'

let desk: Desk
let farmer: { id: string }
beforeAll(async () => {
  desk = await openDesk()
  farmer = await desk.database.person()
})
afterAll(() => desk.database.close())

const refusalOf = async (entry: Entry, person: Person = farmer) => {
  const [result] = await desk.send(person, [entry])
  const { refused } = result!
  return refused && [refused.status, refused.code, ...(refused.field === undefined ? [] : [refused.field])]
}
const rowOf = async (id: string) =>
  (await desk.database.query('select * from loan_applications where id = $1', [id]))[0]
const filesOf = (id: string) =>
  desk.database.query(
    'select slot, sha256, bytes, type, verified_at from request_files where request_id = $1 order by slot',
    [id],
  )
const [aadhaar, jamabandi] = [listed('aadharCard'), listed('jamabandi')]
const both = [aadhaar, jamabandi]

describe('an application', () => {
  test('fills the desk’s columns', async () => {
    const answers = { ...loanAnswers, landSize: '5 acres', annualIncome: 320_000 }
    const entry = loan({ answers })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const [result] = await desk.send(farmer, [entry], undefined, headers)
    expect(result!.receipt?.state).toBe('incomplete')
    expect(await rowOf(entry.id)).toEqual({
      id: entry.id,
      user_id: farmer.id,
      user_email: 'gurpreet@example.org',
      loan_type: 'crop',
      amount: 250_000,
      purpose: 'Seed and fertilizer',
      applicant_name: 'Gurpreet Singh',
      phone: '9876543210',
      land_size: '5 acres',
      annual_income: 320_000,
      filled_by: null,
      application_data: {
        loanTypeDetails: { id: 'crop', title: 'Crop Loan', limit: 300_000, rate: 7, months: 12 },
        personalDetails: {
          fatherName: 'Baldev Singh',
          pincode: '145025',
          landLocation: loanAnswers.landLocation,
        },
        documentStatus: { aadharCard: 'required', jamabandi: 'required', landLocation: 'uploaded' },
        locationData: { lat: 32.2733, lng: 75.6522, timestamp: 1_732_170_000_000 },
        legalAcceptance: true,
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        ipAddress: '203.0.113.7',
      },
    })
    expect(await filesOf(entry.id)).toEqual(both.map((file) => ({ ...file, verified_at: null })))
  })

  test('with a place in words has no location, and without an address says so', async () => {
    const entry = loan({ answers: { ...loanAnswers, landLocation: 'ਨਹਿਰ ਦੇ ਪੁਲ ਕੋਲ, ਸਰਨਾ' } })
    await desk.send(farmer, [entry])
    expect(await rowOf(entry.id)).toMatchObject({
      application_data: {
        locationData: null,
        ipAddress: 'unknown',
        personalDetails: { landLocation: 'ਨਹਿਰ ਦੇ ਪੁਲ ਕੋਲ, ਸਰਨਾ' },
      },
    })
  })

  test('of somebody without an email has none, and not the sender’s', async () => {
    const { email: _, ...answers } = loanAnswers
    const agent = await desk.database.person()
    await desk.database.query(`update auth.users set email = 'agent@example.org' where id = $1`, [agent.id])
    expect(await refusalOf(loan({ answers }), agent)).toEqual([422, 'invalid', 'email'])
    const entry = loan({ answers: { ...answers, ...forFarmer, noEmail: true }, filledBy: agent.id })
    await desk.send(agent, [entry])
    expect(await rowOf(entry.id)).toMatchObject({
      user_email: null,
      filled_by: agent.id,
      application_data: { personalDetails: { noEmail: true } },
    })
  })

  test('names as its agent whoever its token proves, not whom it names', async () => {
    const agent = await desk.database.person()
    const answers = { ...loanAnswers, ...forFarmer }
    const own = loan({ answers, filledBy: agent.id })
    await desk.send(agent, [own])
    expect(await rowOf(own.id)).toMatchObject({
      filled_by: agent.id,
      application_data: { personalDetails: { farmerConsent: true } },
    })
    const claimed = loan({ answers, filledBy: agent.id })
    await desk.send(farmer, [claimed])
    expect(await rowOf(claimed.id)).toMatchObject({ filled_by: farmer.id })
  })

  test('cannot be sent by a guest', async () => {
    const [result] = await desk.send('guest', [loan()], newGuest())
    expect(result!.refused?.code).toBe('account_only')
  })

  test('without sent files stays incomplete, also in the database', async () => {
    const entry = loan()
    await desk.send(farmer, [entry])
    const settle = (judged: object[]) =>
      desk.call('service key', 'settle_files($1, $2::text::jsonb)', [entry.id, JSON.stringify(judged)])
    const missing = { receipt: { state: 'incomplete' }, missing: both.map(({ sha256 }) => sha256).toSorted() }
    expect(await settle([])).toMatchObject(missing)
    // Claims about missing files do not count.
    const result = (version: string | null) => both.map(({ slot }) => ({ slot, version, fits: true }))
    expect(await settle(result(null))).toMatchObject(missing)
    expect(await settle(result(crypto.randomUUID()))).toMatchObject(missing)
  })
})

describe('a checked file', () => {
  /** An application with a stored file in each slot, and the versions of those. */
  async function stored() {
    const owner = await desk.database.person()
    const entry = loan()
    await desk.send(owner, [entry])
    const store = async ({ sha256 }: { sha256: string }) => {
      const version = crypto.randomUUID()
      await desk.database.query(
        `insert into storage.objects (bucket_id, name, version) values ('documents', $1, $2)
         on conflict (bucket_id, name) do update set version = excluded.version`,
        [`${owner.id}/${entry.id}/${sha256}`, version],
      )
      return version
    }
    const settle = (...judged: object[]) =>
      desk.call<{ receipt: { state: string }; missing: string[]; refused: string[] }>(
        'service key',
        'settle_files($1, $2::text::jsonb)',
        [entry.id, JSON.stringify(judged)],
      )
    /** How many files somebody who tries to remove all of them gets rid of. */
    const removedBy = (person: Person) =>
      desk.database.as(
        person,
        async (query) => (await query('delete from storage.objects returning name')).length,
      )
    return { owner, store, settle, removedBy, first: await store(aadhaar), second: await store(jamabandi) }
  }
  const fits = ({ slot }: { slot: string }, version: string) => ({ slot, version, fits: true })
  const isWrong = ({ slot }: { slot: string }, version: string) => ({ slot, version, fits: false })

  test('that is right counts for the checked version, and for no other', async () => {
    const { store, settle, first, second } = await stored()
    const later = await store(aadhaar)
    expect((await settle(fits(aadhaar, first), fits(jamabandi, second))).missing).toEqual([aadhaar.sha256])
    expect((await settle(fits(aadhaar, later))).receipt.state).toBe('complete')
  })

  test('that is wrong may be removed, and that version never counts as right', async () => {
    const { settle, first } = await stored()
    expect((await settle(isWrong(aadhaar, first))).refused).toEqual([aadhaar.sha256])
    const answer = await settle(fits(aadhaar, first))
    expect(answer.missing).toContain(aadhaar.sha256)
    expect(answer.refused).toEqual([aadhaar.sha256])
  })

  test('that is wrong is removed by its owner only, and never in place of a later one', async () => {
    const { owner, store, settle, removedBy, first } = await stored()
    const neighbour = await desk.database.person()
    const manager = await desk.database.person(['manager'])
    expect(await removedBy(owner)).toBe(0)
    await settle(isWrong(aadhaar, first))
    const later = await store(aadhaar)
    // The colleague who looked at the first one removes it only now.
    expect(await removedBy(owner)).toBe(0)
    await settle(isWrong(aadhaar, later))
    for (const person of [neighbour, manager, 'guest'] as const) expect(await removedBy(person)).toBe(0)
    expect(await removedBy(owner)).toBe(1)
  })

  test('that is wrong, of a deleted version, does not affect the later one', async () => {
    const { store, settle, first } = await stored()
    const later = await store(aadhaar)
    expect((await settle(isWrong(aadhaar, first))).refused).toEqual([])
    expect((await settle(fits(aadhaar, later))).missing).toEqual([jamabandi.sha256])
    // A slow checker reports only now.
    expect((await settle(isWrong(aadhaar, first), isWrong(aadhaar, later))).refused).toEqual([])
  })
})

describe('a manifest', () => {
  test.each<[string, unknown, string]>([
    ['that is absent', undefined, 'manifest'],
    ['that is null', null, 'manifest'],
    ['that is an object', { aadharCard: aadhaar }, 'manifest'],
    ['of words', ['aadharCard', 'jamabandi'], 'manifest'],
    ['of nothing', [null], 'manifest'],
    ['of lists', [[aadhaar]], 'manifest'],
    ['of 41 files', Array.from({ length: 41 }, () => aadhaar), 'manifest'],
    ['with a file that has a name', [{ ...aadhaar, name: 'a.jpg' }, jamabandi], 'manifest'],
    ['with a size in words', [{ ...aadhaar, bytes: '200000' }, jamabandi], 'manifest'],
    ['with a slot of a number', [{ ...aadhaar, slot: 7 }, jamabandi], 'manifest'],
    ['with a hash of nothing', [{ ...aadhaar, sha256: null }, jamabandi], 'manifest'],
    ['with a type that is a list', [{ ...aadhaar, type: ['image/jpeg'] }, jamabandi], 'manifest'],
    [
      'with a file without a type',
      [{ slot: 'aadharCard', sha256: aadhaar.sha256, bytes: 1 }, jamabandi],
      'manifest',
    ],
    ['without any file', [], 'aadharCard'],
    ['without a file that is needed', [aadhaar], 'jamabandi'],
    [
      'with a slot twice',
      [aadhaar, jamabandi, listed('jamabandi', { sha256: 'ab'.repeat(32) })],
      'jamabandi',
    ],
    ['with a slot that the form does not have', [...both, listed('selfie')], 'selfie'],
    ['with a slot of 10,000 letters', [...both, listed('x'.repeat(10_000))], 'x'.repeat(100)],
    [
      'with a type that the slot does not take',
      [...both, listed('landLocation', { type: 'application/pdf' })],
      'landLocation',
    ],
    ['with a type that nobody takes', [{ ...aadhaar, type: 'text/html' }, jamabandi], 'aadharCard'],
    ['with an empty file', [{ ...aadhaar, bytes: 0 }, jamabandi], 'aadharCard'],
    ['with a file above 5 MB', [{ ...aadhaar, bytes: 5_242_881 }, jamabandi], 'aadharCard'],
    ['with a file of endless size', [{ ...aadhaar, bytes: 1e300 }, jamabandi], 'aadharCard'],
    ['with half a byte', [{ ...aadhaar, bytes: 1.5 }, jamabandi], 'aadharCard'],
    ['with a hash in capitals', [{ ...aadhaar, sha256: 'AB'.repeat(32) }, jamabandi], 'aadharCard'],
    ['with a hash that is cut short', [{ ...aadhaar, sha256: 'ab' }, jamabandi], 'aadharCard'],
    ['with a hash that climbs', [{ ...aadhaar, sha256: `${'../'.repeat(21)}a` }, jamabandi], 'aadharCard'],
  ])('%s is refused, and leaves nothing', async (_, manifest, field) => {
    const entry = loan({ manifest })
    expect(await refusalOf(entry)).toEqual([422, 'invalid', field])
    expect(await desk.database.query('select id from requests where id = $1', [entry.id])).toEqual([])
    expect(await filesOf(entry.id)).toEqual([])
  })

  test('of a form without files is refused', async () => {
    expect(await refusalOf(submission({ manifest: [aadhaar] }))).toEqual([422, 'invalid', 'aadharCard'])
  })

  test('with another size is another submission: a conflict under the same id', async () => {
    const entry = loan()
    await desk.send(farmer, [entry])
    const other = { ...loan({ manifest: [{ ...aadhaar, bytes: 7 }, jamabandi] }), id: entry.id }
    expect(await refusalOf(other)).toEqual([409, 'conflict'])
  })

  test.each<[string, object, string]>([
    ['without the terms', { acceptedTerms: undefined }, 'acceptedTerms'],
    ['with the terms refused', { acceptedTerms: false }, 'acceptedTerms'],
    ['of more than the loan is', { requestedAmount: 300_001 }, 'requestedAmount'],
    ['of nothing', { requestedAmount: 0 }, 'requestedAmount'],
    ['from a PIN code that is none', { pincode: '01' }, 'pincode'],
    ['from nowhere on the globe', { landLocation: 'geo:99,75;u=1;t=1732170000000' }, 'landLocation'],
  ])('besides answers %s does not help them', async (_, changes, field) => {
    expect(await refusalOf(loan({ answers: { ...loanAnswers, ...changes } }))).toEqual([
      422,
      'invalid',
      field,
    ])
  })
})

test('more than two gigabytes within an hour wait for the next, together with their entries', async () => {
  const person = await desk.database.person()
  const large = { bytes: 5_242_880 }
  const heavy = () => loan({ manifest: [listed('aadharCard', large), listed('jamabandi', large)] })
  const entries = Array.from({ length: 205 }, heavy)
  const results = []
  for (let from = 0; from < entries.length; from += 50)
    results.push(...(await desk.send(person, entries.slice(from, from + 50))))
  // 204 times 10 MB are below it.
  expect(results.findIndex(({ refused }) => refused)).toBe(204)
  expect(results[204]!.refused).toMatchObject({ status: 429, code: 'limit' })
  const wait = results[204]!.refused!.retry_after!
  expect(wait > 3_000 && wait <= 3_600).toBe(true)
  expect(await refusalOf(submission(), person)).toBeUndefined()
  // A received entry keeps its receipt.
  expect((await desk.send(person, [entries[0]!]))[0]!.receipt).toBeDefined()
})

test('an application’s terms are those of the page', async () => {
  const kinds = Object.keys(loans) as LoanKind[]
  const stored = await desk.database.query<{ terms: object }>(
    'select loan_terms(kind) as terms from unnest($1::text[]) with ordinality kinds (kind, place) order by place',
    [kinds],
  )
  expect(stored.map(({ terms }) => terms)).toEqual(
    kinds.map((id) => ({
      id,
      title: loans[id].title.en,
      limit: loans[id].limit / 100,
      rate: loans[id].rate,
      months: loans[id].months,
    })),
  )
})

test('a loan that is added later keeps its name', async () => {
  expect(await desk.database.query(`select loan_terms('drone') as terms`)).toEqual([
    { terms: { id: 'drone' } },
  ])
})
