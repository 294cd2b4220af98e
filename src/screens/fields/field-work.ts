/** Work of a field that takes a while, such as making a photo small; resolves to why it failed. */
export type FieldWork<Fault> = Promise<Fault | undefined>

/** Returns the running work of a form's fields: a submission waits for it. */
export function fieldWork<Fault>() {
  const running = new Set<FieldWork<Fault>>()
  return {
    add: (work: FieldWork<Fault>): void => {
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    isRunning: () => running.size > 0,
    /** Resolves to the first fault, once all of it has ended. */
    done: async () => (await Promise.all(running)).find((fault) => fault !== undefined),
  }
}
