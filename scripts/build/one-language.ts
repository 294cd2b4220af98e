import { parseAst, type ESTree, type Plugin } from 'vite'
import { languages, type Language } from '#src/i18n/words.ts'

/**
 * Reduces every `{ en, pa, hi }` in the code to one language. Run-time lookups (`words[language]`) stay; the
 * other keys do not exist.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\//, code: /\bpa\b/ },
      handler(code) {
        const cuts = wordsIn(parseAst(code)).map((words) => cutTo(words, language, code))
        return cuts.length ? { code: applied(code, cuts), map: null } : undefined
      },
    },
  }
}

/** Reduces `import.meta.glob` over language folders to one language's phrases and number words. */
export function oneLanguageFolder(language: Language): Plugin {
  const questions = /import\.meta\.glob<\w+>\('\.\/languages\/\*\/([\w.]+)', \{[^}]*import: '(\w+)',?\s*\}\)/
  const taken = /\[`\.\/languages\/\$\{language(?:\(\))?\}\/[\w.]+`\]!/g
  return {
    name: 'one-language-folder',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\//, code: /languages\/\*/ },
      handler(code) {
        const [all, file, name] = questions.exec(code) ?? []
        if (!all)
          throw new Error(
            'Words of languages are asked for in a way that scripts/build/one-language.ts does not know',
          )
        const own = code.replace(all, 'own').replaceAll(taken, '')
        return { code: `import { ${name} as own } from './languages/${language}/${file}'\n${own}`, map: null }
      },
    },
  }
}

/** Leaves out the search words of goods: the build makes the search's pack of it, and no phone reads it here. */
export function withoutSearchWords(): Plugin {
  return {
    name: 'without-search-words',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/content\/catalogues\//, code: /\bsearch:/ },
      handler(code) {
        const cuts = searchWordsIn(parseAst(code)).map(({ start, end }) => ({ start, end, text: '' }))
        return cuts.length ? { code: applied(code, cuts), map: null } : undefined
      },
    },
  }
}

/**
 * Leaves out the code that applies editors' words at build time, in a build without any: it is loaded with the
 * stored ones.
 */
export function withoutEdits(): Plugin {
  return {
    name: 'without-edits',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/core\/editing\/overlay-at-build\.ts$/ },
      handler: () => 'export const overlayAtBuild = (content) => content',
    },
  }
}

interface Cut {
  start: number
  end: number
  text: string
}

/** Every object literal whose keys are exactly the languages, outermost first. */
function wordsIn(root: unknown): ESTree.ObjectExpression[] {
  const found: ESTree.ObjectExpression[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node !== 'object') return
    const candidate = node as ESTree.ObjectExpression
    if (candidate.type === 'ObjectExpression' && isWords(candidate)) return void found.push(candidate)
    Object.values(node).forEach(visit)
  }
  visit(root)
  return found
}

/** Every `search: 'words'` in the code, each with the comma behind it. */
function searchWordsIn(root: unknown): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node !== 'object') return
    const { type, properties } = node as ESTree.ObjectExpression
    if (type === 'ObjectExpression')
      properties.forEach((property, index) => {
        const [before, after] = [properties[index - 1], properties[index + 1]]
        if (keyOf(property) !== 'search') return
        if (after) found.push({ start: property.start, end: after.start })
        else found.push({ start: before?.end ?? property.start, end: property.end })
      })
    Object.values(node).forEach(visit)
  }
  visit(root)
  return found
}

function isWords(object: ESTree.ObjectExpression): boolean {
  const keys = object.properties.map(keyOf)
  return keys.length === languages.length && languages.every((language) => keys.includes(language))
}

function keyOf(property: ESTree.ObjectExpression['properties'][number]): string | undefined {
  return property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
    ? property.key.name
    : undefined
}

function cutTo(words: ESTree.ObjectExpression, language: Language, code: string): Cut {
  const property = words.properties.find((candidate) => keyOf(candidate) === language)!
  return { start: words.start, end: words.end, text: `{ ${code.slice(property.start, property.end)} }` }
}

function applied(code: string, cuts: Cut[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text } of cuts) {
    result += code.slice(from, start) + text
    from = end
  }
  return result + code.slice(from)
}
