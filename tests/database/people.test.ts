import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMigrated, outcome, type TestDatabase } from './as-person.ts'

let database: TestDatabase
let admin: { id: string }

beforeAll(async () => {
  database = await openMigrated()
  admin = await database.person(['admin'], { display_name: 'Balwinder Singh' })
})
afterAll(() => database.close())

const profileOf = async ({ id }: { id: string }) =>
  (
    await database.query<{ display_name: string | null; phone: string | null; language: string }>(
      'select display_name, phone, language from profiles where user_id = $1',
      [id],
    )
  )[0]

describe('signing up', () => {
  test('creates a profile with the given name, phone and language', async () => {
    const person = await database.person([], {
      display_name: ' ਗੁਰਪ੍ਰੀਤ (guri) ',
      phone: '+919000000001',
      language: 'pa',
    })
    expect(await profileOf(person)).toEqual({
      display_name: 'ਗੁਰਪ੍ਰੀਤ (guri)',
      phone: '+919000000001',
      language: 'pa',
    })
  })

  test.each([
    ['nothing', undefined, null],
    ['no name', {}, null],
    ['only spaces', { display_name: '   ' }, null],
    ['5,000 characters', { display_name: 'ਅ'.repeat(5_000) }, 'ਅ'.repeat(80)],
    ['an object', { display_name: { first: 'x' } }, '{"first": "x"}'],
    ['a list instead of metadata', ['x'], null],
    ['text instead of metadata', 'x', null],
    ['line breaks and bells', { display_name: 'Sunita\r\n\u0007Devi' }, 'SunitaDevi'],
    ['SQL', { display_name: `'); drop table profiles; --` }, `'); drop table profiles; --`],
    ['HTML', { display_name: '<script>alert(1)</script>' }, '<script>alert(1)</script>'],
    ['emoji', { display_name: '👩🏽‍🌾 Meena' }, '👩🏽‍🌾 Meena'],
  ])('accepts %s as a name without failing', async (_what, data, name) => {
    const person = await database.person([], data)
    expect((await profileOf(person))?.display_name).toBe(name)
  })

  describe('requires a confirmed address first', () => {
    const account = async ({ id }: { id: string }) =>
      (
        await database.query('select encrypted_password, raw_user_meta_data from auth.users where id = $1', [
          id,
        ])
      )[0]
    const planted = { display_name: 'Planted', phone: '+919000000009', language: 'pa', sub: 'x' }
    const prove = (column: string, { id }: { id: string }) =>
      database.query(
        `update auth.users set encrypted_password = coalesce(encrypted_password, ''), ${column} = now() where id = $1`,
        [id],
      )

    const unproven = async () => {
      const id = crypto.randomUUID()
      await database.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2::text::jsonb)', [
        id,
        JSON.stringify(planted),
      ])
      return { id }
    }

    test('and has no profile and is nobody to admins until then', async () => {
      const count = async () =>
        (
          await database.as(admin, (query) =>
            query<{ n: number }>(`select (count_people() ->> 'total')::int as n`),
          )
        )[0]!.n
      const before = await count()
      const person = await unproven()
      expect(await profileOf(person)).toBeUndefined()
      expect(await count()).toBe(before)
      const [listed] = await database.as(admin, (query) =>
        query<{ found: string }>('select list_people(null)::text as found'),
      )
      expect(listed!.found).not.toContain(person.id)
      await prove('phone_confirmed_at', person)
      expect(await count()).toBe(before + 1)
    })

    test.each(['email_confirmed_at', 'phone_confirmed_at'])(
      'and the first %s deletes the password and texts from before it',
      async (column) => {
        const person = await unproven()
        await database.query(`update auth.users set encrypted_password = 'hash' where id = $1`, [person.id])
        await prove(column, person)
        expect(await account(person)).toEqual({ encrypted_password: '', raw_user_meta_data: { sub: 'x' } })
        expect(await profileOf(person)).toEqual({ display_name: null, phone: null, language: 'en' })
      },
    )

    test('and a later proof deletes none of its owner’s data', async () => {
      const person = await unproven()
      await prove('email_confirmed_at', person)
      await database.query(
        `update auth.users set encrypted_password = 'own', raw_user_meta_data = '{"display_name": "Own"}' where id = $1`,
        [person.id],
      )
      await database.query(`update profiles set display_name = 'Own' where user_id = $1`, [person.id])
      await prove('phone_confirmed_at', person)
      expect(await account(person)).toMatchObject({ encrypted_password: 'own' })
      expect((await profileOf(person))?.display_name).toBe('Own')
    })

    test('unless the service key makes and confirms the account at once', async () => {
      const id = crypto.randomUUID()
      await database.as('service key', async (query) => {
        await query('reset role')
        await query(
          `insert into auth.users (id, encrypted_password, raw_user_meta_data) values ($1, 'given', '{"display_name": "Asha"}')`,
          [id],
        )
        await query('update auth.users set email_confirmed_at = now() where id = $1', [id])
      })
      expect(await account({ id })).toMatchObject({ encrypted_password: 'given' })
      expect((await profileOf({ id }))?.display_name).toBe('Asha')
    })
  })

  test('falls back to English for a language that the app does not speak', async () => {
    expect((await profileOf(await database.person([], { language: 'ta' })))?.language).toBe('en')
  })

  test('succeeds even if no profile can be written', async () => {
    await database.query('alter table profiles add constraint broken check (false) not valid')
    const person = await database.person([], { display_name: 'Anil' })
    await database.query('alter table profiles drop constraint broken')
    expect(await profileOf(person)).toBeUndefined()
    expect(await database.query('select 1 as found from auth.users where id = $1', [person.id])).toEqual([
      { found: 1 },
    ])
  })
})

describe('a profile', () => {
  const change = (person: { id: string }, column: string, value: string) =>
    outcome(
      database.as(person, (query) =>
        query(`update profiles set ${column} = $1 where user_id = $2`, [value, person.id]),
      ),
    )

  test.each(['display_name', 'village', 'phone'])(
    'keeps SQL and HTML in %s as plain text',
    async (column) => {
      const person = await database.person()
      const longest = column === 'phone' ? 20 : 80
      for (const text of [`'; drop table x; --`, '<b onload="x()">', '👩🏽‍🌾🐄', 'ਸਰਨਾ', '\\x00']) {
        expect(await change(person, column, text.slice(0, longest))).toBe('done')
        const [row] = await database.query(`select ${column} as kept from profiles where user_id = $1`, [
          person.id,
        ])
        expect(row).toEqual({ kept: text.slice(0, longest) })
      }
    },
  )

  test.each([
    ['display_name', 81],
    ['display_name', 5_000],
    ['village', 81],
    ['phone', 21],
  ])('refuses a %s of %i characters', async (column, length) => {
    expect(await change(await database.person(), column, 'ਅ'.repeat(length))).toBe('23514')
  })

  test.each([
    ['145025', 'done'],
    ['045025', '23514'],
    ['14502', '23514'],
    ['145 025', '23514'],
    ['੧੪੫੦੨੫', '23514'],
    [`1'; --`, '23514'],
  ])('takes %s as a PIN code: %s', async (pin, what) => {
    expect(await change(await database.person(), 'pincode', pin)).toBe(what)
  })

  test('refuses a language that the app does not speak', async () => {
    expect(await change(await database.person(), 'language', 'fr')).toBe('23503')
  })

  test('has the time of its last change', async () => {
    const person = await database.person()
    await change(person, 'village', 'Sarna')
    const [row] = await database.query(
      'select updated_at > created_at as later from profiles where user_id = $1',
      [person.id],
    )
    expect(row).toEqual({ later: true })
  })
})

describe('roles', () => {
  const give = (
    giver: { id: string },
    to: { id: string },
    role: string,
    assignedBy: string | null = giver.id,
  ) =>
    outcome(
      database.as(giver, (query) =>
        query('insert into user_roles (user_id, role, assigned_by) values ($1, $2, $3)', [
          to.id,
          role,
          assignedBy,
        ]),
      ),
    )
  const take = (taker: { id: string }, from: { id: string }, role: string) =>
    outcome(
      database.as(taker, (query) =>
        query('delete from user_roles where user_id = $1 and role = $2', [from.id, role]),
      ),
    )
  const rolesOf = async ({ id }: { id: string }) =>
    (
      await database.query<{ role: string }>('select role from user_roles where user_id = $1 order by 1', [
        id,
      ])
    ).map(({ role }) => role)

  test.each([
    ['no role', []],
    ['viewer', ['viewer']],
    ['staff', ['staff']],
    ['editor', ['editor']],
    ['manager', ['manager']],
  ])('a person with %s cannot grant themselves a role', async (_what, stored) => {
    const person = await database.person(stored)
    for (const role of ['admin', 'manager', 'staff', 'editor']) {
      if (!stored.includes(role)) expect(await give(person, person, role)).toBe('42501')
    }
    expect(await rolesOf(person)).toEqual(stored)
  })

  test('an admin grants and revokes each of the five roles', async () => {
    const person = await database.person()
    for (const role of ['admin', 'manager', 'staff', 'editor', 'viewer']) {
      expect(await give(admin, person, role)).toBe('done')
      expect(await take(admin, person, role)).toBe('done')
    }
    expect(await rolesOf(person)).toEqual([])
  })

  test('an existing role is answered as a duplicate', async () => {
    const person = await database.person(['staff'])
    expect(await give(admin, person, 'staff')).toBe('23505')
  })

  test('a role outside the five is refused', async () => {
    expect(await give(admin, await database.person(), 'owner')).toBe('23514')
  })

  test('an admin cannot grant a role in another person’s name, or in nobody’s', async () => {
    const person = await database.person()
    expect(await give(admin, person, 'staff', person.id)).toBe('42501')
    expect(await give(admin, person, 'staff', null)).toBe('42501')
  })

  test('an admin who names no granter is the granter', async () => {
    const person = await database.person()
    await database.as(admin, (query) =>
      query(`insert into user_roles (user_id, role) values ($1, 'viewer')`, [person.id]),
    )
    expect(
      await database.query('select assigned_by from user_roles where user_id = $1', [person.id]),
    ).toEqual([{ assigned_by: admin.id }])
  })

  test('the log keeps who granted which role to whom and who revoked it, also after the account is deleted', async () => {
    const person = await database.person()
    await give(admin, person, 'staff')
    await take(admin, person, 'staff')
    await give(admin, person, 'viewer')
    await database.query('delete from auth.users where id = $1', [person.id])
    const log = await database.as(admin, (query) =>
      query('select who, role, change from role_events where whom = $1 order by id', [person.id]),
    )
    expect(log).toEqual([
      { who: admin.id, role: 'staff', change: 'granted' },
      { who: admin.id, role: 'staff', change: 'revoked' },
      { who: admin.id, role: 'viewer', change: 'granted' },
      { who: null, role: 'viewer', change: 'revoked' },
    ])
  })

  test('the log keeps a role that was turned into another as one revoked and one granted', async () => {
    const person = await database.person(['staff'])
    await database.query(`update user_roles set role = 'viewer' where user_id = $1`, [person.id])
    expect(
      await database.query('select role, change from role_events where whom = $1 order by id', [person.id]),
    ).toEqual([
      { role: 'staff', change: 'granted' },
      { role: 'staff', change: 'revoked' },
      { role: 'viewer', change: 'granted' },
    ])
  })

  test('an account that granted roles can be deleted; the roles stay and nothing is logged about them', async () => {
    const giver = await database.person(['admin'])
    const person = await database.person()
    await give(giver, person, 'staff')
    await database.query('delete from auth.users where id = $1', [giver.id])
    expect(
      await database.query('select role, assigned_by from user_roles where user_id = $1', [person.id]),
    ).toEqual([{ role: 'staff', assigned_by: null }])
    expect(await database.query('select change from role_events where whom = $1', [person.id])).toEqual([
      { change: 'granted' },
    ])
  })

  test('has_role answers people about themselves only, and a guest has none', async () => {
    const ask = async (person: { id: string }) =>
      (await database.as(person, (query) => query<{ yes: boolean }>(`select has_role('admin') as yes`)))[0]
        ?.yes
    expect(await ask(admin)).toBe(true)
    expect(await ask(await database.person(['manager']))).toBe(false)
    expect(await outcome(database.as('guest', (query) => query(`select has_role('admin')`)))).toBe('42501')
  })
})

describe('the last admin', () => {
  let alone: TestDatabase
  let last: { id: string }
  beforeAll(async () => {
    alone = await openMigrated()
    last = await alone.person(['admin', 'staff'])
  })
  afterAll(() => alone.close())

  const resign = (person: { id: string }) =>
    outcome(
      alone.as(person, (query) =>
        query(`delete from user_roles where user_id = $1 and role = 'admin'`, [person.id]),
      ),
    )

  test('cannot give up the role, lose it or have the account deleted', async () => {
    expect(await resign(last)).toBe('P0001')
    expect(await outcome(alone.query(`update user_roles set role = 'viewer' where role = 'admin'`))).toBe(
      'P0001',
    )
    expect(await outcome(alone.query('delete from auth.users where id = $1', [last.id]))).toBe('P0001')
    expect(await alone.query(`select user_id from user_roles where role = 'admin'`)).toEqual([
      { user_id: last.id },
    ])
  })

  test('may lose every other role', async () => {
    expect(
      await outcome(alone.query(`delete from user_roles where user_id = $1 and role = 'staff'`, [last.id])),
    ).toBe('done')
  })

  test('can leave once there is another, but two cannot leave at once', async () => {
    const next = await alone.person(['admin'])
    expect(await outcome(alone.query(`delete from user_roles where role = 'admin'`))).toBe('P0001')
    expect(await resign(last)).toBe('done')
    expect(await resign(next)).toBe('P0001')
  })
})
