/** A desk answer on its way. */
export interface DeskAction {
  what?: string
  item: string
  /** The request's owner, for an answer with files. */
  owner?: string | undefined
  seen: number
  /** Earlier answers of the same phone, with blanks between them. */
  after?: string
  note?: string
  status?: string
  assignee?: string
  seenAssignee?: string
  summary?: string
  seenSummary?: string
}

/** An answer of the desk as a phone freezes it, its keys in order; `changes` go into its content. */
export function deskAnswer(change: DeskAction, changes: Record<string, unknown> = {}) {
  const result = { what: 'request', ...change }
  const answers = Object.fromEntries(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const content = { answers, form: 'desk-answer', language: 'en', manifest: [], version: 1, ...changes }
  return { id: crypto.randomUUID(), content: JSON.stringify(content), made_at: Date.now() }
}
