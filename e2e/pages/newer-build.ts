import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { writeBundles } from '#scripts/build/bundle.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { compressAll, compressFiles } from '#scripts/build/compress.ts'
import { offlineCopy, writeDifferences } from '#scripts/build/differences.ts'
import type { LanguageBuild } from '#scripts/build/language-build.ts'
import { serve } from '#scripts/serve/serve.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { freePort, type World } from '../world.ts'

const seeds = (await catalogues()).get('seeds-catalog')!

/** A text of the newer build, on the page of seeds. */
export const newWords = 'Words of the newer build'

/** An address that serves one build, and then another. */
export interface Deployment {
  readonly url: string
  /** The folder of a build. */
  folder(build: 'old' | 'new'): string
  deploy(build: 'old' | 'new'): Promise<void>
  close(): Promise<void>
}

/**
 * Serves the last build, with a newer one ready.
 *
 * @param differences whether each of the two was built with the other at hand
 */
export async function deployed(world: World, differences = false): Promise<Deployment> {
  const root = await bothBuilds(differences)
  const port = await freePort()
  const folder = (build: string) => join(root, build)
  const serving = (build: string) =>
    serve({ backend: world.backend, host: '127.0.0.1', port, dist: folder(build) })
  let server = await serving('old')
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    deploy: async (build) => {
      await closed(server)
      server = await serving(build)
    },
    close: () => closed(server),
  }
}

/** Returns a folder with the last build and a newer one, which is made once: every test only reads it. */
async function bothBuilds(differences: boolean): Promise<string> {
  const kind = differences ? 'newer-with-differences' : 'newer'
  const build = createHash('sha256')
  for (const file of ['dist/sw.js', ...languages.map((language) => `dist/offline/${language}.json`)])
    build.update(await readFile(file))
  const cache = join('.build', kind)
  const root = join(cache, build.digest('hex').slice(0, 16))
  if (existsSync(root)) return root
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'making-'))
  const [old, newer] = [join(made, 'old'), join(made, 'new')]
  await cp('dist', old, { recursive: true })
  await makeNewer(old, newer)
  if (differences) {
    await writeDifferences(newer, [old])
    await writeDifferences(old, [newer])
  }
  for (const name of await readdir(cache))
    if (!name.startsWith('making-') && join(cache, name) !== root)
      await rm(join(cache, name), { recursive: true, force: true })
  // Another test may have made the same meanwhile.
  await rename(made, root).catch(() => rm(made, { recursive: true }))
  return root
}

/** Closes a server and all its connections. */
function closed(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  return promise
}

/** Returns the file of the English menu's groups, which loads only when the menu opens. */
export async function menuChunk(build: string): Promise<string | undefined> {
  const pack = JSON.parse(await readFile(join(build, 'offline/en.json'), 'utf8')) as { assets: string[] }
  return pack.assets.find((asset) => asset.includes('/menu-groups-'))?.slice(1)
}

/** Makes a build with another sentence among the seeds, and with other names for all files. */
async function makeNewer(old: string, newer: string): Promise<void> {
  await cp(old, newer, { recursive: true })
  for await (const file of glob(join(newer, '**/*.br'))) await rm(file)
  const names = await renamed(join(newer, 'assets'))
  const replace = async (file: string, change: (text: string) => string) =>
    writeFile(file, change(await readFile(file, 'utf8')))
  const intro = seeds.intro.en
  const named = (text: string) => text.replaceAll(/[\w$.-]+\.\w+/g, (word) => names.get(word) ?? word)
  for await (const file of glob(join(newer, '**/*.{js,html,json}'))) await replace(file, named)
  for await (const file of glob(join(newer, '{seeds-catalog.html,assets/*.js,offline/en.json}')))
    await replace(file, (text) => text.replaceAll(intro, newWords))
  for (const language of languages) {
    const { revision } = await offlineCopy(newer, language)
    await replace(join(newer, 'sw.js'), (text) =>
      text.replace(
        new RegExp(`"revision":"\\w+","url":"offline/${language}.json"`),
        `"revision":"${revision}","url":"offline/${language}.json"`,
      ),
    )
  }
  const builds = JSON.parse(named(await readFile('.build/languages.json', 'utf8'))) as Record<
    Language,
    LanguageBuild
  >
  await writeBundles(newer, new Map(languages.map((language) => [language, builds[language]])))
  const { revision } = await offlineCopy(newer, 'en')
  await compressAll(join(newer, `offline/en-${revision}`))
  await compressFiles(await Array.fromAsync(glob(join(newer, 'assets/seeds-catalog.catalogue-*.js'))))
}

/** Renames every file of a folder but the worker, as a change of its content does. */
async function renamed(folder: string): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const files = (await readdir(folder)).filter((name) => !name.startsWith('service-worker-'))
  for (const name of files) {
    const newer = name.replace(/-([\w-]{3})[\w-]{5}(?=\.\w+$)/, '-NEWER$1')
    await rename(join(folder, name), join(folder, newer))
    names.set(name, newer)
  }
  return names
}
