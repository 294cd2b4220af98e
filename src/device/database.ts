import { Dexie, liveQuery as liveQueryOf, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { Language } from '#src/base/languages.ts'
import { rotateIdbLog } from './rotate-idb-log.ts'
import './no-storage.ts'
import { withReconnect } from './with-reconnect.ts'

export type { Table }

/** A catalogue row that differs from what this build was made with, as the server tells it. */
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
  /** What an editor says about it, in the place of the build's words; missing where an earlier version held the row. */
  about?: Record<Language, string> | null | undefined
  available: boolean
  /** The first day in India on which it is there again; missing where an earlier version held the row. */
  away_until?: string | null | undefined
  retired: boolean
  /** The hash of an editor's photo in the place of the drawing; missing where an earlier version held the row. */
  photo?: string | null | undefined
  /** What one costs from a quantity on, as an editor has it, in paise; null or missing leaves the build's. */
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

/** What an editor shows on a page; without a photo the place is the build's again. */
export interface StoredPicture {
  /** The address of the page. */
  path: string
  /** `top`, or the name of the drawing whose place it takes. */
  part: string
  /** Its hash. */
  photo: string | null
  /** What the picture shows, for who does not see it. */
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

/** Where the centre delivers, as an admin changed it. */
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

/** Something that a person of the centre changed, on its way there. One for each thing and person: a later one takes in the one before. */
export interface StoredEdit {
  /** UUIDv7, the key of the receipt on the server too. */
  id: string
  account: string
  kind: 'item' | 'text' | 'area' | 'picture' | 'article'
  path: string
  /** Of a text or a picture, which; empty otherwise. */
  part: string
  /** What it is called, for the list of what waits. */
  label: string
  changes: Record<string, unknown>
  /** The version that this phone had reached when the person looked. */
  seen: number
  /** Edits of this phone that it has taken in: the centre may have them already. */
  after: string[]
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** Waits for the connection; asks, because somebody else was quicker; or came back for a reason. */
  state: 'waiting' | 'asks' | 'returned'
  /** What is there now, where it asks. */
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
  /**
   * When the phone stored the centre's receipt; without one the operation is yet to be sent, however often it was
   * tried.
   */
  receivedAt?: number
  /** Why the centre did not take it, in its own word; it stays in the cart of this phone. */
  refused?: string
}

/** Single values by name: the catalogue version that the phone has, who is signed in. */
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
  /** How it is to be paid; online where it was kept before there was a choice. */
  payBy?: 'online' | 'cash' | undefined
  language: string
  /** The total in paise that the person saw. */
  total: number
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** Waits for the connection, asks whether another total is right, or came back for a reason. */
  state: 'waiting' | 'asks' | 'returned'
  newTotal?: number | undefined
  problem?:
    | {
        code: string
        message: string
        /** Ids of the products that are not sold now. */
        unsold?: readonly string[] | undefined
        /** What a piece of each product costs now, and the delivery, in paise. */
        prices?: Readonly<Record<string, number>> | undefined
        fee?: number | undefined
        /** What of the order is not as it has to be: name, email, phone, address, area or pay_by. */
        field?: string | undefined
      }
    | undefined
  /** When it was last sent, milliseconds since 1970 by the phone's clock; the centre may have it since then. */
  sentAt?: number | undefined
  items: {
    product_id: string
    quantity: number
    options: Record<string, string>
    /** The additions to the cart that this line was: what ordering takes out of it. */
    observed: string[]
    name: string
    price: number
  }[]
}

/** An order as the centre told it, by account; its shape is the backend's own (backend/orders.ts). */
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
