import type { Plugin } from 'vite'
import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
import { isLanguage } from '#src/platform/i18n/words.ts'
import { catalogueFiles } from './catalogue-rows.ts'
import { madeModule } from './made-module.ts'
import { searchPackOf } from './search-pack.ts'
import { shop } from './shop-order.ts'

/**
 * Gives the app the outline of the shop, catalogues and sections without the things in them: `import` of the catalogue
 * files for their titles alone would bring everything. While the app is developed, serves the packs of the search too.
 */
export function shopOutline(): Plugin {
  return {
    ...madeModule('shop-outline', 'content', outlineOf),
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
  const files = await catalogueFiles()
  return (await shop()).map(([address, { title, pictogram, sections }]) => ({
    address,
    title,
    pictogram,
    foundIn: files.get(address)!.foundIn,
    sections: Object.entries(sections).map(([key, section]) => ({
      key,
      title: section.title,
      pictogram: section.pictogram,
    })),
  }))
}
