import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPhone, requestFor, type Phone, type Worker } from './fake-browser.ts'

let phone: Phone
let worker: Worker

beforeEach(async () => {
  phone = newPhone()
  worker = await phone.startWorker()
})

const open = (path: string) => worker.answerFor(requestFor(path, { page: true }))!
const textOf = async (path: string) => (await open(path)).text()

describe('the worker ignores', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])(
    'every %s, so that no personal data passes through it',
    (method) => {
      expect(worker.answerFor(requestFor('/seeds-catalog', { method }))).toBeUndefined()
    },
  )

  it.each([
    '/rest/v1/rpc/shop_changes',
    '/auth/v1/token?grant_type=password',
    '/auth/v1',
    '/storage/v1/object/documents/1.pdf',
    '/functions/v1/health',
    '/local/inbox',
    '/local',
    '/offline/pa.json?revision',
  ])('the backend’s answers at %s', (path) => {
    expect(worker.answerFor(requestFor(path))).toBeUndefined()
    expect(worker.answerFor(requestFor(path, { page: true }))).toBeUndefined()
  })

  it('other sites', () => {
    expect(worker.answerFor(new Request('https://elsewhere.example/'))).toBeUndefined()
  })
})

describe('the worker answers', () => {
  it.each(['/', '/auth', '/pa/auth', '/auth/', '/local-news', '/restore', '/storage', '/functions'])(
    'the page %s',
    async (path) => {
      expect((await open(path)).status).toBe(200)
    },
  )

  it('a cached page offline, complete and with the headers of every page', async () => {
    await worker.cacheLanguage('en')
    phone.line = 0
    const response = await open('/auth?from=cart')
    expect(await response.text()).toBe(
      '<html lang="en"><title>sign in</title><body><div id="root"><h1>sign in $& one</h1></div>',
    )
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    })
  })

  it('a cached page from the phone even with a network, which is for uncached ones', async () => {
    await worker.cacheLanguage('en')
    phone.requested.length = 0
    await open('/seeds-catalog')
    expect(phone.requested).toEqual([])
  })

  it('an unknown address offline with the page for that', async () => {
    await worker.cacheLanguage('en')
    phone.line = 0
    const response = await open('/nowhere')
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('no page')])
  })

  it('in three languages that there is no network, with an empty cache', async () => {
    phone.line = 0
    const response = await open('/')
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringMatching(/ਨੈੱਟਵਰਕ[^]*नेटवर्क[^]*No network/),
    ])
  })

  it('a file with a hash in its name from the phone, once it was there', async () => {
    const file = () => worker.answerFor(requestFor('/assets/menu-1.js'))!.then((response) => response.text())
    const first = await file()
    phone.line = 0
    expect(await file()).toBe(first)
  })

  it('with an error if there is one, and caches none', async () => {
    const missing = () => worker.answerFor(requestFor('/assets/missing-1.js'))!
    expect([(await missing()).status, (await missing()).status]).toEqual([404, 404])
    expect(phone.requested).toEqual(['/assets/missing-1.js', '/assets/missing-1.js'])
  })

  it('with a Wi-Fi’s page in a file’s place, and does not cache it', async () => {
    phone.odd.set('/assets/react.js', 'portal')
    await worker.answerFor(requestFor('/assets/react.js'))
    phone.odd.clear()
    const response = await worker.answerFor(requestFor('/assets/react.js'))!
    expect(await response.text()).toBe('/assets/react.js of build one')
  })

  it('a cached file without a hash in its name, offline', async () => {
    await worker.cacheLanguage('hi')
    phone.line = 0
    const manifest = await worker.answerFor(requestFor('/manifest-hi.webmanifest'))!
    expect(await manifest.text()).toBe('/manifest-hi.webmanifest of build one')
  })
})

describe('the language of a page', () => {
  const languageAt = async (path: string) => /lang="(\w+)"/.exec(await textOf(path))?.[1]
  const factsAt = async (path: string) => /<html (.*?) ?lang=/.exec(await textOf(path))?.[1]

  it('is that of the address without a choice', async () => {
    await worker.cacheLanguage('en')
    await worker.cacheLanguage('pa')
    expect(await languageAt('/seeds-catalog')).toBe('en')
    expect(await languageAt('/pa/seeds-catalog')).toBe('pa')
  })

  it('is the chosen one at an address without a language, from the phone and without a request', async () => {
    await worker.cacheLanguage('pa')
    await worker.noteChoice('pa')
    phone.requested.length = 0
    expect(await languageAt('/seeds-catalog?q=1')).toBe('pa')
    expect(await factsAt('/seeds-catalog?q=1')).toBe('data-at="/pa/seeds-catalog"')
    expect(await factsAt('/')).toBe('data-at="/pa"')
    expect(phone.requested).toEqual([])
  })

  it.each(['/hi', '/hi/auth', '/pa/auth', '/?lang=hi', '/auth?lang=hi', '/hi/auth?lang=hi', '/hi/nowhere'])(
    'is not changed by the link %s, whatever the network does',
    async (link) => {
      await worker.cacheLanguage('en')
      await worker.noteChoice('en')
      for (const odd of [undefined, 'portal', 502, 'elsewhere'] as const) {
        if (odd) phone.odd.set('*', odd)
        await open(link)
        expect(await worker.chosenLanguage()).toBe('en')
        expect(await languageAt('/')).toBe('en')
      }
    },
  )

  it('changes at a page’s message, and ignores unknown languages', async () => {
    for (const [page, noted] of [
      ['pa', 'pa'],
      ['en', 'en'],
      ['klingon', 'en'],
      [{ toString: 1 }, 'en'],
    ]) {
      await worker.noteChoice(page)
      expect(await worker.chosenLanguage()).toBe(noted)
    }
  })
})

describe('a language that is not on the phone', () => {
  const notice = /Punjabi is not on this phone yet.*ਪੰਜਾਬੀ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ.*पंजाबी अभी इस फ़ोन में नहीं/s

  beforeEach(async () => {
    await worker.cacheLanguage('en')
    await worker.noteChoice('en')
  })

  it.each(['portal', 'elsewhere', 502, 503, 'hang', 'stall'] as const)(
    'is answered with the cached page and one notice in three languages, in five seconds, over a connection that shows %s',
    async (odd) => {
      vi.useFakeTimers()
      phone.odd.set('*', odd)
      for (const path of ['/pa/auth?lang=pa', '/pa', '/pa/', '/pa/seeds-catalog/?q=1']) {
        const answer = open(path).then(async (response) => [response.status, await response.text()] as const)
        await vi.advanceTimersByTimeAsync(5_000)
        const [status, text] = await answer
        expect([status, text.match(/<div role="status"/g)?.length]).toEqual([200, 1])
        expect(text).toMatch(notice)
        expect(text).toMatch(/<html data-at="\/[\w-]*" data-missing="pa" lang="en">/)
      }
      vi.useRealTimers()
    },
  )

  it('is answered so at once offline, and nothing else on the phone changes', async () => {
    phone.line = 0
    expect(await textOf('/pa/auth?lang=pa')).toMatch(notice)
    for (const path of ['/', '/auth', '/seeds-catalog']) {
      const response = await open(path)
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.not.stringContaining('data-missing'),
      ])
    }
  })

  it('comes from the network if that answers, also if nobody waited for the first answer', async () => {
    expect(await textOf('/pa/auth')).toContain('/pa/auth of build one')
    vi.useFakeTimers()
    phone.odd.set('/pa', 'hang')
    const first = open('/pa')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await (await first).text()).toMatch(notice)
    phone.odd.clear()
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(await textOf('/pa')).toContain('/pa of build one')
  })
})

describe('an address that the phone does not have', () => {
  it.each(['hang', 'stall', 'portal', 'elsewhere', 502, 503] as const)(
    'ends over a connection that shows %s: with the cached page for that, and with one that reloads by itself if none is cached',
    async (odd) => {
      vi.useFakeTimers()
      phone.odd.set('*', odd)
      const bare = open('/nowhere')
      await vi.advanceTimersByTimeAsync(26_000)
      expect([(await bare).status, await (await bare).text()]).toEqual([
        503,
        expect.stringContaining('http-equiv="refresh"'),
      ])
      phone.odd.clear()
      await worker.cacheLanguage('en')
      phone.odd.set('*', odd)
      const spared = open('/nowhere')
      await vi.advanceTimersByTimeAsync(5_000)
      expect([(await spared).status, await (await spared).text()]).toEqual([
        404,
        expect.stringMatching(/The network does not answer[^]*no page/),
      ])
      vi.useRealTimers()
    },
  )
})

describe('a phone without more room', () => {
  it.each(['/pa/auth', '/pa', '/auth?lang=hi'])('still opens %s', async (path) => {
    fill(phone.caches)
    expect((await open(path)).status).toBe(200)
  })

  it('deletes a choice that it cannot replace, so that the pages decide', async () => {
    await worker.noteChoice('hi')
    fill(phone.caches)
    await worker.noteChoice('en')
    expect(await worker.chosenLanguage()).toBeUndefined()
  })
})

describe('a phone whose caches cannot be read', () => {
  const broken = () => Promise.reject(new DOMException('Internal error', 'UnknownError'))
  const shut = { open: broken, match: broken, keys: broken }

  it.each(['/pa/auth', '/', '/assets/react.js', '/art/hero.svg'])(
    'gets %s over the network',
    async (path) => {
      await worker.cacheLanguage('pa')
      vi.stubGlobal('caches', shut)
      const isPage = !path.includes('.')
      const response = await worker.answerFor(requestFor(path, { page: isPage }))!
      expect(await response.text()).toContain(`${path} of build one`)
    },
  )

  it('says without a network that there is none', async () => {
    vi.stubGlobal('caches', shut)
    phone.line = 0
    expect((await open('/pa/auth')).status).toBe(503)
  })

  it('gets a page over the network that is damaged on the phone, and opens the others offline', async () => {
    await worker.cacheLanguage('pa')
    const pages = await phone.caches.open('pages-pa-one')
    await pages.put('/page/auth', new Response('{"head":"<ti'))
    expect(await textOf('/pa/auth')).toContain('/pa/auth of build one')
    phone.line = 0
    expect((await open('/pa/auth')).status).toBe(404)
    expect((await open('/pa')).status).toBe(200)
  })
})

/** Makes all caches refuse writes; reading and deleting still work. */
function fill(caches: CacheStorage) {
  const openAsBefore = caches.open.bind(caches)
  caches.open = async (name) =>
    Object.assign(await openAsBefore(name), {
      put: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
    })
}
