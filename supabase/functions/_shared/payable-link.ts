/** Returns a safe payment link: https, or this machine's own in the sandbox; else `null`. */
export function payableLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return null
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1') ? value : null
}
