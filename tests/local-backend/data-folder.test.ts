import { type LocalBackend, type LocalBackendOptions, openLocalBackend } from '#local/backend.ts'
import { lockDirectory, mayHoldData, openDataFolder, watchFolder } from '#local/data-folder.ts'
import { prepareCluster } from '#local/database/cluster-folder.ts'
import { openDatabase } from '#local/database/database.ts'
import { localKeys, localPushKeys } from '#local/keys.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { clientOf, codeTo, siteUrl, supabaseFolder } from './open-backend.ts'
import { isFull } from '../rounds.ts'

let dataDir: string
let supabaseDir: string
const first = 'migrations/20260101000000_first.sql'
const firstSql = `alter default privileges in schema public revoke all on tables from anon;
create table public.things (id int primary key);
alter table public.things enable row level security;
create policy everyone on public.things for select to anon using (true);
grant select on public.things to anon;
revoke insert on public.things from service_role;
insert into storage.buckets (id, name) values ('papers', 'papers');`

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-data-'))
  supabaseDir = await supabaseFolder({ [first]: firstSql, 'migrations/notes.txt': 'not a migration' })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const open = (options: Partial<LocalBackendOptions> = {}) =>
  openLocalBackend({
    dataDir,
    supabaseDir,
    siteUrl,
    host: '127.0.0.1',
    functions: false,
    demoPeople: false,
    ...options,
  })

test('a restart keeps rows, files, grants, keys and sessions, and applies only new migrations', async () => {
  const before = await open()
  await before.query('insert into public.things values (1)')
  const service = clientOf(before, before.asServiceKey)
  await service.storage
    .from('papers')
    .upload('a/deed.pdf', new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
  const client = clientOf(before)
  await client.auth.signInWithOtp({ email: 'farmer@example.org' })
  await client.auth.verifyOtp({
    email: 'farmer@example.org',
    token: codeTo(before, 'farmer@example.org'),
    type: 'email',
  })
  const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  await before.close()

  await writeFile(
    join(supabaseDir, 'migrations/20260102000000_second.sql'),
    'alter table public.things add column name text; create table public.closed (id int)',
  )
  const lines: string[] = []
  const after = await open({ log: (line) => lines.push(line) })
  expect(lines.filter((line) => line.startsWith('applied'))).toEqual([
    'applied 1 migration, up to 20260102000000_second.sql',
  ])
  expect((await clientOf(after).from('things').select()).data).toEqual([{ id: 1, name: null }])
  expect((await clientOf(after).from('closed').select()).error?.code).toBe('42501')
  expect(after.asServiceKey).toBe(before.asServiceKey)
  const again = clientOf(after, after.asServiceKey)
  expect(await (await again.storage.from('papers').download('a/deed.pdf')).data?.text()).toBe('%PDF-1.7')
  expect((await again.from('things').insert({ id: 2 })).error?.code).toBe('42501')
  expect((await clientOf(after).auth.refreshSession({ refresh_token })).error).toBeNull()
  await expect(open()).rejects.toThrow('in use by another process')
  await after.close()
})

test('removing the keys ends every session, and the next ones hold', async () => {
  const before = await open()
  const refreshToken = async (backend: LocalBackend) => {
    const client = clientOf(backend)
    await client.auth.signInWithOtp({ email: 'farmer@example.org' })
    const token = codeTo(backend, 'farmer@example.org')
    await client.auth.verifyOtp({ email: 'farmer@example.org', token, type: 'email' })
    return (await client.auth.getSession()).data.session?.refresh_token ?? ''
  }
  const refresh_token = await refreshToken(before)
  await before.close()
  await rm(join(dataDir, 'keys.json'))

  const after = await open()
  expect((await clientOf(after).auth.refreshSession({ refresh_token })).error?.code).toBe(
    'refresh_token_not_found',
  )
  const next = await refreshToken(after)
  await after.close()
  const again = await open()
  expect((await clientOf(again).auth.refreshSession({ refresh_token: next })).error).toBeNull()
  await again.close()
})

test('a folder that other migrations made is refused in one sentence with the way out, and stays as it is', async () => {
  const next = join(supabaseDir, 'migrations/20260104000000_next.sql')
  await writeFile(next, 'create table public.next (id int)')
  const changed = () => writeFile(join(supabaseDir, first), `${firstSql}\ncreate table public.late (id int);`)
  const missing = () => rm(join(supabaseDir, first))
  for (const [change, file] of [
    [changed, '20260101000000_first.sql'],
    [missing, '20260101000000'],
  ] as const) {
    await change()
    await expect(open()).rejects.toMatchObject({
      name: 'PlainError',
      message:
        `${dataDir} was made by another version of the app, whose migration ${file} is not the one in supabase/migrations: ` +
        'take a backup with that version (npm run backup), or start with a fresh DATA_DIR.',
    })
  }
  await writeFile(join(supabaseDir, first), firstSql)
  await rm(next)
  const backend = await open()
  expect(await backend.query(`select to_regclass('public.next') as next`)).toEqual([{ next: null }])
  expect(await backend.query('select id from public.things')).toEqual([{ id: 1 }])
  await backend.close()
})

test('a failed migration changes nothing and releases the folder', async () => {
  const broken = join(supabaseDir, 'migrations/20260103000000_broken.sql')
  await writeFile(broken, 'create table public.half (id int); select nothing_like_this();')
  await expect(open()).rejects.toThrow('Migration 20260103000000_broken.sql failed')
  await rm(broken)
  const backend = await open()
  expect(await backend.query(`select to_regclass('public.half') as half`)).toEqual([{ half: null }])
  await backend.close()
})

test('the keys of a folder are private, random and never the same twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-keys-'))
  const made = await localKeys(folder)
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
  expect(await localKeys(folder)).toEqual(made)
  const [one, two] = [await localKeys(undefined), await localKeys(undefined)]
  expect(one.jwtSecret).not.toBe(two.jwtSecret)
  expect(one.serviceKey).not.toBe(two.serviceKey)
})

const emptyFolder = () => mkdtemp(join(tmpdir(), 'khet-seva-folder-'))

/** Starts a process that locks a folder, reports it, and runs until it is killed. */
async function holderOf(folder: string, environment: Record<string, string> = {}) {
  const program = `import { lockDirectory } from '#local/data-folder.ts'
    await lockDirectory(${JSON.stringify(folder)}).then(() => console.log('locked'), () => console.log('refused'))
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [result] = (await once(holder.stdout, 'data')) as [Buffer]
  const kill = async () => {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
  return { text: String(result).trim(), kill }
}

test('a lock is the same by every path and under every TMPDIR, and ends with its process, even if killed', async () => {
  const folder = await emptyFolder()
  const link = `${folder}-link`
  await symlink(folder, link)
  const holder = await holderOf(folder, { TMPDIR: await emptyFolder() })
  for (const path of [folder, link, relative(process.cwd(), folder), `${folder}/../${basename(folder)}/.`])
    await expect(lockDirectory(path), path).rejects.toThrow('in use by another process')
  await holder.kill()
  const unlock = await lockDirectory(link)
  await expect(lockDirectory(folder), 'in one process too').rejects.toThrow('in use by another process')
  await unlock()
})

test('of several simultaneous starts one has the folder, also after a kill', async () => {
  const folder = await emptyFolder()
  await (await holderOf(folder)).kill()
  const holders = await Promise.all(Array.from({ length: 4 }, () => holderOf(folder)))
  expect(holders.map(({ text }) => text).toSorted()).toEqual(['locked', 'refused', 'refused', 'refused'])
  await Promise.all(holders.map(({ kill }) => kill()))
})

test('invalid content of the lock is removed', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'lock'), 'words '.repeat(1_000))
  await (
    await lockDirectory(folder)
  )()
  expect((await stat(join(folder, 'lock'))).size).toBe(0)
})

test.each([
  [[], true],
  [['.gitkeep', '.DS_Store', 'lost+found'], true],
  [['keys.json'], true],
  [['database', 'files', 'keys.json', 'lock', 'push-keys.json', 'my copy.zip'], true],
  [['keys.json.new', 'database.new'], true],
  [['files'], true],
  [['package.json', 'src'], false],
  [['bin', 'etc', 'usr'], false],
  [['photo.jpg'], false],
])('a folder with %j may contain our data: %s', (names, may) => {
  expect(mayHoldData(names)).toBe(may)
})

test('an invalid data folder is named in a plain sentence, and stays unchanged', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'file'), 'words')
  await symlink('loop', join(folder, 'loop'))
  await mkdir(join(folder, 'backup/database'), { recursive: true })
  await writeFile(join(folder, 'backup/backup.json'), '{}')
  await mkdir(join(folder, 'cluster'))
  await writeFile(join(folder, 'cluster/PG_VERSION'), '17')
  await writeFile(join(folder, 'cluster/lock'), '')
  for (const [name, sentence] of [
    ['.', 'which holds other things'],
    ['cluster', 'which holds other things'],
    ['backup', 'which is a backup, and would be none once it is used'],
    ['file', 'which is a file'],
    ['file/below', 'a file is on the way there'],
    ['loop', 'leads back to itself'],
    ['x'.repeat(300), 'the name is too long'],
  ] as const) {
    const opening = openDataFolder(join(folder, name))
    await expect(opening, name).rejects.toThrow(sentence)
    await expect(opening, name).rejects.toMatchObject({ name: 'PlainError' })
  }
  expect((await readdir(folder)).toSorted()).toEqual(['backup', 'cluster', 'file', 'loop'])
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n'],
  ['zeros, as a power cut leaves', '\0'.repeat(200)],
])('keys whose file contains %s are made anew', async (_, text) => {
  const folder = await emptyFolder()
  for (const [file, keysOf] of [
    ['keys.json', localKeys],
    ['push-keys.json', localPushKeys],
  ] as const) {
    await writeFile(join(folder, file), text)
    expect(await keysOf(folder)).toEqual(await keysOf(folder))
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
  }
  expect((await readdir(folder)).toSorted()).toEqual(['keys.json', 'push-keys.json'])
})

test.each([
  '{',
  'null',
  '[]',
  '"x"',
  '{}',
  '{"jwtSecret":"short"}',
  '{"jwtSecret":1,"serviceKey":{}}',
  '<html>',
])('invalid keys, %s, are refused in a plain sentence and stay unchanged', async (text) => {
  const folder = await emptyFolder()
  for (const [file, keysOf] of [
    ['keys.json', localKeys],
    ['push-keys.json', localPushKeys],
  ] as const) {
    await writeFile(join(folder, file), text)
    await expect(keysOf(folder)).rejects.toThrow(`${join(folder, file)} is damaged: it does not hold the`)
    await expect(keysOf(folder)).rejects.toThrow('or remove it to have new ones made.')
    expect(await readFile(join(folder, file), 'utf8')).toBe(text)
  }
})

test.each(['keys.json', 'push-keys.json', 'files', 'backup-place.json'])(
  'a folder with %s and without a database begins no empty centre in silence',
  async (trace) => {
    const folder = await emptyFolder()
    await writeFile(join(folder, trace), '{}')
    for (const make of [async () => {}, () => mkdir(join(folder, 'database'))]) {
      await make()
      await expect(openDataFolder(folder)).rejects.toThrow(
        `${join(folder, 'database')} is missing or empty, and ${join(folder, trace)} is there`,
      )
    }
    await writeFile(join(folder, 'database/PG_VERSION'), '17')
    await (await openDataFolder(folder)).close()
  },
)

test('a folder that is moved away or replaced while it is used is noticed', async () => {
  for (const replace of [
    async () => {},
    (folder: string) => cp(`${folder}.old`, folder, { recursive: true }),
  ]) {
    const folder = await emptyFolder()
    const opened = await openDataFolder(folder)
    let isLost = false
    const stop = await watchFolder(folder, () => (isLost = true))
    await rename(folder, `${folder}.old`)
    await replace(folder)
    await expect.poll(() => isLost, { timeout: 20_000 }).toBe(true)
    stop()
    await opened.close()
  }
})

test('where a first start ended before the database was there, the next one begins again', async () => {
  const folder = await emptyFolder()
  await mkdir(join(folder, 'database.new'))
  await writeFile(join(folder, 'lock'), '')
  await (await openDataFolder(folder)).close()
})

test.skipIf(!isFull)(
  'an incomplete database is kept and named; one that was just begun is made anew',
  async () => {
    const folder = join(await emptyFolder(), 'database')
    await mkdir(join(`${folder}.new`, 'base'), { recursive: true })
    await mkdir(folder)
    await prepareCluster(folder)
    expect(await readdir(join(folder, '..'))).toEqual(['database'])
    await rm(join(folder, 'PG_VERSION'))
    const before = await readdir(folder)
    await expect(prepareCluster(folder)).rejects.toThrow('cannot be opened: it is damaged')
    expect(await readdir(folder)).toEqual(before)
    await writeFile(join(folder, 'PG_VERSION'), '17\n')
    await writeFile(join(folder, 'global/pg_control'), 'words '.repeat(2_000))
    await expect(openDatabase(folder, {})).rejects.toThrow('cannot be opened: it is damaged')
  },
  60_000,
)
