import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Where a request comes from. */
export interface Caller {
  /** `null` for a call within this process. */
  readonly peerAddress: string | null
  /** False if a proxy may have passed it on. */
  readonly isDirect?: boolean
}

/** The password of the demo people on this machine. Everybody can read it: it opens only to a caller of this machine (`isDirect`). */
export const loopbackPassword = 'khet-seva-demo'

/**
 * The key of a data folder's pages under /local, derived from its own secret: four groups of letters and digits, which nobody mistakes
 * for one another. `npm start` prints it; whoever has it read that, which no header of a request can prove.
 */
export function localKeyOf(jwtSecret: string): string {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
  const bytes = createHmac('sha256', jwtSecret).update('demo people').digest().subarray(0, 16)
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** Whether a host name or address means this machine only: 127.0.0.0/8, localhost, ::1. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return name === 'localhost' || name === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
}

/** The host part of a Host header: `[::1]:4173` → `::1`, `localhost:80` → `localhost`; undefined when malformed. */
function hostOf(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:]+)\]|([^:[\]/@\s]+))(?::\d{1,5})?$/i.exec(header) ?? []
  return bracketed ?? plain
}

const refusal = (sentence: string) =>
  new Response(sentence, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const isSame = (given: string, password: string) => timingSafeEqual(hashOf(given), hashOf(password))

/** Browsers share cookies among the ports of a machine: each data folder has a name of its own. */
const cookieName = (password: string) => `khet-local-${hashOf(password).toString('hex').slice(0, 8)}`

/** The cookie by which a browser opens the pages under /local, without its attributes. */
export const localCookie = (password: string) => `${cookieName(password)}=${encodeURIComponent(password)}`

/** Lets the browser that asks open the pages under /local until it is closed. */
export const setLocalCookie = (password: string) =>
  `${localCookie(password)}; Path=/local; HttpOnly; SameSite=Strict`

function isProven({ url, headers }: Request, password: string): boolean {
  const key = new URL(url).searchParams.get('key')
  if (key !== null) return isSame(key, password)
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.some((cookie) => isSame(cookie, localCookie(password)))
}

/**
 * 403 in one plain sentence unless the request carries the folder's key, as `?key=` or as the cookie that the printed address sets;
 * undefined when it does. The inbox holds live login codes. A proxy or tunnel carries strangers to a loopback port and need not say
 * so; a page on the internet can point its own name at 127.0.0.1, which the Host header gives away.
 */
export function refuseUnlessLocal(request: Request, password: string): Response | undefined {
  const host = hostOf(request.headers.get('host') ?? '')
  if (host === undefined || !isLoopback(host))
    return refusal('This page answers only on this machine: open it at http://127.0.0.1.')
  if (isProven(request, password)) return undefined
  return refusal(
    'This page answers only on this machine. Open the address of the inbox that npm start has printed in this browser, then this page again.',
  )
}

/** True if another site's page sends the request: a browser reaches us from any page. */
export function isOfAnotherSite(origin: string | undefined): boolean {
  return origin !== undefined && !(URL.canParse(origin) && isLoopback(new URL(origin).hostname))
}

/** Headers by which a proxy names its client. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'via', 'cf-connecting-ip', 'x-real-ip']

/** The headers of browsers, of command-line clients, and of the app's own calls. What a proxy adds is none of them. */
const ownHeaders =
  /^(?:accept(?:-.+)?|access-control-request-.+|apikey|authorization|cache-control|connection|content-.+|cookie|dnt|expect|host|if-.+|origin|pragma|prefer|priority|purpose|range|referer|save-data|sec-.+|te|transfer-encoding|upgrade-insecure-requests|user-agent|x-client-info|x-supabase-api-version)$/

/** What the server tells its own code about a request; from outside it is deleted. */
const directMark = 'x-khet-direct'

/**
 * True if nothing says that a request came through a proxy: it names this machine as its host and as its page, speaks HTTP 1.1, and has
 * no header that a browser does not send. A person at a public address in front always sends the name of that page along.
 */
export function cameDirectly(httpVersion: string, given: IncomingHttpHeaders): boolean {
  // HTTP 1.1 has always one; a call within this process has none.
  const isHere = given.host === undefined || isLoopback(hostOf(given.host) ?? '')
  const isOwnPage = !isOfAnotherSite(given.origin)
  return (
    httpVersion !== '1.0' && isHere && isOwnPage && Object.keys(given).every((name) => ownHeaders.test(name))
  )
}

/** True for a request that `cameDirectly`, as the server has marked it. */
export const isDirect = ({ headers }: Request): boolean => headers.has(directMark)

/** The headers without those of a proxy, which anybody may set, and with the true peer and whether it came directly. */
export function withTruePeer(headers: Headers, { peerAddress, isDirect: given }: Caller): Headers {
  const trusted = new Headers(headers)
  const came = given ?? cameDirectly('1.1', Object.fromEntries(headers))
  for (const name of forwardingHeaders) trusted.delete(name)
  trusted.delete(directMark)
  if (came) trusted.set(directMark, '1')
  if (peerAddress !== null) trusted.set('x-forwarded-for', peerAddress)
  return trusted
}
