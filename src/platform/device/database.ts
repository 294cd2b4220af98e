import { Dexie, liveQuery as liveQueryOf, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { Language } from '#src/base/languages.ts'
import { rotateIdbLog } from './rotate-idb-log.ts'
import './no-storage.ts'
import { abortLeftTransactions } from './left-transactions.ts'
import { withReconnect } from './with-reconnect.ts'

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
  /** An editor's description. */
  about: Record<Language, string> | null
  available: boolean
  /** The first day in India on which it is available again. */
  away_until: string | null
  retired: boolean
  /** The hash of an editor's photo. */
  photo: string | null
  /** An editor's prices by quantity, in paise; without them the build's apply. */
  tiers: readonly { readonly from: number; readonly price: number }[] | null
  /** A lower price from a day until another in India, both included. */
  offer: { readonly price: number; readonly from: string; readonly until: string } | null
  /** An editor's tax; without one the content's applies. */
  tax: { readonly hsn: string; readonly rate_bp: number } | null
  /** The name of its section, if the centre made it. */
  section_title: Record<Language, string> | null
  /** So many packs are left of a product that the centre counts; none while there are plenty. Missing in the build's own rows. */
  left?: number | null | undefined
  /** The day on which more is expected. */
  back_on?: string | null | undefined
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

/** Words of a page as an editor has them now; null words give the place back to the build. */
export interface StoredText {
  /** The address of the page. */
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

/** A machine, a worker or a visit, as a manager changed it. */
export interface StoredResource {
  id: string
  name: Record<Language, string>
  pieces: number
  /** When it goes out first, in India: `07:00:00`. */
  opens: string
  open_minutes: number
  way_minutes: number
  hour_paise: number | null
  day_paise: number | null
  /** What goes along with it, by id. */
  needs: readonly string[]
  /** True while nobody can book it. */
  paused: boolean
  version: number
}

/** A setting of the centre that an admin changed; null where it is as the content has it again. */
export interface StoredSetting {
  key: string
  /** As src/content/centre.ts has it. */
  value: unknown
  version: number
}

/** A value by name, such as the version that the mirror has reached. */
export interface MirrorSetting {
  key: string
  value: unknown
}

/**
 * The mirror of the centre's data: catalogue, words, pictures, areas, machines. All of it can be fetched again; people's own data
 * is in the outbox's database. Writes are on the disk before they count as done (`strict`). No read cache: with it, a busy
 * phone showed a stale count until the next reload.
 */
export class DeviceDatabase extends Dexie {
  declare items: EntityTable<StoredItem, 'id'>
  declare settings: EntityTable<MirrorSetting, 'key'>
  declare texts: Table<StoredText, [string, string]>
  declare pictures: Table<StoredPicture, [string, string]>
  declare articles: EntityTable<StoredArticle, 'id'>
  declare areas: EntityTable<StoredArea, 'id'>
  declare resources: EntityTable<StoredResource, 'id'>
  declare centre: EntityTable<StoredSetting, 'key'>
  declare photos: EntityTable<StoredPhoto, 'hash'>

  constructor(name = 'khet-seva', options: DexieOptions = {}) {
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...options })
    this.version(1).stores({
      items: 'id, catalogue',
      settings: 'key',
      texts: '[path+part]',
      areas: 'id',
      resources: 'id',
      centre: 'key',
      photos: 'hash, at',
      pictures: '[path+part]',
      articles: 'id',
    })
  }
}

/** The database of this browser, opened on first use. */
export const device = new DeviceDatabase()
device.on('ready', rotateIdbLog)

/**
 * Deletes data that this phone can fetch again and does not need offline: the photos of products. False if there are
 * none, or they cannot be deleted. Never rejects.
 */
export async function makeRoom(): Promise<boolean> {
  try {
    if ((await device.photos.count()) === 0) return false
    await device.photos.clear()
    return true
  } catch {
    return false
  }
}

if ('document' in globalThis) abortLeftTransactions(globalThis)

/** Runs work on this database as `withReconnect` says. */
export const withDevice = withReconnect(device, makeRoom)

/** Emits the result of the work now and after every change of the rows that it read, in any tab. */
export function liveQuery<Result>(work: () => Result | Promise<Result>) {
  return liveQueryOf(async () => withDevice(async () => work()))
}
