import type { Form } from '#src/forms/define.ts'

/** How many papers of a form are there, of how many; what shows a place is no document. */
export function countAttachments(
  { documents = {} }: Pick<Form, 'documents'>,
  slots: readonly string[],
): { readonly there: number; readonly all: number } {
  const attachments = Object.keys(documents).filter((slot) => !documents[slot]!.place)
  return { there: attachments.filter((slot) => slots.includes(slot)).length, all: attachments.length }
}

/** The slot whose file is another's too, by slot: the first that has the same bytes. */
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
