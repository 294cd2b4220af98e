import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
import { isLanguage } from '#src/i18n/words.ts'
import { searchPackOf } from './search-pack.ts'
import { shop } from './shop-order.ts'

const name = 'virtual:shop-outline'
/** A place among the content, so that a build keeps one language of it. */
const file = fileURLToPath(new URL('../src/content/shop-outline.virtual.js', import.meta.url))

/**
 * Gives the app the outline of the shop, catalogues and sections without the things in them: `import` of the catalogue
 * files for their titles alone would bring everything. While the app is developed, serves the packs of the search too.
 */
export function shopOutline(): Plugin {
  return {
    name: 'shop-outline',
    resolveId: (id) => (id === name ? file : undefined),
    load: async (id) => (id === file ? `export const outline = ${codeOf(await outlineOf())}` : undefined),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, language] = /^\/search-(\w+)\.json$/.exec(request.url ?? '') ?? []
        if (!isLanguage(language)) return next()
        void searchPackOf(language).then((pack) => response.end(JSON.stringify(pack)), next)
      })
    },
  }
}

async function outlineOf(): Promise<OutlinedCatalogue[]> {
  return (await shop()).map(([address, { title, pictogram, sections }]) => ({
    address,
    title,
    pictogram,
    sections: Object.entries(sections).map(([key, section]) => ({
      key,
      title: section.title,
      pictogram: section.pictogram,
    })),
  }))
}

/** Facts as code in which words look as they do in a content file (scripts/one-language.ts). */
export function codeOf(facts: unknown): string {
  return JSON.stringify(facts, null, 1).replaceAll(/^( *)"(\w+)":/gm, '$1$2:')
}
