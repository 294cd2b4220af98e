import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Arguments of the browser: no sandbox for root, and no network requests by itself. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the browser for the tests: an installed Chrome or Chromium, else Playwright's, else Debian's package
 * if we are root. Throws a plain sentence without any.
 */
export function findBrowser(): string {
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path))
  return found ?? installFromDebian()
}

function installFromDebian(): string {
  const missing = 'No browser was found. Install Chrome or Chromium, or set CHROMIUM to its path.'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(missing)
  console.log('No browser was found; installing Debian’s chromium and fonts.')
  execFileSync('apt-get', ['update'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', 'chromium', 'fonts-noto-core'], { stdio: 'inherit' })
  if (!existsSync('/usr/bin/chromium')) throw new Error(missing)
  return '/usr/bin/chromium'
}
