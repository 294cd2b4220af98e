import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPossible, soilLimits, soilValues } from '#src/content/soil-limits.ts'
import { outcome } from './as-person.ts'
import { answerRequest, openAtTheDesk, type AtTheDesk } from './at-the-desk.ts'
import { rounds } from '../rounds.ts'
import { newGuest, submission } from './open-desk.ts'

interface Result {
  id: string
  values: Record<string, number>
  tested_on: string | null
  lab: string | null
  ended: string | null
  reason: string | null
}
interface Sample {
  id: string
  label: string
  number: number
  state: string
  version: number
  field: string | null
  reason: string | null
  results: Result[]
}
interface Answer {
  sample?: Sample
  taken?: number
  refused?: {
    status: number
    code: string
    field?: string
    wrong?: number
    rows?: { row: number; why: string }[]
  }
}
interface Person {
  id: string
}

let desk: AtTheDesk
let staff: Person
beforeAll(async () => {
  desk = await openAtTheDesk()
  staff = await desk.database.person(['staff'])
}, 600_000)
afterAll(() => desk.database.close())

let request: { id: string; farmer: Person }
beforeEach(async () => void (request = await desk.request()))

const act = (action: Record<string, unknown>, person = staff) =>
  desk.call<Answer>(person, 'act_on_sample($1::text::jsonb)', [
    JSON.stringify({ id: crypto.randomUUID(), ...action }),
  ])
const take = (rows: unknown, id = crypto.randomUUID(), person = staff) =>
  desk.call<Answer>(person, 'import_soil_results($1::text::jsonb)', [JSON.stringify({ id, rows })])

async function collected(of = request.id, field?: string): Promise<Sample> {
  const sample = crypto.randomUUID()
  const answer = await act({ do: 'collect', sample, request: of, ...(field && { field }) })
  expect(answer.refused).toBeUndefined()
  return answer.sample!
}
const values = { ph: 7.8, ec: 0.25, oc: 0.42, n: 210, p: 12.5, k: 150, zn: 0.5 }
const tested = async (sample: Sample, found: object = values) =>
  (await act({ do: 'result', sample: sample.id, seen: sample.version, values: found })).sample!

/** The request as its farmer's phone reads it. */
async function ofFarmer() {
  const { requests } = await desk.changes(request.farmer)
  return requests.find(({ id }) => id === request.id)! as unknown as {
    status: string
    reference: string
    version: number
    soil?: Sample[]
    events: { from: string | null; to: string; by: string }[]
  }
}

describe('a sample', () => {
  test('is taken, sent to the laboratory and tested, and its farmer reads each step', async () => {
    expect(await ofFarmer()).not.toHaveProperty('soil')
    const first = await collected(request.id, 'Behind the well')
    const { reference, status, soil } = await ofFarmer()
    expect(status).toBe('in_review')
    expect(soil).toMatchObject([
      { label: `${reference}-1`, number: 1, field: 'Behind the well', state: 'collected', results: [] },
    ])
    const second = await collected()
    expect(second.label).toBe(`${reference}-2`)
    const atLab = (await act({ do: 'to_lab', sample: first.id, seen: 1 })).sample!
    expect(atLab).toMatchObject({ state: 'at_lab', version: 2 })
    await tested(atLab, { ...values })
    // The second still waits.
    expect((await ofFarmer()).status).toBe('in_review')
    await act({
      do: 'result',
      sample: second.id,
      seen: 1,
      values: { ph: 8 },
      tested_on: '2026-11-20',
      lab: 'KVK Pathankot',
    })
    const done = await ofFarmer()
    expect(done.status).toBe('answered')
    expect(done.soil).toMatchObject([
      { state: 'tested', results: [{ values, ended: null }] },
      { state: 'tested', results: [{ values: { ph: 8 }, tested_on: '2026-11-20', lab: 'KVK Pathankot' }] },
    ])
    expect(JSON.stringify(done)).not.toContain(staff.id)
    const { request: atDesk } = await desk.seen(staff, request.id)
    expect((atDesk as unknown as { soil: Sample[] }).soil).toHaveLength(2)
  })

  test('whose result was for another is withdrawn with the reason, and tested again; both stay', async () => {
    const sample = await tested(await collected())
    const withdrawn = (
      await act({ do: 'withdraw', sample: sample.id, seen: sample.version, reason: 'Two bags were mixed up' })
    ).sample!
    expect(withdrawn).toMatchObject({
      state: 'at_lab',
      results: [{ values, ended: 'withdrawn', reason: 'Two bags were mixed up' }],
    })
    expect((await ofFarmer()).status).toBe('in_review')
    await tested(withdrawn, { ph: 6.9 })
    const { soil, status } = await ofFarmer()
    expect(status).toBe('answered')
    expect(soil![0]!.results).toMatchObject([
      { values, ended: 'withdrawn', reason: 'Two bags were mixed up' },
      { values: { ph: 6.9 }, ended: null, reason: null },
    ])
  })

  test('has its result corrected: the old one stays with the reason, one is valid', async () => {
    const sample = await tested(await collected())
    const corrected = (
      await act({
        do: 'correct',
        sample: sample.id,
        seen: sample.version,
        values: { ...values, n: 310 },
        reason: 'A slip',
      })
    ).sample!
    expect(corrected).toMatchObject({
      state: 'tested',
      results: [
        { values, ended: 'corrected', reason: 'A slip' },
        { values: { ...values, n: 310 }, ended: null },
      ],
    })
    expect((await ofFarmer()).status).toBe('answered')
    await expect(
      desk.database.query(
        'insert into soil_results (id, sample_id, found) values (gen_random_uuid(), $1, $2)',
        [sample.id, JSON.stringify(values)],
      ),
    ).rejects.toThrow(/one_valid_soil_result/)
  })

  test('has what the laboratory could not measure beside the values: neither zero nor untested', async () => {
    const sample = await collected()
    const found = { p: 12.5, zn: { below: 0.1 }, b: { below: null } }
    const done = await tested(sample, found)
    expect(done).toMatchObject({ results: [{ values: { p: 12.5 }, below: { zn: 0.1, b: null } }] })
    for (const [value, wrong] of [
      ['ph', { ph: { below: 4 } }],
      ['zn', { zn: { below: 0 } }],
      ['zn', { zn: { below: 900 } }],
      ['zn', { zn: { below: 0.1, more: 1 } }],
      ['gold', { gold: { below: 1 } }],
    ] as const) {
      const { refused } = await act({ do: 'result', sample: (await collected()).id, seen: 1, values: wrong })
      expect(refused).toMatchObject({ code: 'invalid', field: value })
    }
  })

  test('is discarded with the reason, and gets no result', async () => {
    const sample = await collected()
    const gone = (await act({ do: 'discard', sample: sample.id, seen: 1, reason: 'The bag tore' })).sample!
    expect(gone).toMatchObject({ state: 'discarded', reason: 'The bag tore' })
    const answer = await act({ do: 'result', sample: sample.id, seen: gone.version, values })
    expect(answer.refused).toMatchObject({ code: 'not_possible' })
    expect((await collected()).number).toBe(2)
  })

  test('is changed once by the same action, and by nobody who has not seen it', async () => {
    const sample = await collected()
    const action = { id: crypto.randomUUID(), do: 'to_lab', sample: sample.id, seen: 1 }
    const answer = await act(action)
    expect(await act(action)).toEqual(answer)
    expect((await act({ ...action, seen: 2 })).refused).toMatchObject({ code: 'conflict' })
    expect((await act({ do: 'result', sample: sample.id, seen: 1, values })).refused).toMatchObject({
      code: 'changed_meanwhile',
    })
    const again = { do: 'collect', sample: sample.id, request: request.id }
    expect((await act(again)).refused).toMatchObject({ code: 'conflict' })
  })

  test.each([
    ['done', 'not_possible'],
    ['rejected', 'not_possible'],
  ])('is not taken for a request that is %s', async (status, code) => {
    const manager = await desk.database.person(['manager'])
    await answerRequest(desk, manager, request.id, { status })
    const action = { do: 'collect', sample: crypto.randomUUID(), request: request.id }
    expect((await act(action)).refused).toMatchObject({ code })
  })

  test('is only of a soil test', async () => {
    const { id } = await desk.request({
      form: 'insurance-quote',
      subject: 'asset',
      answers: { name: 'x', phone: '9876543210', farmLocation: 'Sarna' },
    })
    const action = { do: 'collect', sample: crypto.randomUUID(), request: id }
    expect((await act(action)).refused).toMatchObject({ code: 'invalid', field: 'request' })
  })

  test('of a guest is read by the guest', async () => {
    const guest = newGuest()
    const entry = submission()
    await desk.send('guest', [entry], guest)
    await tested(await collected(entry.id))
    const { requests } = await desk.changes('guest', 0, guest)
    expect(requests[0]).toMatchObject({ status: 'answered', soil: [{ state: 'tested' }] })
  })

  test('is in what its farmer can take along', async () => {
    await tested(await collected())
    const own = await desk.call<object>(request.farmer, 'my_data()')
    expect(JSON.stringify(own)).toContain('"zn":0.5')
  })
})

describe('a value', () => {
  test('may be what the phone says too', async () => {
    const [row] = await desk.database.query<{ ranges: Record<string, [number, number]> }>(
      'select soil_ranges() as ranges',
    )
    expect(row!.ranges).toEqual(
      Object.fromEntries(soilValues.map((value) => [value, soilLimits[value].range])),
    )
    const problem = async (found: unknown) => {
      const [asked] = await desk.database.query<{ problem: string | null }>(
        'select soil_values_problem($1::text::jsonb) as problem',
        [JSON.stringify(found)],
      )
      return asked!.problem
    }
    for (const value of soilValues) {
      const [least, most] = soilLimits[value].range
      for (const found of [least, most, least - 0.001, most + 0.001, -1, 1e9, (least + most) / 2])
        expect([value, found, await problem({ [value]: found })]).toEqual([
          value,
          found,
          isPossible(value, found) ? null : value,
        ])
    }
    expect(await problem({})).toBe('values')
    expect(await problem(null)).toBe('values')
    expect(await problem([7])).toBe('values')
    expect(await problem({ ph: '7' })).toBe('ph')
    expect(await problem({ ph: null })).toBe('ph')
    expect(await problem({ lead: 1 })).toBe('lead')
  })

  test.each([
    [{ values: { ph: 15 } }, 'ph'],
    [{ values: { ec: 250 } }, 'ec'],
    [{ values: {} }, 'values'],
    [{}, 'values'],
    [{ values: { ph: 7 }, tested_on: '2999-01-01' }, 'tested_on'],
    [{ values: { ph: 7 }, tested_on: '2026-02-30' }, 'tested_on'],
    [{ values: { ph: 7 }, tested_on: 5 }, 'tested_on'],
    [{ values: { ph: 7 }, lab: 'x'.repeat(121) }, 'lab'],
    [{ values: { ph: 7 }, more: 1 }, 'action'],
  ])('that is wrong is named: %j', async (said, field) => {
    const sample = await collected()
    const answer = await act({ do: 'result', sample: sample.id, seen: 1, ...said })
    expect(answer.refused).toMatchObject({ code: 'invalid', field })
  })

  test('that ends needs a reason', async () => {
    const sample = await tested(await collected())
    for (const said of [{}, { reason: '' }, { reason: ' ' }, { reason: 5 }])
      expect(
        (await act({ do: 'withdraw', sample: sample.id, seen: sample.version, ...said })).refused,
      ).toMatchObject({ field: 'reason' })
  })
})

describe('a laboratory’s file', () => {
  const rowOf = (row: number, { label }: { label: string }, found: object = values) => ({
    row,
    label,
    values: found,
  })

  test('is taken whole, once', async () => {
    const samples = [await collected(), await collected()]
    const rows = samples.map((sample, place) => ({
      ...rowOf(place + 2, sample),
      tested_on: '2026-11-20',
      lab: 'KVK',
    }))
    const id = crypto.randomUUID()
    expect(await take(rows, id)).toEqual({ taken: 2 })
    expect(await take(rows, id)).toEqual({ taken: 2 })
    expect((await take(rows.slice(1), id)).refused).toMatchObject({ code: 'conflict' })
    const { soil, status } = await ofFarmer()
    expect(status).toBe('answered')
    expect(soil!.map(({ results }) => results.length)).toEqual([1, 1])
    expect((await take(rows)).refused).toMatchObject({
      code: 'rows',
      wrong: 2,
      rows: [
        { row: 2, why: 'tested' },
        { row: 3, why: 'tested' },
      ],
    })
  })

  test('with one wrong row is not taken at all, and each wrong row is named', async () => {
    const samples = [await collected(), await collected(), await collected(), await collected()]
    await act({ do: 'discard', sample: samples[3]!.id, seen: 1, reason: 'x' })
    const answer = await take([
      rowOf(2, samples[0]!),
      rowOf(3, samples[1]!, { ph: 78 }),
      rowOf(4, { label: 'KS-22222-1' }),
      rowOf(5, samples[2]!),
      rowOf(6, samples[2]!),
      rowOf(7, samples[3]!),
    ])
    expect(answer.refused).toMatchObject({
      code: 'rows',
      rows: [
        { row: 3, why: 'ph' },
        { row: 4, why: 'unknown' },
        { row: 5, why: 'twice' },
        { row: 6, why: 'twice' },
        { row: 7, why: 'discarded' },
      ],
    })
    const { soil } = await ofFarmer()
    expect(soil!.every(({ results }) => results.length === 0)).toBe(true)
  })

  const runs = rounds(15, 150)
  test(`is taken whole or not at all, whatever is wrong in it, in ${runs} seeded files`, async () => {
    const wrongs = [
      (row: object) => ({ ...row, label: 'KS-22222-9' }),
      (row: object) => ({ ...row, values: { ph: 77 } }),
      (row: object) => ({ ...row, values: {} }),
      (row: object) => ({ ...row, values: { lead: 3 } }),
      (row: object) => ({ ...row, tested_on: '2026-13-01' }),
      (row: object) => ({ ...row, lab: 5 }),
    ]
    for (let seed = 1; seed <= runs; seed++) {
      let state = seed
      const below = (most: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31
        return Math.floor((state / 2 ** 31) * most)
      }
      const { id } = await desk.request()
      const samples: Sample[] = []
      for (let count = 1 + below(4); count > 0; count--) samples.push(await collected(id))
      const wrong = new Set<number>()
      const rows = samples.map((sample, place) => {
        const row = rowOf(place + 2, sample)
        if (below(3) > 0) return row
        wrong.add(place + 2)
        return wrongs[below(wrongs.length)]!(row)
      })
      const answer = await take(rows)
      const [count] = await desk.database.query<{ n: number }>(
        'select count(*)::int as n from soil_results r join soil_samples s on s.id = r.sample_id where s.request_id = $1',
        [id],
      )
      if (wrong.size === 0) expect([answer, count]).toEqual([{ taken: rows.length }, { n: rows.length }])
      else {
        expect(answer.refused!.rows!.map(({ row }) => row)).toEqual([...wrong])
        expect(count).toEqual({ n: 0 })
      }
    }
  })

  test.each([
    [[]],
    ['rows'],
    [[5]],
    [[{ row: 0, label: 'x', values }]],
    [[{ row: 1, values }]],
    [[{ row: 1, label: 'x', values, more: 1 }]],
    [Array.from({ length: 5_001 }, (_, row) => ({ row: row + 1, label: 'x', values }))],
  ])('that is none is refused', async (rows) => {
    expect((await take(rows)).refused).toMatchObject({ code: 'invalid', field: 'rows' })
  })
})

describe('who', () => {
  test('is not at the desk does nothing', async () => {
    const sample = await collected()
    const editor = await desk.database.person(['editor'])
    for (const person of [request.farmer, editor]) {
      const action = { do: 'to_lab', sample: sample.id, seen: 1 }
      expect(await outcome(act(action, person))).toBe('42501')
      expect(
        await outcome(take([{ row: 1, label: sample.label, values }], crypto.randomUUID(), person)),
      ).toBe('42501')
    }
  })

  test('has another request reads nothing of it, and nobody writes to the tables', async () => {
    await tested(await collected())
    const stranger = await desk.database.person()
    const counts = async (person: Person) =>
      desk.database.as(person, async (query) => {
        const [row] = await query<{ samples: number; results: number }>(
          `select (select count(*) from soil_samples where request_id = $1)::int as samples,
             (select count(*) from soil_results r join soil_samples s on s.id = r.sample_id where s.request_id = $1)::int as results`,
          [request.id],
        )
        return row
      })
    expect(await counts(stranger)).toEqual({ samples: 0, results: 0 })
    expect(await counts(request.farmer)).toEqual({ samples: 1, results: 1 })
    expect(await counts(staff)).toEqual({ samples: 1, results: 1 })
  })
})
