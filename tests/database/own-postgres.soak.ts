import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#e2e/world.ts'
import type { LocalBackend } from '#local/backend.ts'
import { asCaller } from '#local/database/caller.ts'
import { readAddress } from '#local/database/postgres-address.ts'
import { openPostgres } from '#local/database/postgres.ts'
import { soilTestText } from '#scripts/bench/soil-test.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { newId } from '#src/base/ids.ts'
import { clientOf, signedInClient } from '../local-backend/open-backend.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/* `npm start` with DATABASE_URL: the backend over a PostgreSQL of its own, as a user without any right beyond those of docs/deploy.md. */

let cluster: Cluster
let port: number
let folder: string
let lines: string[] = []
const password = 'a secret @ word'
const open: { close(): Promise<void> }[] = []

const urlOf = (database: string, { user = 'khet_seva', secret = password, at = port } = {}) =>
  `postgresql://${user}:${encodeURIComponent(secret)}@127.0.0.1:${at}/${database}`

/** Runs SQL as the server's superuser. */
async function asOwner(database: string, ...statements: string[]): Promise<string[]> {
  const session: Session = cluster.session(database)
  try {
    const printed: string[] = []
    for (const sql of statements) printed.push(...(await session.run(sql)))
    return printed
  } finally {
    session.close()
  }
}

async function made(database: string): Promise<string> {
  await cluster.createDatabase(database)
  await asOwner('postgres', `alter database ${database} owner to khet_seva`)
  return database
}

async function openedShop(database: string, dataDir = join(folder, database)): Promise<LocalBackend> {
  const backend = await openShop({
    dataDir,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:4173',
    functions: false,
    postgres: readAddress(urlOf(database)),
    log: (line) => lines.push(line),
  })
  open.push(backend)
  return backend
}

const send = (client: SupabaseClient, id: string) =>
  client.rpc('submit_requests', { entries: [{ id, content: soilTestText, made_at: Date.now() }] })

const idsIn = async (backend: LocalBackend) =>
  (await backend.query<{ id: string }>('select id from requests order by id')).map(({ id }) => id)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khet-seva-own-'))
  port = await freePort()
  cluster = await startPostgres15({ durable: true, passwords: true, port })
  await asOwner(
    'postgres',
    'create role anon',
    'create role authenticated',
    'create role service_role bypassrls',
    'create role authenticator noinherit',
    `alter role authenticator set pgrst.db_pre_request = 'public.check_session'`,
    `create role khet_seva login password '${password}' in role anon, authenticated, service_role`,
    'grant set on parameter session_replication_role to khet_seva',
    `create role guest login password '${password}'`,
  )
})
afterEach(async () => {
  for (const backend of open.splice(0)) await backend.close().catch(() => {})
  lines = []
})
afterAll(async () => {
  await (cluster as Cluster | undefined)?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a database that cannot be used is refused in a sentence, and nothing is changed', () => {
  /** Everything that could have been changed. */
  const stateOf = (database: string) =>
    asOwner(
      database,
      `select 'roles', array_agg(r::text order by rolname) from pg_roles r`,
      `select 'schemas', array_agg(nspname || coalesce(nspacl::text, '') order by nspname) from pg_namespace`,
      `select 'relations', count(*), max(oid) from pg_class`,
    )
  const refused = async (url: string, isNew = true) => {
    const opening = openPostgres(readAddress(url)!, { path: '/srv/centre', isNew })
    const error = await opening.then(
      async (database) => database.close().then(() => new Error('It was opened.')),
      (cause: unknown) => cause as Error,
    )
    expect(error.name).toBe('PlainError')
    expect(error.message).toMatch(/^[^\n]+\.$/)
    for (const secret of [password, encodeURIComponent(password)]) expect(error.message).not.toContain(secret)
    return error.message
  }

  test('where nobody answers, by whatever silence', async () => {
    expect(await refused(urlOf('khet', { at: await freePort() }))).toContain('No PostgreSQL answers at')
    const closing = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    const silent = createServer().listen(0, '127.0.0.1')
    await Promise.all([once(closing, 'listening'), once(silent, 'listening')])
    for (const server of [closing, silent]) {
      const { port: at } = server.address() as AddressInfo
      expect(await refused(urlOf('khet', { at }))).toContain('No PostgreSQL answers at')
      server.close()
    }
  })

  test('with a wrong password, and where there is no such database', async () => {
    expect(await refused(urlOf('postgres', { secret: 'another' }))).toContain('with this password')
    expect(await refused(urlOf('nowhere'))).toContain('it has no database nowhere. Make it: createdb')
  })

  test('of an older version', async () => {
    const database = await made('older')
    const older = createServer((socket) => {
      const real = connect(port, '127.0.0.1')
      socket.pipe(real).on('error', () => socket.destroy())
      socket.on('error', () => real.destroy())
      // The version is asked for by its number, which is as long.
      real.on('data', (data) => {
        const at = data.indexOf('\0\0\0\u000215')
        if (at >= 0) data.write('14', at + 4)
        socket.write(data)
      })
      real.on('end', () => socket.end())
    }).listen(0, '127.0.0.1')
    await once(older, 'listening')
    const { port: at } = older.address() as AddressInfo
    expect(await refused(urlOf(database, { at }))).toContain('Version 15 or later is needed.')
    older.close()
  })

  test('by a user who may not set it up', async () => {
    await cluster.createDatabase('unowned')
    const before = await stateOf('unowned')
    expect(await refused(urlOf('unowned'))).toContain('The user khet_seva may not set up')
    await asOwner('postgres', 'alter database unowned owner to guest')
    expect(await refused(urlOf('unowned', { user: 'guest' }))).toContain('a member of the roles anon')
    expect(await stateOf('unowned')).toEqual(before)
  })

  test.each([
    ['tables of another app', 'create table customers (id int)', 'holds something else (customers)'],
    ['a hosted Supabase', 'create schema auth', 'holds something else (schema auth)'],
  ])('with %s', async (_, sql, sentence) => {
    const database = await made(`other_${newId().slice(-8).toLowerCase().replaceAll(/\W/g, '_')}`)
    await asOwner(database, sql)
    const before = await stateOf(database)
    expect(await refused(urlOf(database))).toContain(sentence)
    expect(await stateOf(database)).toEqual(before)
  })

  test('with an encoding that has no Punjabi', async () => {
    await asOwner('postgres', `create database ascii template template0 encoding 'SQL_ASCII' locale 'C'`)
    expect(await refused(urlOf('ascii'))).toContain('which has no Punjabi')
  })

  test('of another version of the app, of another data folder, or lost', async () => {
    const database = await made('versions')
    await (await openedShop(database)).close()
    await asOwner(
      database,
      `update supabase_migrations.schema_migrations set statements = array['select 1'] where version like '%0300'`,
    )
    const before = await stateOf(database)
    await expect(openedShop(database)).rejects.toThrow('was made by another version of the app')
    await expect(openedShop(database, join(folder, 'unknown'))).rejects.toThrow('which has a centre')
    await expect(openedShop(await made('lost'), join(folder, database))).rejects.toThrow(
      'which is empty, and the data folder',
    )
    expect(await stateOf(database)).toEqual(before)
    // The way out of a lost folder that its sentence names.
    await mkdir(join(folder, 'lost', 'files'), { recursive: true })
    await expect(openedShop(database, join(folder, 'lost'))).rejects.toThrow('by another version')
  })
})

test('one centre has one database: embedded or this one, and never the other by mistake', async () => {
  const database = await made('pairs')
  await (await openedShop(database)).close()
  const embedded = openShop({
    dataDir: join(folder, database),
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:4173',
    functions: false,
  })
  await expect(embedded).rejects.toThrow('set DATABASE_URL if its rows are in PostgreSQL')
  expect(await readdir(join(folder, database))).not.toContain('database')
  // Two centres, each opened again once it has its keys.
  await (await openedShop(database)).close()
  await (await openedShop(await made('trial'))).close()
  await expect(openedShop(database, join(folder, 'trial'))).rejects.toThrow('belongs to another data folder')
  await (await openedShop(database)).close()
  const other = join(folder, 'embedded')
  await mkdir(join(other, 'database'), { recursive: true })
  await writeFile(join(other, 'database', 'PG_VERSION'), '17')
  await expect(openedShop(await made('fresh'), other)).rejects.toThrow('DATABASE_URL names another')
  expect(await asOwner('fresh', `select to_regnamespace('khet_seva')`)).toEqual([])
})

test('what was sent is there after a restart, and people stay signed in', async () => {
  const database = await made('kept')
  const backend = await openedShop(database)
  const client = await signedInClient(backend, 'farmer@example.org')
  const [id, { data }] = [newId(), await client.auth.getSession()]
  expect((await send(client, id)).error).toBeNull()
  await backend.close()

  const again = await openedShop(database)
  expect(await idsIn(again)).toEqual([id])
  const token = data.session!.access_token
  const mine = await clientOf(again, again.publishableKey, { authorization: `Bearer ${token}` }).rpc(
    'request_changes',
    { since: 0 },
  )
  expect(JSON.stringify(mine.data)).toContain(id)
})

test('a statement that takes too long is ended, and one that waits for another too', async () => {
  const backend = await openedShop(await made('long'))
  const endless = asCaller('198.51.100.7', () => backend.query('select pg_sleep(60)'), 500)
  await expect(endless).rejects.toMatchObject({ code: '57014' })
  expect(lines).toContain('A statement took longer than 0.5 s and was ended.')

  const client = await signedInClient(backend, 'farmer@example.org')
  const holder = cluster.session('long')
  await holder.run('begin; lock table requests')
  const since = performance.now()
  const waited = await send(client, newId())
  expect(waited).toMatchObject({ status: 500, error: { code: '57014' } })
  expect(performance.now() - since).toBeLessThan(8_000)
  await holder.run('rollback')
  holder.close()
  expect((await send(client, newId())).error).toBeNull()
  expect(await idsIn(backend)).toHaveLength(1)
})

test('the rest of a transaction whose connection was cut does not run outside of it', async () => {
  const database = await openPostgres(readAddress(urlOf(await made('cut')))!)
  open.push(database)
  await database.query('create table acknowledged (id int)')
  const cut = database.transaction(async (query) => {
    const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid')
    await query('insert into acknowledged values (1)')
    await asOwner('cut', `select pg_terminate_backend(${row!.pid})`)
    await query('insert into acknowledged values (2)').catch(() => {})
    await query('insert into acknowledged values (3)')
  })
  await expect(cut).rejects.toMatchObject({ code: '57P03' })
  expect(await database.query('select id from acknowledged')).toEqual([])
})

test('a second server is refused, also after the first has lost its lock, until the first has ended', async () => {
  const database = await made('twice')
  const first = await openedShop(database)
  const second = () => openPostgres(readAddress(urlOf(database))!)
  await expect(second()).rejects.toThrow('Another Khet Seva uses the database twice')
  await asOwner(
    database,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = '${database}')`,
  )
  const held = `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = '${database}')`
  while ((await asOwner(database, held)).length === 0);
  expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
  await expect(second()).rejects.toThrow('Another Khet Seva uses the database twice')

  // Somebody else takes it while PostgreSQL begins again.
  await cluster.halt()
  await cluster.begin()
  const other = cluster.session(database)
  await other.run(`select pg_advisory_lock(hashtext('khet-seva'))`)
  await expect(first.query('select 1')).rejects.toMatchObject({ code: '57P03' })
  await other.run(`select pg_advisory_unlock(hashtext('khet-seva'))`)
  other.close()
  expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
  await first.close()
  await (await second()).close()
})

test('PostgreSQL ends in the middle: 503 until it is back, nothing acknowledged is lost or there twice', async () => {
  const database = await made('away')
  const backend = await openedShop(database)
  const clients = await Promise.all(
    Array.from({ length: 6 }, (_, n) => signedInClient(backend, `farmer-${n}@example.org`)),
  )
  lines = []
  const [acknowledged, unknown]: [string[], string[]] = [[], []]
  const statuses = new Set<number>()
  const over = new AbortController()
  const writing = clients.map(async (client) => {
    while (!over.signal.aborted) {
      const id = newId()
      const { error, status } = await send(client, id)
      statuses.add(status)
      if (error) unknown.push(id)
      else acknowledged.push(id)
      if (error) await new Promise((done) => setTimeout(done, 50))
    }
  })
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((done) => setTimeout(done, 10))
  }
  await until(() => acknowledged.length > 40)
  await cluster.halt()
  await until(() => unknown.length > 20)

  const { data } = await clients[0]!.auth.getSession()
  const calls: [string, object][] = [
    ['/rest/v1/rpc/shop_changes', { since: 0, snapshot: null }],
    ['/auth/v1/otp', { email: 'other@example.org' }],
    ['/storage/v1/object/list/documents', { prefix: data.session!.user.id }],
  ]
  const statusOf = async ([path, body]: [string, object]) => {
    const request = new Request(`http://127.0.0.1:4173${path}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${data.session!.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return (await backend.fetch(request)).status
  }
  expect(await Promise.all(calls.map(statusOf))).toEqual([503, 503, 503])

  const before = acknowledged.length
  await cluster.begin()
  await until(() => acknowledged.length > before + 40)
  over.abort()
  await Promise.all(writing)
  expect([...statuses].toSorted()).toEqual([200, 503])
  expect(lines).toEqual([
    expect.stringContaining('PostgreSQL is away'),
    expect.stringContaining('PostgreSQL answers again'),
  ])

  // As phones do: under the same ids, each counts once.
  const [again] = clients as [SupabaseClient]
  const there = new Set(await idsIn(backend))
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([])
  for (const id of unknown.filter((one) => !there.has(one)).slice(0, 20))
    expect((await send(again, id)).error).toBeNull()
  const ids = await idsIn(backend)
  expect(new Set(ids).size).toBe(ids.length)

  const [states] = await asOwner(
    'postgres',
    `select count(*) filter (where state like 'idle in%'), count(*) from pg_stat_activity where datname = '${database}'`,
  )
  const [idle, all] = states!.split('|').map(Number)
  expect(idle).toBe(0)
  expect(all).toBeLessThanOrEqual(9)
})

test('the commands of the run book copy a centre and begin it anew; scripts work on it, and backups of the folder are refused', async () => {
  const run = promisify(execFile)
  const database = await made('dumped')
  const dataDir = join(folder, database)
  const backend = await openedShop(database)
  const id = newId()
  const client = await signedInClient(backend, 'farmer@example.org')
  expect((await send(client, id)).error).toBeNull()
  // While the server runs.
  const dump = join(folder, 'rows.dump')
  await run('pg_dump', ['--format=custom', '--no-owner', `--file=${dump}`, urlOf(database)])
  await run('cp', ['-a', dataDir, join(folder, 'copy')])
  await backend.close()

  const restored = urlOf(await made('restored'))
  await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, dump])
  await run('psql', [restored, '-c', 'select public.begin_life()'])
  const again = await openedShop('restored', join(folder, 'copy'))
  expect(await idsIn(again)).toEqual([id])
  const [, second] = [
    await send(await signedInClient(again, 'farmer@example.org'), newId()),
    await idsIn(again),
  ]
  expect(second).toHaveLength(2)
  await again.close()

  const env = { ...process.env, DATABASE_URL: restored, DATA_DIR: join(folder, 'copy'), BACKUP_DIR: '' }
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, [`scripts/${name}.ts`, ...args], { env, timeout: 120_000 })
  expect((await script('check-ledger')).stdout).toMatch(/^The books are right: \d+ accounts/)
  expect((await script('demo', 'seed')).stdout).toContain('are in')
  expect((await script('demo', 'remove')).stdout).toContain('are gone from')
  const isRefused = (asked: Promise<unknown>) =>
    expect(asked).rejects.toMatchObject({ stderr: expect.stringContaining('pg_dump') as string })
  await isRefused(script('backup', join(folder, 'usb')))
  await isRefused(script('restore', join(folder, 'usb')))
  env.BACKUP_DIR = join(folder, 'usb')
  await isRefused(script('start'))
})
