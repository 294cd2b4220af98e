import type { Entry } from '#src/core/outbox/entry.ts'

/** An entry that was kept on a phone. */
export interface Made {
  readonly id: string
  readonly kind: string
  readonly owner: string
  readonly phone: string
  readonly lane: string
  content: string
}

/** Facts about the entries besides forms, for the invariants. */
export class KindLedger {
  /** Records a broken promise. */
  readonly violated: (promise: string) => void
  readonly wordsOf: (entry: Entry) => string
  /** Decrypts the details of a returned entry's reason. */
  readonly detailsOf: (entry: Entry) => unknown
  /** In the order in which they were kept. */
  readonly made = new Map<string, Made>()
  /** Entries whose receipts were applied. */
  readonly settled = new Set<string>()
  /** Entries that came back once. */
  readonly returned = new Set<string>()
  /** Entries that another one has replaced. */
  readonly replaced = new Set<string>()
  /** Orders and edits that were made after the person had seen the new total, or the other editor's version. */
  readonly agreed = new Set<string>()
  /** By desk answer: those of the same phone that were there when it was written. */
  readonly earlier = new Map<string, readonly string[]>()

  constructor(
    violated: (promise: string) => void,
    wordsOf: (entry: Entry) => string,
    detailsOf: (entry: Entry) => unknown,
  ) {
    this.violated = violated
    this.wordsOf = wordsOf
    this.detailsOf = detailsOf
  }

  ofKind(kind: string): Made[] {
    return [...this.made.values()].filter((made) => made.kind === kind)
  }
}
