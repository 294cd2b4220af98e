import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { timeoutMs } from './timeouts.ts'

/** A browser with a profile on the disk, in a group of processes of its own that can be ended from one instant to the next. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  /** When it was killed, by `performance.now()`; undefined while it lives. */
  readonly killedAt: number | undefined
  /** Kills every process of it, as a phone does that needs the memory: nothing of ours is asked or told. */
  kill(): void
  /** Closes it as a person does, who has time. */
  close(): Promise<void>
  /** Settles once none of its processes is left. */
  readonly exited: Promise<void>
}

/** As Playwright starts its own: no experiments, nothing that asks, nothing that slows down what nobody looks at. */
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

/** Starts a browser on a profile, which need not be there yet. */
export async function startPhone(profile: string): Promise<Phone> {
  const child = spawn(
    findBrowser(),
    [...browserArguments, ...flags, `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const group = -child.pid!
  const killGroup = () => isRunning(group) && process.kill(group, 'SIGKILL')
  // Whoever breaks the tests off must not leave browsers behind.
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

/** Where the browser can be spoken to, which it says on its first lines. */
async function devtoolsOf(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stderr!.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
    if (!address) continue
    // Read on, or it would stand still once the pipe is full.
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
