import type { Dexie, EntityTable } from 'dexie'
import { newId } from '#src/base/ids.ts'
import type { Setting, StoredOperation } from './account-rows.ts'
import { withReconnect } from './with-reconnect.ts'

/** The tables that were in the catalogue's database up to November 2026, settings apart. */
const tables = ['cartOperations', 'orders', 'wishes', 'edits'] as const
const allTables = [...tables, 'settings']

interface Row {
  readonly id: string
}

/** Rows of the old place. */
type OldRows = Readonly<Record<(typeof tables)[number], readonly Row[]>> & {
  readonly settings: readonly Setting[]
}

/**
 * Key of the setting with the last move: in the new database with the ids that it copied, in the old one once that is
 * empty.
 */
const moveKey = 'moved-to-outbox'

interface Move {
  readonly id: string
  /** Keys by table, which are still to be deleted from the old place. */
  readonly copied: Readonly<Record<string, readonly string[]>>
}

/**
 * A round moves the existing rows; another follows for rows that came meanwhile. A limit, so that a bug cannot keep the
 * phone from opening.
 */
const mostRounds = 5

/**
 * True for settings that stay: the catalogue's version, the files that editors need, recordings of Listen, and the move's
 * own.
 */
const staysBehind = (key: string) => /^(shop-version|originals:|listen:|moved-to-outbox$)/.test(key)

/** The person's own settings: moved together, or not at all. */
const ofSession: readonly string[] = ['person', 'session', 'roles', 'stay']

/**
 * Moves an earlier build's rows, also those that an open page of it still writes, from the catalogue's database into the
 * outbox's. One transaction copies and notes the rows; then the old database is emptied; then the note is deleted. After
 * a kill at any point the next call continues, and brings back nothing that was deleted since. Rows of the new database
 * win.
 *
 * Two calls at once do no harm, without any lock: each transaction looks first whether the other has been there. An old
 * place that fails is left for the next call. Rejects only if the new place cannot take the rows, as without room.
 */
export async function moveToOutbox(from: Dexie, to: Dexie): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const last = await lastMove(to)
    if (last && Object.keys(last.copied).length > 0 && !(await emptyOldPlace(from, to, last))) return
    const old = await leftIn(from)
    if (!old) return
    await copy(to, last, old)
  }
}

const settingsIn = (database: Dexie): EntityTable<Setting, 'key'> => database.table('settings')

async function lastMove(to: Dexie): Promise<Move | undefined> {
  return (await settingsIn(to).get(moveKey))?.value as Move | undefined
}

/** Returns the rows to move; `undefined` if there are none, or they cannot be read. */
async function leftIn(from: Dexie): Promise<OldRows | undefined> {
  try {
    return await withReconnect(from)(() => from.transaction('r', allTables, async () => readLeft(from)))
  } catch {
    return undefined
  }
}

async function readLeft(from: Dexie): Promise<OldRows | undefined> {
  const all = await settingsIn(from).toCollection().primaryKeys()
  const keys = all.filter((key) => !staysBehind(key))
  const counts = await Promise.all(tables.map((name) => from.table(name).limit(1).count()))
  if (keys.length === 0 && counts.every((count) => count === 0)) return undefined
  const [cartOperations, orders, wishes, edits] = (await Promise.all(
    tables.map((name) => from.table(name).toArray()),
  )) as [Row[], Row[], Row[], Row[]]
  const settings = (await settingsIn(from).bulkGet(keys)) as Setting[]
  return { cartOperations, orders, wishes, edits, settings }
}

/** Copies the missing rows in one transaction; does nothing where another page has moved something since `last`. */
function copy(to: Dexie, last: Move | undefined, old: OldRows): Promise<void> {
  return to.transaction('rw', allTables, async () => {
    if ((await lastMove(to))?.id !== last?.id) return
    const rows = last ? unconfirmed(old) : old
    for (const name of tables) await addMissing(to.table(name), rows[name])
    await addSettings(to, rows.settings)
    const copied = Object.fromEntries(tables.map((name) => [name, old[name].map(({ id }) => id)]))
    const value: Move = { id: newId(), copied: { ...copied, settings: old.settings.map(({ key }) => key) } }
    await settingsIn(to).put({ key: moveKey, value })
  })
}

/**
 * Rows that only the phone has. After the first move the others may have been deleted in the new database; the centre sends
 * those that still exist.
 */
function unconfirmed({ cartOperations, settings, ...rest }: OldRows): OldRows {
  return {
    ...rest,
    orders: [],
    cartOperations: cartOperations.filter((row) => !(row as StoredOperation).receivedAt),
    settings: settings.filter(({ key }) => !/^(cart|orders)-version:/.test(key)),
  }
}

async function addMissing(table: EntityTable<Row, 'id'>, rows: readonly Row[]): Promise<void> {
  const there = await table.bulkGet(rows.map(({ id }) => id))
  await table.bulkAdd(rows.filter((_row, at) => !there[at]))
}

async function addSettings(to: Dexie, settings: readonly Setting[]): Promise<void> {
  const here = await personIn(to)
  const session = settings.filter(({ key }) => ofSession.includes(key))
  const comes = session.find(({ key }) => key === 'person')?.value as Row | undefined
  // A person with encrypted rows here has to sign in, or nobody could decrypt them.
  if (comes && !here && !(await settingsIn(to).get(`away:${comes.id}`))) await settingsIn(to).bulkPut(session)
  for (const setting of settings) if (!session.includes(setting)) await addSetting(to, setting, here?.id)
}

async function addSetting(to: Dexie, { key, value }: Setting, person: string | undefined): Promise<void> {
  const there = await settingsIn(to).get(key)
  // Never over other encrypted rows; decryptAccountData opens both.
  const isTwice = key.startsWith('away:') && (there !== undefined || key === `away:${person}`)
  if (isTwice) await settingsIn(to).put({ key: `${key.replace('away:', 'left:')}:${newId()}`, value })
  else await settingsIn(to).put({ key, value: there ? merged(there.value, value) : value })
}

async function personIn(to: Dexie): Promise<Row | undefined> {
  return (await settingsIn(to).get('person'))?.value as Row | undefined
}

/** The value of the new place; of two lists, such as favorites or consents, every item of both. */
function merged(here: unknown, comes: unknown): unknown {
  if (!Array.isArray(here) || !Array.isArray(comes)) return here
  const idOf = (item: unknown) => (item as Partial<Row>).id ?? item
  const known = new Set(here.map(idOf))
  const all = [...here, ...comes.filter((item) => !known.has(idOf(item)))] as Row[]
  // Ids begin with the time they were made; favorites have none, the latest first.
  return all.every(({ id }) => id) ? all.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : all
}

/** Deletes a move's copied rows from the old database, once; false if that fails. */
async function emptyOldPlace(from: Dexie, to: Dexie, move: Move): Promise<boolean> {
  try {
    await from.transaction('rw', allTables, async () => {
      // Already emptied, and noted too late: the rows there now are newer.
      if ((await settingsIn(from).get(moveKey))?.value === move.id) return
      for (const [name, keys] of Object.entries(move.copied)) await from.table(name).bulkDelete([...keys])
      await settingsIn(from).put({ key: moveKey, value: move.id })
    })
    await to.transaction('rw', 'settings', async () => {
      if ((await lastMove(to))?.id !== move.id) return
      await settingsIn(to).put({ key: moveKey, value: { id: move.id, copied: {} } satisfies Move })
    })
    return true
  } catch {
    return false
  }
}
