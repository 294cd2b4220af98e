/** Resolves once everything that was settled by now has gone on, however many awaits that takes. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
