import { Dexie, liveQuery as liveQueryOf, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { Language } from '#src/base/languages.ts'
import { rotateIdbLog } from './rotate-idb-log.ts'
import './no-storage.ts'
import { withReconnect } from './with-reconnect.ts'

export type { Table }

/** A catalogue row that differs from this build's. */
export interface StoredItem {
  id: string
  catalogue: string
  section: string
  position: number
  name: Record<Language, string>
  price_paise: number
  pack_amount: number
  pack_unit: string
  badge: Record<Language, string | null> | null
  /** An editor's description; missing in rows of earlier builds. */
  about?: Record<Language, string> | null | undefined
  available: boolean
  /** The first day in India on which it is available again; missing in rows of earlier builds. */
  away_until?: string | null | undefined
  retired: boolean
  /** The hash of an editor's photo; missing in rows of earlier builds. */
  photo?: string | null | undefined
  /** An editor's prices by quantity, in paise; without them the build's apply. */
  tiers?: readonly { readonly from: number; readonly price: number }[] | null | undefined
  version: number
}

/** A photo of a product that was looked at here. */
export interface StoredPhoto {
  /** Of its bytes: SHA-256 in lower-case hex. */
  hash: string
  /** The JPEG as a data address. */
  picture: string
  /** Milliseconds since 1970 by the phone's clock, when it came. */
  at: number
}

/** Words of a page, or a setting of the centre, as an editor has them now; null words give the place back to the build. */
export interface StoredText {
  /** The address of the page, or `centre`. */
  path: string
  part: string
  /** The words of the build that these replace. */
  was: Record<Language, string>
  words: Record<Language, string> | null
  version: number
}

/** An editor's picture on a page; without a photo the build's is shown. */
export interface StoredPicture {
  /** The address of the page. */
  path: string
  /** `top`, or the name of the replaced drawing. */
  part: string
  /** Its hash. */
  photo: string | null
  /** The alternative text. */
  shows: Record<Language, string> | null
  version: number
}

/** An article that an editor wrote; null words in a language in which it is not written. */
export interface StoredArticle {
  id: string
  headline: Record<Language, string | null>
  lead: Record<Language, string | null>
  body: Record<Language, string | null>
  /** `2026-11-22` */
  day: string
  /** The hash of a photo. */
  photo: string | null
  /** False where it is withdrawn. */
  shown: boolean
  version: number
}

/** A delivery area, as an admin changed it. */
export interface StoredArea {
  id: string
  fee_paise: number
  free_from_paise: number
  /** Null while it is called as the content calls it; `brought`, when things come, likewise. */
  title: Record<Language, string> | null
  brought: Record<Language, string> | null
  served: boolean
  version: number
}

/** An unsent edit. One for each thing and person: a later edit absorbs the earlier one. */
export interface StoredEdit {
  /** UUIDv7, the key of the receipt on the server too. */
  id: string
  account: string
  kind: 'item' | 'text' | 'area' | 'picture' | 'article'
  path: string
  /** Of a text or a picture, which; empty otherwise. */
  part: string
  /** Its name in the list of unsent edits. */
  label: string
  changes: Record<string, unknown>
  /** The version that this phone had reached when the person looked. */
  seen: number
  /** Edits of this phone that it has taken in: the centre may have them already. */
  after: string[]
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** `waiting` for the network; `asks` after somebody else's change; `returned` with a reason. */
  state: 'waiting' | 'asks' | 'returned'
  /** The centre's current values, if it asks. */
  theirs?: Record<string, unknown> | undefined
  why?: 'not allowed' | 'not right' | undefined
}

/** An operation on a cart. The cart lines are derived from operations (core/cart/lines.ts). */
export interface StoredOperation {
  /** UUIDv7, the key of the row on the server too. */
  id: string
  /** The guest session or the account that the cart belongs to. */
  cart: string
  product: string
  kind: 'add' | 'remove'
  /** Pieces added; negative when taken away; 0 for a removal. */
  amount: number
  /** The additions that a removal has seen; any other survives it. */
  observed: string[]
  /** Name and price in paise that the person saw, for the time when the catalogue no longer has the product. */
  seen: { name: string; price: number }
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** Time of the centre's receipt; without one the operation is still to be sent. */
  receivedAt?: number
  /** Why the centre did not take it, in its own word; it stays in the cart of this phone. */
  refused?: string
}

/** A value by name, such as the catalogue's version or the signed-in person. */
export interface Setting {
  key: string
  value: unknown
}

/** A pending order, on its way to the centre. */
export interface PendingOrder {
  /** UUIDv7, the key of the order on the server too. */
  id: string
  account: string
  contact: { name: string; email: string; phone: string; address: string }
  area: string
  /** The way to pay; missing in rows of earlier builds, which were online. */
  payBy?: 'online' | 'cash' | undefined
  language: string
  /** The total in paise that the person saw. */
  total: number
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** `waiting` for the network; `asks` about another total; `returned` with a reason. */
  state: 'waiting' | 'asks' | 'returned'
  newTotal?: number | undefined
  problem?:
    | {
        code: string
        message: string
        /** Ids of the products that are not sold now. */
        unsold?: readonly string[] | undefined
        /** Current prices of products and delivery, in paise. */
        prices?: Readonly<Record<string, number>> | undefined
        fee?: number | undefined
        /** The invalid field: name, email, phone, address, area or pay_by. */
        field?: string | undefined
      }
    | undefined
  /**
   * Time of the last attempt, in milliseconds since 1970 by the phone's clock; the centre may have it since
   * then.
   */
  sentAt?: number | undefined
  items: {
    product_id: string
    quantity: number
    options: Record<string, string>
    /** Ids of the line's additions, removed from the cart by the order. */
    observed: string[]
    name: string
    price: number
  }[]
}

/** An account's order from the last sync; backend/orders.ts defines its shape. */
export interface StoredOrder {
  id: string
  account: string
  [more: string]: unknown
}

/**
 * The main database. Writes are on the disk before they count as done (`strict`); otherwise Chrome reports success
 * before a power cut is survived. No read cache: with it, a busy phone showed a stale count until the next reload.
 */
export class DeviceDatabase extends Dexie {
  declare items: EntityTable<StoredItem, 'id'>
  declare cartOperations: EntityTable<StoredOperation, 'id'>
  declare settings: EntityTable<Setting, 'key'>
  declare wishes: EntityTable<PendingOrder, 'id'>
  declare orders: EntityTable<StoredOrder, 'id'>
  declare texts: Table<StoredText, [string, string]>
  declare pictures: Table<StoredPicture, [string, string]>
  declare articles: EntityTable<StoredArticle, 'id'>
  declare areas: EntityTable<StoredArea, 'id'>
  declare edits: EntityTable<StoredEdit, 'id'>
  declare photos: EntityTable<StoredPhoto, 'hash'>

  constructor(name = 'khet-seva', options: DexieOptions = {}) {
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...options })
    this.version(1).stores({ items: 'id, catalogue', cartOperations: 'id, cart', settings: 'key' })
    this.version(2).stores({ wishes: 'id, account', orders: 'id, account' })
    this.version(3).stores({
      texts: '[path+part]',
      areas: 'id',
      edits: 'id, account, [account+kind+path+part]',
    })
    this.version(4).stores({ photos: 'hash, at' })
    this.version(5).stores({ pictures: '[path+part]', articles: 'id' })
  }
}

/** The database of this browser, opened on first use. */
export const device = new DeviceDatabase()
device.on('ready', () => void rotateIdbLog())

/** Runs work on this database as `withReconnect` says. */
export const withDevice = withReconnect(device)

/** Emits the result of the work now and after every change of what it read, in any tab. */
export function liveQuery<Result>(work: () => Result | Promise<Result>) {
  return liveQueryOf(async () => withDevice(async () => work()))
}
