import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentRows, wholeSchema } from './as-person.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/*
 * Concurrent sessions, which PGlite does not have. Needs PostgreSQL 15 (Debian: postgresql-15) and is therefore not among
 * the tests that run everywhere.
 */

let cluster: Cluster
const sessions: Session[] = []

/** The test's accounts by purpose; the first digit tells them apart. */
const account = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`
const [admin, otherAdmin, editor, farmer, otherFarmer] = [1, 2, 3, 4, 5].map(account) as [
  string,
  string,
  string,
  string,
  string,
]
const roles = { [admin]: 'admin', [otherAdmin]: 'admin', [editor]: 'editor' }

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase('model')
  const owner = cluster.session('model')
  for (const sql of await wholeSchema()) await owner.run(`begin; ${sql}; commit`)
  for (const id of [admin, otherAdmin, editor, farmer, otherFarmer])
    await owner.run(`insert into auth.users (id) values ('${id}')`)
  for (const [id, role] of Object.entries(roles))
    await owner.run(`insert into user_roles (user_id, role) values ('${id}', '${role}')`)
  await owner.run(`select publish_catalogue('a', $$${JSON.stringify(contentRows(40))}$$)`)
  owner.close()
  await ended('model')
})

afterAll(async () => {
  for (const session of sessions) session.close()
  // Not there when the start itself failed.
  await (cluster as Cluster | undefined)?.stop()
})

/** A template may have no session left. */
async function ended(database: string) {
  const watcher = cluster.session('postgres')
  while (
    (await watcher.run(`select count(*) from pg_stat_activity where datname = '${database}'`))[0] !== '0'
  );
  watcher.close()
}

let databases = 0
/** A fresh copy of the migrated database with this many sessions. */
async function fresh(count: number): Promise<{ name: string; sessions: Session[] }> {
  const name = `copy_${++databases}`
  await cluster.createDatabase(name, 'model')
  const opened = Array.from({ length: count }, () => cluster.session(name))
  sessions.push(...opened)
  return { name, sessions: opened }
}

/** Opens a transaction as this account's request would. */
const begin = (person: string) =>
  `begin; do $$ begin perform set_config('request.jwt.claims', '{"sub":"${person}"}', true); end $$; set local role authenticated`
const asPerson = (session: Session, person: string, sql: string) =>
  session.run(`${begin(person)}; ${sql}; commit`)
const reprice = (key: number | string, price: number) =>
  `update catalogue_items set price_paise = ${price} where id = 'seeds-catalog/item-${key}'`

interface Changes {
  version: number
  more: boolean
  items: { id: string; price_paise: number }[]
}
async function changes(session: Session, since: number, atMost = 1000): Promise<Changes> {
  const [line] = await session.run(`select shop_changes(${since}, null, ${atMost})`)
  return JSON.parse(line!) as Changes
}

/** A phone that follows the catalogue. */
function phone(session: Session) {
  const stored = new Map<string, number>()
  let since = -1
  return {
    held: stored,
    async poll(atMost = 7) {
      for (let more = true; more;) {
        const answer = await changes(session, since, atMost)
        for (const { id, price_paise } of answer.items) stored.set(id, price_paise)
        more = answer.more
        since = answer.version
      }
    },
  }
}
const prices = async (session: Session) =>
  (await session.run(`select id || ' ' || price_paise from catalogue_items order by id`)).toSorted()
const lockedBy = (reader: ReturnType<typeof phone>) =>
  [...reader.held].map(([id, price]) => `${id} ${price}`).toSorted()

describe('two editors at the same moment', () => {
  test('get their versions in the order of their commits: the second waits for the first', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    const { version } = await changes(reader, 0)

    await first.run(`${begin(editor)}; ${reprice(1, 111)}`)
    let secondIsDone = false
    const waiting = second
      .run(`${begin(editor)}; ${reprice(2, 222)}; commit`)
      .then(() => (secondIsDone = true))
    await cluster.untilWaiting(name, 1)

    // Before the first commit, neither its change nor a later one is visible.
    expect(await changes(reader, version)).toEqual({ version, more: false, items: [] })
    expect(secondIsDone).toBe(false)

    await first.run('commit')
    await waiting
    const after = await changes(reader, version)
    expect(after.items.map(({ id }) => id)).toEqual(['seeds-catalog/item-1', 'seeds-catalog/item-2'])
  })

  test('leave no gap when the first rolls back', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    const { version } = await changes(reader, 0)
    await first.run(`${begin(editor)}; ${reprice(1, 111)}`)
    const waiting = asPerson(second, editor, reprice(1, 222))
    await cluster.untilWaiting(name, 1)
    await first.run('rollback')
    await waiting
    expect((await changes(reader, version)).items).toMatchObject([
      { id: 'seeds-catalog/item-1', price_paise: 222 },
    ])
  })

  test('with the same rows in opposite order wait instead of failing', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    await first.run(`${begin(editor)}; ${reprice(1, 111)}`)
    const waiting = asPerson(second, editor, `${reprice(2, 222)}; ${reprice(1, 222)}`)
    await cluster.untilWaiting(name, 1)
    await first.run(`${reprice(2, 111)}; commit`)
    await waiting
    const after = new Map((await changes(reader, -1)).items.map(({ id, price_paise }) => [id, price_paise]))
    expect([after.get('seeds-catalog/item-1'), after.get('seeds-catalog/item-2')]).toEqual([222, 222])
  })

  test('and a publisher who waits for an editor do not overwrite the editor’s change', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    await first.run(`${begin(editor)}; ${reprice(1, 111)}`)
    const next = JSON.stringify(
      contentRows(40).map((row) => ({ ...row, price_paise: 999, content_hash: 'next' })),
    )
    const waiting = second.run(`select publish_catalogue('b', $$${next}$$)`)
    await cluster.untilWaiting(name, 1)
    await first.run('commit')
    expect(JSON.parse((await waiting)[0]!)).toMatchObject({ changed: 39, kept_for_editor: 1 })
    expect((await prices(reader)).filter((line) => !line.endsWith(' 999'))).toEqual([
      'seeds-catalog/item-1 111',
    ])
  })
})

describe('many editors and phones', () => {
  test('three phones that poll through 240 transactions of four editors end with the table’s rows', async () => {
    const { sessions } = await fresh(8)
    const writers = sessions.slice(0, 4)
    const phones = sessions.slice(4, 7).map(phone)
    const written = new AbortController()
    let polls = 0
    const write = async (writer: Session, number: number) => {
      for (let round = 0; round < 60; round++) {
        const keys = Array.from(
          { length: 1 + ((round + number) % 3) },
          (_, place) => (round * 7 + number * 11 + place * 5) % 40,
        )
        const pause = `do $$ begin perform pg_sleep(${((round * number) % 4) / 1000}); end $$`
        const end = round % 9 === number ? 'rollback' : 'commit'
        await writer.run(
          `${begin(editor)}; ${keys.map((key) => reprice(key, 1_000 + round * 10 + number)).join('; ')}; ${pause}; ${end}`,
        )
      }
    }
    const follow = async (reader: ReturnType<typeof phone>) => {
      while (!written.signal.aborted) {
        await reader.poll()
        polls++
      }
      await reader.poll()
    }
    const following = phones.map(follow)
    await Promise.all(writers.map(write))
    written.abort()
    await Promise.all(following)
    expect(polls).toBeGreaterThan(50)
    for (const reader of phones) expect(lockedBy(reader)).toEqual(await prices(sessions[7]!))
  })

  test('with a sequence instead of the counter a phone would miss a change, and the test above shows it', async () => {
    const { sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    await reader.run(`create sequence hasty start ${Date.now() + 1_000_000};
      grant usage on sequence hasty to authenticated;
      drop trigger catalogue_turn on catalogue_items; drop trigger catalogue_item_stamped on catalogue_items;
      create function stamp_hastily() returns trigger language plpgsql as $$ begin new.version := nextval('public.hasty'); return new; end $$;
      grant execute on function stamp_hastily() to authenticated;
      create trigger hasty before update on catalogue_items for each row execute function stamp_hastily()`)
    const follower = phone(reader)
    await follower.poll()
    await first.run(`${begin(editor)}; ${reprice(1, 111)}`)
    await asPerson(second, editor, reprice(2, 222))
    await follower.poll()
    await first.run('commit')
    await follower.poll()
    expect(follower.held.get('seeds-catalog/item-1')).toBe(4_000)
    expect(await prices(reader)).toContain('seeds-catalog/item-1 111')
  })
})

describe('one cart on two phones at the same moment', () => {
  const addition = (digit: number, amount: number) =>
    `apply_cart_operations('[{"id":"${account(digit)}","product_id":"seeds-catalog/item-1","kind":"add","amount":${amount},"made_at":"2026-11-21T06:00:00Z"}]')`

  test('adds up both', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    await first.run(`${begin(farmer)}; select ${addition(6, 2)}`)
    const waiting = asPerson(second, farmer, `select ${addition(7, 3)}`)
    await cluster.untilWaiting(name, 1)
    await first.run('commit')
    expect(JSON.parse((await waiting)[0]!)).toMatchObject({ lines: [{ quantity: 5 }] })
    expect(await reader.run('select quantity from cart_items')).toEqual(['5'])
  })

  test('counts the same operation once if both send it', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    await first.run(`${begin(farmer)}; select ${addition(6, 2)}`)
    const waiting = asPerson(second, farmer, `select ${addition(6, 2)}`)
    await cluster.untilWaiting(name, 1)
    await first.run('commit')
    expect(JSON.parse((await waiting)[0]!)).toMatchObject({ applied: [account(6)], lines: [{ quantity: 2 }] })
    expect(await reader.run('select count(*) from cart_operations')).toEqual(['1'])
  })

  test('belongs to one account if two claim the same guest', async () => {
    const { name, sessions } = await fresh(3)
    const [first, second, reader] = sessions as [Session, Session, Session]
    const merge = addition(6, 2).replace('apply_cart_operations(', `merge_guest_cart('guest_1_a', `)
    await first.run(`${begin(farmer)}; select ${merge}`)
    const waiting = asPerson(second, otherFarmer, `select ${merge}`).then(
      () => 'done',
      (error: Error) => error.message,
    )
    await cluster.untilWaiting(name, 1)
    await first.run('commit')
    expect(await waiting).toContain('P0001')
    await second.run('rollback')
    expect(await reader.run('select user_id, quantity from cart_items')).toEqual([`${farmer}|2`])
  })
})

test('two admins who revoke each other at the same moment leave one admin', async () => {
  const { name, sessions } = await fresh(3)
  const [first, second, reader] = sessions as [Session, Session, Session]
  const dismiss = (whom: string) => `delete from user_roles where user_id = '${whom}' and role = 'admin'`
  await first.run(`${begin(admin)}; ${dismiss(otherAdmin)}`)
  const waiting = second.run(`${begin(otherAdmin)}; ${dismiss(admin)}`).then(
    () => 'done',
    (error: Error) => error.message,
  )
  await cluster.untilWaiting(name, 1)
  await first.run('commit')
  expect(await waiting).toContain('The last admin cannot be removed')
  await second.run('rollback')
  expect(await reader.run(`select user_id from user_roles where role = 'admin'`)).toEqual([admin])
})

test('this is PostgreSQL 15', async () => {
  const { sessions } = await fresh(1)
  expect((await sessions[0]!.run('show server_version'))[0]).toMatch(/^15\./)
})
