/** The kind of a request for a call back: its form's id. */
export const callBackKind = 'call-back'

/** Something that happened to a request. */
export interface HappenedToIt {
  readonly from?: string | null
  readonly to?: string | null
  readonly note?: string | null
  /** Photos and voice notes of an answer. */
  readonly files?: readonly unknown[] | null | undefined
  readonly by: string
}

/** Returns the status before the last change or call: a call back that is taken up again was answered once. */
export function statusBefore(kind: string, events: readonly HappenedToIt[]): string | undefined {
  return events.findLast((event) => event.from !== event.to || isCallAttempt(kind, event))?.from ?? undefined
}

/**
 * True if an event says that the centre called and nobody answered: the request goes into review, or stays there without
 * a note or files.
 */
export function isCallAttempt(kind: string, { from, to, note, files, by }: HappenedToIt): boolean {
  if (kind !== callBackKind || by !== 'centre' || to !== 'in_review' || from === 'done') return false
  return from !== to || (!note && !files?.length)
}
