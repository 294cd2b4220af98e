import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** Newcomers follow the documents by the letter: a dead link or a command that is gone stops them. */
const root = resolve(import.meta.dirname, '..')
const documents = globSync('{*.md,.github/*.md,{src,sw,scripts,supabase,tests,e2e,docs}/**/*.md}', {
  cwd: root,
})
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

/** The name by which a heading is linked to, as hosts of Markdown make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

it.each(documents)('every link and picture of %s leads to a file, and to a heading in it', (name) => {
  const links = [...textOf(name).matchAll(/\]\((?!https?:)([^)]+)|src="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src!,
  )
  const lost = links.filter((link) => {
    const [path, anchor] = link.split('#') as [string, string?]
    const target = path === '' ? name : join(dirname(name), path)
    if (!existsSync(join(root, target))) return true
    if (anchor === undefined) return false
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!)
    return !headings.some((heading) => anchorOf(heading) === anchor)
  })
  expect(lost).toEqual([])
})

it.each(documents)('every command that %s names is in package.json', (name) => {
  const named = [...textOf(name).matchAll(/`(?:[^`]*&& )?npm run ([\w:-]+)/g)].map(([, script]) => script!)
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
})
