import type { CartChanges, CartReceipt, SentOperation } from '#src/features/cart/internal/cart-api.ts'
import type { CartResult } from '#src/features/cart/internal/exchange.ts'
import { linesOf, type CartLine } from '#src/features/cart/lines.ts'

interface Row extends SentOperation {
  account: string
  version: number
}

const seen = { name: '', price: 0 }

/** `apply_cart_operations`, `merge_guest_cart` and `cart_changes`. */
export class CentreCart {
  readonly rows = new Map<string, Row>()
  readonly merges = new Map<string, string>()
  private readonly pageSize: number

  constructor(pageSize = 500) {
    this.pageSize = pageSize
  }

  apply(account: string, operations: readonly SentOperation[]): CartResult<CartReceipt> {
    const receipt: CartReceipt = { applied: [], refused: [] }
    for (const operation of operations) {
      const known = this.rows.get(operation.id)
      if (known && known.account !== account) {
        receipt.refused.push({ id: operation.id, reason: 'id used before' })
        continue
      }
      if (!known) this.rows.set(operation.id, { ...operation, account, version: this.version(account) + 1 })
      receipt.applied.push(operation.id)
    }
    return { data: receipt }
  }

  merge(account: string, guest: string, operations: readonly SentOperation[]): CartResult<CartReceipt> {
    const owner = this.merges.get(guest) ?? account
    this.merges.set(guest, owner)
    return owner === account ? this.apply(account, operations) : { failure: 'conflict' }
  }

  changes(account: string, since: number | undefined): CartResult<CartChanges> {
    const gone = this.gone(account)
    const due = this.rowsOf(account)
      .filter(({ version }) => version > (since ?? 0))
      .filter(({ kind, id }) => (kind === 'remove' ? since !== undefined : !gone.has(id)))
    const page = due.slice(0, this.pageSize)
    const more = due.length > page.length
    const operations = page.map(({ id, product, kind, amount, observed, madeAt }) => ({
      id,
      product_id: product,
      kind,
      amount,
      observed: [...observed],
      made_at: madeAt,
    }))
    return {
      data: { version: more ? page.at(-1)!.version : this.version(account), more, operations, products: [] },
    }
  }

  lines(account: string): CartLine[] {
    return linesOf(this.rowsOf(account).map((row) => ({ ...row, seen })))
  }

  has(id: string): boolean {
    return this.rows.has(id)
  }

  private gone(account: string): Set<string> {
    return new Set(this.rowsOf(account).flatMap(({ observed }) => observed))
  }

  private version(account: string): number {
    return Math.max(0, ...this.rowsOf(account).map(({ version }) => version))
  }

  private rowsOf(account: string): Row[] {
    return [...this.rows.values()]
      .filter((row) => row.account === account)
      .toSorted((a, b) => a.version - b.version)
  }
}
