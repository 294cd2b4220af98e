/** Work of a field that takes a while, such as making a photo small; resolves to why it failed. */
export type FieldWork<Fault> = Promise<Fault | undefined>

/** The running work of the fields of one form. */
export interface RunningWork<Fault> {
  readonly add: (work: FieldWork<Fault>) => void
  readonly isRunning: () => boolean
  /** Resolves to the first fault, once no work is running any more, also none that began meanwhile. */
  readonly done: () => Promise<Fault | undefined>
}

/** Returns the running work of a form that has none yet: a submission waits for it. */
export function runningWork<Fault>(): RunningWork<Fault> {
  const running = new Set<FieldWork<Fault>>()
  const waiting = new Set<(fault: Fault | undefined) => void>()
  const tell = (fault: Fault | undefined) => waiting.forEach((hear) => hear(fault))
  return {
    add: (work) => {
      running.add(work)
      void work.then(tell).finally(() => running.delete(work))
    },
    isRunning: () => running.size > 0,
    done: async () => {
      let first: Fault | undefined
      const hear = (fault: Fault | undefined) => void (first ??= fault)
      waiting.add(hear)
      try {
        while (running.size > 0) await Promise.all(running)
      } finally {
        waiting.delete(hear)
      }
      return first
    },
  }
}
