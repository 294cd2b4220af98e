import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { indiaDay } from '#src/base/day.ts'
import { localBackend } from '#local/vite-plugin.ts'
import { catalogueSnapshot } from '#scripts/build/catalogue-rows.ts'
import { firstPaint } from '#scripts/build/inline-scripts.ts'
import { buildTarget } from '#scripts/build/oldest-browsers.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { pictures } from '#scripts/build/drawing-sheets.ts'
import { rememberedBabel } from '#scripts/build/remembered-babel.ts'
import { seasons } from '#scripts/build/seasons.ts'
import { services } from '#scripts/build/service-modules.ts'
import { shortTitles } from '#scripts/build/short-titles.ts'
import { shopOutline } from '#scripts/build/shop-outline.ts'
import { alone } from '#tests/alone.ts'
import { long } from '#tests/long.ts'

const tests = ['tests/**/*.test.{ts,tsx}']
// Set by scripts/test.ts.
const left = process.env['QUICK'] ? Object.keys(long) : []

const unitTests = {
  projects: [
    {
      extends: true as const,
      test: {
        name: 'together',
        include: tests,
        exclude: ['tests/built/**', ...alone, ...left],
        // One process runs them one after the other, and loads each module once: a third of their time.
        isolate: false,
      },
    },
    { extends: true as const, test: { name: 'alone', include: alone, exclude: ['tests/built/**', ...left] } },
  ],
  environment: 'node',
  // A kept module knows neither of the modules that are made of content nor of what `define` says: a second run fails.
  fsModuleCache: false,
  // As many as the machine has processors: by itself it leaves one to others, which of two is half.
  maxWorkers: '100%',
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // A shared machine stalls for seconds now and then.
  retry: process.env['CI'] ? 1 : 0,
} satisfies ViteUserConfig['test']

/** scripts/build.ts puts in what a hosted project has changed since. */
const unchanged = {
  __CATALOGUE_CHANGES__: '[]',
  __TEXT_CHANGES__: '[]',
  __SETTING_CHANGES__: '[]',
  __AREA_CHANGES__: '[]',
  __IS_OPEN__: 'true',
}

/** The build of one language is made by scripts/build.ts; this is what every build, the dev server and the tests share. */
export default defineConfig(async () => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
    }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    rememberedBabel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    firstPaint(),
    shopOutline(),
    services(),
    [shortTitles(), seasons()],
    pictures(),
    !process.env['VITEST'] &&
      localBackend(
        {
          dataDir: process.env['DATA_DIR'] ?? '.data',
          host: '127.0.0.1',
          siteUrl: 'http://127.0.0.1:4173',
        },
        openShop,
      ),
  ],
  resolve: {
    tsconfigPaths: true,
    // The same code for browsers that know `async`, which all of ours do: smaller, and nothing of it is run step by step.
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }],
  },
  define: {
    __BUILT_ON__: JSON.stringify(indiaDay()),
    __CATALOGUE_SNAPSHOT__: JSON.stringify((await catalogueSnapshot()).id),
    ...unchanged,
  },
  server: { host: '127.0.0.1', port: 4173, strictPort: true },
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // A worker is one file: what its modules would load later comes with it.
  worker: { rolldownOptions: { output: { codeSplitting: false } } },
  test: unitTests,
}))
