import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { timeoutMs } from './timeouts.ts'

/** A browser with a profile on disk, in its own process group, which can be killed at once. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  /** Time of the kill by `performance.now()`; `undefined` while it runs. */
  readonly killedAt: number | undefined
  /** Kills all its processes without notice, as a phone without memory does. */
  kill(): void
  /** Closes it normally. */
  close(): Promise<void>
  /** Resolves once no process is left. */
  readonly exited: Promise<void>
}

/** As Playwright's own flags: no experiments, prompts or background throttling. */
const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--window-size=360,740',
  '--disable-field-trial-config',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-features=InitialWebUI,WebUIToolbar,WebUIReloadButton',
  '--disable-search-engine-choice-screen',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  '--hide-crash-restore-bubble',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

/** Starts a browser on a profile, which may be new. */
export async function startPhone(profile: string): Promise<Phone> {
  const child = spawn(
    findBrowser(),
    [...browserArguments, ...flags, `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const group = -child.pid!
  const killGroup = () => isRunning(group) && process.kill(group, 'SIGKILL')
  // An interrupted test run must not leave browsers behind.
  process.once('exit', killGroup)
  let killedAt: number | undefined
  const gone = once(child, 'exit').then(async () => {
    process.off('exit', killGroup)
    while (isRunning(group)) await pause(2)
  })
  const browser = await chromium.connectOverCDP(await devtoolsOf(child))
  const context = browser.contexts()[0]!
  context.setDefaultTimeout(timeoutMs)
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    get killedAt() {
      return killedAt
    },
    kill: () => {
      if (killedAt !== undefined) return
      killedAt = performance.now()
      killGroup()
    },
    close: async () => {
      const devtools = await browser.newBrowserCDPSession()
      await devtools.send('Browser.close').catch(() => undefined)
      await gone
    },
    exited: gone,
  }
}

/** Returns the browser's DevTools address, from its first output. */
async function devtoolsOf(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stderr!.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
    if (!address) continue
    // Reads on, because a full pipe would block the browser.
    child.stderr!.resume()
    return address
  }
  throw new Error(`The browser did not start:\n${output}`)
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}
