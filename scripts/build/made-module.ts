import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Gives the app a module that is made of its content, `virtual:<name>`, with one export of that name in the app's spelling.
 *
 * @param folder where in src its file would stand, so that a build keeps one language of it (scripts/build/one-language.ts)
 * @param facts answers what is exported, anything that JSON has
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
