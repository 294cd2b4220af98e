import { problemSentence } from './problem-sentence.ts'

/** A file on its way into a draft; resolves to why it failed, as a sentence. */
export type RunningTaking = Promise<string | undefined>

const running = new Map<string, Set<RunningTaking>>()

/** Notes that a file is on its way into a draft: submitting the draft waits for it. */
export function noteTaking(draft: string, taking: RunningTaking): void {
  const all = running.get(draft) ?? new Set()
  running.set(draft, all)
  const waited = taking.catch(() => problemSentence('broken'))
  all.add(waited)
  // Without a catch, so that a bug is still reported.
  void taking.finally(() => {
    all.delete(waited)
    if (all.size === 0) running.delete(draft)
  })
}

/**
 * Resolves once no file is on its way into a draft any more, also none that began meanwhile: a file that arrives after
 * the draft was sent is lost. Returns why the first of them failed, as a sentence.
 */
export async function takingsDone(draft: string | undefined): Promise<string | undefined> {
  let failure: string | undefined
  for (;;) {
    const all = draft === undefined ? undefined : running.get(draft)
    if (!all) return failure
    for (const reason of await Promise.all(all)) failure ??= reason
  }
}
