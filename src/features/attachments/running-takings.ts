import { runningWork, type RunningWork } from '#src/platform/fields/field-work.ts'
import { whyNotTaken } from './why-not-taken.ts'

/** A file on its way into a draft; resolves to why it failed, as a sentence. */
export type RunningTaking = Promise<string | undefined>

/** Why a file does not go with its draft, as a sentence; without a slot where nobody knows which file it was. */
export interface FileFailure {
  readonly slot?: string
  readonly why: string
}

/** The name alone: the module is loaded with forms. */
const voiceSlot: typeof import('#src/features/forms/attachments.ts').voiceSlot = 'voice'

/** By draft, for the life of the page: an entry is two empty collections once its files have ended. */
const running = new Map<string, RunningWork<FileFailure>>()

/** By draft, how to end its recording: here, because the code of recordings (platform/files/recording.ts) comes with the microphone. */
const ends = new Map<string, (() => RunningTaking) | undefined>()

/** Notes that a draft's files are changing, in a slot: submitting the draft waits for it. */
export function noteTaking(draft: string, slot: string, taking: RunningTaking): void {
  const work = running.get(draft) ?? runningWork<FileFailure>()
  running.set(draft, work)
  work.add(
    taking.catch(() => whyNotTaken('broken')).then((why) => (why === undefined ? undefined : { slot, why })),
    slot,
  )
  // Without a catch, so that a bug is still reported.
  void taking.finally(() => undefined)
}

/** Notes how to end a recording for a draft, or that it has ended: submitting the draft ends it. */
export function endBeforeSending(draft: string, end: (() => RunningTaking) | undefined): void {
  ends.set(draft, end)
}

/**
 * Resolves once no file is on its way into a draft any more, also none that began meanwhile: a file that arrives after
 * the draft was sent is lost. Returns why the first of them failed, also if that was before, or what is wrong with those that
 * are stored; once only.
 */
export async function takingsDone(draft: string | undefined): Promise<FileFailure | undefined> {
  if (draft === undefined) return undefined
  const end = ends.get(draft)
  ends.delete(draft)
  if (end) noteTaking(draft, voiceSlot, end())
  return (await running.get(draft)?.done()) ?? storedFault(draft)
}

/** Most drafts have no file, and load no code for them. What fails here is said by sending, which reads the same. */
async function storedFault(draft: string): Promise<FileFailure | undefined> {
  try {
    const { hasFiles } = await import('#src/features/forms/drafts.ts')
    if (!(await hasFiles(draft))) return undefined
    const { faultOfStored } = await import('#src/features/attachments/internal/fault-of-stored.ts')
    return await faultOfStored(draft)
  } catch {
    return undefined
  }
}
