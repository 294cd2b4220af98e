import { runningWork, type RunningWork } from '#src/screens/fields/field-work.ts'
import { problemSentence } from './problem-sentence.ts'

/** A file on its way into a draft; resolves to why it failed, as a sentence. */
export type RunningTaking = Promise<string | undefined>

const running = new Map<string, RunningWork<string>>()

/** Notes that a file is on its way into a draft: submitting the draft waits for it. */
export function noteTaking(draft: string, taking: RunningTaking): void {
  const work = running.get(draft) ?? runningWork<string>()
  running.set(draft, work)
  work.add(taking.catch(() => problemSentence('broken')))
  // Without a catch, so that a bug is still reported.
  void taking.finally(async () => {
    await work.done()
    if (!work.isRunning()) running.delete(draft)
  })
}

/**
 * Resolves once no file is on its way into a draft any more, also none that began meanwhile: a file that arrives after
 * the draft was sent is lost. Returns why the first of them failed, as a sentence.
 */
export async function takingsDone(draft: string | undefined): Promise<string | undefined> {
  return draft === undefined ? undefined : running.get(draft)?.done()
}
