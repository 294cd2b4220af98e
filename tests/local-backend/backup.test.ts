import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openLocalBackend, type LocalBackend } from '#local/backend.ts'
import {
  backUp,
  backUpStopped,
  newestBackup,
  removeOldBackups,
  type Exclusively,
} from '#local/backup/back-up.ts'
import { proveBackup } from '#local/backup/contents.ts'
import { lastBackup } from '#local/backup/last-backup.ts'
import { restore } from '#local/backup/restore.ts'
import { backUpDaily } from '#scripts/serve/daily-backups.ts'
import { noteInstallation } from '#scripts/serve/installation.ts'
import { onceADay, tellAdmins } from '#scripts/serve/tell-admins.ts'
import { clientOf, siteUrl } from './open-backend.ts'
import { isFull } from '../rounds.ts'

const supabaseDir = new URL('../../supabase', import.meta.url).pathname
const pdf = new Blob(['%PDF-1.7 a deed'], { type: 'application/pdf' })

let root: string
let dataDir: string
let backend: LocalBackend

const backupsIn = async (to: string) => (await readdir(to)).filter((name) => name.startsWith('khet-seva-'))
const open = (folder: string) =>
  openLocalBackend({
    dataDir: folder,
    siteUrl,
    host: '127.0.0.1',
    functions: false,
  })
const people = async ({ query }: LocalBackend) =>
  (await query<{ n: number }>('select count(*)::int as n from auth.users'))[0]!.n
const path = (name: string) => join(root, name)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'khet-seva-backup-test-'))
  dataDir = path('data')
  backend = await open(dataDir)
  const service = clientOf(backend, backend.asServiceKey)
  const { error } = await service.storage.from('documents').upload('a/b/deed.pdf', pdf)
  expect(error).toBeNull()
})
afterAll(async () => {
  await backend.close()
  await rm(root, { recursive: true })
})

/** A backup of the running server. */
const taken = (to: string) => backUp({ folder: dataDir, to: path(to), exclusively: backend.exclusively })

/** A data folder of a few bytes, whose database is never opened, and its holder. */
async function smallFolder() {
  const folder = await mkdtemp(join(root, 'small-'))
  await mkdir(join(folder, 'database/base'), { recursive: true })
  await mkdir(join(folder, 'files'))
  await writeFile(join(folder, 'database/PG_VERSION'), '17')
  await writeFile(join(folder, 'keys.json'), '{"key":"a"}')
  const exclusively: Exclusively = (work) =>
    work(async <Row>() => [{ people: 1, requests: 2, orders: 3 }] as Row[])
  return { folder, exclusively }
}

describe('a backup of a running server', () => {
  test('has what was there at that moment, is restored into a new folder, and opens with its sign-ins and files', async () => {
    const { path: backup, counted } = await taken('backups')
    expect(counted).toEqual({ people: 8, requests: 0, orders: 0 })
    await clientOf(backend, backend.asServiceKey).auth.admin.createUser({ email: 'later@example.org' })
    expect(await people(backend)).toBe(9)

    expect(await restore(backup, path('restored'), supabaseDir)).toEqual(counted)
    const restored = await open(path('restored'))
    onTestFinished(() => restored.close())
    expect(await people(restored)).toBe(8)
    expect(restored.asServiceKey).toBe(backend.asServiceKey)
    // By this phones notice that their later data is lost.
    const lifeOf = ({ query }: LocalBackend) => query('select n from centre_life')
    expect(await lifeOf(restored)).not.toEqual(await lifeOf(backend))
    const service = clientOf(restored, restored.asServiceKey)
    const { data } = await service.storage.from('documents').download('a/b/deed.pdf')
    expect(await data?.text()).toBe(await pdf.text())
    const { error } = await clientOf(restored).auth.signInWithPassword({
      email: 'farmer@example.org',
      password: 'khet-seva-demo',
    })
    expect(error).toBeNull()
  })

  test.skipIf(!isFull)(
    'is whole although people write meanwhile',
    async () => {
      const { admin } = clientOf(backend, backend.asServiceKey).auth
      const writing = Promise.all(
        Array.from({ length: 10 }, (_, n) => admin.createUser({ email: `writer${n}@example.org` })),
      )
      const { path: backup } = await taken('busy')
      await writing
      // It opens with as many people as were counted at that moment.
      await expect(proveBackup(backup, supabaseDir)).resolves.toMatchObject({ requests: 0 })
    },
    240_000,
  )

  test('is made once a day, and the seven newest stay', async () => {
    const { folder, exclusively } = await smallFolder()
    const to = path('daily')
    const lines: string[] = []
    const at = (day: number, hour = 2) => new Date(Date.UTC(2026, 10, day, hour))
    const run = (now: Date) =>
      backUpDaily({
        dataDir: folder,
        to,
        exclusively,
        log: (line) => lines.push(line),
        now: () => now,
        prove: async () => {},
      })
    for (let day = 1; day <= 9; day++) await run(at(day))
    await run(at(9, 20))
    const names = await backupsIn(to)
    expect(names.toSorted().map((name) => name.slice(0, 20))).toEqual(
      [3, 4, 5, 6, 7, 8, 9].map((day) => `khet-seva-2026-11-0${day}`),
    )
    expect(lines).toHaveLength(9)
    expect(lines[0]).toMatch(/^Backed up 1 people, 2 requests and 3 orders into /)
    expect(await newestBackup(to, at(10))).toBe(at(9).getTime())
    expect(await lastBackup(folder)).toBe(at(9).toISOString())
    expect(await readdir(join(to, names[0]!))).not.toContain('last-backup.json')
  })

  test('is on the page of the owner with the room and the version, and so is why there is none', async () => {
    const machineNow = async () => {
      const [row] = await backend.query<{ machine: Record<string, unknown> }>(
        `select facts as machine from installation`,
      )
      return row!.machine
    }
    const machine = { dataDir, backups: true, postgres: false }
    await noteInstallation(backend, machine, 'The disk is not plugged in.')
    expect(await machineNow()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      free_bytes: expect.any(Number) as number,
      used_bytes: expect.any(Number) as number,
      backups: true,
      no_backup: 'The disk is not plugged in.',
    })
    const to = path('proven')
    const daily = { dataDir, to, exclusively: backend.exclusively, log: () => {} }
    await backUpDaily({ ...daily, looked: (why) => noteInstallation(backend, machine, why) })
    const found = await machineNow()
    expect(found['backup']).toBe(await lastBackup(dataDir))
    expect(Date.now() - Date.parse(String(found['backup']))).toBeLessThan(600_000)
    expect(found).not.toHaveProperty('no_backup')
    expect(Number(found['used_bytes'])).toBeGreaterThan(1e6)
  }, 240_000)

  test('is made every day also after one that was made while the clock was years ahead', async () => {
    const { folder, exclusively } = await smallFolder()
    const to = path('ahead')
    const run = (now: Date) =>
      backUpDaily({
        dataDir: folder,
        to,
        exclusively,
        log: () => {},
        now: () => now,
        prove: async () => {},
      })
    const days = ['2031-01-01T02:00Z', '2026-11-01T02:00Z', '2026-11-01T20:00Z', '2026-11-02T03:00Z']
    for (const day of days) await run(new Date(day))
    expect((await backupsIn(to)).toSorted().map((name) => name.slice(10, 20))).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2031-01-01',
    ])
  })

  test('is kept although seven were made while the clock was ahead, and those of a clock that is behind are few', async () => {
    const to = path('clock')
    const made = async (...days: string[]) => {
      for (const day of days) await mkdir(join(to, `khet-seva-${day}-020000`), { recursive: true })
    }
    const left = async () => (await readdir(to)).map((name) => name.slice(10, 20)).toSorted()
    const ahead = Array.from({ length: 8 }, (_, at) => `2040-01-0${at + 1}`)
    await made('2026-11-01', ...ahead)
    await removeOldBackups(to, 7, new Date('2026-11-01T03:00Z'))
    expect(await left()).toEqual(['2026-11-01', ...ahead.slice(1)])
    await made('1970-01-01')
    await removeOldBackups(to, 7, new Date('1970-01-01T03:00Z'))
    expect(await left()).toEqual(['1970-01-01', ...ahead.slice(1)])
  })

  test('is not made into the empty folder of a disk that is not plugged in', async () => {
    const { folder, exclusively } = await smallFolder()
    const to = path('stick')
    const lines: string[] = []
    const run = (day: number) =>
      backUpDaily({
        dataDir: folder,
        to,
        exclusively,
        log: (line) => lines.push(line),
        now: () => new Date(Date.UTC(2026, 10, day)),
        prove: async () => {},
      })
    await run(1)
    await rename(to, `${to} elsewhere`)
    await mkdir(to)
    await run(2)
    expect(lines.at(-1)).toMatch(/^NO BACKUP\. .* may not be plugged in/)
    expect(await readdir(to)).toEqual([])
    await rm(to, { recursive: true })
    await rename(`${to} elsewhere`, to)
    await run(3)
    expect(lines.at(-1)).toMatch(/^Backed up /)
  })

  test('that was cut off is removed by a later one', async () => {
    const { folder, exclusively } = await smallFolder()
    const to = path('cut off')
    const old = join(to, 'khet-seva-2026-11-01-020000.new')
    await mkdir(old, { recursive: true })
    await utimes(old, new Date(0), new Date(0))
    await mkdir(join(to, 'khet-seva-2026-11-02-020000.new'))
    await mkdir(join(to, 'ours.new'))
    const { path: made } = await backUp({ folder, to, exclusively })
    expect((await readdir(to)).toSorted()).toEqual(
      ['khet-seva-2026-11-02-020000.new', made.slice(to.length + 1), 'ours.new'].toSorted(),
    )
  })

  test('that is not whole is reported and tried again within the hour, and no earlier one is removed', async () => {
    const { folder, exclusively } = await smallFolder()
    const to = path('unproven')
    const lines: string[] = []
    const told: string[][] = []
    const tell = onceADay(async (...what) => void told.push(what))
    const run = (now: string, prove: () => Promise<void>) =>
      backUpDaily({
        dataDir: folder,
        to,
        exclusively,
        log: (line) => lines.push(line),
        tell,
        now: () => new Date(now),
        prove,
      })
    const names = async () => (await backupsIn(to)).toSorted()
    await run('2026-11-01T02:00Z', async () => {})
    for (let hour = 2; hour < 5; hour++)
      await run(`2026-11-02T0${hour}:00Z`, () => Promise.reject(new Error('It is damaged.')))
    expect(lines.slice(1)).toEqual(
      Array.from(
        { length: 3 },
        () => 'NO BACKUP. It is damaged. It is tried again every hour. The last whole one: 2026-11-01.',
      ),
    )
    expect(told).toEqual([['2026-11-02', lines[1]!.replace('NO BACKUP. ', '')]])
    expect(await names()).toEqual(['khet-seva-2026-11-01-020000', 'khet-seva-2026-11-02-040000.unproven'])
    await run('2026-11-02T05:00Z', async () => {})
    expect(await names()).toEqual(['khet-seva-2026-11-01-020000', 'khet-seva-2026-11-02-050000'])
  })

  test('that is missing is mailed to every admin, and to nobody else', async () => {
    const mail = { id: 'no-backup-2026-11-02', subject: 'No backup', text: 'The disk is full.' }
    await tellAdmins(backend, mail, {})
    expect(backend.inbox.messages().filter(({ subject }) => subject === mail.subject)).toMatchObject([
      { to: 'admin@example.org', text: mail.text },
    ])
    const service = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1')
    onTestFinished(() => void service.close())
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    const told = tellAdmins(backend, mail, { KHET_MAIL_URL: `http://127.0.0.1:${port}/` })
    await expect(told).rejects.toThrow('The mail service answered 503.')
    const two = {
      ...backend,
      query: async () => [{ email: 'gone@example.org' }, { email: 'admin@example.org' }] as never,
    }
    const inbox: string[] = []
    const refusing = {
      ...backend.inbox,
      deliver: (message: { to: string }) => {
        if (message.to.startsWith('gone')) throw new Error('refused')
        inbox.push(message.to)
      },
    }
    await expect(tellAdmins({ ...two, inbox: refusing }, mail, {})).rejects.toThrow('refused')
    expect(inbox).toEqual(['admin@example.org'])
  })

  test('of which a disk has no room for leaves nothing behind', async () => {
    const { folder, exclusively } = await smallFolder()
    const made = backUp({ folder, to: path('full'), exclusively, free: async () => 3 })
    await expect(made).rejects.toThrow(/has no room for a backup: 1 MB are needed, and 1 MB are free/)
    expect(await readdir(path('full'))).toEqual([])
  })
})

describe('a data folder', () => {
  test('in use is not backed up by the command, which says so', async () => {
    await expect(backUpStopped(dataDir, path('stopped'), supabaseDir)).rejects.toThrow(
      'in use by another process',
    )
  })

  test('that is none is named', async () => {
    await expect(backUpStopped(path('nothing'), path('stopped'), supabaseDir)).rejects.toThrow(
      'holds no data of the app',
    )
  })

  test.each(['', 'files', 'linked', 'linked/new/place'])(
    'takes no backup of itself into itself: %s',
    async (where) => {
      const { folder, exclusively } = await smallFolder()
      const link = path(`link-${crypto.randomUUID()}`)
      await symlink(folder, link)
      const to = where.startsWith('linked') ? where.replace('linked', link) : join(folder, where)
      const before = await readdir(folder)
      await expect(backUp({ folder, to, exclusively })).rejects.toThrow('is in the data folder')
      expect(await readdir(folder)).toEqual(before)
    },
  )

  test('and its backup are apart when it is restored', async () => {
    const { folder, exclusively } = await smallFolder()
    const { path: backup } = await backUp({ folder, to: path('apart'), exclusively })
    await expect(restore(backup, join(backup, 'data'), supabaseDir)).rejects.toThrow('that are apart')
    const within = path('target.new')
    await cp(backup, within, { recursive: true })
    await expect(restore(within, path('target'), supabaseDir)).rejects.toThrow('that are apart')
    await expect(backUp({ folder, to: backup, exclusively })).rejects.toThrow('is a backup itself')
  })

  test('with data is never restored over', async () => {
    const { folder, exclusively } = await smallFolder()
    const { path: backup } = await backUp({ folder, to: path('over'), exclusively })
    const before = await stat(join(dataDir, 'keys.json'))
    await expect(restore(backup, dataDir, supabaseDir)).rejects.toThrow(
      'holds data already, and nothing was changed',
    )
    expect((await stat(join(dataDir, 'keys.json'))).mtimeMs).toBe(before.mtimeMs)
  })
})

describe('a damaged backup', () => {
  const damage: Record<string, (backup: string) => Promise<unknown>> = {
    'with one changed byte': async (backup) => {
      const file = join(backup, 'keys.json')
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        text.replace(/[a-z]/, (letter) => (letter === 'a' ? 'b' : 'a')),
      )
    },
    'without a file': (backup) => rm(join(backup, 'database/PG_VERSION')),
    'without its list': (backup) => rm(join(backup, 'backup.json')),
    'with half a list': async (backup) => {
      const file = join(backup, 'backup.json')
      await writeFile(file, (await readFile(file, 'utf8')).slice(0, 50))
    },
    'whose list leads elsewhere': async (backup) => {
      const file = join(backup, 'backup.json')
      const contents = JSON.parse(await readFile(file, 'utf8')) as { files: Record<string, unknown> }
      contents.files['../../escaped'] = [1, 'x']
      await writeFile(file, JSON.stringify(contents))
    },
  }

  test.each(Object.keys(damage))('%s is refused, and no folder is made', async (how) => {
    const { folder, exclusively } = await smallFolder()
    const { path: backup } = await backUp({ folder, to: path(`backups ${how}`), exclusively })
    await damage[how]!(backup)
    await expect(restore(backup, path(`into ${how}`), supabaseDir)).rejects.toThrow(
      /is damaged: .* Nothing was restored|is no backup of the app/,
    )
    expect(await readdir(root)).not.toContain(`into ${how}`)
  })
})
