import type { ShopEdit, EditAnswer } from '#src/features/editing/internal/editing-api.ts'

/** Ways in which a centre can be built wrong about edits. */
export interface EditFaults {
  readonly editsHaveNoKey?: boolean
  readonly versionIsNotCompared?: boolean
  readonly afterIsIgnored?: boolean
}

/** An applied edit of the shop. */
export interface AppliedEdit {
  readonly id: string
  readonly who: string
  readonly seen: number
  readonly after: readonly string[]
  readonly version: number
}

interface ShopFact {
  values: Readonly<Record<string, unknown>>
  readonly edits: AppliedEdit[]
}

/** Edits of the shop. */
export class CentreEdits {
  readonly facts = new Map<string, ShopFact>()
  readonly done = new Map<string, { readonly hash: string; readonly who: string; readonly version: number }>()
  private version = 0
  private readonly faults: EditFaults

  constructor(faults: EditFaults) {
    this.faults = faults
  }

  edit(who: string, edit: ShopEdit): EditAnswer {
    const { id, kind, path, part, changes, seen, after } = edit
    const hash = JSON.stringify([kind, path, part, changes, seen, after])
    const known = this.done.get(id)
    if (known && !this.faults.editsHaveNoKey) {
      return known.who === who && known.hash === hash ? { done: known.version } : { status: 409 }
    }
    const fact = this.factOf(`edit ${kind} ${path} ${part ?? ''}`)
    const last = fact.edits.at(-1)
    if (last && this.isConflict(last, who, edit))
      return { conflict: { ...fact.values, version: last.version } }
    this.version += 1
    fact.values = { ...fact.values, ...changes }
    fact.edits.push({ id, who, seen, after, version: this.version })
    this.done.set(id, { hash, who, version: this.version })
    return { done: this.version }
  }

  private isConflict(last: AppliedEdit, who: string, { seen, after }: ShopEdit): boolean {
    if (this.faults.versionIsNotCompared || last.version <= seen) return false
    return this.faults.afterIsIgnored || last.who !== who || !after.includes(last.id)
  }

  factOf(place: string): ShopFact {
    const fact = this.facts.get(place) ?? { values: {}, edits: [] }
    this.facts.set(place, fact)
    return fact
  }

  /** The current version of a thing. */
  versionOf(place: string): number {
    return this.factOf(place).edits.at(-1)?.version ?? 0
  }
}
