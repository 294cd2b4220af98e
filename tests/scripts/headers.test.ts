import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { pageHeaders } from '#scripts/build/headers.ts'
import { serve } from '#scripts/serve/serve.ts'
import { missing, startNginx, type Nginx } from '#tests/hosted/nginx.ts'

/* The two servers of ours over a small build: that of `npm start`, and nginx with docs/nginx.conf. */

const headers = pageHeaders(['script'], 'style')
const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
const files = {
  'dist/index.html': 'home',
  'dist/help.html': 'help',
  'dist/404.html': 'not here',
  'dist/pa/404.html': 'not here',
  'dist/pa.html': 'home',
  'dist/pa/help.html': 'help',
  'dist/.stamp': 'a stamp',
  'dist/assets/a-ABCDEFGH.js': 'export {}',
  'dist/_headers': `/*\n${lines.join('')}`,
  'headers.json': JSON.stringify(headers),
}

let folder: string
let server: Server
let nginx: Nginx | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khet-seva-headers-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const [dist, headersFile] = [join(folder, 'dist'), join(folder, 'headers.json')]
  const backend = { owns: () => false } as unknown as LocalBackend
  server = await serve({ backend, host: '127.0.0.1', port: 0, dist, headersFile })
  if (missing === undefined) nginx = await startNginx({ dist })
})
afterAll(async () => {
  server.close()
  await nginx?.stop()
  await rm(folder, { recursive: true })
})

/** Asks for an address as it is written: fetch would tidy it first. */
function ask(url: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    request(url, { path, headers: { accept: 'text/html' } }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end(),
  )
}

test('the policy runs only our own files, and forbids framing, redirecting and posting our pages', () => {
  const policy = Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((part) => {
      const [name, ...sources] = part.split(' ')
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))]
    }),
  )
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ['blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  })
})

describe.each([
  ['npm start', () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, true],
  ['nginx', () => nginx!.url, missing === undefined],
] as const)('%s', (_, urlOf, isThere) => {
  beforeEach(({ skip }) => skip(!isThere, missing))

  test.each(['/', '/help', '/none', '/pa/none', '/none.js', '/assets/a-ABCDEFGH.js', '/assets/none.js'])(
    'sends every header with %s',
    async (path) => {
      expect((await ask(urlOf(), path)).headers).toMatchObject(headers)
    },
  )

  test.each([
    ['/', 200, undefined],
    ['/help', 200, undefined],
    ['/pa', 200, undefined],
    ['/index.html', 301, '/'],
    ['/index', 301, '/'],
    ['/help.html', 301, '/help'],
    ['/help.html?id=1', 301, '/help?id=1'],
    ['/help/', 301, '/help'],
    ['/help/?id=1', 301, '/help?id=1'],
    ['//help', 301, '/help'],
    ['/help//', 301, '/help'],
    ['/%2Fhelp', 301, '/help'],
    ['/pa/', 301, '/pa'],
    ['/pa/index.html', 301, '/pa'],
    ['/pa//help', 301, '/pa/help'],
    ['/pa/help.html', 301, '/pa/help'],
    ['/404', 404, undefined],
    ['/404.html', 404, undefined],
    ['/pa/404.html', 404, undefined],
    ['/_headers', 404, undefined],
    ['/%5fheaders', 404, undefined],
    ['/%34%304%2ehtml', 404, undefined],
    ['/headers.conf', 404, undefined],
    ['/.stamp', 404, undefined],
    [`/${'x'.repeat(200)}`, 404, undefined],
    ['/%E0%A4%A', 400, undefined],
    ['/%00', 400, undefined],
  ])('has one address for each page: %s is %i %s', async (path, status, location) => {
    const answer = await ask(urlOf(), path)
    const there = answer.headers.location && new URL(answer.headers.location, urlOf())
    expect([answer.statusCode, there && `${there.pathname}${there.search}`]).toEqual([status, location])
    if (status >= 400) expect(answer.headers['content-type']).toMatch(/^text\/html/)
  })

  test('leads whoever shares files with an app that has lost its worker to the page that says so', async () => {
    const body = new FormData()
    body.append('files', new Blob([new Uint8Array(12_000_000)]), 'field.jpg')
    const answer = await fetch(`${urlOf()}/share-target`, { method: 'POST', body, redirect: 'manual' })
    const there = new URL(answer.headers.get('location')!, urlOf())
    expect([answer.status, `${there.pathname}${there.search}`]).toEqual([303, '/shared?left=1&why=again'])
    expect((await ask(urlOf(), '/share-target')).statusCode).toBe(404)
  })

  test.each([
    '//evil.example/',
    '//evil.example/..',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/%2F/evil.example/',
    '/pa//evil.example/',
    '/pa/%5Cevil.example/',
    '/.//evil.example/',
    '/help%0d%0alocation:%20https://evil.example/',
  ])('redirects nobody to another site from %s', async (path) => {
    const { location = '/' } = (await ask(urlOf(), path)).headers
    expect(new URL(location, 'https://ours.example').origin).toBe('https://ours.example')
  })
})

test.skipIf(missing !== undefined)(
  'nginx requires https after the first visit by https, for every page',
  async () => {
    for (const path of ['/', '/none', '/assets/a-ABCDEFGH.js']) {
      const { headers: sent } = await ask(nginx!.url, path)
      expect(sent['strict-transport-security']).toBe('max-age=31536000')
    }
  },
)
