import { khataChanges, khataEntries, type Khata, type KhataEntry } from './khata-api.ts'
import { khataRow, listRow, openedRow, type KhataContent } from './stored-khata.ts'
import { centreNow } from '#src/base/clock.ts'
import { syncMirror, type Mirror, type MirrorPage } from '#src/base/mirror.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import { encrypt } from '#src/platform/device/encryption.ts'
import { outbox, withOutbox, type StoredKhata } from '#src/platform/device/outbox-database.ts'
import { khatasSetting } from '#src/platform/outbox/setting-keys.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { undoneBy, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'

/** `no right`: the person has lost the role, and the phone has deleted the khatas of others. */
export type SyncResult = 'up to date' | Undone

interface Asked {
  readonly owner: string
  readonly key: CryptoKey
  readonly token: string
}

/** Brings a khata to this phone: the account's own, or for staff a customer's. Rejects only if the phone cannot read its storage. */
export async function syncKhata(customer?: string): Promise<SyncResult> {
  return asAccount((asked) => syncMirror(mirrorOfKhata(asked, customer)), khataStays)
}

/** Brings the list of all khatas to the phone of staff. */
export async function syncKhatas(): Promise<SyncResult> {
  return asAccount((asked) => syncMirror(mirrorOfList(asked)), forgetKhatas)
}

/** Brings what an act has changed: the list for staff, and every khata that this phone has open entries of. */
export async function syncKhataOf(): Promise<void> {
  const owner = (await currentPerson())?.id
  if (owner === undefined) return
  const ids = await withOutbox(() => outbox.khatas.where('owner').equals(owner).primaryKeys())
  if (ids.some((id) => id.startsWith(listRow(owner, '')))) await syncKhatas()
  if (ids.includes(khataRow(owner, undefined))) await syncKhata()
  const opened = khataRow(owner, '')
  for (const id of ids) if (id.startsWith(opened)) await syncKhata(id.slice(opened.length))
}

async function asAccount(
  sync: (asked: Asked) => Promise<{ saved: boolean } | NotDone>,
  onNoRight: (owner: string) => Promise<unknown>,
): Promise<SyncResult> {
  const owner = (await currentPerson())?.id
  const key = owner && (await existingKey(owner))
  const token = key && (await accessToken({ owner }))
  if (!owner || !key || !token) return withoutToken()
  const outcome = await sync({ owner, key, token })
  if ('saved' in outcome) return 'up to date'
  const why = undoneBy(outcome)
  if (why === 'no right') await onNoRight(owner)
  return why
}

const khataStays = () => Promise.resolve()

/** Deletes the khatas of others from this phone; one's own stays. */
export async function forgetKhatas(owner: string): Promise<void> {
  await writeForAccount(owner, [outbox.khatas], async () => {
    await outbox.khatas.where('id').startsWith(listRow(owner, '')).delete()
    await outbox.khatas.where('id').startsWith(khataRow(owner, '')).delete()
    await outbox.settings.delete(khatasSetting(owner))
  })
}

interface KhataPage extends MirrorPage {
  readonly row: StoredKhata | undefined
}

function mirrorOfKhata(
  { owner, key, token }: Asked,
  customer: string | undefined,
): Mirror<KhataPage, NotDone> {
  const id = khataRow(owner, customer)
  const read = () => withOutbox(() => outbox.khatas.get(id))
  return {
    reached: async () => (await read())?.version,
    fetch: async () => {
      const stored = await read()
      const before = await openedRow<KhataContent>(key, stored)
      const answer = await allEntries(before?.entries ?? [], customer, token)
      if (!('data' in answer)) return answer
      const { khata, entries } = answer.data
      if (!khata) return { data: { version: 0, more: false, row: undefined } }
      const asOf = centreNow()
      // Unchanged: only its age is new, and nothing has to be encrypted.
      if (stored && khata.version === stored.version)
        await withOutbox(() => outbox.khatas.update(id, { asOf }))
      const sealed = await encrypt(key, JSON.stringify({ khata, entries } satisfies KhataContent))
      const row = { id, owner, version: khata.version, asOf, sealed }
      return { data: { version: khata.version, more: false, row } }
    },
    transact: (write) => writeForAccount(owner, [outbox.khatas], write),
    store: async ({ row }) => (row ? outbox.khatas.put(row) : undefined),
    beginAnew: () => outbox.khatas.delete(id),
  }
}

/** All entries: those that the phone has, and those that the centre has learned of since. */
async function allEntries(known: readonly KhataEntry[], customer: string | undefined, token: string) {
  const byId = new Map(known.map((entry) => [entry.id, entry]))
  for (;;) {
    const after = [...byId.values()].reduce(
      (last, { told_at: at }) => (at > last ? at : last),
      '2000-01-01T00:00:00Z',
    )
    const answer = await khataEntries(customer, after, token)
    if (!('data' in answer)) return answer
    for (const entry of answer.data.entries) byId.set(entry.id, entry)
    if (!answer.data.more) return { data: { khata: answer.data.khata, entries: [...byId.values()] } }
  }
}

interface ListPage extends MirrorPage {
  readonly rows: readonly StoredKhata[]
}

function mirrorOfList({ owner, key, token }: Asked): Mirror<ListPage, NotDone> {
  const setting = khatasSetting(owner)
  const note = (version: number) =>
    outbox.settings.put({ key: setting, value: { version, asOf: centreNow() } })
  const reached = async () =>
    ((await outbox.settings.get(setting))?.value as { version: number } | undefined)?.version
  const rowOf = async (khata: Khata): Promise<StoredKhata> => ({
    id: listRow(owner, khata.id),
    owner,
    version: khata.version,
    asOf: 0,
    sealed: await encrypt(key, JSON.stringify(khata)),
  })
  return {
    reached: () => withOutbox(reached),
    fetch: async (since = 0) => {
      const answer = await khataChanges(since, token)
      if (!('data' in answer)) return answer
      const { version, more, khatas } = answer.data
      if (version === since) await withOutbox(() => note(version))
      return { data: { version, more, rows: await Promise.all(khatas.map(rowOf)) } }
    },
    transact: (write) => writeForAccount(owner, [outbox.khatas], write),
    store: async ({ rows, version }) => {
      await outbox.khatas.bulkPut([...rows])
      await note(version)
    },
    beginAnew: async () => {
      await outbox.khatas.where('id').startsWith(listRow(owner, '')).delete()
      await outbox.settings.delete(setting)
    },
  }
}
