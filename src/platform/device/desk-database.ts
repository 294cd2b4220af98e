import { Dexie, type EntityTable } from 'dexie'
import type { Encrypted } from './encryption.ts'

/** A request or an order from the desk's last sync. */
export interface StoredDeskItem {
  /** Account, kind and id: two desk workers may share a phone. */
  id: string
  owner: string
  /** The centre's number of its last change: the latest is the highest. */
  n: number
  /** 1 if closed; a number, because indexes take no booleans. */
  closed: 0 | 1
  sealed: Encrypted
}

/** Position of an account's mirror; features/desk/internal/sync-desk.ts defines its shape. */
export interface StoredDeskState {
  owner: string
  value: unknown
}

/** The desk's mirror in a database of its own: a farmer's phone never creates it, and it can be fetched again. */
class DeskDatabase extends Dexie {
  declare items: EntityTable<StoredDeskItem, 'id'>
  declare states: EntityTable<StoredDeskState, 'owner'>

  constructor() {
    super('khet-seva-desk')
    this.version(1).stores({ items: 'id, owner, [owner+n], [owner+closed+n]', states: 'owner' })
  }
}

/** The desk database of this browser, opened on first use. */
export const deskDatabase = new DeskDatabase()

/** True if this phone has the mirror of a desk; asking makes none. */
export function hasDeskDatabase(): Promise<boolean> {
  return Dexie.exists(deskDatabase.name)
}
