/** Every demo person's password where only this machine can sign in. */
export const loopbackPassword = 'khet-seva-demo'

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

/** Headers that a proxy adds: with any of them the reader may sit on another machine. */
const forwardingHeaders = [
  'x-forwarded-for',
  'forwarded',
  'x-forwarded-host',
  'via',
  'cf-connecting-ip',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/** The header on requests that may come from other machines; nobody else can set it. */
const elsewhereMark = 'x-khet-elsewhere'

const refusal = (sentence: string) =>
  new Response(sentence, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/**
 * 403 in one plain sentence unless the request surely comes from this machine, undefined when it does.
 * The inbox holds live login codes. A page on the internet can point its own name at 127.0.0.1 (the Host header gives
 * it away), and a tunnel or proxy can carry strangers to a loopback port (its headers do).
 */
export function refuseUnlessLocal(headers: Headers): Response | undefined {
  const host = hostOf(headers.get('host') ?? '')
  if (host === undefined || !isLoopback(host)) {
    return refusal('This page answers only on this machine: open it at http://127.0.0.1.')
  }
  if (forwardingHeaders.some((name) => headers.has(name))) {
    return refusal('This page answers only on this machine and not through a proxy or tunnel.')
  }
  return undefined
}

/** True if another site's page sends the request: a browser reaches us from any page. */
export function isOfAnotherSite(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && !(URL.canParse(origin) && isLoopback(new URL(origin).hostname))
}

/** True if a request may come from another machine or another site's page. A request without a host is local. */
function isFromElsewhere(headers: Headers): boolean {
  return isOfAnotherSite(headers) || (headers.has('host') && refuseUnlessLocal(headers) !== undefined)
}

/** True if `withTruePeer` has marked a request as possibly not local. */
export function isMarkedElsewhere(headers: Headers): boolean {
  return headers.has(elsewhereMark)
}

/**
 * The headers without those of a proxy, which only a trusted one may set, and with the true peer. That they were there, or that
 * another site's page asks, stays to be seen by `isMarkedElsewhere`.
 */
export function withTruePeer(headers: Headers, peerAddress: string | null): Headers {
  const trusted = new Headers(headers)
  for (const name of [...forwardingHeaders, elsewhereMark]) trusted.delete(name)
  if (isFromElsewhere(headers)) trusted.set(elsewhereMark, '1')
  if (peerAddress !== null) trusted.set('x-forwarded-for', peerAddress)
  return trusted
}
