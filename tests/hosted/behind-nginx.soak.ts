import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { localPublishableKey } from '#local/keys.ts'
import { fileChecks } from '#scripts/smoke/files.ts'
import { browserChecks } from '#scripts/smoke/in-a-browser.ts'
import { pageChecks } from '#scripts/smoke/pages.ts'
import { allChecks, backendOf, runChecks, type Finding } from '#scripts/smoke/walk.ts'
import { openWorld, type World } from '#e2e/world.ts'
import { missing, startNginx, type Change, type Nginx } from './nginx.ts'
import { buildFor } from './own-build.ts'
import { recordsOf } from './tls-records.ts'

/*
 * The documented way to a server, as far as it goes without an account: docs/nginx.conf in front of the built app, and
 * the embedded backend behind it or apart from it. `npm run build` comes first.
 */

const dist = join(process.cwd(), 'dist')
const key = localPublishableKey
const everything = [...allChecks, ...browserChecks]
const failed = (findings: readonly Finding[]) => findings.filter(({ instead }) => instead !== undefined)

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khet-seva-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})
const backend = () => Number(new URL(world.url).port)

/** An nginx that ends with the test, also where that fails. */
async function nginxFor(setting: Parameters<typeof startNginx>[0]): Promise<Nginx> {
  const nginx = await startNginx(setting)
  onTestFinished(() => nginx.stop())
  return nginx
}

test('npm start passes every check', async () => {
  expect(failed(await runChecks({ app: world.url, backend: world.url, key }, everything))).toEqual([])
})

describe.skipIf(missing !== undefined)(missing ?? 'behind nginx', () => {
  test('the built app and a backend on the same origin pass every check', async () => {
    const nginx = await nginxFor({ dist, backend: backend() })
    const site = { app: nginx.url, backend: await backendOf(nginx.url), key }
    expect(site.backend).toBe(nginx.url)
    expect(failed(await runChecks(site, everything))).toEqual([])
    expect((await fetch(`${nginx.url}/local/inbox`)).status, 'the inbox stays inside').toBe(404)
  })

  test('a build for a separate backend, such as a hosted project, passes every check', async () => {
    const own = await buildFor({ VITE_SUPABASE_URL: world.url, VITE_SUPABASE_PUBLISHABLE_KEY: key })
    const nginx = await nginxFor({ dist: own.dist })
    const site = { app: nginx.url, backend: await backendOf(nginx.url), key }
    expect(site.backend).toBe(world.url)
    expect(failed(await runChecks(site, everything))).toEqual([])
    await own.remove()
  })

  test('an open page finds the files of the previous build', async () => {
    const before = join(folder, 'before')
    await mkdir(join(before, 'assets'), { recursive: true })
    await writeFile(join(before, 'assets/old-ABCDEFGH.js'), 'export {}')
    const nginx = await nginxFor({ dist, before })
    const old = await fetch(`${nginx.url}/assets/old-ABCDEFGH.js`)
    expect(old.status).toBe(200)
    expect(old.headers.get('cache-control')).toContain('immutable')
  })

  test('a page over TLS is parsed packet by packet, not at its end', async () => {
    const nginx = await nginxFor({ dist, secure: 'HTTP/2' })
    const records = await recordsOf(`${nginx.url}/`)
    expect(Math.max(...records)).toBeLessThan(1_460)
    expect(records.length, 'a page has several packets').toBeGreaterThan(8)
  })

  /** Mistakes in the setup of a server, and the check that finds each. */
  const mistakes: [string, { changes?: Change[]; headers?: (lines: string) => string }, RegExp][] = [
    ...[
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ].map((name): [string, object, RegExp] => [
      `${name} is missing`,
      { headers: (lines: string) => lines.replace(new RegExp(`^add_header ${name} .*\n`, 'm'), '') },
      /^Pages bear every header/,
    ]),
    [
      'the policy is of another build',
      { headers: (lines) => lines.replace(/sha256-.{6}/, 'sha256-AAAAAA') },
      /^What stands inline/,
    ],
    [
      'headers are missing on 404',
      { headers: (lines) => lines.replaceAll(' always', '') },
      /nobody wrote is 404/,
    ],
    [
      'pages may be kept',
      { changes: [['default no-cache;', 'default "max-age=3600";']] },
      /^The worker is a script .* asked for anew/,
    ],
    [
      'files named by their content are asked for each time',
      { changes: [['"public, max-age=31536000, immutable"', 'no-cache']] },
      /may be kept for ever/,
    ],
    ['nothing is sent under brotli', { changes: [['brotli_static on;', '']] }, /under brotli/],
    [
      'every address answers with the home page',
      { changes: [['    try_files $uri $uri.html =404;', '    try_files $uri $uri.html /index.html;']] },
      /nobody wrote is 404.*en/,
    ],
    [
      'pages have no address without .html',
      { changes: [['    try_files $uri $uri.html =404;', '    try_files $uri =404;']] },
      /^Every page that a phone keeps/,
    ],
    [
      'the manifest comes as bytes of no kind',
      { changes: [['default_type application/manifest+json;', 'default_type application/octet-stream;']] },
      /^The manifest can be read/,
    ],
    [
      'files with a dot are shown',
      { changes: [['location ~ /\\. {\n    return 404;', 'location ~ /\\. {']] },
      /dot/,
    ],
    ['the charset is not told', { changes: [['charset utf-8;', '']] }, /^Pages answer with their words/],
  ]

  test.each(mistakes)('if %s, a check reports it', async (_, setting, found) => {
    const nginx = await nginxFor({ dist, ...setting })
    const site = { app: nginx.url, backend: nginx.url, key }
    const findings = failed(await runChecks(site, [...pageChecks, ...fileChecks]))
    expect(findings.map(({ describes }) => describes)).toContainEqual(expect.stringMatching(found))
  })

  test('if a file of the worker is of another build, a check reports it', async () => {
    const mixed = join(folder, 'mixed')
    await cp(dist, mixed, { recursive: true })
    await rm(join(mixed, 'offline/pa.json.br'))
    await writeFile(
      join(mixed, 'offline/pa.json'),
      '{"assets":["/assets/gone.js"],"files":[],"headers":{},"pages":{}}',
    )
    const nginx = await nginxFor({ dist: mixed })
    const findings = failed(await runChecks({ app: nginx.url, backend: nginx.url, key }, fileChecks))
    expect(findings.map(({ describes }) => describes)).toEqual([
      'The worker and the offline packs are of one build',
      "Every file that a phone keeps is there, and the app's own may be kept for ever (pa)",
    ])
  })
})

test('if the backend lets everybody read, or publishes nothing, a check reports it', async () => {
  const open = await openWorld()
  await open.backend.query('grant select on public.profiles to anon')
  await open.backend.query('delete from public.form_rules')
  const findings = failed(await runChecks({ app: open.url, backend: open.url, key }, allChecks))
  expect(findings.map(({ describes }) => describes)).toEqual([
    'The rules of the forms are published, and an empty form is given back by them',
    'Nobody without an account reads profiles',
  ])
  await open.close()
})
