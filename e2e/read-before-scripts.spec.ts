import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { addressIn } from '#src/i18n/address.ts'
import { partOf } from '#src/content/page.ts'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { foundIn, textsIn } from '#tests/built/built-pages.ts'
import { readingPages } from './pages/screens.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/words.ts'
import { expect, test, tongues } from './world.ts'

test.use({ serviceWorkers: 'block' })

/** The words that a reader must find on a page, in the order of the page. */
interface Reading {
  readonly path: string
  /** The address of the same page that search engines should know it by. */
  readonly knownAs?: string | undefined
  readonly title: string
  readonly words: readonly string[]
}

const seeds = (await catalogues()).get('seeds-catalog')!
const pages = await readingPages()

function readingsIn(code: Language): Reading[] {
  const sections = Object.entries(seeds.sections).map(([key, section]) => ({
    path: `/seeds-catalog/${key}`,
    title: section.title[code],
    words: Object.values(section.items).map(({ name }) => name[code]),
  }))
  const first = {
    path: '/',
    title: home.hero.title[code],
    words: [home.about.text[0][code], centre.address[code]],
  }
  const all = {
    path: '/seeds-catalog',
    title: seeds.title[code],
    words: [seeds.intro[code], ...sections.flatMap(({ words }) => words)],
  }
  const readOnly = [...pages]
    .filter(([, { access }]) => access !== 'signed-in')
    .map(([address, page]) => ({
      path: `/${address}`,
      knownAs: page.canonical,
      title: (page.opens === undefined ? page.title : partOf(page, page.opens).heading)[code],
      words: [(page.opens === undefined ? page.intro : page.title)[code]],
    }))
  const parts = [...pages].flatMap(([address, page]) =>
    (page.parts ?? []).map((id) => ({
      path: `/${address}/${id}`,
      knownAs: page.canonical ?? `/${address}`,
      title: partOf(page, id).heading[code],
      words: [page.title[code], partOf(page, id).description[code]],
    })),
  )
  return [first, all, ...sections, ...readOnly, ...parts]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [place, { code, name }] of tongues.entries()) {
    test(`a public page is there to be read in ${name}, with nothing in front of it`, async ({ page }) => {
      // Each page once: only its words are others in another language, and they are looked for in the files below.
      const own = readingsIn(code).filter((_, index) => index % tongues.length === place)
      for (const { path, title, words } of own) {
        await page.goto(addressIn(code, path))
        const heading = page.getByRole('heading', { name: title, exact: true }).first()
        await expect(heading).toBeVisible()
        const onTop = await heading.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        expect(onTop, `${path}: nothing covers the heading`).toBe(true)
        for (const word of words) await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
        await expect(page.getByText(wordsIn(code)('Cookie Consent Required'))).toBeHidden()
        await expect(page.locator('html')).toHaveAttribute('lang', code)
      }
    })

    test(`the daily needs ask for sign-in in ${name}, with the way to it`, async ({ page }) => {
      const t = wordsIn(code)
      await page.goto(addressIn(code, '/daily-needs'))
      await expect(page.getByRole('heading', { name: t('Authentication Required') })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: t('Sign In') })).toHaveAttribute(
        'href',
        `${addressIn(code, '/auth')}?to=%2Fdaily-needs`,
      )
    })
  }
})

for (const { code, name } of tongues) {
  const built = (path: string) => {
    const address = addressIn(code, path)
    return readFileSync(`dist/${address === '/' ? 'index' : address.slice(1)}.html`, 'utf8')
  }

  test(`the words of every public page are in its file in ${name}`, () => {
    const missing = readingsIn(code).flatMap(({ path, title, words }) => {
      const there = new Set(textsIn(built(path)))
      return [title, ...words].filter((text) => !there.has(text.trim())).map((text) => `${path}: ${text}`)
    })
    expect(missing).toEqual([])
  })

  test(`search engines are told of every public page in ${name} and where its translations are`, () => {
    for (const { path, knownAs = path } of readingsIn(code)) {
      const html = built(path)
      const at = (target: Language) => centre.site + addressIn(target, knownAs)
      expect(foundIn(html, /<title>([^<]+)<\/title>/)).toContain(centre.name[code])
      expect(html.match(/<link rel="canonical"/g)).toHaveLength(1)
      expect(foundIn(html, /<link rel="canonical" href="([^"]+)"/)).toBe(at(code))
      const others = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
      expect(others.map(([, lang, url]) => [lang, url])).toEqual([
        ['en', at('en')],
        ['pa', at('pa')],
        ['hi', at('hi')],
        ['x-default', at('en')],
      ])
    }
  })
}

test('every page of the build has one title, one heading and a short description', () => {
  const odd = builtPages().filter(([, html]) => {
    const titles = html.match(/<title>[^<]+<\/title>/g) ?? []
    const headings = html.match(/<h1[\s>]/g) ?? []
    const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)]
    const length = plain(descriptions[0]?.[1] ?? '').length
    const single = titles.length === 1 && headings.length === 1 && descriptions.length === 1
    return !single || length < 20 || length > 155
  })
  expect(odd.map(([file]) => file)).toEqual([])
})

test('every page of the build holds one inline script and one stylesheet, both named by the security policy', () => {
  const policy = /content-security-policy: (.*)/.exec(readFileSync('dist/_headers', 'utf8'))![1]!
  const allowed = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)![1]!.split(' ')
  expect(allowed('script-src')).not.toContain("'unsafe-inline'")
  expect(allowed('style-src')).not.toContain("'unsafe-inline'")
  const odd = builtPages().filter(([, html]) => {
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    const single = scripts.length === 1 && styles.length === 1
    const named =
      scripts.every(([, text]) => allowed('script-src').includes(hash(text!))) &&
      styles.every(([, text]) => allowed('style-src').includes(hash(text!)))
    return !single || !named || /<[^>]+\s(?:style|on\w+)="/.test(html)
  })
  expect(odd.map(([file]) => file)).toEqual([])
})

function builtPages(): [string, string][] {
  const files = globSync('dist/**/*.html')
  expect(files.length).toBeGreaterThan(30)
  return files.map((file) => [file, readFileSync(file, 'utf8')])
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function plain(html: string): string {
  return html.replaceAll(/&(?:amp|quot|lt|gt|#x27|#39);/g, '?')
}
