import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { openCachedShop } from '#tests/cached-shop.ts'
import { serve } from '#scripts/serve/serve.ts'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { centre } from '#src/content/centre.ts'
import type { ReadingPage } from '#src/content/page.ts'
import { addressIn, parted } from '#src/platform/i18n/address.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { faultsOf } from '#tests/content/english-words.ts'
import { builtPages, foundIn, textsIn, type BuiltPage } from './built-pages.ts'

const pages = await builtPages()
const byAddress = new Map(pages.map((page) => [page.address, page]))
const each = pages.map((page) => [page.address, page] as const)

const titleOf = ({ head }: BuiltPage) => foundIn(head, /<title>([^<]+)<\/title>/)!
const canonicalOf = ({ head }: BuiltPage) => foundIn(head, /<link rel="canonical" href="([^"]+)"/)!

/** True if the page itself forbids search engines to list it. */
const isUnlisted = ({ head }: BuiltPage) => /<meta name="robots" content="noindex"/.test(head)

/** True for a page that shows the way to sign in instead of its content. */
const asksForSignIn = ({ main, language, path }: BuiltPage) =>
  main.includes(`href="${addressIn(language, '/auth')}?to=${encodeURIComponent(path)}"`)

// A sheet that must be revalidated would be read anew with every later picture.
it.each(languages)('the pictures of every page come from one immutable, cached file (%s)', (language) => {
  const pack = JSON.parse(readFileSync(`dist/offline/${language}.json`, 'utf8')) as OfflinePack
  const bodies = pages.filter((page) => page.language === language).map(({ html }) => html)
  const sheets = new Set(
    bodies.flatMap((html) => [...html.matchAll(/<use href="([^"#]+)#/g)].map(([, file]) => file!)),
  )
  expect(sheets.size).toBe(1)
  expect(pack.assets).toEqual(expect.arrayContaining([...sheets]))
})

/** The texts of the links in the lines of links of a markup. */
const linesIn = (markup: string) =>
  [...markup.matchAll(/<nav.*?<\/nav>/gs)].flatMap(([line]) =>
    [...line.matchAll(/<a .*?<\/a>/gs)].flatMap(([link]) => textsIn(link)),
  )

it('no page repeats an entry of the header in a line of links of its own', () => {
  const repeated = pages.flatMap(({ address, html, main }) => {
    const [, header = ''] = /<header(.*?)<main/s.exec(html) ?? []
    const inHeader = new Set(linesIn(header))
    return linesIn(main)
      .filter((text) => inHeader.has(text))
      .map((text) => `${address}: ${text}`)
  })
  expect(repeated).toEqual([])
})

describe('the server', () => {
  let backend: LocalBackend
  let server: Server
  let url: string
  beforeAll(async () => {
    backend = await openCachedShop({ host: '127.0.0.1', siteUrl: 'http://127.0.0.1:4173' })
    server = await serve({ backend, host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }, 600_000)
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await backend.close()
  })

  it('answers every address with its page', async () => {
    const odd: unknown[] = []
    for (const { address, html } of pages) {
      const response = await fetch(url + address, { redirect: 'manual' })
      const isIt = (await response.text()) === html
      if (response.status !== 200 || !isIt) odd.push([address, response.status, isIt])
    }
    expect(odd).toEqual([])
  })

  it.each(languages)(
    'answers an unknown address with 404, in the language of the address (%s)',
    async (language) => {
      const response = await fetch(url + addressIn(language, '/nothing-here/at-all'))
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain('<meta name="robots" content="noindex"')
    },
  )

  it('answers the first requests of a search engine', async () => {
    for (const [file, type] of [
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'text/xml'],
    ] as const) {
      const response = await fetch(url + file)
      expect([file, response.status]).toEqual([file, 200])
      expect(response.headers.get('content-type')).toMatch(new RegExp(`^(?:${type}|application/xml)`))
    }
  })
})

describe.each(each)('%s', (_address, page) => {
  const { language, head, main, html } = page

  it('states its language, its address, and its translations', () => {
    expect(html).toContain(`<html lang="${language}"`)
    const known = parted(canonicalOf(page).slice(centre.site.length) || '/')
    expect(known[0]).toBe(language)
    expect(byAddress.has(addressIn(language, known[1])), 'its canonical address').toBe(true)
    const others = [...head.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
    expect(others.map(([, code, to]) => [code, to])).toEqual(
      [...languages.map((code) => [code, code] as const), ['x-default', 'en'] as const].map(([code, to]) => [
        code,
        centre.site + addressIn(to, known[1]),
      ]),
    )
  })

  it('preloads no picture that it does not show', () => {
    const early = [...head.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(
      ([, file]) => file!,
    )
    expect(early.filter((file) => !main.includes(`src="${file}"`))).toEqual([])
  })

  it('contains no text for programs only', () => {
    expect(html).not.toContain('[object Object]')
  })

  it('has a title and a description of at most 155 characters, in its language', () => {
    const description = foundIn(head, /<meta name="description" content="([^"]+)"/)!
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(155)
    expect([titleOf(page), description].flatMap((text) => inWrongLanguage(language, text))).toEqual([])
    expect(foundIn(head, /<meta property="og:title" content="([^"]+)"/)).toBe(titleOf(page))
    expect(foundIn(head, /<meta property="og:description" content="([^"]+)"/)).toBe(description)
    expect(foundIn(head, /<meta property="og:url" content="([^"]+)"/)).toBe(canonicalOf(page))
  })

  it('contains every part of the page, none that only scripts add', () => {
    expect(html).not.toContain('<!--$!-->')
  })

  it('has one first heading, and skips no level', () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const inMain = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(inMain[0]).toBe(1)
    expect(inMain.filter((level, place) => level > (inMain[place - 1] ?? 0) + 1)).toEqual([])
  })

  it('has no broken link', () => {
    expect(brokenLinks(page)).toEqual([])
  })

  it('is in its language', () => {
    expect(textsIn(main).flatMap((text) => inWrongLanguage(language, text))).toEqual([])
  })
})

describe.each(languages)('the titles (%s)', (language) => {
  it('are unique, except for a page’s other addresses', () => {
    const own = pages.filter((page) => page.language === language)
    const shared = [...Map.groupBy(own, titleOf)].map(
      ([title, group]) => [title, [...new Set(group.map(canonicalOf))]] as const,
    )
    expect(shared.filter(([, addresses]) => addresses.length > 1)).toEqual([])
  })
})

describe('access', async () => {
  const gated = await gatedPaths()

  it('is as the content says: a page behind the sign-in shows the sign-in, and is unlisted', () => {
    expect(gated.size).toBeGreaterThan(2)
    const odd = pages
      .filter(({ path }) => gated.get(path))
      .filter((page) => !asksForSignIn(page) || !isUnlisted(page))
    expect(odd.map(({ address }) => address)).toEqual([])
  })

  it('is as the content says: a public page is readable and listed', () => {
    const odd = pages
      .filter(({ path }) => gated.get(path) === false)
      .filter((page) => asksForSignIn(page) || isUnlisted(page))
    expect(odd.map(({ address }) => address)).toEqual([])
  })
})

it('the sitemap names every listed page and no other', () => {
  const listed = pages.filter((page) => !isUnlisted(page) && canonicalOf(page) === centre.site + page.address)
  const named = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url!,
  )
  expect(named.toSorted()).toEqual(listed.map(({ address }) => centre.site + address).toSorted())
  expect(named.length).toBeGreaterThan(30)
})

/** True or false for the paths of content files: whether they require a sign-in; `undefined` for unlisted ones. */
async function gatedPaths(): Promise<Map<string, boolean>> {
  const gated = new Map<string, boolean>()
  for (const [address, { access, sections }] of await catalogues())
    for (const path of ['', ...Object.keys(sections).map((section) => `/${section}`)])
      gated.set(`/${address}${path}`, access === 'signed-in')
  for (const file of globSync('src/content/pages/**/*.page.ts')) {
    const { default: page } = (await import(new URL(`../../${file}`, import.meta.url).href)) as {
      default: ReadingPage
    }
    if (page.unlisted) continue
    gated.set(file.replace(/^src\/content\/pages(.*)\.page\.ts$/, '$1'), page.access === 'signed-in')
  }
  return gated
}

/** Returns the links and pictures of a page that lead to no page, file or hash. */
function brokenLinks({ html, address }: BuiltPage): string[] {
  const targets = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target]) =>
    target!.replaceAll('&amp;', '&'),
  )
  return [...new Set(targets)].filter((target) => !isThere(target, address))
}

function isThere(target: string, from: string): boolean {
  if (/^(?:https?|mailto|tel|data):/.test(target)) return true
  const { pathname, hash } = new URL(target, new URL(from, 'http://here'))
  const id = decodeURIComponent(hash.slice(1))
  const page = byAddress.get(pathname)
  if (page) return !id || page.html.includes(`id="${id}"`)
  const file = `dist${pathname}`
  return existsSync(file) && (!id || readFileSync(file, 'utf8').includes(`id="${id}"`))
}

const script: Record<Language, RegExp> = { en: /[A-Za-z]/, pa: /[\u0a00-\u0a7f]/, hi: /[\u0900-\u097f]/ }

/**
 * Returns the language faults of a text. Names, grades and net addresses may have Latin letters; three Latin words
 * without the page's own letters between them are an untranslated sentence.
 */
function inWrongLanguage(language: Language, text: string): string[] {
  const faults = faultsOf(language, text).filter((fault) => !fault.includes('invisible'))
  const words = text.match(/(?<![\w@./+-])[A-Za-z]{2,}(?![\w@/+]|\.\w)/g) ?? []
  if (language !== 'en' && words.length >= 3 && !script[language].test(text))
    faults.push(`${language} is in Latin letters: ${text}`)
  return faults
}
