import { defineConfig } from '@playwright/test'
import { localCookie, loopbackPassword } from '#local/local-only.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'

/**
 * Files whose tests take longest, or need a worker of their own. Playwright runs files of the same worker fixtures first, by
 * name, so that the longest would be the last, with two of three workers idle.
 */
const longest = /(chaos|killed-[\w-]+|speak-and-show|update-within-a-form|pay-for-an-order)\.spec\.ts$/

/** As in the browser of somebody who has opened the inbox that `npm start` prints: the sandbox's payment pages want it. */
const [name = '', value = ''] = localCookie(loopbackPassword).split('=')
const attributes = { domain: '127.0.0.1', path: '/local', expires: -1, httpOnly: true, secure: false }
const cookies = [{ name, value, ...attributes, sameSite: 'Strict' as const }]

/** Journeys in a real browser, against the built app and the embedded backend in memory. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  // Each has a world of its own, on a port of its own; the tests of a file share it, one after the other. Three keep two
  // processors busy: a journey waits for a third of its time.
  workers: 3,
  fullyParallel: false,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine stalls for seconds now and then; what passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  // Many times what a test takes on a quiet machine: no timeout is a figure. What takes longer by nature says so itself.
  timeout: 180_000,
  expect: { timeout: process.env['CI'] ? 60_000 : 30_000 },
  use: {
    browserName: 'chromium',
    storageState: { cookies, origins: [] },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    actionTimeout: 60_000,
    // Tracing all of them costs a quarter of the time. To have one of a failure here: `npm run e2e -- NAME --trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
