import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Class names of a `className`: in quotes, or in quotes between the placeholders of a template. */
const result = /className(?:=|: | = )(?:"([^"]*)"|\{`([^`]*)`\}|'([^']*)')/g

it('every class that a screen names has a rule: an unknown class would silently have none', async () => {
  const html = await readFile('dist/requests.html', 'utf8')
  const [, wide] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(html)!
  const [, inline] = /<style[^>]*>([^]*?)<\/style>/.exec(html)!
  const rules = (inline + (await readFile(`dist/${wide}`, 'utf8'))).replaceAll(/\\(.)/g, '$1')
  const without = new Map<string, string>()
  for await (const file of glob('src/**/*.tsx'))
    for (const name of classesIn(await readFile(file, 'utf8')))
      if (!rules.includes(`.${name}`)) without.set(name, file)
  expect(Object.fromEntries(without)).toEqual({})
})

function classesIn(source: string): string[] {
  return [...source.matchAll(result)].flatMap(([, quoted, template, single]) => {
    const choices = [...(template ?? '').matchAll(/[?:] '([^']*)'/g)].map(([, choice]) => choice!)
    const text = [quoted, single, template?.replaceAll(/\$\{[^}]*\}/g, ' '), ...choices].join(' ')
    return text.split(/\s+/).filter(Boolean)
  })
}

it('the sheet for wide windows and paper delays no phone', async () => {
  const html = await readFile('dist/pa.html', 'utf8')
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link)
  expect(sheets).toEqual([expect.stringMatching(/ media="\(min-width:36rem\),print">$/)])
  const pack = JSON.parse(await readFile('dist/offline/pa.json', 'utf8')) as {
    assets: string[]
    shell: string
  }
  const [, file] = /href="([^"]+)"/.exec(sheets[0]!)!
  expect(pack.assets).toContain(file)
  expect(pack.shell).toContain(sheets[0])
})
