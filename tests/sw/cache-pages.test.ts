import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPhone, requestFor, type Phone, type Worker } from './fake-browser.ts'

let phone: Phone
let worker: Worker

beforeEach(async () => {
  phone = newPhone()
  worker = await phone.startWorker()
})

const open = (path: string, by = worker) => by.answerFor(requestFor(path, { page: true }))!
const offline = async <T>(act: () => Promise<T>): Promise<T> => {
  const { line } = phone
  phone.line = 0
  return act().finally(() => (phone.line = line))
}
const cachedAssets = async () =>
  (await (await phone.caches.open('assets')).keys()).map(({ url }) => new URL(url).pathname).toSorted()

/** A newer build comes out; its worker is installed, which means that it waits until the person takes it. */
async function update(build: string): Promise<Worker> {
  phone.build = build
  const waiting = await phone.startWorker()
  await waiting.updateCachedLanguages()
  return waiting
}

describe('caching a language from a host without a bundle of it', () => {
  it('brings every page, file and chunk of it to the phone, each over the network once', async () => {
    expect(await worker.cacheLanguage('pa')).toBe(true)
    expect(await worker.cacheLanguage('pa')).toBe(true)
    expect(phone.requested.toSorted()).toEqual([
      '/art/hero.svg',
      '/assets/app-pa-one.js',
      '/assets/react.js',
      '/manifest-pa.webmanifest',
      '/offline/pa-one/0.txt',
      '/offline/pa-one/contents.json',
      '/offline/pa.json',
    ])
    for (const path of ['/pa', '/pa/auth', '/pa/seeds-catalog'])
      expect((await offline(() => open(path))).status).toBe(200)
  })

  it('is one download, however often the page asks meanwhile', async () => {
    const asks = [worker.cacheLanguage('pa'), worker.cacheLanguage('pa'), worker.cacheLanguage('pa')]
    expect(await Promise.all(asks)).toEqual([true, true, true])
    expect(new Set(phone.requested).size).toBe(phone.requested.length)
  })

  it.each([undefined, null, 'fr', '', {}, '__proto__'])(
    'is not done for %s, which is no language',
    async (language) => {
      expect(await worker.cacheLanguage(language)).toBe(false)
      expect(phone.requested).toEqual([])
    },
  )

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'that breaks after %i answers serves nothing, and continues at the same file',
    async (answers) => {
      phone.line = answers
      await expect(worker.cacheLanguage('en')).rejects.toThrow()
      expect((await offline(() => open('/seeds-catalog'))).status).toBe(503)

      phone.line = Infinity
      expect(await worker.cacheLanguage('en')).toBe(true)
      expect((await offline(() => open('/seeds-catalog'))).status).toBe(200)
      const files = phone.requested.filter((path) => !path.startsWith('/offline/'))
      expect(new Set(files).size).toBe(files.length)
    },
  )

  it('with one file missing requests that one again, and none that is still loading', async () => {
    phone.odd.set('/assets/app-en-one.js', 'missing').set('/assets/react.js', 'late')
    for (const _ of [1, 2, 3]) await expect(worker.cacheLanguage('en')).rejects.toThrow()
    expect(phone.requested.filter((path) => path === '/assets/react.js')).toHaveLength(1)
    expect(phone.requested.filter((path) => path === '/assets/app-en-one.js')).toHaveLength(3)
  })

  it.each(['hang', 'stall'] as const)(
    'ends in a minute on a network that lets every request %s, and is complete at the next good one',
    async (silence) => {
      vi.useFakeTimers()
      phone.odd.set('*', silence)
      const ended = worker.cacheLanguage('en').then(
        () => 'kept',
        () => 'not kept',
      )
      await vi.advanceTimersByTimeAsync(60_000)
      vi.useRealTimers()
      expect(await ended).toBe('not kept')
      phone.odd.clear()
      expect(await worker.cacheLanguage('en')).toBe(true)
    },
  )

  it('requests a single file without an answer again, and is complete with the others', async () => {
    vi.useFakeTimers()
    phone.odd.set('/assets/react.js', 'hang')
    const ended = worker.cacheLanguage('en')
    await vi.advanceTimersByTimeAsync(5_000)
    phone.odd.clear()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await ended).toBe(true)
  })

  it.each(['/assets/react.js', '/art/hero.svg', '/offline/en.json'])(
    'does not accept the page of a Wi-Fi for %s',
    async (path) => {
      phone.odd.set(path, 'portal')
      await expect(worker.cacheLanguage('en')).rejects.toThrow()
      phone.odd.clear()
      expect(await worker.cacheLanguage('en')).toBe(true)
      if (path.startsWith('/offline/')) return
      const response = await offline(() => worker.answerFor(requestFor(path))!)
      expect(await response.text()).toBe(`${path} of build one`)
    },
  )

  it('leaves the phone with the chosen language only', async () => {
    await worker.cacheLanguage('en')
    await worker.noteChoice('hi')
    await worker.cacheLanguage('hi')
    expect((await phone.caches.keys()).filter((name) => name.startsWith('pages-'))).toEqual(['pages-hi-one'])
  })

  it('that another one has displaced meanwhile does not count as cached, and deletes nothing', async () => {
    await worker.noteChoice('en')
    await worker.cacheLanguage('en')
    const keep = (language: string) =>
      worker.cacheLanguage(language).then(
        () => 'kept',
        () => 'not kept',
      )
    vi.useFakeTimers()
    phone.odd.set('/offline/hi.json', 'hang')
    const first = keep('hi')
    await vi.advanceTimersByTimeAsync(1_000)
    // The person has changed the language, back, and again.
    await worker.cacheLanguage('en')
    await worker.noteChoice('hi')
    const second = keep('hi')
    phone.odd.clear()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await Promise.all([first, second])).toEqual(['not kept', 'not kept'])
    expect((await offline(() => open('/?lang=en'))).status).toBe(200)

    expect(await keep('hi')).toBe('kept')
    expect((await offline(() => open('/hi'))).status).toBe(200)
  })

  it('deletes nothing from the phone before the new language is complete', async () => {
    await worker.cacheLanguage('en')
    await worker.noteChoice('hi')
    phone.line = 2
    await expect(worker.cacheLanguage('hi')).rejects.toThrow()
    const response = await offline(() => open('/?lang=en'))
    expect(response.status).toBe(200)
  })
})

describe.each(['nobody has chosen a language', 'the language was chosen'])('while %s', (choice) => {
  const path = choice === 'the language was chosen' ? '/pa' : '/'

  beforeEach(async () => {
    if (path === '/pa') await worker.noteChoice('pa')
    await worker.cacheLanguage(path === '/pa' ? 'pa' : 'en')
  })

  it('a waiting build changes no file of the open one', async () => {
    await update('two')
    expect(await (await offline(() => open(path))).text()).toContain('$& one')
  })

  it('an accepted build serves its own pages offline', async () => {
    const next = await update('two')
    await next.dropOlderBuilds()
    expect(await (await offline(() => open(path, next))).text()).toContain('$& two')
    expect((await phone.caches.keys()).filter((name) => name.startsWith('pages-'))).toHaveLength(1)
  })

  it('the chunks of the previous build stay while its pages may be open, and are deleted with the build after', async () => {
    const language = path === '/pa' ? 'pa' : 'en'
    const second = await update('two')
    await second.dropOlderBuilds()
    expect(await cachedAssets()).toEqual([
      `/assets/app-${language}-one.js`,
      `/assets/app-${language}-two.js`,
      '/assets/react.js',
    ])
    const third = await update('three')
    await third.dropOlderBuilds()
    expect(await cachedAssets()).toEqual([
      `/assets/app-${language}-three.js`,
      `/assets/app-${language}-two.js`,
      '/assets/react.js',
    ])
  })

  it('an update fetches nothing of a language that it deletes', async () => {
    if (path === '/') await worker.noteChoice('en')
    await worker.cacheLanguage('hi')
    phone.requested.length = 0
    await update('two')
    expect(phone.requested.filter((file) => file.includes('hi'))).toEqual([])
    expect(await phone.caches.keys()).not.toContain('pages-hi-two')
  })

  it('an interrupted update leaves the phone unchanged', async () => {
    phone.line = 2
    await expect(update('two')).rejects.toThrow()
    expect(await (await offline(() => open(path))).text()).toContain('$& one')
  })
})

describe('a language that was chosen while a newer build waited', () => {
  it('opens offline once that build is taken, and is then made of this copy', async () => {
    await worker.noteChoice('pa')
    await worker.cacheLanguage('pa')
    const next = await update('two')
    await worker.noteChoice('hi')
    await worker.cacheLanguage('hi')
    await next.dropOlderBuilds()

    expect(await (await offline(() => open('/hi', next))).text()).toContain('<h1>home')
    expect((await offline(() => next.answerFor(requestFor('/art/hero.svg'))!)).status).toBe(200)
    expect((await offline(() => next.answerFor(requestFor('/assets/react.js'))!)).status).toBe(200)

    phone.requested.length = 0
    expect(await next.cacheLanguage('hi')).toBe(true)
    expect(phone.requested[0]).toBe('/offline/hi/one-two.json')
    expect(await (await offline(() => open('/hi', next))).text()).toContain('$& two')
    const third = await update('three')
    await third.dropOlderBuilds()
    expect((await phone.caches.keys()).filter((name) => name.startsWith('pages-'))).toEqual([
      'pages-hi-three',
    ])
  })
})
