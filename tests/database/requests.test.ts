import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome, type Person } from './as-person.ts'
import {
  answers,
  filledIn,
  forFarmer,
  newGuest,
  openDesk,
  submission,
  type Desk,
  type Entry,
  type Result,
} from './open-desk.ts'
import { rounds } from '../rounds.ts'

let desk: Desk
let farmer: { id: string }
let other: { id: string }
beforeAll(async () => {
  desk = await openDesk()
  farmer = await desk.database.person()
  other = await desk.database.person()
})
afterAll(() => desk.database.close())

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const rowOf = async (id: string) =>
  (await desk.database.query('select * from requests where id = $1', [id]))[0]
const sendOne = async (person: Person, entry: unknown, guest?: string): Promise<Result> =>
  (await desk.send(person, [entry], guest))[0]!
const refusalOf = async (person: Person, entry: unknown, guest?: string) => {
  const { refused } = await sendOne(person, entry, guest)
  return refused && [refused.status, refused.code, ...(refused.field === undefined ? [] : [refused.field])]
}

describe('a submission', () => {
  test('is received once, with a receipt that has the hash of its text', async () => {
    const entry = submission({ answers: { ...answers, farmLocation: 'ਸਰਨਾ' } })
    expect(await desk.send(farmer, [entry])).toEqual([
      {
        id: entry.id,
        receipt: {
          id: entry.id,
          hash: hashOf(entry.content),
          reference: expect.stringMatching(/^KS-[2-9A-HJKMNP-TV-Z]{5}$/),
          received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          state: 'complete',
        },
      },
    ])
    expect(await rowOf(entry.id)).toMatchObject({
      kind: 'soil-test',
      user_id: farmer.id,
      guest_hash: null,
      status: 'received',
      content: entry.content,
      language: 'pa',
    })
    expect(
      await desk.database.query('select kind, answers, phone, place from service_requests where id = $1', [
        entry.id,
      ]),
    ).toEqual([
      {
        kind: 'soil-test',
        answers: { ...answers, farmLocation: 'ਸਰਨਾ' },
        phone: '9876543210',
        place: 'ਸਰਨਾ',
      },
    ])
  })

  test('that is sent again gets the same receipt and writes nothing', async () => {
    const entry = submission()
    const first = await sendOne(farmer, entry)
    const before = await rowOf(entry.id)
    for (let times = 0; times < 3; times++) expect(await sendOne(farmer, entry)).toEqual(first)
    // Twice in one batch, and with another time of making, it is still the same words.
    const again = await desk.send(farmer, [entry, { ...entry, made_at: 0 }])
    expect(again).toEqual([first, first])
    expect(await rowOf(entry.id)).toEqual(before)
  })

  test('under an id with another text, or another owner, is a conflict that reveals nothing', async () => {
    const entry = submission()
    await sendOne(farmer, entry)
    const changed = { ...submission({ answers: { ...answers, name: 'Harpreet' } }), id: entry.id }
    expect(await refusalOf(farmer, changed)).toEqual([409, 'conflict'])
    expect(await refusalOf(other, entry)).toEqual([409, 'conflict'])
    expect(await refusalOf('guest', entry, newGuest())).toEqual([409, 'conflict'])
    expect((await desk.changes(other)).requests).toEqual([])
    const guests = submission()
    await sendOne('guest', guests, newGuest())
    expect(await refusalOf('guest', guests, newGuest())).toEqual([409, 'conflict'])
    expect(await refusalOf(other, guests)).toEqual([409, 'conflict'])
  })

  test('keeps its receipt after its form has changed', async () => {
    const once = { sender: 'anyone', table: 'service_requests', fields: { a: { type: 'text' } } }
    const publish = (version: number, form: object) =>
      desk.call('service key', 'publish_form_rules($1::text::jsonb)', [
        JSON.stringify({ visit: { [version]: form } }),
      ])
    await publish(1, once)
    const entry = submission({ form: 'visit', answers: { a: 'x' } })
    const first = await sendOne(farmer, entry)
    await publish(2, { ...once, fields: { b: { type: 'text', required: true } } })
    expect(await sendOne(farmer, entry)).toEqual(first)
    expect((await sendOne(farmer, submission({ form: 'visit', answers: { a: 'x' } }))).receipt).toBeDefined()
    expect(await refusalOf(farmer, submission({ form: 'visit', version: 2, answers: { a: 'x' } }))).toEqual([
      422,
      'invalid',
      'a',
    ])
  })

  test('is accepted whatever the phone’s clock says', async () => {
    for (const made_at of [-5, 0, 1.5, 8.64e15, 1e300]) {
      const entry = { ...submission(), made_at }
      expect((await sendOne(farmer, entry)).receipt).toBeDefined()
    }
  })

  test('that is for somebody else comes with that person’s consent, whatever else the phone leaves out', async () => {
    const filledBy = farmer.id
    const without = (more: object) => ({ answers: { ...answers, ...more } })
    expect(await refusalOf(farmer, submission({ filledBy }))).toEqual([422, 'invalid', 'forAnother'])
    const refused: [object, string][] = [
      [{ ...without({ farmerConsent: true }), filledBy }, 'forAnother'],
      [{ ...without({ forAnother: false, farmerConsent: true }), filledBy }, 'forAnother'],
      [{ ...without({ forAnother: true }), filledBy }, 'farmerConsent'],
      [without({ forAnother: true }), 'farmerConsent'],
      [without({ forAnother: true, farmerConsent: false }), 'farmerConsent'],
    ]
    for (const [changes, field] of refused)
      expect(await refusalOf(farmer, submission({ ...changes }))).toEqual([422, 'invalid', field])
    // The agent is named also where the phone names nobody.
    const unnamed = submission({ answers: { ...answers, ...forFarmer } })
    await sendOne(farmer, unnamed)
    expect(await rowOf(unnamed.id)).toMatchObject({ filled_by: farmer.id })
  })

  test('names its agent only if that person’s own token is sent', async () => {
    const guest = newGuest()
    const own = filledIn(farmer)
    const [proven, forged] = [filledIn(farmer), filledIn(other)]
    await sendOne(farmer, own)
    await desk.send(farmer, [proven, forged], guest)
    expect(await rowOf(own.id)).toMatchObject({ filled_by: farmer.id })
    expect(await rowOf(proven.id)).toMatchObject({ filled_by: farmer.id, user_id: null })
    expect(await rowOf(forged.id)).toMatchObject({ filled_by: null })
    const seen = await desk.database.as(farmer, (query) =>
      query('select id from requests where id in ($1, $2)', [proven.id, forged.id]),
    )
    expect(seen).toEqual([{ id: proven.id }])
  })
})

const raw = (content: string): Entry => ({ ...submission(), content })
const without = (key: string) => {
  const content = JSON.parse(submission().content) as Record<string, unknown>
  delete content[key]
  return raw(JSON.stringify(content))
}

/** Malformed submissions; each has to be answered, and none may be stored. */
const crafted: [name: string, entry: unknown, refusal: unknown[]][] = [
  ['no object', 'x', [422, 'invalid', 'id']],
  ['null', null, [422, 'invalid', 'id']],
  ['a list', [], [422, 'invalid', 'id']],
  ['an id that is none', { ...submission(), id: 'x' }, [422, 'invalid', 'id']],
  ['an id in capitals', { ...submission(), id: submission().id.toUpperCase() }, [422, 'invalid', 'id']],
  ['an id in braces', { ...submission(), id: `{${submission().id}}` }, [422, 'invalid', 'id']],
  ['no content', { id: submission().id, made_at: 1 }, [422, 'invalid', 'content']],
  ['content as an object', { ...submission(), content: {} }, [422, 'invalid', 'content']],
  ['a time as text', { ...submission(), made_at: '2026' }, [422, 'invalid', 'made_at']],
  ['content that is no JSON', raw('{'), [422, 'invalid', 'content']],
  ['content of nothing', raw(''), [422, 'invalid', 'content']],
  ['content that is a number', raw('5'), [422, 'invalid', 'content']],
  ['content that is a list', raw('[]'), [422, 'invalid', 'content']],
  ['content that is null', raw('null'), [422, 'invalid', 'content']],
  [
    'a null character',
    raw(submission().content.replace('Gur', String.raw`\u0000`)),
    [422, 'invalid', 'content'],
  ],
  [
    'half a character',
    raw(submission().content.replace('Gur', String.raw`\ud83c`)),
    [422, 'invalid', 'content'],
  ],
  [
    'a number beyond all',
    raw(submission().content.replace('"Gurpreet"', '1e999999')),
    [422, 'invalid', 'content'],
  ],
  ['60,000 brackets within one another', raw('['.repeat(60_000)), [422, 'invalid', 'content']],
  ['10,000 objects within one another', raw('{"a":'.repeat(10_000)), [422, 'invalid', 'content']],
  ['64 KB and a byte', raw('x'.repeat(65_537)), [413, 'too_large']],
  ['an unknown part', submission({ price: 1 }), [422, 'invalid', 'price']],
  ['__proto__', raw(`{"__proto__":{},${submission().content.slice(1)}`), [422, 'invalid', '__proto__']],
  ['no answers', without('answers'), [422, 'invalid', 'answers']],
  ['answers as a list', submission({ answers: [] }), [422, 'invalid', 'answers']],
  ['no form', without('form'), [422, 'invalid', 'form']],
  ['no version', without('version'), [422, 'invalid', 'version']],
  ['a version of text', submission({ version: '1' }), [422, 'invalid', 'version']],
  ['half a version', submission({ version: 1.5 }), [422, 'invalid', 'version']],
  ['no language', without('language'), [422, 'invalid', 'language']],
  ['a language that we have not', submission({ language: 'fr' }), [422, 'invalid', 'language']],
  ['files, which nobody can send yet', submission({ manifest: [{}] }), [422, 'invalid', 'manifest']],
  ['no manifest', without('manifest'), [422, 'invalid', 'manifest']],
  ['a subject that is a number', submission({ subject: 5 }), [422, 'invalid', 'subject']],
  ['a subject of a form without any', submission({ subject: 'x' }), [422, 'invalid', 'subject']],
  ['something else than an id to replace', submission({ replaces: 'x' }), [422, 'invalid', 'replaces']],
  ['a filler who is no text', submission({ filledBy: 5 }), [422, 'invalid', 'filledBy']],
  ['an unknown form', submission({ form: 'drone-booking' }), [422, 'unknown_form']],
  ['a form’s version of tomorrow', submission({ version: 2 }), [422, 'unknown_form']],
  ['an unknown field', submission({ answers: { ...answers, admin: true } }), [422, 'invalid', 'admin']],
  ['an answer that is missing', submission({ answers: { name: 'x' } }), [422, 'invalid', 'phone']],
  ['a null for an answer', submission({ answers: { ...answers, name: null } }), [422, 'invalid', 'name']],
  [
    'a number as text',
    submission({ answers: { ...answers, phone: 9_876_543_210 } }),
    [422, 'invalid', 'phone'],
  ],
  ['SQL', submission({ form: `x'; drop table requests; --` }), [422, 'unknown_form']],
]

describe('an invalid entry', () => {
  test.each(crafted)('is refused and answered: %s', async (_, entry, refusal) => {
    const before = await desk.database.query('select count(*) from requests')
    expect(await refusalOf(farmer, entry)).toEqual(refusal)
    expect(await refusalOf('guest', entry, newGuest())).toEqual(refusal)
    expect(await desk.database.query('select count(*) from requests')).toEqual(before)
  })

  test('does not block the 49 others of its batch', async () => {
    for (const [, poison] of crafted.slice(0, rounds(3, 20))) {
      const batch: unknown[] = Array.from({ length: 49 }, () => submission())
      batch.splice(20, 0, poison)
      const results = await desk.send(await desk.database.person(), batch)
      expect(results).toHaveLength(50)
      expect(results.map(({ receipt }) => receipt !== undefined)).toEqual(
        batch.map((entry) => entry !== poison),
      )
      expect(results.map(({ id }) => id)).toEqual(
        batch.map((entry) => (entry as Partial<Entry> | null)?.id ?? null),
      )
    }
  })

  test('leaves nothing if it fails halfway, and counts as the centre’s fault then', async () => {
    await desk.database.query(
      `create function trip() returns trigger language plpgsql set search_path = '' as $$
       begin if new.answers ->> 'name' = 'trip' then perform 1 / 0; elsif new.answers ->> 'name' = 'fall' then
       raise undefined_table; end if; return new; end $$;`,
    )
    await desk.database.query(
      'create trigger trips before insert on service_requests for each row execute function trip()',
    )
    const [bad, worse, good] = ['trip', 'fall', 'Gurpreet'].map((name) =>
      submission({ answers: { ...answers, name } }),
    ) as [Entry, Entry, Entry]
    const results = await desk.send(farmer, [bad, worse, good])
    expect(results.map(({ refused }) => refused?.status)).toEqual([422, 500, undefined])
    expect([await rowOf(bad.id), await rowOf(worse.id)]).toEqual([undefined, undefined])
    expect(await rowOf(good.id)).toBeDefined()
    await desk.database.query('drop trigger trips on service_requests')
    // An entry that failed for the centre's own reason is received at the next try.
    expect((await sendOne(farmer, worse)).receipt).toBeDefined()
  })
})

describe('the whole call', () => {
  const code = (person: Person, entries: unknown, guest?: string) =>
    outcome(desk.send(person, entries, guest))

  test('needs an account or a guest’s secret', async () => {
    expect(await code('guest', [submission()])).toBe('PT401')
    expect(await outcome(desk.changes('guest'))).toBe('PT401')
    for (const secret of ['', 'x', 'x'.repeat(42), 'x'.repeat(44), '!'.repeat(43), `${'x'.repeat(43)}\n`]) {
      expect(await code('guest', [submission()], secret)).toBe('PT400')
      expect(await outcome(desk.claim(farmer, secret))).toBe('PT400')
    }
  })

  test('that is empty writes nothing, whoever sends it', async () => {
    const owners = () => desk.database.query('select count(*)::int as n from request_versions')
    const before = await owners()
    expect(await desk.send('guest', [], newGuest())).toEqual([])
    expect(await owners()).toEqual(before)
    expect(await outcome(desk.send('guest', []))).toBe('PT401')
  })

  test('contains at most 50 entries and 512 KB, in a list', async () => {
    const many = Array.from({ length: 51 }, () => submission())
    const big = Array.from({ length: 9 }, () => raw('x'.repeat(60_000)))
    for (const entries of [many, big, {}, 'x', null]) expect(await code(farmer, entries)).toBe('PT413')
    expect(await desk.send(farmer, [])).toEqual([])
    expect(await desk.send(farmer, big.slice(0, 8))).toHaveLength(8)
  })

  test('is the guest’s if there is a secret, whatever account is signed in', async () => {
    const guest = newGuest()
    const entry = submission()
    await sendOne(farmer, entry, guest)
    expect(await rowOf(entry.id)).toMatchObject({
      user_id: null,
      guest_hash: hashOf(guest),
    })
    expect(await refusalOf(farmer, entry)).toEqual([409, 'conflict'])
  })

  test('stores no secret, only its hash', async () => {
    const guest = newGuest()
    await sendOne('guest', submission(), guest)
    const tables = await desk.database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    for (const { name } of tables) {
      const found = await desk.database.query(
        `select 1 from public.${name} row where strpos(row::text, $1) > 0`,
        [guest],
      )
      expect([name, found]).toEqual([name, []])
    }
  })
})
