import { parseAst, type ESTree, type Plugin } from 'vite'
import { languages, type Language } from '#src/platform/i18n/words.ts'

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
      filter: { id: /\/src\/platform\/i18n\//, code: /languages\/\*/ },
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
