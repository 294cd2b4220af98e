import type { Receipt } from '#src/platform/outbox/entry.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'

/** A request or an answer of the desk, as the centre keeps it. */
export interface Row {
  readonly id: string
  /** The account or guest that sent it. */
  readonly sender: string
  /** The same, or the account that has claimed the guest. */
  owner: string
  readonly hash: string
  readonly content: string
  receipt: Receipt
}

/** A file of a manifest. */
export interface ListedFile {
  readonly sha256: string
  readonly type?: string
}

/** How a test writes texts and files: as they are sent, or short ones that stand for them. */
export interface Writing<Bytes> {
  readonly hashOf: (content: string) => string
  readonly filesIn: (content: string) => readonly ListedFile[]
  readonly hashOfFile: (bytes: Bytes) => string
}

/** Ways in which a centre can be careless with files. */
export interface FileFaults {
  readonly completesUnseen?: boolean
  readonly comparesNoHash?: boolean
}

export type VerifiedFiles = { readonly receipt: Receipt; readonly missing: readonly string[] } | NotDone

/** The bucket of documents, and `complete-request`. */
export class CentreFiles<Bytes> {
  /** The bucket's content, by account, request and hash: `asha/e-1/f7`. */
  readonly objects = new Map<string, Bytes>()
  /** Files that it has reported as missing, by request and hash; and requests that it has reported as unknown. */
  readonly missedFiles = new Set<string>()
  private readonly rowOf: (id: string) => Row | undefined
  private readonly writing: Writing<Bytes>
  private readonly faults: FileFaults

  constructor(rowOf: (id: string) => Row | undefined, writing: Writing<Bytes>, faults: FileFaults) {
    this.rowOf = rowOf
    this.writing = writing
    this.faults = faults
  }

  /** Stores a file that the manifest of an incomplete request lists; of the type that it lists, if it lists one. */
  upload(
    account: string,
    id: string,
    sha256: string,
    bytes: Bytes,
    type?: string,
  ): { stored: true } | NotDone {
    const row = this.rowOf(id)
    const listed = row && this.writing.filesIn(row.content).find((file) => file.sha256 === sha256)
    if (row?.owner !== account || isComplete(row) || !listed || listed.type !== type) return { status: 403 }
    const name = `${account}/${id}/${sha256}`
    if (!this.objects.has(name)) this.objects.set(name, bytes)
    return { stored: true }
  }

  complete(account: string, id: string): VerifiedFiles {
    const row = this.rowOf(id)
    if (row?.owner !== account) {
      this.missedFiles.add(id)
      return { status: 404 }
    }
    const missing = isComplete(row) || this.faults.completesUnseen ? [] : this.verify(row)
    if (missing.length === 0) row.receipt = { ...row.receipt, state: 'complete' }
    return { receipt: row.receipt, missing }
  }

  /** Whether the centre truly has every file of a request, independent of its own answer. */
  has(id: string): boolean {
    const row = this.rowOf(id)
    return !!row && this.writing.filesIn(row.content).every(({ sha256 }) => this.isWhole(row, sha256))
  }

  /** Has these in place of all. */
  restore(objects: ReadonlyMap<string, Bytes>): void {
    this.objects.clear()
    for (const [name, bytes] of objects) this.objects.set(name, bytes)
  }

  private isWhole({ owner, id }: Row, sha256: string): boolean {
    const bytes = this.objects.get(`${owner}/${id}/${sha256}`)
    return bytes !== undefined && this.writing.hashOfFile(bytes) === sha256
  }

  private verify(row: Row): string[] {
    const { owner, id, content } = row
    const shas = this.writing.filesIn(content).map(({ sha256 }) => sha256)
    return shas.filter((sha256) => {
      const name = `${owner}/${id}/${sha256}`
      if (this.isWhole(row, sha256) || (this.objects.has(name) && this.faults.comparesNoHash)) return false
      this.objects.delete(name)
      this.missedFiles.add(`${id}/${sha256}`)
      return true
    })
  }
}

function isComplete({ receipt }: Row): boolean {
  return receipt.state === 'complete'
}
