/** Throws an error where nobody can handle it, so that a worker's page hears of it. */
export function throwLater(error: unknown, later: (work: () => void) => unknown = setTimeout): void {
  later(() => {
    throw error
  })
}
