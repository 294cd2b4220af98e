import { env } from 'node:process'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** The tests that prove one area, for `npm run mutate`, which names them: each in a process of its own. */
export default defineConfig(async (run) => ({
  ...(await viteConfig(run)),
  test: {
    include: env['MUTATE_TESTS']?.split(',') ?? [],
    environment: 'node',
    fsModuleCache: false,
    testTimeout: 20_000,
  },
}))
