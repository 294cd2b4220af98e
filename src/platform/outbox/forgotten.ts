/** Drafts that became submissions in this page, or were dropped: a save that comes late must not bring them back. */
const gone = new Set<string>()

/** Has late saves of a draft come to nothing from now on: it was submitted, or dropped. */
export function forgetDraft(id: string): void {
  gone.add(id)
}

/** True if a draft was deleted and must not be saved again. */
export function isForgotten(id: string): boolean {
  return gone.has(id)
}
