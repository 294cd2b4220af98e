import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cspHash } from '#scripts/build/headers.ts'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { pageOf } from '#src/base/page-family.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { builtPages } from './built-pages.ts'

const pages = await builtPages()
const codeIn = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" crossorigin href="([^"]+)"`, 'g'))].map(
    ([, file]) => file!,
  )

describe.each(languages)('the cached pages (%s)', (language) => {
  const pack = readFile(`dist/offline/${language}.json`, 'utf8').then(
    (file) => JSON.parse(file) as OfflinePack,
  )
  const own = pages.filter((page) => page.language === language)
  const partsOf = ({ pages: stored, families }: OfflinePack, path: string) => {
    const [parent, key] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
    return stored[path] ?? pageOf(families[parent]!, parent, key)!
  }

  // Code that the page requests itself delays the first paint by a third.
  it('request no code before their first paint', async () => {
    const { shell, ...stored } = await pack
    const parts = own.map(({ path }) => partsOf({ shell, ...stored }, path))
    const all = [shell, ...parts.map(({ head, body }) => head + body)]
    expect(all.filter((html) => /<script[^>]* src=|rel="modulepreload"/.test(html))).toEqual([])
  })

  it('request the same code after it as from the network', async () => {
    const { shell, ...stored } = await pack
    for (const { path, html } of own)
      expect(codeIn(shell + partsOf({ shell, ...stored }, path).head, 'later'), path).toEqual(
        codeIn(html, 'modulepreload'),
      )
    const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(own[0]!.html)!
    expect(shell).toContain(`<script data-entry="${entry}">`)
  })

  // On the line it runs while the rest is on the way; where all is there, the browser would paint an empty page after it.
  it('have their first script after the styles, which from the network comes before them', async () => {
    const { shell } = await pack
    const scriptIsFirst = (html: string) => html.indexOf('<script>') < html.indexOf('<style>')
    expect(own.filter(({ html }) => !scriptIsFirst(html)).map(({ path }) => path)).toEqual([])
    expect(scriptIsFirst(shell)).toBe(false)
  })

  // Requested after the page's small files, the large ones would come two round trips later.
  it('name the code of the app before that of the page', async () => {
    const { shell } = await pack
    const ofApp = codeIn(shell, 'later')
    expect(ofApp.length).toBeGreaterThan(2)
    for (const { path, html } of own)
      expect(codeIn(html, 'modulepreload').slice(0, ofApp.length), path).toEqual(ofApp)
  })

  it('each name their own code', async () => {
    const ofApp = codeIn((await pack).shell, 'later')
    const without = own.filter(({ html }) => codeIn(html, 'modulepreload').length === ofApp.length)
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('allow their own scripts', async () => {
    const { shell, headers } = await pack
    const scripts = [...shell.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, script]) => script!)
    expect(scripts).toHaveLength(2)
    for (const script of scripts) expect(headers['content-security-policy']).toContain(cspHash(script))
  })
})
