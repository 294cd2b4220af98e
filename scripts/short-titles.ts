import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { formFiles } from './form-versions.ts'
import { codeOf } from './shop-outline.ts'

const name = 'virtual:short-titles'
/** A place among the forms, so that a build keeps one language of it. */
const file = fileURLToPath(new URL('../src/forms/short-titles.virtual.js', import.meta.url))

/** Gives the desk the short titles of all forms: their files would bring every question with them. */
export function shortTitles(): Plugin {
  return {
    name: 'short-titles',
    resolveId: (id) => (id === name ? file : undefined),
    async load(id) {
      if (id !== file) return undefined
      const titles = [...(await formFiles())].map(([form, { shortTitle }]) => [form, shortTitle])
      return `export const shortTitles = ${codeOf(Object.fromEntries(titles))}`
    },
  }
}
