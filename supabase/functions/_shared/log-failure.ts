/**
 * Says in the log of a function why somebody else's service did not do what it was asked for, in the error's own words
 * without addresses: whoever has that of a phone knows where it can be told something.
 */
export function logFailure(what: string, cause: unknown): void {
  const why = cause instanceof Error ? cause.message : 'unknown'
  // oxlint-disable-next-line no-console -- for whoever looks into why nothing comes of it
  console.error(`${what}: ${why.replaceAll(/\bhttps?:\/\/[^\s)]+/g, '(address)')}`)
}
