import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { argv, env, exit, stderr } from 'node:process'
import { WebSocket, WebSocketServer } from 'ws'
import { openBrowserProxy } from './browser-proxy.ts'

/*
 * Debian's Firefox, as Playwright drives it by WebDriver BiDi. This process stands between the two, since Playwright asks
 * for what this Firefox does not know, and this Firefox does otherwise than it is asked:
 * - it knows no media features; they are its own, then;
 * - "offline" reaches its pages and not their worker. Everything goes over a proxy of ours, which is cut as well, for all
 *   of this browser's contexts;
 * - a page that was loaded offline is not told when that ends, as it is when a network returns. It is told here;
 * - opening an address while the page goes to another one is refused with a request to try again. This process tries again;
 * - filling in an e-mail field, which has no selection, appends to what is there. Here it replaces that.
 */
const notKnown = new Set(['emulation.setMediaFeaturesOverride'])

/** React ignores values that Playwright sets by script; the prototype's setter makes them look typed. */
const typed = (value: string) =>
  `Object.getOwnPropertyDescriptors(Object.getPrototypeOf(inputElement)).value.set.call(inputElement, ${value});`
const asTyped = (text: string) =>
  text
    .replaceAll('inputElement.value = value;', typed('value'))
    .replaceAll('inputElement.value += text;', typed('text'))

/** From here on commands are our own: Playwright counts from one. */
const firstOwn = 1_000_000_000

interface Command {
  readonly id: number
  readonly method: string
  readonly params?: {
    readonly networkConditions?: { readonly type: string } | null
    readonly userContexts?: readonly string[]
    readonly userContext?: string
  }
}

/** A reply; or an event, which has no `id`. */
interface Reply {
  readonly id?: number
  readonly result?: { readonly contexts?: readonly { readonly context: string }[] }
}

const proxy = await openBrowserProxy()
/** The contexts that are offline: the proxy is cut while there is one. */
const offline = new Set<string>()
const profile = argv[argv.indexOf('--profile') + 1]!
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxy.port,
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.failover_direct': false,
  // As on a phone: others take twelve pixels of a page.
  'ui.useOverlayScrollbars': 1,
}
appendFileSync(
  join(profile, 'user.js'),
  Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join(''),
)

const firefox = spawn(env['FIREFOX'] ?? '/usr/bin/firefox-esr', argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))

firefox.stderr.on('data', (text: Buffer) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text.toString()) ?? []
  if (address) standBefore(address)
  else stderr.write(text)
})

/** Opens another address for the browser's, and says so as the browser does. */
function standBefore(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
  server.on('connection', (client, { url = '/' }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 2 ** 28 })
    const early: string[] = []
    browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)))
    browser.on('close', () => client.close())
    client.on('close', () => browser.close())
    const told = tellPages(browser)
    const opened = new Map<number, string>()
    browser.on('message', (data: Buffer) => {
      const text = data.toString()
      const again = text.includes('NS_BINDING_ABORTED') && opened.get((JSON.parse(text) as Reply).id ?? 0)
      if (again) browser.send(again)
      else if (!told(text)) client.send(text)
    })
    client.on('message', (data: Buffer) => {
      const text = asTyped(data.toString())
      const command = JSON.parse(text) as Command
      const { id, method } = command
      if (endsOffline(command)) told.after(id)
      if (method === 'browsingContext.navigate') opened.set(id, text)
      if (notKnown.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (browser.readyState === WebSocket.OPEN) browser.send(text)
      else early.push(text)
    })
  })
}

/** Cuts or mends the proxy as a command of Playwright wants it; true if pages are to be online again. */
function endsOffline({ method, params }: Command): boolean {
  const isOffline = params?.networkConditions?.type === 'offline'
  if (method === 'emulation.setNetworkConditions')
    for (const context of params?.userContexts ?? []) offline[isOffline ? 'add' : 'delete'](context)
  // Journeys end offline, too.
  if (method === 'browser.removeUserContext') offline.delete(params?.userContext ?? '')
  proxy.cut(offline.size > 0)
  return method === 'emulation.setNetworkConditions' && !isOffline
}

/**
 * Has each page that is online dispatch `online` once the command given to `after` was answered. The returned function
 * takes every message of the browser, and is true for the replies to its own commands.
 */
function tellPages(browser: WebSocket): { (text: string): boolean; after(id: number): void } {
  let next = firstOwn
  const ending = new Set<number>()
  const send = (method: string, params: object) =>
    browser.send(JSON.stringify({ id: next++, method, params }))
  const take = (text: string): boolean => {
    // Most messages are events, some of them large.
    if (ending.size === 0 && next === firstOwn) return false
    const { id, result } = JSON.parse(text) as Reply
    if (id === undefined) return false
    if (ending.delete(id)) send('browsingContext.getTree', {})
    for (const { context } of (id >= firstOwn && result?.contexts) || [])
      send('script.evaluate', {
        expression: `navigator.onLine && dispatchEvent(new Event('online'))`,
        target: { context },
        awaitPromise: false,
      })
    return id >= firstOwn
  }
  return Object.assign(take, { after: (id: number) => void ending.add(id) })
}
