import { Dexie, type EntityTable } from 'dexie'
import type { Encrypted } from './encryption.ts'

/** A request or an order as the centre last told it to somebody at its desk. */
export interface StoredDeskItem {
  /** Of the account that was told, what it is and its id: two people of the centre may share a phone. */
  id: string
  owner: string
  /** The centre's number of its last change: the latest is the highest. */
  n: number
  /** 1 once nobody has to see to it any more; a number, since no index takes a boolean. */
  closed: 0 | 1
  sealed: Encrypted
}

/** How far the mirror of an account has come; its shape is core's own (core/desk/sync-desk.ts). */
export interface StoredDeskState {
  owner: string
  value: unknown
}

/**
 * The mirror of what came in at the centre, for those who work there, in a database of its own: a farmer's phone never
 * makes it, and all of it can be had again.
 */
class DeskDatabase extends Dexie {
  declare items: EntityTable<StoredDeskItem, 'id'>
  declare states: EntityTable<StoredDeskState, 'owner'>

  constructor() {
    super('khet-seva-desk')
    this.version(1).stores({ items: 'id, owner, [owner+n]', states: 'owner' })
    // What is there does not say what is closed, and can be had again.
    this.version(2)
      .stores({ items: 'id, owner, [owner+n], [owner+closed+n]' })
      .upgrade((change) => Promise.all(['items', 'states'].map((table) => change.table(table).clear())))
  }
}

/** The desk database of this browser, opened on first use. */
export const deskDatabase = new DeskDatabase()
