import { defineConfig } from 'vitest/config'

/** What is too long, or asks for more of the machine, than every run can have. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/**/*.soak.ts'], testTimeout: 600_000, hookTimeout: 240_000 },
})
