/** Logs the failure of an external service, without addresses: a push endpoint is a secret of its phone. */
export function logFailure(what: string, cause: unknown): void {
  const why = cause instanceof Error ? cause.message : 'unknown'
  // oxlint-disable-next-line no-console -- for the search for its cause
  console.error(`${what}: ${why.replaceAll(/\bhttps?:\/\/[^\s)]+/g, '(address)')}`)
}
