import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { contentsUrl, partUrl, pieceUrl } from '#src/base/offline-bundle.ts'
import { newPhone, requestFor, type Phone, type Worker } from './fake-browser.ts'
import { buildOf, bundleFor, copyOf, deployBundle, storedOf, type Build } from './small-build.ts'

/** Some text of a number of lines, none like another. */
const textOf = (name: string, lines: number) =>
  Array.from({ length: lines }, (_, at) =>
    createHash('sha256').update(`${name} ${at}`).digest('base64url'),
  ).join('\n')

const search = textOf('search', 4_000)
const pages = Array.from({ length: 40 }, (_, at) => `/page-${at}`)

/** A build with pages beside those of the small one, and a long text. None knows of another. */
function largeBuild(id: string, word: string, changed: (path: string) => boolean = () => false): Build {
  const build = buildOf(id, word, { '/search-en.json': search.replace(/$/m, ` ${word}`) })
  const more = pages.map((path) => [
    path,
    { head: `<title>${path}</title>`, body: textOf(changed(path) ? `${path} ${word}` : path, 400) },
  ])
  const { pack } = build
  return { ...build, pack: { ...pack, pages: { ...pack.pages, ...Object.fromEntries(more) } } }
}

const one = largeBuild('0ne1', 'wheat')
const two = largeBuild('two2', 'barley', (path) => path === '/page-7')
const difference = '/offline/en/one-two.json'
const entriesOf = (build: Build) => Object.fromEntries(copyOf(build, '').entries)
const partsIn = (paths: readonly string[]) => paths.filter((path) => /\/\d+\.txt$/.test(path))

/** The checksums of each entry: of the whole, then of its pieces. */
async function sumsIn(build: Build): Promise<Map<string, readonly string[]>> {
  const { shared, parts } = (await bundleFor(build, 'two')).contents
  return new Map([...shared, ...parts.flat()].map(([key, , ...sums]) => [key, sums]))
}

let phone: Phone
let worker: Worker

/** The answers that the network gave, and their bytes. */
const received = () => phone.requested.reduce((sum, path) => sum + (phone.contents.get(path)?.length ?? 0), 0)

async function deploy(build: Build): Promise<void> {
  phone.contents.clear()
  await deployBundle(phone, 'two', build)
  phone.requested.length = 0
  worker = await phone.startWorker()
}

const update = () =>
  worker.updateCachedLanguages().then(
    () => 'all',
    (error: Error) => (error.name === 'QuotaExceededError' ? 'full' : 'part'),
  )

beforeEach(async () => {
  phone = newPhone()
  await deployBundle(phone, 'one', one)
  await (await phone.startWorker()).cacheLanguage('en')
})

it('fetches of a build that knows no other only what changed, and of a long text only its pieces', async () => {
  await deploy(two)
  expect(await update()).toBe('all')
  expect(await storedOf(phone, 'two', two)).toEqual(entriesOf(two))
  expect(phone.requested.slice(0, 2)).toEqual([difference, contentsUrl('en', 'two')])
  // The few bytes of the main pages come at once.
  expect(partsIn(phone.requested)).toEqual([partUrl('en', 'two', 0)])
  const sums = await sumsIn(two)
  const singly = phone.requested.slice(2).filter((path) => !/\/\d+\.txt$|icon/.test(path))
  const [page, family] = ['/page/page-7', '/family/seeds/item'].map((key) => sums.get(key)![0]!)
  const [, ...pieces] = sums.get('/search-en.json')!
  expect(pieces.length).toBeGreaterThan(10)
  const wanted = [page!, family!, pieces[0]!].map((sum) => pieceUrl('en', 'two', sum))
  expect(singly.toSorted()).toEqual(wanted.toSorted())
  const all = Object.values(entriesOf(two)).reduce((sum, text) => sum + text.length, 0)
  expect(received()).toBeLessThan(all / 10)
})

it('fetches a part at once where most of it changed', async () => {
  const other = largeBuild('two2', 'barley', () => true)
  await deploy(other)
  expect(await update()).toBe('all')
  expect(await storedOf(phone, 'two', other)).toEqual(entriesOf(other))
  const { parts } = (await bundleFor(other, 'two')).contents
  const withPages = parts.flatMap((part, at) =>
    part.filter(([key]) => key.startsWith('/page/page-')).length > 4 ? [partUrl('en', 'two', at)] : [],
  )
  expect(withPages.length).toBeGreaterThan(2)
  expect(partsIn(phone.requested)).toEqual([partUrl('en', 'two', 0), ...withPages])
})

it('fetches nothing but the list where only names of files changed', async () => {
  const same = JSON.parse(JSON.stringify(one).replaceAll('0ne1', 'two2')) as Build
  await deploy(same)
  expect(await update()).toBe('all')
  expect(phone.requested).toEqual([difference, contentsUrl('en', 'two'), '/icons/icon.png'])
  expect(await storedOf(phone, 'two', same)).toEqual(entriesOf(same))
})

it('is whole after the connection ended at any answer, serves the earlier build until then, and asks for no entry twice', async () => {
  await deploy(two)
  await update()
  const answers = phone.requested.length
  for (let line = 0; line < answers; line++) {
    phone = newPhone()
    await deployBundle(phone, 'one', one)
    await (await phone.startWorker()).cacheLanguage('en')
    await deploy(two)
    phone.line = line
    expect(await update()).toBe('part')
    const page = await worker.answerFor(requestFor('/page-7', { page: true }))!
    expect(await page.text()).toContain(textOf('/page-7', 1))
    expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
    const before = phone.requested.splice(0).slice(2)
    phone.line = Infinity
    expect(await update()).toBe('all')
    expect(await storedOf(phone, 'two', two)).toEqual(entriesOf(two))
    expect(phone.requested.filter((path) => before.includes(path))).toEqual([])
  }
})

it('stores nothing that is not what the build wrote, and fetches the part instead', async () => {
  await deploy(two)
  const [sum] = (await sumsIn(two)).get('/page/page-7')!
  phone.contents.set(pieceUrl('en', 'two', sum!), 'something else')
  const [code] = two.pack.assets as [string]
  await (await phone.caches.open('assets')).put(code.replace('two2', '0ne1'), new Response('half of a fi'))
  expect(await update()).toBe('all')
  expect(await storedOf(phone, 'two', two)).toEqual(entriesOf(two))
  expect(partsIn(phone.requested).length).toBe(2)
  expect(phone.requested).toContain(code)
})

it('says that the phone is full, and the earlier build stays whole', async () => {
  await deploy(two)
  for (const room of [0, 1, 5, 40]) {
    phone.room = room
    expect(await update()).toBe('full')
    expect(await storedOf(phone, 'one', one)).toEqual(entriesOf(one))
  }
})
