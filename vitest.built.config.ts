import { defineConfig } from 'vitest/config'

/** Tests of what the build made; `npm run build` comes first. */
export default defineConfig({ test: { include: ['tests/built/**/*.test.ts'], testTimeout: 120_000 } })
