import { openLocalBackend, type LocalBackend } from '#local/backend.ts'
import { parseConfig } from '#local/config.ts'
import { edgeFunctions } from '#local/functions.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import { localCookie } from '#local/local-only.ts'
import { localTokens } from '#local/tokens.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@supabase/supabase-js'
import { notesMigration } from './notes.sql.ts'
import { codeTo, noPause, supabaseFolder } from './open-backend.ts'

const config = `
[functions.open]
verify_jwt = false
[functions.health]
verify_jwt = false
[functions.slow]
verify_jwt = false
[functions.ends]
verify_jwt = false
[functions.broken]
verify_jwt = false
[functions.stuck]
verify_jwt = false
`

/** Written as for hosted Supabase: a package from npm, a shared file, the environment, a second module's Deno.serve. */
const functions = {
  'functions/_shared/answers.ts': `export const json = (value: unknown) => Response.json(value)`,
  'functions/open/index.ts': `import { json } from '../_shared/answers.ts'
    Deno.serve({ onListen() {} }, (request) => json({ path: new URL(request.url).pathname, extra: Deno.env.get('KHET_TEST'), other: Deno.env.get('OTHER_TEST') ?? null, sender: request.headers.get('x-forwarded-for') }))`,
  'functions/notes/index.ts': `import { createClient } from 'npm:@supabase/supabase-js@2'
    const url = Deno.env.get('SUPABASE_URL')!
    Deno.serve(async (request) => {
      const caller = createClient(url, JSON.parse(Deno.env.get('SUPABASE_PUBLISHABLE_KEYS')!).default, { global: { headers: { Authorization: request.headers.get('Authorization')! } } })
      const service = createClient(url, JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS')!).default)
      return Response.json({ caller: (await caller.rpc('who')).data, service: (await service.rpc('who')).data })
    })`,
  'functions/slow/index.ts': `Deno.serve(() => new Promise(() => {}))`,
  'functions/stuck/index.ts': `Deno.serve((request) => { while (request.url.endsWith('/forever')); return Response.json({ ok: true }) })`,
  'functions/ends/index.ts': `Deno.serve(() => Deno.exit(3))`,
  'functions/broken/index.ts': `throw new Error('does not load')`,
}

let folder: string
let backend: LocalBackend
let server: Server
let url: string

beforeAll(async () => {
  process.env.KHET_TEST = 'passed on'
  process.env.OTHER_TEST = 'kept back'
  // Inside the repository, so that npm: imports find its node_modules as the project's own functions do.
  folder = await supabaseFolder(
    {
      'config.toml': config,
      'migrations/20260101000000_notes.sql': notesMigration,
      'functions/health/index.ts': await readFile('supabase/functions/health/index.ts', 'utf8'),
      ...functions,
    },
    '.build/tests',
  )
  server = createServer(serverOptions, (request, response) => nodeHandler(backend)(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  backend = await openLocalBackend({
    supabaseDir: folder,
    siteUrl: url,
    host: '127.0.0.1',
    demoPeople: false,
    limits: { again: noPause },
  })
})
afterAll(async () => {
  await backend.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const call = (name: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${url}/functions/v1/${name}`, { ...init, headers: { apikey: backend.publishableKey, ...headers } })

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a function without verify_jwt answers anyone', async () => {
  expect(await (await call('health')).json()).toEqual({ ok: true })
})

test('a function sees its hosted path, our KHET_ settings and nothing else of the environment', async () => {
  expect(await (await call('open/a?b=1', { 'x-forwarded-for': '9.9.9.9' })).json()).toEqual({
    path: '/open/a',
    extra: 'passed on',
    other: null,
    sender: '127.0.0.1',
  })
})

test('a function with verify_jwt is unreachable without a valid token', async () => {
  const unsigned = `${part({ alg: 'none' })}.${part({ role: 'authenticated', exp: 9_999_999_999 })}.`
  for (const bearer of [undefined, backend.publishableKey, backend.asServiceKey, unsigned, 'a.b.c']) {
    expect(
      (await call('notes', bearer === undefined ? {} : { authorization: `Bearer ${bearer}` })).status,
    ).toBe(401)
  }
})

test('a function calls back as its caller and as the service, with an npm package', async () => {
  const client = createClient(url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  await client.auth.signInWithOtp({ email: 'farmer@example.org' })
  await client.auth.verifyOtp({
    email: 'farmer@example.org',
    token: codeTo(backend, 'farmer@example.org'),
    type: 'email',
  })
  const { data, error } = await client.functions.invoke('notes')
  expect(error).toBeNull()
  expect(data).toMatchObject({
    caller: { role: 'authenticated', email: 'farmer@example.org' },
    service: { role: 'service_role' },
  })
})

test('an unknown function is 404, also under a malformed name', async () => {
  for (const name of ['nothing', '_shared', 'Health', '']) expect((await call(name)).status).toBe(404)
  expect((await call('..%2fhealth')).status).toBe(400)
})

test('a function that does not load fails alone', async () => {
  expect((await call('broken')).status).toBe(503)
  expect((await call('health')).status).toBe(200)
})

test('after a crash the next call starts it anew', async () => {
  expect((await call('ends')).status).toBe(503)
  await expect.poll(async () => (await call('health')).status).toBe(200)
})

test('the inbox is served over HTTP to who has its address', async () => {
  const cookie = localCookie(backend.localKey)
  expect((await fetch(`${url}/local/inbox`, { headers: { cookie } })).status).toBe(200)
  expect((await fetch(`${url}/local/inbox`)).status).toBe(403)
})

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a call without end, waiting or computing, stops no other; Deno ends on request', async () => {
  const own = edgeFunctions({
    folder: join(process.cwd(), folder, 'functions'),
    environment: {},
    config: parseConfig(config),
    tokens: localTokens('x'.repeat(40)),
    log: () => {},
    timeLimit: 3_000,
    beat: 100,
  })
  const ask = (name: string) => own.fetch(new Request(`${url}/functions/v1/${name}`))
  expect((await ask('stuck')).status).toBe(200)
  const [slow, stuck] = [ask('slow'), ask('stuck/forever')]
  expect((await ask('stuck')).status).toBe(503)
  expect((await ask('health')).status).toBe(200)
  expect((await stuck).status).toBe(503)
  expect(await (await ask('stuck')).json()).toEqual({ ok: true })
  expect((await slow).status).toBe(504)
  const pid = own.processId() ?? 0
  expect(isRunning(pid)).toBe(true)
  await own.close()
  expect(isRunning(pid)).toBe(false)
})

test('Deno ends with its parent, even killed', async () => {
  const program = `import { edgeFunctions } from '#local/functions.ts'
    import { parseConfig } from '#local/config.ts'
    import { localTokens } from '#local/tokens.ts'
    const own = edgeFunctions({ folder: ${JSON.stringify(join(process.cwd(), folder, 'functions'))}, environment: {},
      config: parseConfig(${JSON.stringify(config)}), tokens: localTokens('x'.repeat(40)), log: () => {} })
    await own.fetch(new Request('http://127.0.0.1/functions/v1/health'))
    console.log(own.processId())`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(isRunning(Number(printed))).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(printed)), { timeout: 5000 }).toBe(false)
})
