import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { contentsUrl, partUrl } from '#src/base/offline-bundle.ts'
import { newPhone, requestFor, type Oddity, type Phone, type Worker } from './fake-browser.ts'
import { buildOf, bundleFor, copyOf, deployBundle, storedOf, type Build } from './small-build.ts'

const one = buildOf('0ne1', 'wheat')
const two = buildOf('two2', 'barley')
/** Its parts: the main pages, the menu's code, and the rest. */
const [mainPart, menuPart, lastPart] = [0, 1, 2].map((part) => partUrl('en', 'one', part)) as [
  string,
  string,
  string,
]
const contents = contentsUrl('en', 'one')

let phone: Phone
let worker: Worker

const deploy = (revision: string, build: Build, language = 'en') =>
  deployBundle(phone, revision, build, language)
const entriesOf = (build: Build) => Object.fromEntries(copyOf(build, '').entries)
const keep = (language = 'en') =>
  worker.cacheLanguage(language).then(
    () => 'all',
    (error: Error) => (error.name === 'QuotaExceededError' ? 'full' : 'part'),
  )
const open = (path: string) => worker.answerFor(requestFor(path, { page: true }))!
const offline = async <T>(act: () => Promise<T>): Promise<T> => {
  phone.line = 0
  return act().finally(() => (phone.line = Infinity))
}
const statusOffline = async (path: string) => (await offline(() => open(path))).status

beforeEach(async () => {
  phone = newPhone()
  await deploy('one', one)
  worker = await phone.startWorker()
})

it('brings everything as it was built, in few files, and what every page loads as itself', async () => {
  expect(await keep()).toBe('all')
  expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
  expect(phone.requested.toSorted()).toEqual(
    [mainPart, menuPart, lastPart, contents, one.pack.assets[0]!, '/icons/icon.png'].toSorted(),
  )
  expect(phone.requested.filter((path) => path.endsWith('.txt'))).toEqual([mainPart, menuPart, lastPart])
})

it('stores each file with its type and the headers of the build, those with a hash in their name for good', async () => {
  await keep()
  const [, home] = one.pack.assets
  const response = (await (await phone.caches.open('assets')).match(home!))!
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/javascript',
  })
  const drawing = (await (await phone.caches.open('pages-en-one')).match('/art/hero.svg'))!
  expect(Object.fromEntries(drawing.headers)).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'image/svg+xml',
  })
})

it('is whole after any cuts of the connection, and never has half an entry before', async () => {
  const place = fc.record({
    path: fc.constantFrom(contents, mainPart, menuPart, lastPart),
    at: fc.nat({ max: 900 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 12 }), async (places) => {
      phone = newPhone()
      await deploy('one', one)
      worker = await phone.startWorker()
      for (const { path, at } of places) phone.cuts.set(path, [...(phone.cuts.get(path) ?? []), at])
      let extent = ''
      for (let asks = 0; extent !== 'all' && asks < 12; asks++) {
        extent = await keep()
        const { '/main': main, ...stored } = await storedOf(phone, 'one', one)
        const there = Object.entries(stored).filter(([, text]) => text !== 'is not there')
        expect(entriesOf(one)).toMatchObject(Object.fromEntries(there))
        if (extent === 'all') expect(main).toBeUndefined()
      }
      expect(extent).toBe('all')
      expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
    }),
  )
})

it('serves the main pages as soon as they are there, and names the others as not here', async () => {
  for (const path of [lastPart, '/offline/en.json']) phone.odd.set(path, 'missing')
  expect(await keep()).toBe('part')
  expect(await statusOffline('/')).toBe(200)
  const other = await offline(() => open('/help'))
  expect([other.status, await other.text()]).toEqual([404, expect.stringContaining('is not on this phone')])
  phone.odd.clear()
  expect(await keep()).toBe('all')
  expect(await statusOffline('/help')).toBe(200)
})

it('serves nothing while a part of the main pages is missing', async () => {
  for (const path of [menuPart, '/offline/en.json']) phone.odd.set(path, 'missing')
  expect(await keep()).toBe('part')
  expect(await statusOffline('/')).toBe(503)
})

it.each<[string, Oddity]>([
  ['nothing of it', 'missing'],
  ['the page of a Wi-Fi', 'portal'],
  ['an error', 502],
])('serves nothing while of what every page loads %s comes', async (_, oddity) => {
  phone.odd.set(one.pack.assets[0]!, oddity)
  expect(await keep()).toBe('part')
  expect(await statusOffline('/')).toBe(503)
})

it.each([contents, mainPart, menuPart, lastPart])(
  'takes no page of a Wi-Fi for %s: the rest comes as single files',
  async (path) => {
    phone.odd.set(path, 'portal')
    expect(await keep()).toBe('all')
    expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
    expect(phone.requested).toContain('/offline/en.json')
  },
)

it('stores nothing on a network that answers everything by itself', async () => {
  phone.odd.set('*', 'portal')
  expect(await keep()).toBe('part')
  expect((await (await phone.caches.open('pages-en-one')).keys()).length).toBe(0)
})

it.each([0, 1, 2])('takes no part %i of another build, of the same length', async (part) => {
  const like = buildOf('two2', 'maize')
  const text = (await bundleFor(like, 'two')).parts[part]!
  const own = (await bundleFor(one, 'one')).parts[part]!
  phone.contents.set(partUrl('en', 'one', part), part === 1 ? `${own.slice(0, -3)}"!!` : text)
  expect(await keep()).toBe('all')
  expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
})

it('mixes no two builds where the host changes in the middle', async () => {
  for (const path of [lastPart, '/offline/en.json']) phone.odd.set(path, 'missing')
  expect(await keep()).toBe('part')
  phone.contents.clear()
  phone.odd.clear()
  await deploy('two', two)
  expect(await keep()).toBe('all')
  expect(await storedOf(phone, 'one', two)).toEqual(entriesOf(two))
})

it('says that the phone is full, and serves what was there before', async () => {
  const mainEntries = 6
  // Also the shared files, and the mark.
  phone.room = mainEntries + 2
  expect(await keep()).toBe('full')
  expect(await statusOffline('/')).toBe(200)
  expect(await statusOffline('/help')).toBe(404)
  phone.room = Infinity
  expect(await keep()).toBe('all')
  expect(await statusOffline('/help')).toBe(200)
})

it.each([0, 1, 2, 3, 4])('serves nothing on a phone with room for %i entries', async (room) => {
  phone.room = room
  expect(await keep()).toBe('full')
  expect(await statusOffline('/')).toBe(503)
})

it('goes on where the browser ended the worker, with what is missing', async () => {
  phone.cuts.set(lastPart, [40])
  phone.line = 6
  expect(await keep()).toBe('part')
  phone.line = Infinity
  phone.requested.length = 0
  worker = await phone.startWorker()
  expect(await keep()).toBe('all')
  expect(phone.requested.filter((path) => path.startsWith('/offline/'))).toEqual([contents, lastPart])
  expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
})

it('gives way to another language, which is then the only one', async () => {
  await deploy('one', one, 'pa')
  const first = keep('en')
  await worker.noteChoice('pa')
  expect(await keep('pa')).toBe('all')
  expect(await first).toBe('part')
  expect((await phone.caches.keys()).filter((name) => name.startsWith('pages-'))).toEqual(['pages-pa-one'])
})

it('brings another language without what the phone has from the first', async () => {
  await deploy('one', one, 'pa')
  await keep('en')
  phone.requested.length = 0
  expect(await keep('pa')).toBe('all')
  expect(phone.requested).not.toContain(partUrl('pa', 'one', 1))
})
