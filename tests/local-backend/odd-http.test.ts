import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { serve } from '#scripts/serve/serve.ts'
import { notes } from './notes.sql.ts'
import { openTestBackend } from './open-backend.ts'

/* Requests as no browser sends them, byte for byte, to the server of `npm start`. */

let backend: LocalBackend
let server: Server
let folder: string
const lines: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khet-seva-odd-'))
  await mkdir(join(folder, 'pa'))
  for (const page of ['index', '404', 'pa/404'])
    await writeFile(join(folder, `${page}.html`), `<h1>${page.slice(-3)}</h1>`)
  for (const file of ['gone', 'longer']) await writeFile(join(folder, `${file}.txt`), 'short')
  await writeFile(join(folder, 'headers.json'), '{"x-ours":"yes"}')
  backend = await openTestBackend(notes, { log: (line) => lines.push(line) })
  // An open centre, as far as the server asks.
  await backend.query('create table set_up (key_hash text)')
  await backend.query('create function is_open() returns boolean language sql as $$ select true $$')
  server = await serve({
    backend,
    host: '127.0.0.1',
    port: 0,
    dist: folder,
    headersFile: join(folder, 'headers.json'),
    log: (line) => lines.push(line),
  })
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await backend.close()
  await rm(folder, { recursive: true })
})

const port = () => (server.address() as AddressInfo).port

/** Returns the server's answer to these bytes, until it closes the connection. */
function say(bytes: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk: Buffer) => (text += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }))
  })
}

const ask = (line: string, headers: Record<string, string> = {}, body = '') => {
  const all = {
    host: '127.0.0.1',
    connection: 'close',
    ...(body && { 'content-length': `${body.length}` }),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return say(`${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
}

test.each([
  '127.999.1.1',
  '127.0.0.1:99999',
  '127.0.0.1:abc',
  'a b',
  'user@host',
  'host/path',
  '[::1',
  '%zz',
  '',
])('a Host header of %j is the sender’s error, on every area', async (host) => {
  for (const path of [
    '/',
    '/none',
    '/rest/v1/notes',
    '/auth/v1/health',
    '/storage/v1/bucket',
    '/local/inbox',
  ])
    expect((await ask(`GET ${path}`, { host })).status, path).toBe(400)
})

test.each([
  ['GET / HTTP/1.0\r\n\r\n', 200],
  ['GET /rest/v1/notes HTTP/1.0\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['nonsense\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  [`GET /${'x'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ['GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\nexpect: miracles\r\n\r\n', 417],
  ['POST /auth/v1/otp HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n', 400],
  ['POST /auth/v1/otp HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 400],
])('bytes %#, which are no valid request, are answered', async (bytes, status) => {
  expect((await say(bytes)).status).toBe(status)
})

test.each([
  ['GET /%E0%A4%A', 400],
  ['GET /%00', 400],
  ['GET /pa/%', 400],
  ['GET /none', 404],
  ['GET //none', 404],
  ['GET /..%2f..%2fetc%2fpasswd', 404],
  ['GET /none.html', 404],
  [`GET /${'x'.repeat(20_000)}`, 404],
  ['GET /rest%2Fv1/notes', 404],
  ['GET /REST/v1/notes', 404],
])('%s has a page that says so, with every header: %i', async (line, status) => {
  const answer = await ask(line, { accept: 'text/html' })
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('<h1>404</h1>')
  expect(answer.text).toContain('x-ours: yes')
})

test.each([
  ['HEAD /', {}, 200],
  ['OPTIONS /', {}, 204],
  ['OPTIONS *', {}, 204],
  ['TRACE /', {}, 405],
  ['POST /', {}, 405],
  ['DELETE /', {}, 405],
  ['PROPFIND /', {}, 405],
  ['TRACE /rest/v1/notes', {}, 405],
  ['PROPFIND /auth/v1/user', {}, 405],
  ['GET http://127.0.0.1/', {}, 200],
  ['GET http://[/', {}, 400],
  ['GET /', { range: 'bytes=0-0' }, 200],
  ['GET /', { range: 'bytes=5-2' }, 200],
  ['GET /', { range: 'bytes=99999999-' }, 200],
  ['GET /', { range: 'lines=x' }, 200],
  ['GET /', { 'accept-encoding': ';;q=,br;q=0' }, 200],
  ['GET /', { 'if-none-match': '"a", W/"b", *' }, 200],
  ['GET /', { upgrade: 'websocket', connection: 'close, upgrade' }, 200],
])('%s with %j is answered: %i', async (line, headers, status) => {
  expect((await ask(line, headers)).status).toBe(status)
})

const bodies = ['', '{', 'null', '[]', '"x"', '{"a":', '\0\0\0', '<xml/>', '--x\r\n\r\n', 'a=b', '[1e999]']
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
]

test.each([
  'POST /rest/v1/notes',
  'PATCH /rest/v1/notes?id=eq.x',
  'POST /rest/v1/rpc/who',
  'POST /auth/v1/otp',
  'POST /auth/v1/signup',
  'POST /auth/v1/token?grant_type=password',
  'PUT /auth/v1/user',
  'POST /storage/v1/object/papers/a.jpg',
  'POST /storage/v1/object/list/papers',
  'POST /functions/v1/none',
  'POST /local/inbox.json',
  'POST /local/none',
])('no body under any type breaks %s', async (line) => {
  const key = { apikey: backend.publishableKey }
  for (const type of types)
    for (const body of bodies) {
      const { status } = await ask(line, { ...key, 'content-type': type }, body)
      expect(status, `${type} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(200)
      expect(status, `${type} ${JSON.stringify(body)}`).toBeLessThan(500)
    }
})

test('a client that disconnects during its body leaves no trace and blocks nobody', async () => {
  lines.length = 0
  for (const path of ['/auth/v1/otp', '/rest/v1/notes', '/storage/v1/object/papers/a', '/']) {
    const socket = connect(port(), '127.0.0.1')
    await new Promise<void>((resolve) =>
      socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{"half`, () =>
        resolve(),
      ),
    )
    socket.destroy()
  }
  expect((await ask('GET /auth/v1/health')).status).toBe(200)
  expect(lines).toEqual([])
})

test('a file that a build has removed or replaced ends its own request only', async () => {
  await rm(join(folder, 'gone.txt'))
  await writeFile(join(folder, 'longer.txt'), 'longer than before')
  for (const file of ['gone', 'longer'])
    await expect(
      fetch(`http://127.0.0.1:${port()}/${file}.txt`).then((answer) => answer.text()),
    ).rejects.toThrow()
  expect((await ask('GET /')).status).toBe(200)
  expect(lines).toContain('The app was built anew while it was served. Start the server again.')
})
