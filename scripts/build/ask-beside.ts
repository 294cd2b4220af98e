import type { Plugin } from 'vite'

/**
 * A plugin that requests the imports of lazy chunks beside them, instead of Vite's helper, which also handles
 * stylesheets and weighs half a kilobyte of every first visit. The browser's module map prevents double
 * requests.
 */
export function preloadBeside(): Plugin {
  return {
    name: 'ask-beside',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  }
}

const helper = `
const asked = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file, crossOrigin: '' }),
    )
  }
  return load()
}
`
