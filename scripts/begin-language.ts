import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import { argv, exit, stderr, stdout } from 'node:process'
import { parseAst, type ESTree } from 'vite'
import { isLanguage } from '#src/base/languages.ts'

/*
 * `npx node scripts/begin-language.ts ur`: gives every `{ en, pa, hi }` of the code an `ur`, and every phrase file a sister,
 * that repeat the English until somebody translates them. Run once, when the language stands in src/base/languages.ts.
 */

const [, , code] = argv
if (!isLanguage(code)) {
  stderr.write(`Write the language into src/base/languages.ts, then: npx node scripts/begin-language.ts ur\n`)
  exit(1)
}

let sets = 0
for await (const file of glob('{src,sw,scripts,supabase,tests,e2e}/**/*.{ts,tsx}')) {
  const text = await readFile(file, 'utf8')
  const lacking = lackingIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), code)
  const begun = withPhrases(withEnglish(text, lacking, code), code)
  if (begun !== text) await writeFile(file, begun)
  sets += lacking.length
}
for await (const file of glob('src/i18n/phrases/*/en.po'))
  await copyFile(file, file.replace('en.po', `${code}.po`))
stdout.write(`${sets} sets of words have ${code} now, in English.\n`)

/** A set of words without the language: what it says in English, and the place behind its last word. */
interface Lacking {
  readonly en: ESTree.ObjectProperty
  readonly end: number
}

function lackingIn(root: unknown, wanted: string): Lacking[] {
  const found: Lacking[] = []
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

function withEnglish(text: string, lacking: readonly Lacking[], language: string): string {
  let result = ''
  let from = 0
  for (const { en, end } of lacking) {
    const name = en.computed ? `['${language}']` : language
    // Beside imported phrases stands the import of the new language; any other `{ en }` is a variable.
    const isImported = en.shorthand && text.includes('import { messages as en }')
    const added = isImported ? language : `${name}: ${text.slice(en.value.start, en.value.end)}`
    result += `${text.slice(from, end)}, ${added}`
    from = end
  }
  return result + text.slice(from)
}

/** Imports the phrases of the new language beside those in Punjabi (src/i18n/phrases.ts and its sisters). */
function withPhrases(text: string, language: string): string {
  const line = /^import \{ messages as pa \} from '(.+)\/pa\.po'\n/m
  if (text.includes(`/${language}.po'`)) return text
  return text.replace(line, `$&import { messages as ${language} } from '$1/${language}.po'\n`)
}
