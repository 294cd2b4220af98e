import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { rememberedPhrases } from './scripts/build/remembered-phrases.ts'
import { languages } from './src/base/languages.ts'

const root = import.meta.dirname

/** The sets of phrases that are loaded after the frame's: `desk` for `src/platform/i18n/phrases-of-desk.ts`. */
const sets = globSync('src/platform/i18n/phrases-of-*.ts', { cwd: root }).map(
  (file) => /phrases-of-(\w+)/.exec(file)![1]!,
)

/**
 * The sets that a folder loads. Its own phrases go into the first of them, in the order of the alphabet:
 * the desk also loads the forms', because it shows forms.
 */
const loadedBy = (folder: string) =>
  sets
    .toSorted()
    .filter((set) =>
      globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).some((file) =>
        readFileSync(`${root}/${file}`, 'utf8').includes(`#src/platform/i18n/phrases-of-${set}.ts`),
      ),
    )

/** Home shows its own phrases at once; the sets that it loads are those of its late parts. */
const home = 'src/features/home'

const setOf = new Map(
  globSync('src/{app,features,platform}/*', { cwd: root, exclude: [home] }).flatMap((folder) => {
    const [own] = loadedBy(folder)
    return own === undefined ? [] : [[`<rootDir>/${folder}`, own] as const]
  }),
)

/** Interface phrases, one set of files for each part of the app that is loaded at another time. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  extractors: [rememberedPhrases],
  catalogs: [
    {
      path: '<rootDir>/src/platform/i18n/languages/{locale}/frame',
      include: ['<rootDir>/src'],
      exclude: [...setOf.keys()].map((folder) => `${folder}/**`),
    },
    ...sets.map((set) => ({
      path: `<rootDir>/src/platform/i18n/languages/{locale}/${set}`,
      include: [...setOf].flatMap(([folder, own]) => (own === set ? [folder] : [])),
    })),
  ],
  orderBy: 'message',
  // Line numbers would change these files with every line of code above a phrase.
  format: formatter({ lineNumbers: false }),
})
