import { describe, expect, it } from 'vitest'

interface Answer {
  status: number
  type: string
  url: string
  contentType: string | null
  text: string
}

// sw/ has a separate tsconfig.
const parts = import.meta.glob<{ classifyResponse(answer: Answer, requested: URL): string }>(
  '/sw/classify-response.ts',
)
const { classifyResponse } = await Object.values(parts)[0]!()

const origin = 'https://khetseva.example.org'
const ours: Answer = {
  status: 200,
  type: 'basic',
  url: `${origin}/pa/help`,
  contentType: 'text/html; charset=utf-8',
  text: '<!doctype html><html lang="pa"><head><meta name="application-name" content="Khet Seva"><script>',
}
const judged = (changes: Partial<Answer>, path = '/pa/help') =>
  classifyResponse({ ...ours, ...changes }, new URL(path, origin))

describe('a response counts as', () => {
  it.each<[string, Partial<Answer>]>([
    ['as it comes', {}],
    ['for an address that does not exist', { status: 404 }],
    ['that is gone', { status: 410 }],
    ['at another address of ours, after a redirect', { url: `${origin}/pa/help.html` }],
    ['with its type written otherwise', { contentType: 'Text/HTML' }],
    ['made by a script', { type: 'default', url: '' }],
  ])('our page %s', (_, changes) => expect(judged(changes)).toBe('page'))

  it.each([201, 202, 204, 205, 206, 226, 300, 304, 400, 401, 402, 403, 405, 407, 408, 418, 425, 429, 451])(
    'a failure with status %i, whatever page it shows',
    (status) => expect(judged({ status })).toBe('failure'),
  )

  it.each([0, 500, 501, 502, 503, 504, 507, 508, 511, 520, 522, 530, 599])(
    'a failure with status %i, of the server or a proxy',
    (status) => expect(judged({ status })).toBe('failure'),
  )

  it.each(['error', 'opaque', 'opaqueredirect'])('a failure of type %s, which is unreadable', (type) =>
    expect(judged({ type, status: 0, text: '' })).toBe('failure'),
  )

  it.each([
    'https://portal.example/login',
    'http://khetseva.example.org/pa/help',
    'https://khetseva.example.org.evil.example/pa/help',
    'https://khetseva.example.org:8443/',
    'http://10.0.0.1/',
  ])('a failure from another site: %s', (url) => expect(judged({ url })).toBe('failure'))

  it.each([
    '',
    '<h1>WIFI LOGIN</h1>',
    '<title>Khet Seva</title><p>Pay for this Wi-Fi to see khetseva.example.org/pa/help</p>',
    '<html><head><title>502 Bad Gateway</title></head>',
    '<meta name="application-name" content="Router">',
    '{"error":"login"}',
  ])('a failure if the page is not ours: %s', (text) => expect(judged({ text })).toBe('failure'))

  it.each([
    null,
    '',
    'text/plain',
    'application/json',
    'application/octet-stream',
    'image/png',
    'text/htmlx',
    'garbage',
  ])('a failure if a page is requested and %s arrives', (contentType) =>
    expect(judged({ contentType })).toBe('failure'),
  )

  it.each(['/robots.txt', '/sitemap.xml', '/art/hero.svg', '/pa/x.pdf', '/%E0%A8%AE.txt', '/a.b/c.json'])(
    'a file at %s, which is requested by its name, a missing one too',
    (path) => {
      const file = { url: origin + path, contentType: 'text/plain', text: 'User-agent: *' }
      expect(judged(file, path)).toBe('file')
      expect(judged({ ...file, status: 404 }, path)).toBe('file')
      expect(judged({ ...file, status: 502 }, path)).toBe('failure')
      expect(judged({ ...file, contentType: 'text/html', text: 'LOGIN' }, path)).toBe('failure')
    },
  )
})
