import { beforeEach, expect, it } from 'vitest'
import type { Difference } from '#src/base/difference.ts'
import { differenceBetween } from '#scripts/build/differences.ts'
import { buildOf, copyOf, storedOf, type Build } from './small-build.ts'
import { newPhone, requestFor, type Phone, type Worker } from './fake-browser.ts'

const one = buildOf('0ne1', 'wheat')
let phone: Phone

function deploy(build: string, { pack, files }: Build, difference?: Difference, from = 'one') {
  phone.build = build
  phone.contents.clear()
  for (const [file, text] of Object.entries(files)) phone.contents.set(file, text)
  phone.contents.set('/offline/en.json', JSON.stringify(pack))
  if (difference) phone.contents.set(`/offline/en/${from}-${build}.json`, JSON.stringify(difference))
  phone.requested.length = 0
}

/** Installs the worker of the deployed build beside the other's pages. */
async function updated(): Promise<Worker> {
  const worker = await phone.startWorker()
  await worker.updateCachedLanguages()
  return worker
}

beforeEach(async () => {
  phone = newPhone()
  deploy('one', one)
  await (await phone.startWorker()).cacheLanguage('en')
})

const difference = (newer: Build, older = one) =>
  differenceBetween(copyOf(older, 'one'), copyOf(newer, 'two'))

it('makes all of a newer build from one small file and what is on the phone', async () => {
  const two = buildOf('two2', 'barley')
  deploy('two', two, await difference(two))
  const worker = await updated()
  expect(phone.requested).toEqual(['/offline/en/one-two.json'])
  expect(await storedOf(phone, 'two', two)).toEqual(Object.fromEntries(copyOf(two, 'two').entries))
  phone.line = 0
  const page = await worker.answerFor(requestFor('/seeds/item/wheat', { page: true }))!
  expect(await page.text()).toContain('One bag of barley')
})

it('keeps the other build complete beside it, and goes back to it in the same way', async () => {
  const two = buildOf('two2', 'barley')
  deploy('two', two, await difference(two))
  await (await updated()).dropOlderBuilds()
  deploy('one', one, await difference(one, two), 'two')
  await updated()
  expect(phone.requested).toEqual(['/offline/en/two-one.json'])
  expect(await storedOf(phone, 'one', one)).toEqual(Object.fromEntries(copyOf(one, 'one').entries))
})

it('fetches new code and changed pictures as files, and nothing else', async () => {
  const more = { '/assets/new-DDDDDDDD.js': 'export {}', '/icons/icon.png': 'another picture' }
  const two = buildOf('two2', 'barley', more)
  const [older, newer] = [copyOf(one, 'one'), copyOf(two, 'two')]
  deploy('two', two, await differenceBetween(older, newer))
  await updated()
  expect(phone.requested).toEqual(['/offline/en/one-two.json', '/assets/new-DDDDDDDD.js', '/icons/icon.png'])
  expect(await storedOf(phone, 'two', two)).toEqual(Object.fromEntries(newer.entries))
})

it('makes none of two files that an earlier build named alike', async () => {
  const older = buildOf('0ne1', 'wheat', { '/assets/home-EEEEEEEE.js': 'export const other = 1' })
  const two = buildOf('two2', 'barley')
  phone = newPhone()
  deploy('one', older)
  await (await phone.startWorker()).cacheLanguage('en')
  deploy('two', two, await difference(two, older))
  await updated()
  expect(phone.requested).toContain('/assets/home-two2BBBB.js')
  expect(await storedOf(phone, 'two', two)).toEqual(Object.fromEntries(copyOf(two, 'two').entries))
})

it('leaves out pages that the newer build has no more, and brings those that are new', async () => {
  const two = buildOf('two2', 'barley')
  const { '/help': help, ...others } = two.pack.pages
  const moved = { ...two, pack: { ...two.pack, pages: { ...others, '/support': help! } } }
  deploy('two', moved, await difference(moved))
  await updated()
  expect(await storedOf(phone, 'two', moved)).toEqual(Object.fromEntries(copyOf(moved, 'two').entries))
})

it('fetches the whole build where there is no difference from the phone’s', async () => {
  const two = buildOf('two2', 'barley')
  deploy('two', two)
  await updated()
  expect(phone.requested).toContain('/offline/en.json')
  expect(await storedOf(phone, 'two', two)).toEqual(Object.fromEntries(copyOf(two, 'two').entries))
})

it.each(['/page/help', '/assets/start-0ne1AAAA.js', '/art/hero.svg'])(
  'makes nothing of an entry that is not what the build wrote: %s',
  async (key) => {
    const two = buildOf('two2', 'barley')
    // The page changes too, so that its text is checked.
    const changed = {
      ...two,
      pack: { ...two.pack, pages: { ...two.pack.pages, '/help': { head: '', body: 'Another' } } },
    }
    const cache = await phone.caches.open(key.startsWith('/assets/') ? 'assets' : 'pages-en-one')
    await cache.put(key, new Response('half of a fi'))
    const made = await difference(changed)
    const withStart = { ...made, changed: { ...made.changed, ...(await wholeOf(changed, key)) } }
    deploy('two', changed, withStart)
    await updated()
    expect(await storedOf(phone, 'two', changed)).toEqual(Object.fromEntries(copyOf(changed, 'two').entries))
  },
)

/** The change of an entry that stays, but for the names in it: all of it, with its checksum. */
async function wholeOf({ pack, files }: Build, key: string): Promise<Difference['changed']> {
  const { sumOf } = await import('#src/base/difference.ts')
  const [path] = pack.assets.filter(
    (file) => key.startsWith('/assets/start') && file.startsWith('/assets/start'),
  )
  return path ? { [path]: [await sumOf(files[path]!), 0, 9_999] } : {}
}

it('an interrupted update leaves the open build as it is', async () => {
  const two = buildOf('two2', 'barley')
  deploy('two', two, await difference(two))
  phone.line = 0
  await expect(updated()).rejects.toThrow()
  expect(await storedOf(phone, 'one', one)).toEqual(Object.fromEntries(copyOf(one, 'one').entries))
})
