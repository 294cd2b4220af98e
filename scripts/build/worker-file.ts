import { glob, utimes } from 'node:fs/promises'
import { build, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/**
 * Builds the worker's code into a file that is named by its content, then `sw.js`, which lists the packs and imports that file. All
 * packs must be there.
 */
export async function buildWorker(define: Record<string, string>): Promise<void> {
  let code = ''
  const named: Plugin = {
    name: 'worker-code',
    generateBundle(_options, bundle) {
      code = `/${Object.keys(bundle).find((file) => file.includes('service-worker-'))!}`
    },
  }
  const listed: Plugin = {
    name: 'worker-list',
    config: () => ({ logLevel: 'warn', define: { __WORKER_CODE__: JSON.stringify(code) } }),
  }
  await build({
    logLevel: 'warn',
    define,
    plugins: [named, listOfPacks(listed)],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'sw/worker.ts',
        // Vite's helper for a page's parts, of which the worker has none.
        checks: { emptyImportMeta: false },
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'assets/service-worker-[hash].js',
        },
      },
    },
  })
}

function listOfPacks(plugin: Plugin): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['offline/*.json'],
      maximumFileSizeToCacheInBytes: 50_000_000,
      buildPlugins: { vite: [plugin] },
    },
  })
}

const someDay = new Date('2000-01-01T00:00:00Z')

/**
 * Gives files that are named by their content the same time in every build: servers make ETags of it, and a browser that
 * asks again for the worker's code is answered without the code.
 */
export async function fixTimes(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/assets/*`)) await utimes(file, someDay, someDay)
}
