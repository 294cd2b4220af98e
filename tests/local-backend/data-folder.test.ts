import { openLocalBackend, type LocalBackendOptions } from '#local/backend.ts'
import { lockDirectory } from '#local/database/directory-lock.ts'
import { localKeys } from '#local/keys.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, codeTo, siteUrl, supabaseFolder } from './open-backend.ts'

let dataDir: string
let supabaseDir: string
const first = 'migrations/20260101000000_first.sql'
const firstSql = `create table public.things (id int primary key);
alter table public.things enable row level security;
create policy everyone on public.things for select to anon using (true);
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

test('a restart keeps rows, files, grants, keys and sessions, and applies only what is new', async () => {
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
    'alter table public.things add column name text',
  )
  const lines: string[] = []
  const after = await open({ log: (line) => lines.push(line) })
  expect(lines.filter((line) => line.startsWith('applied'))).toEqual([
    'applied migration 20260102000000_second.sql',
  ])
  expect((await clientOf(after).from('things').select()).data).toEqual([{ id: 1, name: null }])
  expect(after.asServiceKey).toBe(before.asServiceKey)
  const again = clientOf(after, after.asServiceKey)
  expect(await (await again.storage.from('papers').download('a/deed.pdf')).data?.text()).toBe('%PDF-1.7')
  expect((await again.from('things').insert({ id: 2 })).error?.code).toBe('42501')
  expect((await clientOf(after).auth.refreshSession({ refresh_token })).error).toBeNull()
  await expect(open()).rejects.toThrow('in use by another process')
  await after.close()
}, 60_000)

test('a migration changed after it was applied is refused in a plain sentence', async () => {
  await writeFile(join(supabaseDir, first), `${firstSql}\ncreate table public.late (id int);`)
  await expect(open()).rejects.toThrow('20260101000000_first.sql was changed after it was applied')
  await writeFile(join(supabaseDir, first), firstSql)
}, 60_000)

test('a migration that fails leaves nothing behind and gives the folder back', async () => {
  const broken = join(supabaseDir, 'migrations/20260103000000_broken.sql')
  await writeFile(broken, 'create table public.half (id int); select nothing_like_this();')
  await expect(open()).rejects.toThrow('Migration 20260103000000_broken.sql failed')
  await rm(broken)
  const backend = await open()
  expect(await backend.query(`select to_regclass('public.half') as half`)).toEqual([{ half: null }])
  await backend.close()
}, 60_000)

test('the keys of a folder are private, random and never the same twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-keys-'))
  const made = await localKeys(folder)
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
  expect(await localKeys(folder)).toEqual(made)
  const [one, two] = [await localKeys(undefined), await localKeys(undefined)]
  expect(one.jwtSecret).not.toBe(two.jwtSecret)
  expect(one.serviceKey).not.toBe(two.serviceKey)
})

test('a lock dies with its process, even killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-lock-'))
  const program = `import { lockDirectory } from '#local/database/directory-lock.ts'
    await lockDirectory(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  await expect(lockDirectory(folder)).rejects.toThrow('in use by another process')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const unlock = await lockDirectory(folder)
  await unlock()
})
