/** The statuses that no waiting mends: only the person can, so the entry goes back to them. */
const returning: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 422])

/** Whether a status gives an entry back. Every other one waits, also those that nobody has thought of. */
export function isReturning(status: number): boolean {
  return returning.has(status)
}
