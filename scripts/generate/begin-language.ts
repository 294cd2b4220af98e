import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { argv, exit, stderr, stdout } from 'node:process'
import { parseAst, type ESTree } from 'vite'
import { languageFacts } from '#scripts/build/languages.ts'
import { languageList, languageListText } from './language-list.ts'

/*
 * `npx node scripts/generate/begin-language.ts doi डोगरी` begins a language: its folder in src/i18n/languages, a copy of the English, and an
 * entry in every `{ en, pa, hi }` of the code, which repeats the English until somebody translates it. Again it adds what lacks.
 */

const [, , code, name] = argv
const known = await languageFacts()
if (code === undefined || !/^[a-z]{2,3}$/.test(code) || (name === undefined && !known.has(code))) {
  stderr.write(
    'Name the language by its code, and in itself: npx node scripts/generate/begin-language.ts doi डोगरी\n',
  )
  exit(1)
}

const folder = `src/i18n/languages/${code}`
if (!known.has(code)) {
  await mkdir(folder, { recursive: true })
  for await (const file of glob('src/i18n/languages/en/*'))
    await copyFile(file, file.replace('/en/', `/${code}/`))
  await writeFile(`${folder}/language.ts`, factsText(name!, known.size))
}
await writeFile(languageList, await languageListText())

let sets = 0
for await (const file of glob('{src,sw,scripts,supabase,tests,e2e}/**/*.{ts,tsx}')) sets += await begun(file)
stdout.write(`${folder} is there, and ${sets} sets of words have ${code} now, in English.\n`)

function factsText(called: string, place: number): string {
  const script = /[\u0a00-\u0a7f]/.test(called)
    ? 'Gurmukhi'
    : /[\u0900-\u097f]/.test(called)
      ? 'Devanagari'
      : /[\u0600-\u06ff]/.test(called)
        ? 'Arabic'
        : 'Latin'
  return `import type { LanguageFacts } from '#src/i18n/language-facts.ts'

export default {
  name: '${called}',
  script: '${script}',
  direction: '${script === 'Arabic' ? 'rtl' : 'ltr'}',
  place: ${place},
  required: false,
} satisfies LanguageFacts
`
}

/** Adds the language to every set of words of a file, those within others too; answers to how many. */
async function begun(file: string): Promise<number> {
  let text = await readFile(file, 'utf8')
  let count = 0
  for (;;) {
    const missing = missingIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), code!)
    if (!missing.length) break
    count += missing.length
    text = withEnglish(text, missing, code!)
  }
  if (count) await writeFile(file, text)
  return count
}

/** A set of words without the language: its English, and the position after its last word. */
interface Missing {
  readonly en: ESTree.ObjectProperty
  readonly end: number
}

/** The outermost sets of words that lack the language; those within them come the next time. */
function missingIn(root: unknown, wanted: string): Missing[] {
  const found: Missing[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node !== 'object') return
    const { type, properties } = node as ESTree.ObjectExpression
    if (type === 'ObjectExpression') {
      const own = properties.filter((property) => property.type === 'Property')
      const named = new Map(own.map((property) => [nameOf(property), property]))
      const en = named.get('en')
      if (en && named.has('pa') && named.has('hi') && !named.has(wanted))
        return void found.push({ en, end: own.at(-1)!.end })
    }
    Object.values(node).forEach(visit)
  }
  visit(root)
  return found
}

function nameOf({ key }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

function withEnglish(text: string, missing: readonly Missing[], language: string): string {
  let result = ''
  let from = 0
  for (const { en, end } of missing) {
    const key = en.computed ? `['${language}']` : language
    result += `${text.slice(from, end)}, ${key}: ${text.slice(en.value.start, en.value.end)}`
    from = end
  }
  return result + text.slice(from)
}
