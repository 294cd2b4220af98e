import '#scripts/read-env.ts'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { chunkGroups, chunkNames } from './build/chunks.ts'
import { changesIn, hostedChanges, isHostedOpen } from './build/hosted-catalogue.ts'
import { ownCalendarWords } from './build/calendar-words.ts'
import { compressAll } from './build/compress.ts'
import { writeBundles } from './build/bundle.ts'
import { writeDifferences } from './build/differences.ts'
import { extractPhrases } from './build/phrases.ts'
import { writeOfflineSizes } from './build/offline-size.ts'
import { oneLanguage, oneLanguageFolder } from './build/one-language.ts'
import { recorded, type LanguageBuild } from './build/language-build.ts'
import { forgetUnused } from './build/remembered.ts'
import { pageBytes, tableOf } from './build/page-bytes.ts'
import { writePagesAside } from './build/page-thread.ts'
import { writeShared } from './build/pages.ts'
import { refuseBadProject } from './serve/settings.ts'
import { writeStamp } from './build/stamp.ts'
import { buildWorker, fixTimes } from './build/worker-file.ts'

/** The build that this one replaces. */
const replaced = '.build/before'

/** Builds the app once per language, every page of every language, then the worker. */
async function buildAll(): Promise<void> {
  refuseBadProject(process.env)
  await keepReplaced()
  await extractPhrases()
  const changes = await hostedChanges(process.env)
  const isOpen = await isHostedOpen(process.env)
  if (!isOpen)
    console.log(
      'The centre is not open yet: these pages show nobody else anything before it is. Build again then.',
    )
  const define = (language?: Language) => ({ ...changesIn(changes, language), __IS_OPEN__: String(isOpen) })
  await build({ ...serverBuild, define: define() })
  const builds = new Map<Language, LanguageBuild>()
  const pages: Promise<readonly string[]>[] = []
  for (const language of languages.toReversed()) {
    await build({ ...languageBuild(language, builds), define: define(language) })
    pages.push(writePagesAside({ language, build: builds.get(language)! }))
  }
  await writeShared(builds, (await Promise.all(pages)).flat())
  await buildWorker(changesIn(changes, languages[0]))
  await writeBundles('dist', builds)
  const earlier = process.env['EARLIER_BUILDS']?.split(delimiter).filter(Boolean) ?? []
  await writeDifferences('dist', [replaced, ...earlier])
  await compressAll('dist')
  await fixTimes('dist')
  await writeOfflineSizes('dist')
  console.log(tableOf(await pageBytes('dist', 'pa')))
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
    ssr: 'src/app/entry-server.tsx',
    outDir: '.build/server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
}

function languageBuild(language: Language, builds: Map<Language, LanguageBuild>): InlineConfig {
  return {
    logLevel: 'warn',
    plugins: [
      oneLanguage(language),
      oneLanguageFolder(language),
      ownCalendarWords(),
      recorded(language, builds),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\.po$/, sideEffects: false }] },
        output: { codeSplitting: chunkGroups(), chunkFileNames: chunkNames() },
      },
    },
  }
}

await buildAll()
