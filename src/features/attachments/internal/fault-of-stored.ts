import { faultOfFiles } from '#src/platform/files/fault-of-files.ts'
import { voiceSlot } from '#src/features/forms/attachments.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'

/** Returns what keeps the stored files of a draft from going with it, as a sentence, and the file if it is known. */
export async function faultOfStored(draft: string): Promise<{ slot?: string; why: string } | undefined> {
  const fault = await faultOfFiles(draft)
  if (fault === undefined) return undefined
  if (fault !== 'unread') return { slot: voiceSlot, why: whyNotAdded(fault) }
  const { problemSentence } = await import('./problem-sentence.ts')
  return { why: problemSentence('unread', true) }
}
