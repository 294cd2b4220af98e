import { glob, utimes } from 'node:fs/promises'
import { build, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Builds the worker's code into a file that is named by its content; returns its address. */
export async function buildWorkerCode(define: Record<string, string>): Promise<string> {
  const { output } = (await build({
    logLevel: 'warn',
    define,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'sw/worker.ts',
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'assets/service-worker-[hash].js',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return `/${output[0].fileName}`
}

/** Writes `sw.js`, which lists the packs and imports the worker's code, once all packs are there. */
export function workerFile(code: string): Plugin[] {
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
      buildPlugins: {
        vite: [
          {
            name: 'worker-code',
            config: () => ({ logLevel: 'warn', define: { __WORKER_CODE__: JSON.stringify(code) } }),
          },
        ],
      },
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
