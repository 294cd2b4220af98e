import { inlineScript } from '#scripts/build/inline-scripts.ts'
import { origin } from './fake-browser.ts'

/** A phone's memory of the language: the pages' stored choice, and this tab's unconfirmed tap. */
export interface Memory {
  language: string | undefined
  tapped: string | undefined
}

/** The effects of a page's inline script. */
export interface Led {
  /** The address to which it leads on, if it does. */
  readonly to: string | undefined
  /** The address bar. */
  readonly shown: string
  /** The message to the worker. */
  readonly messages: readonly unknown[]
}

const names = [
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'document',
  'window',
  'addEventListener',
  'setTimeout',
  'clearTimeout',
  'PerformanceObserver',
] as const
type Parts = Record<(typeof names)[number], unknown>

// oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- run as it is built, with the parts of a browser that it names
const script = new Function(...names, await inlineScript('first-paint'))

/** Runs the script as it is built into every page, until the page has been read to its end. */
export function runHeadScript(html: string, address: string, memory: Memory, hasWorker: boolean): Led {
  const [, attributes = ''] = /<html([^>]*)>/.exec(html) ?? []
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
  const [at, missing] = [attribute('data-at'), attribute('data-missing')]
  const dataset = { ...(at && { at }), ...(missing && { missing }) }
  const led = {
    to: undefined as string | undefined,
    shown: new URL(address, origin).href,
    messages: [] as unknown[],
  }
  const ready: (() => void)[] = []
  const link = { href: led.shown, replace: (to: URL | string) => (led.to = new URL(to, origin).href) }
  const worker = {
    controller: hasWorker ? { postMessage: (page: unknown) => led.messages.push(page) } : null,
  }
  const parts: Parts = {
    location: link,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: URL) => (led.shown = to.href),
    },
    navigator: { onLine: true, serviceWorker: worker },
    localStorage: storage({ get: () => memory.language, set: (code) => (memory.language = code) }),
    sessionStorage: storage({ get: () => memory.tapped, set: (code) => (memory.tapped = code) }),
    document: {
      documentElement: { lang: attribute('[^-]lang'), dataset },
      addEventListener: (event: string, run: () => void) => event === 'readystatechange' && ready.push(run),
      getElementById: () => null,
    },
    window: {},
    addEventListener: () => undefined,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    PerformanceObserver: class {
      observe() {}
    },
  }
  script(...names.map((name) => parts[name]))
  for (const run of ready) run()
  return led
}

function storage({ get, set }: { get(): string | undefined; set(code: string | undefined): void }) {
  return {
    getItem: (key: string) => (key === 'language' ? (get() ?? null) : null),
    setItem: (key: string, code: string) => key === 'language' && set(code),
    removeItem: (key: string) => key === 'language' && set(undefined),
  }
}
