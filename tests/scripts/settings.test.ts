import { expect, test } from 'vitest'
import { readSettings, refuseBadProject } from '#scripts/serve/settings.ts'

test.each([
  [{}, { port: 4173, host: '127.0.0.1', dataDir: '.data', siteUrl: 'http://127.0.0.1:4173' }],
  [
    { PORT: '', HOST: '', DATA_DIR: ' ' },
    { port: 4173, host: '127.0.0.1', dataDir: '.data' },
  ],
  [{ PORT: '4173 ' }, { port: 4173 }],
  [{ PORT: '1' }, { port: 1 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ HOST: '[::1]' }, { host: '::1', siteUrl: 'http://[::1]:4173' }],
  [{ HOST: '::' }, { host: '::', siteUrl: 'http://[::]:4173' }],
  [{ HOST: ' LOCALHOST ' }, { host: 'localhost' }],
  [{ HOST: '127.1' }, { host: '127.0.0.1' }],
  [{ HOST: '0' }, { host: '0.0.0.0' }],
  [{ HOST: 'my-machine.local' }, { host: 'my-machine.local' }],
  [{ DATA_DIR: '/var/lib/khet' }, { dataDir: '/var/lib/khet' }],
  [{ DATA_DIR: 'distance' }, { dataDir: 'distance' }],
])('settings of %j are accepted', (environment, settings) => {
  expect(readSettings(environment)).toMatchObject(settings)
})

test.each([
  ...['abc', '0', '-1', '70000', '65536', '4173.5', '1e3', '0x1F', '+4173', '4173,4174', '٤١٧٣', '4 173'].map(
    (PORT) => [{ PORT }, 'PORT is "'] as const,
  ),
  ...[
    '127.999.1.1',
    'http://127.0.0.1',
    '127.0.0.1:4173',
    'a b',
    '*',
    '/',
    'user@host',
    '[::1',
    '::g',
    'a?b',
    '256.256.256.256',
    'x'.repeat(300),
  ].map((HOST) => [{ HOST }, 'HOST is "'] as const),
  ...['~', '~/data', 'dist', 'dist/data', './node_modules/x', '.build', `${process.cwd()}/.git/data`].map(
    (DATA_DIR) => [{ DATA_DIR }, 'DATA_DIR is "'] as const,
  ),
])('settings of %j are refused in one sentence that names them', (environment, beginning) => {
  expect(() => readSettings(environment)).toThrow(beginning)
  expect(() => readSettings(environment)).toThrow(expect.objectContaining({ name: 'PlainError' }))
})

const address = {
  host: 'db.local',
  port: 5432,
  user: 'khet',
  password: 'p@ss',
  database: 'centre',
  ssl: false,
}

test.each([
  [undefined, undefined],
  [' ', undefined],
  ['postgresql://khet:p%40ss@db.local/centre', address],
  ['postgres://khet:p%40ss@[::1]:5433/centre', { ...address, host: '::1', port: 5433 }],
  ['postgresql://khet@%2Frun%2Fpostgresql/centre', { ...address, host: '/run/postgresql', password: '' }],
  ['postgresql://khet:p%40ss@db.local/centre?sslmode=require', { ...address, ssl: 'require' }],
])('DATABASE_URL %j is read', (DATABASE_URL, postgres) => {
  expect(readSettings({ DATABASE_URL }).postgres).toEqual(postgres)
})

test.each([
  'mysql://khet:secret@db.local/centre',
  'postgresql://db.local/centre',
  'postgresql://khet:secret@db.local',
  'postgresql://khet:secret@db.local/',
  'postgresql://khet:sec#ret@db.local/centre',
  'postgresql://khet:sec/ret@db.local/centre',
  'postgresql://khet:P@sec/ret@db.local/centre',
  'postgresql://khet:secret%zz@db.local/centre',
  'postgresql://khet:secret@db.local/centre?sslmode=never',
  'postgresql://khet:secret@db.local/centre?options=-c',
  'khet:secret@db.local',
])('DATABASE_URL %j is refused, and its password is not printed', (DATABASE_URL) => {
  expect(() => readSettings({ DATABASE_URL })).toThrow('DATABASE_URL is no address of a PostgreSQL database.')
  expect(() => readSettings({ DATABASE_URL })).not.toThrow(/sec.?ret/)
})

test('a database that is not in the data folder is not backed up with it', () => {
  const DATABASE_URL = 'postgresql://khet:secret@db.local/centre'
  expect(() => readSettings({ DATABASE_URL, BACKUP_DIR: '/media/usb' })).toThrow('Copy that by pg_dump')
})

const VITE_SUPABASE_URL = 'https://your-project.supabase.co'
const VITE_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_x'
const serviceKey = `a.${Buffer.from('{"role": "service_role"}').toString('base64url')}.c`

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, undefined],
  [{ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY }, undefined],
  [{ VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_PUBLISHABLE_KEY }, undefined],
  [{ VITE_SUPABASE_URL }, 'VITE_SUPABASE_PUBLISHABLE_KEY is empty'],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY }, 'VITE_SUPABASE_URL is empty'],
  ...[
    'your-project',
    'ftp://a.example',
    `${VITE_SUPABASE_URL}/`,
    `${VITE_SUPABASE_URL}/rest/v1`,
    'https://',
    'javascript:1',
    ` ${VITE_SUPABASE_URL}`,
  ].map(
    (url) =>
      [{ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY }, 'VITE_SUPABASE_URL is'] as [
        Record<string, string>,
        string,
      ],
  ),
  ...['sb_secret_x', serviceKey, 'two words'].map(
    (key) =>
      [{ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: key }, 'is not a publishable key'] as [
        Record<string, string>,
        string,
      ],
  ),
])('a hosted project of %j is accepted, or refused with %s', (environment, sentence) => {
  if (sentence === undefined) return refuseBadProject(environment)
  expect(() => refuseBadProject(environment)).toThrow(sentence)
})
