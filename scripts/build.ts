import '#scripts/read-env.ts'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { languages, type Language } from '#src/i18n/words.ts'
import { preloaded, groups } from './build/chunks.ts'
import { preloadBeside } from './build/ask-beside.ts'
import { changesIn, hostedChanges } from './build/hosted-catalogue.ts'
import { ownCalendarWords } from './build/calendar-words.ts'
import { withoutFacades } from './build/facades.ts'
import { compressAll } from './build/compress.ts'
import { writeBundles } from './build/bundle.ts'
import { writeDifferences } from './build/differences.ts'
import { extractPhrases } from './build/phrases.ts'
import { writeOfflineSizes } from './build/offline-size.ts'
import { oneLanguage, oneLanguageFolder, withoutEdits, withoutSearchWords } from './build/one-language.ts'
import { recorded, type LanguageBuild } from './build/language-build.ts'
import { forgetUnused } from './build/remembered.ts'
import { minifiedAgain } from './build/minified-again.ts'
import { writePages } from './build/pages.ts'
import { refuseBadProject } from './serve/settings.ts'
import { writeStamp } from './build/stamp.ts'
import { fixTimes, splitWorker } from './build/worker-file.ts'

/** The build that this one replaces. */
const replaced = '.build/before'

/** Builds the app once per language, every page of every language, then the worker. */
async function buildAll(): Promise<void> {
  refuseBadProject(process.env)
  await keepReplaced()
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
    const edited = changes.texts.length > 0
    const own = languageBuild(language, builds, [!edited && withoutEdits(), ...(last ? [pages, worker] : [])])
    await build({ ...own, define: changesIn(changes, language) })
  }
  await splitWorker('dist')
  await writeBundles('dist', builds)
  const earlier = process.env['EARLIER_BUILDS']?.split(delimiter).filter(Boolean)
  await writeDifferences('dist', earlier ?? [replaced])
  await compressAll('dist')
  await fixTimes('dist')
  await writeOfflineSizes('dist')
  await writeStamp()
  await forgetUnused()
}

/** Keeps the last finished build, so that phones that have it fetch the difference. */
async function keepReplaced(): Promise<void> {
  if (existsSync('dist/.stamp')) {
    await rm(replaced, { recursive: true, force: true })
    await mkdir('.build', { recursive: true })
    await rename('dist', replaced)
  }
  await rm('dist', { recursive: true, force: true })
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
    plugins: [
      preloadBeside(),
      withoutFacades(),
      oneLanguage(language),
      oneLanguageFolder(language),
      withoutSearchWords(),
      ownCalendarWords(),
      recorded(language, builds),
      minifiedAgain(),
      ...more,
    ] as Plugin[],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\.po$/, sideEffects: false }] },
        output: {
          codeSplitting: { groups },
        },
      },
    },
  }
}

/** Writes the worker's file without the build's report; the plugin itself sets an option that Rolldown has renamed. */
const oneWorkerFile: Plugin = {
  name: 'one-worker-file',
  config(config) {
    config.logLevel = 'warn'
    config.build!.rollupOptions!.output = { entryFileNames: 'sw.mjs', codeSplitting: false }
  },
}

const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  injectRegister: false,
  registerType: 'prompt',
  manifest: false,
  injectManifest: {
    globPatterns: ['offline/*.json'],
    maximumFileSizeToCacheInBytes: 50_000_000,
    buildPlugins: { vite: [oneWorkerFile] },
  },
})

await buildAll()
