import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Class names of a `className`: in quotes, or in quotes between the placeholders of a template. */
const result = /className(?:=|: | = )(?:"([^"]*)"|\{`([^`]*)`\}|'([^']*)')/g

it('every class that a screen names has a rule: an unknown class would silently have none', async () => {
  const html = await readFile('dist/requests.html', 'utf8')
  const [, inline] = /<style[^>]*>([^]*?)<\/style>/.exec(html)!
  const rules = inline!.replaceAll(/\\(.)/g, '$1')
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
