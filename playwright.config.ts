import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '#scripts/browser.ts'

/** Journeys in a real browser, against the built app and the embedded backend in memory. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  // Each has a world of its own, on a port of its own; the tests of a file share it, one after the other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine stalls for seconds now and then; what passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list', { printSteps: false }]],
  // How long is waited for what should be there is no measure of the app: a machine at its limit is no finding.
  timeout: 240_000,
  expect: { timeout: process.env['CI'] ? 30_000 : 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
