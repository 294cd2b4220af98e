import { createHash } from 'node:crypto'
import { pictureSize } from '#scripts/build/picture-size.ts'
import { sumOf } from '#src/base/difference.ts'
import { contentsUrl, partUrl, type BundleContents } from '#src/base/offline-bundle.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { expectFresh } from './pages.ts'
import { fetchedPack, packOf } from './pack.ts'
import { forEach, open, sure, type Check, type Site } from './site.ts'

/** Files that the pages and the worker ask for. */
export const fileChecks: Check[] = [
  {
    describes: 'The worker is a script of this origin and is asked for anew each time',
    holds: async (site) => {
      const worker = await open(site, '/sw.js')
      sure(worker.status === 200, `/sw.js answered ${worker.status}`)
      expectType(worker, /^(text|application)\/javascript/)
      expectFresh(worker)
    },
  },
  {
    describes: 'The code that the worker imports is there, as a script',
    holds: async (site) => {
      const [, file] = /importScripts\("([^"]+)"\)/.exec(await (await open(site, '/sw.js')).text()) ?? []
      sure(file !== undefined, '/sw.js imports no code')
      const code = await open(site, file)
      sure(code.status === 200, `${file} answered ${code.status}`)
      expectType(code, /^(text|application)\/javascript/)
    },
  },
  {
    describes: 'The worker and the offline packs are of one build',
    holds: async (site) => {
      const worker = await (await open(site, '/sw.js')).text()
      for (const language of languages) {
        const hash = createHash('md5')
          .update((await fetchedPack(site, language)).bytes)
          .digest('hex')
        sure(worker.includes(hash), `The worker knows another offline/${language}.json`)
      }
    },
  },
  ...languages.map((language) => ({
    describes: `All that a phone fetches at first is there in the bundle of the worker's build (${language})`,
    holds: (site: Site) => expectBundle(site, language),
  })),
  ...languages.map((language) => ({
    describes: `Every page that a phone keeps is there as a file too (${language})`,
    holds: (site: Site) => expectPages(site, language),
  })),
  ...languages.map((language) => ({
    describes: `Every file that a phone keeps is there, and the app's own may be kept for ever (${language})`,
    holds: (site: Site) => expectFiles(site, language),
  })),
  {
    describes: 'A file that is not there is 404 and not kept',
    holds: async (site) => {
      const missing = await open(site, '/assets/no-such-file.js')
      sure(missing.status === 404, `/assets/no-such-file.js answered ${missing.status}`)
      const header = missing.headers.get('cache-control') ?? ''
      sure(!header.includes('immutable'), `cache-control is ${header}`)
    },
  },
  {
    describes: 'Files with a dot in front are not shown',
    holds: async (site) => {
      for (const path of ['/.stamp', '/.env', '/.git/HEAD']) {
        const { status } = await open(site, path)
        sure(status === 403 || status === 404, `${path} answered ${status}`)
      }
    },
  },
  ...languages.map((language) => ({
    describes: `The manifest can be read, and what it names is there (${language})`,
    holds: (site: Site) => expectManifest(site, language),
  })),
  {
    describes: 'Search engines find robots.txt and the list of pages',
    holds: async (site) => {
      for (const path of ['/robots.txt', '/sitemap.xml']) {
        const { status } = await open(site, path)
        sure(status === 200, `${path} answered ${status}`)
      }
    },
  },
]

async function expectBundle(site: Site, language: Language): Promise<void> {
  const worker = await (await open(site, '/sw.js')).text()
  const [, revision] = new RegExp(`"revision":"(\\w+)","url":"offline/${language}\\.json"`).exec(worker) ?? []
  sure(revision !== undefined, 'The worker knows no pack')
  const listed = await open(site, contentsUrl(language, revision))
  sure(listed.status === 200, `${listed.url} answered ${listed.status}`)
  const { parts } = (await listed.json()) as BundleContents
  for (const [part, entries] of parts.entries()) {
    const answer = await open(site, partUrl(language, revision, part))
    const bytes = new Uint8Array(await answer.arrayBuffer())
    let at = 0
    for (const [key, length, sum] of entries) {
      sure((await sumOf(bytes.slice(at, at + length))) === sum, `${answer.url} has another ${key}`)
      at += length
    }
  }
}

async function expectPages(site: Site, language: Language): Promise<void> {
  const { pages } = await packOf(site, language)
  await forEach(Object.keys(pages), async (path) => {
    if (path === '/not-found') return
    const address = addressIn(language, path)
    const { status, headers } = await open(site, address, { method: 'HEAD' })
    sure(status === 200, `${address} answered ${status}`)
    sure(headers.get('content-type')?.startsWith('text/html') ?? false, `${address} is no page`)
  })
}

function typeOf(path: string): RegExp {
  if (path.endsWith('.svg')) return /^image\/svg\+xml/
  return path.endsWith('.css') ? /^text\/css/ : /^(text|application)\/javascript/
}

async function expectFiles(site: Site, language: Language): Promise<void> {
  const { assets, files } = await packOf(site, language)
  await forEach(assets, async (path) => {
    const answer = await open(site, path, { method: 'HEAD' })
    sure(answer.status === 200, `${path} answered ${answer.status}`)
    expectType(answer, typeOf(path))
    const header = answer.headers.get('cache-control') ?? 'missing'
    sure(
      header.includes('immutable') && header.includes('max-age=31536000'),
      `${path}: cache-control is ${header}`,
    )
    sure(answer.headers.get('x-content-type-options') === 'nosniff', `${path} bears no nosniff`)
  })
  await forEach(files, async (path) => {
    const answer = await open(site, path, { method: 'HEAD' })
    sure(answer.status === 200, `${path} answered ${answer.status}`)
    expectFresh(answer)
  })
}

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

interface Manifest {
  readonly lang: string
  readonly id: string
  readonly start_url: string
  readonly icons: readonly Picture[]
  readonly screenshots?: readonly Picture[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[]
}

async function expectManifest(site: Site, language: Language): Promise<void> {
  const answer = await open(site, `/manifest-${language}.webmanifest`)
  sure(answer.status === 200, `It answered ${answer.status}`)
  expectType(answer, /^application\/manifest\+json/)
  const manifest = (await answer.json()) as Manifest
  sure(manifest.lang === language && manifest.id === '/' && manifest.start_url === '/', 'It is another app’s')
  const { icons, shortcuts, screenshots = [] } = manifest
  await forEach([...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)], (picture) =>
    expectPicture(site, picture),
  )
  await forEach(shortcuts, async ({ url }) => {
    const { status } = await open(site, url, { method: 'HEAD' })
    sure(status === 200, `The shortcut ${url} answered ${status}`)
  })
}

async function expectPicture(site: Site, { src, sizes, type }: Picture): Promise<void> {
  const answer = await open(site, src)
  sure(answer.status === 200, `${src} answered ${answer.status}`)
  sure(answer.headers.get('content-type') === type, `${src} comes as ${answer.headers.get('content-type')}`)
  if (type === 'image/svg+xml') return
  const size = pictureSize(new Uint8Array(await answer.arrayBuffer()))
  sure(size === sizes, `${src} is ${size}`)
}

function expectType(answer: Response, type: RegExp): void {
  const header = answer.headers.get('content-type') ?? 'missing'
  sure(type.test(header), `${answer.url} comes as ${header}`)
}
