/** Errors that waiting does not resolve: only the person can, so the entry is returned. */
const permanentErrors: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 422])

/** True for a status that returns an entry. With every other status it waits, unknown ones included. */
export function isPermanentError(status: number): boolean {
  return permanentErrors.has(status)
}
