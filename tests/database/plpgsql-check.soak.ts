import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeSchema } from './as-person.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/* Every function is read by plpgsql_check, as `supabase db lint` does. Wants Debian's postgresql-15-plpgsql-check. */

let cluster: Cluster
let session: Session

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase('checked')
  session = cluster.session('checked')
  for (const sql of await wholeSchema()) await session.run(`begin;\n${sql};\ncommit`)
  await session.run('create extension plpgsql_check')
})
afterAll(async () => {
  session.close()
  await cluster.stop()
})

/** A function that is called by triggers is read with each table of these. */
const found = () =>
  session.run(`
    select distinct p.proname || ' ' || c.level || ' ' || coalesce(c.lineno, 0) || ' ' || c.message
    from pg_proc p
    join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
    left join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal
    cross join lateral plpgsql_check_function_tb(p.oid, coalesce(t.tgrelid, 0), other_warnings => true) c
    where p.pronamespace = 'public'::regnamespace order by 1`)

/**
 * Accepted warnings: literals that become JSON; observed_additions, which ends with a function that raises; and
 * check_order_sum, which tests its table before it reads a column of it.
 */
const harmless = [
  /target type is different type than source type$/,
  /^observed_additions .* control reached end of function without RETURN$/,
  /^check_order_sum error \d+ record "(?:new|old)" has no field "(?:order_)?id"$/,
]

test('plpgsql_check finds no mistake in any function', async () => {
  const [count] = await session.run(
    `select count(*) from pg_proc p join pg_language l on l.oid = p.prolang
     where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'`,
  )
  expect(Number(count)).toBeGreaterThan(100)
  expect((await found()).filter((line) => !harmless.some((known) => known.test(line)))).toEqual([])
})

test('a planted fault is found', async () => {
  await session.run(`create function public.mistaken() returns int language plpgsql as $$
    begin return (select nothing from public.orders); end $$`)
  expect((await found()).filter((line) => line.startsWith('mistaken error'))).toHaveLength(1)
  await session.run('drop function public.mistaken()')
})
