import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Returns a plugin with the generated module `virtual:<name>`, which has one export of that name in camel case.
 *
 * @param folder the module's folder in src, so that a build reduces it to one language
 *   (scripts/build/one-language.ts)
 * @param facts returns the export, as JSON
 */
export function madeModule(name: string, folder: string, facts: () => Promise<unknown>): Plugin {
  const file = fileURLToPath(new URL(`../../src/${folder}/${name}.virtual.js`, import.meta.url))
  const exported = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? file : undefined),
    load: async (id) => (id === file ? `export const ${exported} = ${codeOf(await facts())}` : undefined),
  }
}

/** Facts as code in which words look as they do in a content file (scripts/build/one-language.ts). */
function codeOf(facts: unknown): string {
  return JSON.stringify(facts, null, 1).replaceAll(/^( *)"(\w+)":/gm, '$1$2:')
}
