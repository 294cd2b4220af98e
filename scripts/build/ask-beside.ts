import type { Plugin } from 'vite'

/**
 * What asks for the files that later code needs, beside that code itself, in place of Vite's own helper: that one computes
 * with styles, which no chunk here has, and weighs half a kilobyte of every first visit. A file that is there already,
 * or under way, is not asked for again: the browser's module map sees to it.
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
