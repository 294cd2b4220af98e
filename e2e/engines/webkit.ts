import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for an element of a page, in milliseconds. */
const patienceMs = 90_000

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * The MiniBrowser of WebKitGTK, driven by the W3C's WebDriver on a display of its own (Debian's packages webkit2gtk-driver and
 * xvfb). Elements are found by the words that a person sees, as XPath finds them. MiniBrowser keeps its data in memory: it
 * cannot be closed and opened again.
 */
export class WebKit {
  private readonly address: string
  private readonly children: readonly ChildProcess[]
  private session = ''

  private constructor(address: string, children: readonly ChildProcess[]) {
    this.address = address
    this.children = children
  }

  /** Returns why it cannot run here; `undefined` if it can. */
  static missing(): string | undefined {
    const isThere = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb') && browserPath()
    return isThere ? undefined : 'WebKitGTK or a display is missing: apt-get install webkit2gtk-driver xvfb'
  }

  /** Opens a window on a new display; the driver listens at this port. */
  static async start(port: number): Promise<WebKit> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        GDK_BACKEND: 'x11',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    })
    const webkit = new WebKit(`http://127.0.0.1:${port}`, [driver, screen])
    await webkit.until('the driver answers', () => webkit.isReady())
    const options = { binary: browserPath(), args: ['--automation'] }
    const { sessionId } = (await webkit.call('POST', '/session', {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
      },
    })) as { sessionId: string }
    webkit.session = `/session/${sessionId}`
    // Its toolbar is 447 pixels wide, and no window is narrower.
    await webkit.call('POST', `${webkit.session}/window/rect`, { width: 447, height: 840 })
    return webkit
  }

  /** Ends browser, driver and display. */
  async close(): Promise<void> {
    await this.call('DELETE', this.session).catch(() => undefined)
    const ends = this.children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'))
    for (const child of this.children) child.kill()
    await Promise.all(ends)
  }

  /** Opens an address; waits until it has loaded. */
  goto(url: string): Promise<unknown> {
    return this.call('POST', `${this.session}/url`, { url })
  }

  /** Loads the page again. */
  reload(): Promise<unknown> {
    return this.call('POST', `${this.session}/refresh`, {})
  }

  /** Runs the body of a function in the page; `return` gives its result, which may be a promise. */
  async run<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1]
      const work = async (...args) => { ${body} }
      work(...[...arguments].slice(0, -1)).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await this.call('POST', `${this.session}/execute/async`, { script, args })) as
      | { value: Result }
      | { error: string }
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  }

  /** Clicks an element as a person, once it is there. */
  async click(xpath: string): Promise<void> {
    await this.until(`a click on ${xpath}`, async () => {
      const element = await this.find(xpath)
      // The driver brings it to the edge, below the bar of the bottom, and would tap that.
      const inTheMiddle = `arguments[0].scrollIntoView({ block: 'center' })`
      const args = [{ [elementKey]: element }]
      await this.call('POST', `${this.session}/execute/sync`, { script: inTheMiddle, args })
      await this.call('POST', `${this.session}/element/${element}/click`, {})
      return true
    })
  }

  /** Types into the field of this name, in the open dialog if there is one. */
  async type(label: string, text: string): Promise<void> {
    const inDialog = `//dialog[@open]//label[contains(., "${label}")]`
    const xpath = `//*[@id = (${inDialog} | //label[contains(., "${label}")][not(//dialog[@open])])/@for]`
    await this.until(`${text} in ${label}`, async () => {
      const element = await this.find(xpath)
      await this.call('POST', `${this.session}/element/${element}/clear`, {})
      await this.call('POST', `${this.session}/element/${element}/value`, { text })
      return true
    })
  }

  /** Waits until the page shows this text. */
  async sees(text: string): Promise<void> {
    let shown = ''
    try {
      await this.until(`"${text}" on the page`, async () => {
        shown = await this.run<string>(
          'return (document.querySelector("dialog[open]") ?? document.body).innerText',
        )
        return shown.includes(text)
      })
    } catch (error) {
      throw new Error(`The page shows instead of “${text}”:\n${shown}`, { cause: error })
    }
  }

  /** Tries until it is true; an error counts as not yet. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const last = performance.now() + patienceMs
    let why: unknown
    while (performance.now() < last) {
      try {
        if (await isSo()) return
      } catch (error) {
        why = error
      }
      await pause(200)
    }
    const shown = await this.run<string>(
      'return `${location.href}\n${(document.querySelector("dialog[open]") ?? document.body).innerText}`',
    ).catch(String)
    throw new Error(`WebKitGTK waited in vain: ${what}. It shows ${shown}`, { cause: why })
  }

  private async find(xpath: string): Promise<string> {
    const found = (await this.call('POST', `${this.session}/element`, {
      using: 'xpath',
      value: xpath,
    })) as Record<string, string>
    return found[elementKey]!
  }

  private async isReady(): Promise<boolean> {
    return ((await this.call('GET', '/status')) as { ready: boolean }).ready
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.address + path, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}, ${message}`)
  }
}

function browserPath(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
}
