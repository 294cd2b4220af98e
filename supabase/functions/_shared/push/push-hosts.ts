/*
 * Which addresses we call. An endpoint comes from a client, and a server that calls any given address can be made to
 * call hosts of its own network: so only the push services of the browsers are called, by name.
 */

/** A name that begins with a dot includes every host under it. */
const known = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
  // Other doors of Google's, which older Chromiums and those of other makers still name.
  'jmt17.google.com',
  'android.googleapis.com',
]

/** A project's additional services. */
export interface MoreServices {
  /** Hosts as in the list above, with commas between them. */
  hosts: string
  /** True if loopback is allowed without TLS, for tests. */
  loopback: boolean
}

/** True if an endpoint belongs to an allowed push service. */
export function isPushService(endpoint: string, { hosts, loopback }: MoreServices): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (protocol === 'http:') return loopback && hostname === '127.0.0.1'
  if (protocol !== 'https:' || port !== '') return false
  const named = hosts
    .split(',')
    .map((host) => host.trim().toLowerCase())
    // A name ends with letters; an address does not.
    .filter((host) => /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(host))
  return [...known, ...named].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  )
}
