import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import chromium from '../../playwright.config.ts'
import { journeys } from './journeys.ts'
import { onlyInChromium } from './only-in-chromium.ts'

const tried = Object.entries(journeys).filter(([file]) => !(file in onlyInChromium))

/** The journeys of a farmer in Debian's Firefox, by WebDriver BiDi: `npm run soak -- engines`. */
export default defineConfig({
  ...chromium,
  testDir: '..',
  testMatch: tried.map(([file]) => `**/${file}`),
  grep: tried.flatMap(([, titles]) => titles),
  outputDir: '../../.build/e2e-firefox',
  // Each browser has one proxy: two workers have two.
  workers: 2,
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '../../.build/engines/firefox.json' }],
  ],
  use: {
    viewport: { width: 360, height: 740 },
    // Allows taps; pages see a mouse.
    hasTouch: true,
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Firefox by way of firefox.ts, which stands between.
    launchOptions: { executablePath: fileURLToPath(new URL('firefox.sh', import.meta.url)) },
  },
})
