import { parseAst, type ESTree } from 'vite'

/** A set of words without the language: its English, and the position after its last word. */
interface Missing {
  readonly en: ESTree.ObjectProperty
  readonly end: number
}

/** The outermost sets of words that lack the language; those within them come the next time. */
function missingIn(root: unknown, wanted: string): Missing[] {
  const found: Missing[] = []
  visitSets(root, (named, end) => {
    const isComplete = named.has(wanted)
    if (!isComplete) found.push({ en: named.get('en')!, end })
    return isComplete
  })
  return found
}

/** Visits the sets of words in a tree, each by its languages, and those within a set where `visit` returns true. */
function visitSets(
  node: unknown,
  visit: (named: ReadonlyMap<string | undefined, ESTree.ObjectProperty>, end: number) => boolean,
): void {
  if (Array.isArray(node)) return node.forEach((part) => visitSets(part, visit))
  if (!node || typeof node !== 'object') return
  const { type, properties } = node as ESTree.ObjectExpression
  if (type === 'ObjectExpression') {
    const own = properties.filter((property) => property.type === 'Property')
    const named = new Map(own.map((property) => [nameOf(property), property]))
    if (['en', 'pa', 'hi'].every((language) => named.has(language)) && !visit(named, own.at(-1)!.end)) return
  }
  Object.values(node).forEach((part) => visitSets(part, visit))
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

const treeOf = (text: string, file: string) => parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })

/** Adds the language, in English, to each set of words of a file that lacks it, those within others too. */
export function withLanguage(file: string, text: string, language: string): { text: string; added: number } {
  let added = 0
  for (;;) {
    const missing = missingIn(treeOf(text, file), language)
    if (!missing.length) return { text, added }
    added += missing.length
    text = withEnglish(text, missing, language)
  }
}

/** How many sets of words of a file have the same code for the language as for English; names may well be the same. */
export function englishLeft(file: string, text: string, language: string): number {
  let count = 0
  const codeOf = ({ value }: ESTree.ObjectProperty) => text.slice(value.start, value.end)
  visitSets(treeOf(text, file), (named) => {
    const own = named.get(language)
    if (own && codeOf(own) === codeOf(named.get('en')!)) count += 1
    return true
  })
  return count
}

/** How many messages of a `.po` file are translated by themselves. */
export function englishMessages(po: string): number {
  return [...po.matchAll(/^msgid (.+)\nmsgstr (.+)$/gm)].filter(([, id, text]) => id !== '""' && id === text)
    .length
}

/** A text as code: in single quotes, or in double ones if it has an apostrophe. */
export const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
