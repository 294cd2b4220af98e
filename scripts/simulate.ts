import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * `npm run simulate -- --schedules 1000000 [--seed n] [--cores n]`: runs that many fault schedules of the outbox from seed n
 * on, by default on every core, and prints the figures. `--story` prints the one schedule of seed n as a story. `--bugs` runs every planted bug instead, and prints after how many
 * schedules each is caught. Ends with code 1 when a promise was broken, or a bug was not caught.
 */
const outDir = '.build/simulator'
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true },
  build: {
    ssr: 'scripts/simulate/on-every-core.ts',
    outDir,
    minify: false,
    rollupOptions: { output: { entryFileNames: 'simulator.js', codeSplitting: false } },
  },
})
await import(pathToFileURL(`${outDir}/simulator.js`).href)
