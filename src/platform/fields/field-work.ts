/** Work of a field that takes a while, such as making a photo small; resolves to why it failed. */
export type FieldWork<Fault> = Promise<Fault | undefined>

/** The work of the fields of one form. */
export interface RunningWork<Fault> {
  /** Adds work of a field: a fault of its earlier work is forgotten, because the person has tried again. */
  readonly add: (work: FieldWork<Fault>, field?: string) => void
  /** True if no work is running, and no fault has yet to be reported. */
  readonly isSettled: () => boolean
  /**
   * Resolves to the first fault that no earlier call has reported, once no work is running any more, also none that
   * began meanwhile. A fault from before the call counts: its message may have come the moment the person tapped.
   */
  readonly done: () => Promise<Fault | undefined>
}

/** Returns the running work of a form that has none yet: a submission waits for it. */
export function runningWork<Fault>(): RunningWork<Fault> {
  const running = new Set<Promise<void>>()
  const faults = new Map<string, Fault>()
  return {
    add: (work, field = '') => {
      faults.delete(field)
      const ended = work
        .then((fault) => void (fault && faults.set(field, fault)))
        .finally(() => running.delete(ended))
      running.add(ended)
    },
    isSettled: () => running.size === 0 && faults.size === 0,
    done: async () => {
      while (running.size > 0) await Promise.all(running)
      const [first] = faults.values()
      faults.clear()
      return first
    },
  }
}
