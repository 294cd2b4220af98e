import { beforeEach, describe, expect, it } from 'vitest'
import { newPhone, origin, requestFor, type Phone, type Worker } from './phone.ts'

let phone: Phone
let worker: Worker

beforeEach(async () => {
  phone = newPhone()
  worker = await phone.startWorker()
})

const open = (path: string) => worker.answerFor(requestFor(path, { page: true }))!
const textOf = async (path: string) => (await open(path)).text()

describe('the worker leaves alone', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])(
    'every %s, so that no word of a person passes through it',
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
  ])('what the backend answers at %s', (path) => {
    expect(worker.answerFor(requestFor(path))).toBeUndefined()
    expect(worker.answerFor(requestFor(path, { page: true }))).toBeUndefined()
  })

  it('what belongs to another site', () => {
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

  it('a kept page without a network, whole and with the headers of every page', async () => {
    await worker.keepLanguage('en')
    phone.line = 0
    const response = await open('/auth?from=cart')
    expect(await response.text()).toBe('<html lang="en"><title>sign in</title><body><h1>sign in $& one</h1>')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    })
  })

  it('a kept page from the phone even with a network: the line is for what is not kept', async () => {
    await worker.keepLanguage('en')
    phone.asked.length = 0
    await open('/seeds-catalog')
    expect(phone.asked).toEqual([])
  })

  it('an unknown address without a network with the page for that', async () => {
    await worker.keepLanguage('en')
    phone.line = 0
    const response = await open('/nowhere')
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('no page')])
  })

  it('in three languages that there is no network, where it has kept nothing', async () => {
    phone.line = 0
    const response = await open('/')
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringMatching(/ਨੈੱਟਵਰਕ[^]*नेटवर्क[^]*No network/),
    ])
  })

  it('a file named by its content from the phone, once it was there', async () => {
    const file = () => worker.answerFor(requestFor('/assets/menu-1.js'))!.then((response) => response.text())
    const first = await file()
    phone.line = 0
    expect(await file()).toBe(first)
  })

  it('with an error where there is one, and keeps none', async () => {
    const missing = () => worker.answerFor(requestFor('/assets/missing-1.js'))!
    expect([(await missing()).status, (await missing()).status]).toEqual([404, 404])
    expect(phone.asked).toEqual(['/assets/missing-1.js', '/assets/missing-1.js'])
  })

  it('with the page of a Wi-Fi where that comes in a file’s place, and keeps it not', async () => {
    phone.odd.set('/assets/react.js', 'portal')
    await worker.answerFor(requestFor('/assets/react.js'))
    phone.odd.clear()
    const response = await worker.answerFor(requestFor('/assets/react.js'))!
    expect(await response.text()).toBe('/assets/react.js of build one')
  })

  it('a kept file that has no content in its name without a network', async () => {
    await worker.keepLanguage('hi')
    phone.line = 0
    const manifest = await worker.answerFor(requestFor('/manifest-hi.webmanifest'))!
    expect(await manifest.text()).toBe('/manifest-hi.webmanifest of build one')
  })
})

describe('the language of a page', () => {
  const redirect = async (path: string) => (await open(path)).headers.get('location')

  it('is that of the address while nobody has chosen', async () => {
    expect(await textOf('/seeds-catalog')).toBe('/seeds-catalog of build one')
    expect(await worker.chosenLanguage()).toBeUndefined()
  })

  it('is chosen by opening an address of that language first', async () => {
    await open('/hi/seeds-catalog')
    expect(await worker.chosenLanguage()).toBe('hi')
    expect(await redirect('/seeds-catalog?q=1')).toBe(`${origin}/hi/seeds-catalog?q=1`)
    expect(await redirect('/')).toBe(`${origin}/hi`)
  })

  it('stays the chosen one when somebody sends a link in another', async () => {
    await open('/pa')
    expect(await redirect('/hi/auth')).toBeNull()
    expect(await worker.chosenLanguage()).toBe('pa')
  })

  it('changes by the switch, back to English too', async () => {
    await open('/pa?lang=pa')
    await open('/?lang=en')
    expect(await worker.chosenLanguage()).toBe('en')
    expect(await redirect('/')).toBeNull()
    await open('/?lang=klingon')
    expect(await worker.chosenLanguage()).toBe('en')
  })

  it('is the one that the phone has, where the wanted one is not kept and there is no network', async () => {
    await worker.keepLanguage('pa')
    await open('/hi?lang=hi')
    phone.line = 0
    expect(await textOf('/hi/seeds-catalog/')).toBe(await textOf('/pa/seeds-catalog'))
    expect(await worker.chosenLanguage()).toBe('hi')
  })
})

describe('a phone without room for anything more', () => {
  it.each(['/pa/auth', '/pa', '/auth?lang=hi'])('still opens %s', async (path) => {
    fill(phone.caches)
    expect((await open(path)).status).toBe(200)
  })

  it('changes its language, also back to the one that needs no mark in the address', async () => {
    await worker.keepLanguage('hi')
    await worker.keepLanguage('en')
    await open('/auth?lang=hi')
    fill(phone.caches)
    phone.line = 0
    expect(await textOf('/auth?lang=en')).toContain('lang="en"')
    expect(await textOf('/auth')).toContain('lang="en"')
    expect(await textOf('/hi/auth')).toContain('lang="hi"')
  })
})

/** Nothing more goes into any cache; what is there can be read, and taken away. */
function fill(caches: CacheStorage) {
  const openAsBefore = caches.open.bind(caches)
  caches.open = async (name) =>
    Object.assign(await openAsBefore(name), {
      put: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
    })
}
