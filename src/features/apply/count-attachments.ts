import type { Form } from '#src/features/forms/define.ts'

/** Returns how many documents of a form are there, out of how many; pictures of a place do not count. */
export function countAttachments(
  { documents = {} }: Pick<Form, 'documents'>,
  slots: readonly string[],
): { readonly there: number; readonly all: number } {
  const attachments = Object.keys(documents).filter((slot) => !documents[slot]!.place)
  return { there: attachments.filter((slot) => slots.includes(slot)).length, all: attachments.length }
}

/** Returns, for each slot with a duplicate file, the first slot with the same bytes. */
export function sameFiles(
  stored: readonly { readonly slot: string; readonly sha256: string }[],
): Record<string, string> {
  const first = new Map<string, string>()
  const same: Record<string, string> = {}
  for (const { slot, sha256 } of stored) {
    const earlier = first.get(sha256)
    if (earlier === undefined) first.set(sha256, slot)
    else same[slot] = earlier
  }
  return same
}
