import type { SaveResult } from '#src/base/outcome.ts'
import { deleteStoredFiles } from '#src/platform/outbox/file-rows.ts'
import { asideOwner, departedOwner, guestOwner, isDeparted } from '#src/platform/session/owner.ts'
import {
  guestSetting,
  knownSetting,
  unreadSetting,
  versionSetting,
} from '#src/platform/outbox/setting-keys.ts'
import { outbox, encryptedTables, withOutbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { guestTables, sweepVisits } from '#src/features/shared-phone/internal/sweep-visits.ts'

/** The guest's settings. */
const names = [
  guestSetting,
  knownSetting(guestOwner),
  versionSetting(guestOwner),
  unreadSetting('requests', guestOwner),
]
const asideName = (name: string) => `aside ${name}`

/**
 * Key of the setting with the earlier guest's key and its visit. Not an account's key, so that no sign-out drops
 * it.
 */
const asideSetting = 'guest aside'

interface Aside {
  readonly visit: string
  readonly key: CryptoKey | undefined
}

/** Moves all guest data to the owner `aside` and gives the next guest a new key, in one transaction. */
export function putGuestAside(visit: string, key: CryptoKey): Promise<void> {
  return withOutbox(() =>
    outbox.transaction('rw', guestTables, async () => {
      if (await outbox.settings.get(asideSetting)) return
      await giveAll(guestOwner, asideOwner)
      await renameSettings((name) => [name, asideName(name)])
      const before = (await outbox.keys.get(guestOwner))?.key
      await outbox.keys.put({ owner: guestOwner, key })
      await outbox.settings.put({ key: asideSetting, value: { visit, key: before } satisfies Aside })
    }),
  )
}

/**
 * Deletes the visit's guest data and restores the earlier guest's, in one transaction. Unsent entries move with
 * their key to an owner that no list shows, and are sent from there. True if there was an earlier guest.
 */
export function bringGuestBack(visit: string): Promise<boolean> {
  return withOutbox(() =>
    outbox.transaction('rw', guestTables, async () => {
      const aside = (await outbox.settings.get(asideSetting))?.value as Aside | undefined
      if (aside?.visit !== visit) return false
      await eraseGuest(departedOwner(visit))
      await renameSettings((name) => [asideName(name), name])
      await giveAll(asideOwner, guestOwner)
      if (aside.key) await outbox.keys.put({ owner: guestOwner, key: aside.key })
      else await outbox.keys.delete(guestOwner)
      await outbox.settings.delete(asideSetting)
      return aside.key !== undefined
    }),
  )
}

async function eraseGuest(departed: string): Promise<void> {
  const ofGuest = { owner: guestOwner }
  const entries = await outbox.entries.where(ofGuest).toArray()
  const unsent = entries.filter(({ state }) => state !== 'received').map(({ id }) => id)
  const key = await outbox.keys.get(guestOwner)
  if (unsent.length > 0 && key) await outbox.keys.put({ ...key, owner: departed })
  const files = await outbox.files.where(ofGuest).toArray()
  const gone = files.filter(({ of }) => !unsent.includes(of)).map(({ id }) => id)
  await deleteStoredFiles(gone)
  await outbox.files.where(ofGuest).modify({ owner: departed })
  await outbox.entries.bulkDelete(entries.map(({ id }) => id).filter((id) => !unsent.includes(id)))
  await outbox.entries.where(ofGuest).modify({ owner: departed })
  await outbox.drafts.where(ofGuest).delete()
  await outbox.requests.where(ofGuest).delete()
  await outbox.settings.bulkDelete(names)
}

async function giveAll(from: string, to: string): Promise<void> {
  for (const table of encryptedTables) await table.where('owner').equals(from).modify({ owner: to })
}

async function renameSettings(pair: (name: string) => readonly [string, string]): Promise<void> {
  for (const [from, to] of names.map(pair)) {
    const held = await outbox.settings.get(from)
    if (held) await outbox.settings.put({ ...held, key: to })
    await outbox.settings.delete(from)
  }
}

/** Returns the number of the guest's unconfirmed entries. */
export async function waitingOfGuest(): Promise<number> {
  const entries = await withOutbox(() => outbox.entries.where({ owner: guestOwner }).toArray())
  return entries.filter(({ state }) => state !== 'received').length
}

/** Returns the number of waiting and of returned entries of past visits. */
export async function leftByVisits(): Promise<{ waiting: number; returned: number }> {
  const rows = await withOutbox(async () =>
    (await outbox.entries.toArray()).filter(({ owner }) => isDeparted(owner)),
  )
  const of = (state: string) => rows.filter((row) => row.state === state).length
  return { waiting: of('waiting'), returned: of('returned') }
}

/** The same, after every change. */
export function watchLeftByVisits() {
  return watchOutbox(leftByVisits)
}

/** Deletes returned entries of past visits, at the person's request. */
export function forgetReturned(): Promise<SaveResult> {
  return saveResultOf(() => sweepVisits({ returnedToo: true }))
}
