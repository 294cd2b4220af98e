import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '#src/base/languages.ts'
import { centre } from '#src/content/centre.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { foundIn, textsIn } from './built-pages.ts'
import { readingsIn } from './readings.ts'

for (const code of languages) {
  const built = (path: string) => {
    const address = addressIn(code, path)
    return readFileSync(`dist/${address === '/' ? 'index' : address.slice(1)}.html`, 'utf8')
  }

  it(`the file of every public page contains its words in ${code}`, () => {
    const missing = readingsIn(code).flatMap(({ path, title, words }) => {
      const there = new Set(textsIn(built(path)))
      return [title, ...words].filter((text) => !there.has(text.trim())).map((text) => `${path}: ${text}`)
    })
    expect(missing).toEqual([])
  })

  it(`the sitemap lists every public page in ${code} with its translations`, () => {
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

it('every page of the build has one title, one heading and a short description', () => {
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

it('every description ends as a sentence or a list, and no two pages share one', () => {
  const known = new Map<string, string>()
  const odd = builtPages().flatMap(([file, html]) => {
    const [description, title] = [describing(html), foundIn(html, /<title>([^<]+)<\/title>/)!]
    const canonical = foundIn(html, /<link rel="canonical" href="([^"]+)"/)
    if (!title.match(/ \| |, /)) return [`${file}: ${title} does not say whose page it is`]
    if (description.includes('…')) return [`${file}: ${description}`]
    // A second address of a page says the same as the page.
    const at = canonical ?? file
    const faults = [description, title].filter((text) => (known.get(text) ?? at) !== at)
    for (const text of [description, title]) known.set(text, at)
    return faults.map((text) => `${file}: ${text}`)
  })
  expect(odd).toEqual([])
})

it('the not-found page says so, and not that it is home', () => {
  const unknown = builtPages().filter(([file]) => file.endsWith('404.html'))
  expect(unknown).toHaveLength(languages.length)
  for (const [, html] of unknown) {
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('hrefLang="x-default"')
    expect(html).toContain('content="noindex"')
  }
})

it('every page of the build contains one inline script and one stylesheet, both named by the security policy', () => {
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

function describing(html: string): string {
  return foundIn(html, /<meta name="description" content="([^"]*)"/)!
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function plain(html: string): string {
  return html.replaceAll(/&(?:amp|quot|lt|gt|#x27|#39);/g, '?')
}
