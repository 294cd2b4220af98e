import { CentreActs, type ActFaults } from './acts.ts'
import { CentreAccounts, type AccountFaults } from './accounts.ts'
import { CentreCart } from './cart.ts'
import type { BookingFaults } from './bookings.ts'
import { CentreBookings } from './tractor.ts'
import { CentreDesk, type DeskFaults } from './desk.ts'
import { CentreEdits, type EditFaults } from './edits.ts'
import { CentreFiles, type FileFaults, type Writing } from './files.ts'
import { CentreOrders, type OrderFaults, type PlacedOrder } from './orders.ts'
import { CentreRequests, type RequestFaults, type RequestLimits, type RequestRow } from './requests.ts'

/** Ways in which a centre can be built wrong. */
export interface CentreFaults
  extends
    RequestFaults,
    FileFaults,
    OrderFaults,
    EditFaults,
    DeskFaults,
    AccountFaults,
    BookingFaults,
    ActFaults {}

/** A backup of requests with their files, and of orders; other data is not lost here. */
interface Backup<Bytes> {
  readonly rows: readonly RequestRow[]
  readonly objects: ReadonlyMap<string, Bytes>
  readonly orders: readonly PlacedOrder[]
}

/** A life of the centre's data that a restored backup began. */
interface Life {
  readonly life: number
  readonly data_until: string | null
}

/** The centre in memory: each noun of the backend with its calls, and backups of it. */
export class Centre<Bytes = string> {
  readonly requests: CentreRequests
  readonly files: CentreFiles<Bytes>
  readonly orders: CentreOrders
  readonly edits: CentreEdits
  readonly desk: CentreDesk
  readonly accounts: CentreAccounts
  readonly bookings: CentreBookings
  readonly acts: CentreActs
  readonly cart: CentreCart
  /** Accounts that are gone: every call of theirs is refused with 401. */
  readonly deletedAccounts = new Set<string>()
  /** The life of the centre's data, as the centre tells it. */
  life: Life & { readonly lives: readonly Life[] } = { life: 1, data_until: null, lives: [] }
  /** Ids of requests and orders that a restored backup did not have, or not as they were. */
  readonly lost = new Set<string>()
  private backup: Backup<Bytes> | undefined

  constructor(writing: Writing<Bytes>, limits: RequestLimits, faults: CentreFaults = {}, cartPage?: number) {
    this.cart = new CentreCart(cartPage)
    this.requests = new CentreRequests(writing, limits, faults)
    this.orders = new CentreOrders(faults)
    this.edits = new CentreEdits(faults)
    this.desk = new CentreDesk(writing, faults)
    this.accounts = new CentreAccounts(faults)
    this.bookings = new CentreBookings(faults)
    this.acts = new CentreActs(faults)
    const rowOf = (id: string) => this.requests.byId.get(id) ?? this.desk.answers.find((one) => one.id === id)
    this.files = new CentreFiles(rowOf, writing, faults)
  }

  backUp(): void {
    const objects = new Map(this.files.objects)
    this.backup = { rows: this.requests.copy(), objects, orders: this.orders.copy() }
  }

  /** Begins a new life with the last backup's data; false without one. */
  restore(): boolean {
    if (!this.backup) return false
    const { rows, objects, orders } = this.backup
    for (const id of [...this.requests.restore(rows), ...this.orders.restore(orders)]) this.lost.add(id)
    this.files.restore(objects)
    const moments = [
      ...rows.map(({ receipt }) => receipt.receivedAt),
      ...orders.map((order) => order.createdAt),
    ]
    const { life, lives } = this.life
    const next = { life: life + 1, data_until: moments.toSorted().at(-1) ?? null }
    this.life = { ...next, lives: [...lives, next] }
    return true
  }
}
