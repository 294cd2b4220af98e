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

/** Key of the setting with the last move: in the new place with what it copied, in the old one once that is empty. */
const moveKey = 'moved-to-outbox'

interface Move {
  readonly id: string
  /** Keys by table, which are still to be deleted from the old place. */
  readonly copied: Readonly<Record<string, readonly string[]>>
}

/** A round moves what there is; another follows for what came meanwhile. No fault of ours keeps the phone from opening. */
const mostRounds = 5

/** True for settings that stay: the catalogue's version, the files that editors need, what Listen plays, and the move's own. */
const staysBehind = (key: string) => /^(shop-version|originals:|listen:|moved-to-outbox$)/.test(key)

/** The person and what is only theirs: taken together, or not at all. */
const ofSession: readonly string[] = ['person', 'session', 'roles', 'stay']

/**
 * Moves what an earlier build has left in the catalogue's database, or still leaves there from an open page, into the
 * outbox's. One transaction copies and notes what; then the old place is emptied; then the note goes. Cut off anywhere,
 * the next call goes on, and brings back nothing that was deleted since. What the new place has wins.
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

/** What is to be moved; `undefined` where there is nothing, or it cannot be read. */
async function leftIn(from: Dexie): Promise<OldRows | undefined> {
  try {
    return await withReconnect(from)(() => from.transaction('r', allTables, () => readLeft(from)))
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

/** Copies in one transaction what is missing; does nothing where another page has moved something since `last`. */
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
 * What only the phone has. After the first move the rest may have been deleted in the new place, and comes from the
 * centre if it is still true.
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
  // Who has encrypted rows here has to sign in, or these would never be opened.
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

/** Deletes from the old place what a move has copied, once; false where that fails. */
async function emptyOldPlace(from: Dexie, to: Dexie, move: Move): Promise<boolean> {
  try {
    await from.transaction('rw', allTables, async () => {
      // Done before, and noted too late: what is there now came later.
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
