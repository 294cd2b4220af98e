import { rm } from 'node:fs/promises'
import { build, type InlineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { languages, type Language } from '#src/i18n/words.ts'
import { changesIn, hostedChanges } from './hosted-catalogue.ts'
import { compressAll } from './compress.ts'
import { extractPhrases } from './phrases.ts'
import { writeOfflineSizes } from './offline-size.ts'
import { oneLanguage, withoutSearchWords } from './one-language.ts'
import { recorded, type LanguageBuild } from './language-build.ts'
import { writePages } from './pages.ts'
import { writeStamp } from './stamp.ts'

/**
 * Builds everything that is served: the app once a language, since each phone downloads only its own, then every
 * page of every language, then the worker that knows them all.
 */
async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  await extractPhrases()
  const changes = await hostedChanges(process.env)
  await build({ ...serverBuild, define: changesIn(changes) })
  const builds = new Map<Language, LanguageBuild>()
  for (const language of languages.toReversed()) {
    const last = language === languages[0]
    const pages: Plugin = {
      name: 'pages',
      closeBundle: { order: 'pre', sequential: true, handler: () => writePages(builds) },
    }
    const own = languageBuild(language, builds, last ? [pages, worker] : [])
    await build({ ...own, define: changesIn(changes, language) })
  }
  await compressAll('dist')
  await writeOfflineSizes('dist')
  await writeStamp()
}

const serverBuild: InlineConfig = {
  logLevel: 'warn',
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: '.build/server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
}

function languageBuild(
  language: Language,
  builds: Map<Language, LanguageBuild>,
  more: unknown[],
): InlineConfig {
  return {
    logLevel: 'warn',
    plugins: [oneLanguage(language), withoutSearchWords(), recorded(language, builds), ...more] as Plugin[],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\.po$/, sideEffects: false }] },
        output: {
          codeSplitting: { groups: firstVisit },
        },
      },
    },
  }
}

const ofCatalogues =
  /src\/(base\/money|content\/(catalogue|catalogue-rows|delivery|pack-text|offers\/cards)|screens\/shop\/not-today-text|core\/catalogue\/(product|narrow))\.ts$/
/** A page of words needs all its blocks or none; what they import comes with them, but for what the first page shows too. */
const ofReading = /src\/(content\/page|screens\/reading\/(blocks|page-photo))\.tsx?$/
const ofWays = /src\/(content\/services|screens\/(forms\/form-button|frame\/ways|reading\/stats))\.tsx?$/
const ofForms = /src\/(base\/(ids|outcome)|forms\/for-another|device\/(choices|data-use))\.ts$/

/**
 * What every visit needs in a few files: thirty small ones compress worse, and a slow phone takes half a second more for
 * forty of them. First what is there before the page answers a tap, in three; then what every page starts once it is
 * shown, with all that it imports, without what pages import of that themselves (no page waits for the database:
 * tests/built/bytes.test.ts). Dexie stays apart, which no release of ours changes.
 */
const firstVisit = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', tags: ['$initial' as const], test: /node_modules\//, priority: 2 },
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(src\/main\.tsx|index\.html|\.css))/,
    priority: 1,
  },
  { name: 'goods', test: ofCatalogues, priority: 1 },
  { name: 'shared', test: ofForms, priority: 1 },
  { name: 'places', test: /src\/content\/find\.ts$/, priority: 1 },
  { name: 'ways', test: ofWays, priority: 1 },
  { name: 'reading', test: ofReading },
  { name: 'dexie', test: /node_modules\/dexie\//, priority: 1 },
  { name: 'keeping', test: /src\/core\/(follow|cart\/cart)\.ts$/ },
]

const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  injectRegister: false,
  registerType: 'prompt',
  manifest: false,
  injectManifest: { globPatterns: ['offline/*.json'], maximumFileSizeToCacheInBytes: 50_000_000 },
})

await buildAll()
