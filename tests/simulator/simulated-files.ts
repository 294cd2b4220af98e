import type { Receipt } from '#src/core/outbox/entry.ts'
import type { NotDone } from '#src/backend/answer.ts'

/** A request as the centre keeps it. */
export interface Row {
  readonly id: string
  owner: string
  readonly hash: string
  readonly content: string
  receipt: Receipt
}

/** Ways in which a centre can be careless with files. */
export interface FileFaults {
  readonly completesUnseen?: boolean
  readonly comparesNoHash?: boolean
}

export type VerifiedFiles = { readonly receipt: Receipt; readonly missing: readonly string[] } | NotDone

/** Returns the files in a request's manifest: `w7 [f1 f2]`. The content of other kinds is JSON, some with a manifest. */
export function manifestOf(content: string): string[] {
  if (content.startsWith('{')) {
    if (!content.includes('"manifest"')) return []
    return (JSON.parse(content) as { manifest?: string[] }).manifest ?? []
  }
  const named = /^[^{].*\[(.*)\]/.exec(content)?.[1]
  return named ? named.split(' ') : []
}

/** An in-memory model of the bucket of documents and of `complete-request`. A file's content stands for its hash. */
export class CentreFiles {
  /** The bucket's content, by request and hash. */
  readonly objects = new Map<string, string>()
  /** Files that it has reported as missing, by the same names; and requests that it has reported as unknown. */
  readonly missedFiles = new Set<string>()
  private readonly rowOf: (id: string) => Row | undefined
  private readonly faults: FileFaults

  constructor(rowOf: (id: string) => Row | undefined, faults: FileFaults) {
    this.rowOf = rowOf
    this.faults = faults
  }

  upload(account: string, id: string, sha256: string, bytes: string): { stored: true } | NotDone {
    const row = this.rowOf(id)
    const may = row?.owner === account && !isComplete(row) && manifestOf(row.content).includes(sha256)
    if (!may) return { status: 403 }
    const name = `${id}/${sha256}`
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
    return !!row && manifestOf(row.content).every((sha) => this.objects.get(`${id}/${sha}`) === sha)
  }

  /** Has these in place of all. */
  restore(objects: ReadonlyMap<string, string>): void {
    this.objects.clear()
    for (const [name, bytes] of objects) this.objects.set(name, bytes)
  }

  private verify({ id, content }: Row): string[] {
    return manifestOf(content).filter((sha) => {
      const bytes = this.objects.get(`${id}/${sha}`)
      if (bytes === sha || (bytes !== undefined && this.faults.comparesNoHash)) return false
      this.objects.delete(`${id}/${sha}`)
      this.missedFiles.add(`${id}/${sha}`)
      return true
    })
  }
}

function isComplete({ receipt }: Row): boolean {
  return receipt.state === 'complete'
}
