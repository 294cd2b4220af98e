import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { build, type Plugin } from 'vite'
import { withoutFacades } from '#scripts/build/facades.ts'

/** Two lazily loaded modules of one chunk, and one that both import. */
const sources = {
  'main.js': `
    const milk = await import('./milk.js')
    const { seeds, seedsTold } = await import('./seeds.js')
    export const told = [milk.default, milk.milkTold(), seeds, seedsTold()]`,
  'milk.js': `
    import { tell } from './tell.js'
    export default 'milk'
    export const milkTold = () => tell('milk')`,
  'seeds.js': `
    import { tell } from './tell.js'
    export const seeds = 'seeds'
    export const seedsTold = () => tell('seeds')`,
  'tell.js': `
    let times = 0
    export const tell = (what) => what + ' ' + (times += 1)`,
}

/** Builds them in one file; returns the files, and the output of the built app. */
async function built(plugins: Plugin[]) {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-facades-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, source] of Object.entries(sources)) await writeFile(join(folder, file), source)
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins,
    build: {
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(folder, 'main.js'),
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [{ name: 'shop', test: /(milk|seeds|tell)\.js$/ }] } },
      },
    },
  })
  const files = await readdir(join(folder, 'dist/assets'))
  const main = files.find((file) => file.startsWith('main-'))!
  const { told } = (await import(pathToFileURL(join(folder, 'dist/assets', main)).href)) as { told: unknown }
  return { files, told }
}

it('leaves out files that only re-export others, and the app works the same', async () => {
  const [plain, direct] = [await built([]), await built([withoutFacades()])]
  expect(plain.told).toEqual(['milk', 'milk 1', 'seeds', 'seeds 2'])
  expect(direct.told).toEqual(plain.told)
  expect(plain.files).toHaveLength(4)
  expect(direct.files).toHaveLength(2)
})
