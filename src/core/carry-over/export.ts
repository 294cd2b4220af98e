import { notKept, type Kept } from '#src/base/outcome.ts'
import { openFacts, openFile, type SealedFacts } from '#src/core/documents/sealed-file.ts'
import { readDraft } from '#src/core/drafts/drafts.ts'
import { claimPrefix } from '#src/core/guest/claim-work.ts'
import { guestAtHand } from '#src/core/guest/guest-secret.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { guestOwner, ownerNow } from '#src/core/keys/owner.ts'
import type { Entry, ReturnedEntry, WaitingEntry } from '#src/core/outbox/entry.ts'
import { openContent, type SealedContent } from '#src/core/outbox/sealed-content.ts'
import { entriesOf, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { outbox, steadily, type HeldFile } from '#src/device/outbox-database.ts'
import { open, type Sealed } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { newLockedFile } from './locked-file.ts'
import { longestWords, type CarriedDraft, type CarriedEntry, type UnsentWork } from './unsent-work.ts'

/** A passphrase shorter than this many characters is none. */
export const shortestPassphrase = 8

/** What came of saving unsent work to a file. */
export type Exported = Kept & {
  readonly file?: Blob
  /** What is in it. */
  readonly counts?: { readonly entries: number; readonly drafts: number; readonly files: number }
}

interface OpenedRow {
  readonly row: HeldFile
  readonly facts: SealedFacts
}

/**
 * Puts everything that whoever uses the phone now has not sent yet into one file that only the passphrase opens:
 * submissions that wait or came back, drafts, and the files of both. Nothing is changed here but that nobody says of these
 * submissions any more that they were never sent: another phone may send them.
 */
export async function exportUnsent(passphrase: string): Promise<Exported> {
  if (passphrase.length < shortestPassphrase) return notKept('refused')
  let exported: Exported = notKept('locked')
  const outcome = await outcomeOf(async () => {
    const owner = await ownerNow()
    const key = await keyOf(owner)
    if (key) exported = await written(owner, key, passphrase)
  })
  return outcome.kept ? exported : outcome
}

async function written(owner: string, key: CryptoKey, passphrase: string): Promise<Exported> {
  const entries = await carriedEntries(owner, key)
  const drafts = await carriedDrafts(owner)
  const held = await carriedFiles(owner, key)
  const guest = owner === guestOwner ? (await guestAtHand())?.secret : undefined
  const work: UnsentWork = {
    owner,
    ...(guest === undefined ? {} : { guest }),
    claims: await claimsOf(owner, key),
    entries,
    drafts,
    files: held.map(({ row: { of }, facts: { key: _own, ...facts } }) => ({ of, ...facts })),
  }
  const file = await newLockedFile(passphrase)
  await file.add(new TextEncoder().encode(JSON.stringify(work)))
  // A file that can no longer be read leaves its place empty: the rest must not stay behind for it.
  for (const { row, facts } of held) await file.add((await openFile(row.id, facts)) ?? new Uint8Array())
  await mayBeSentElsewhere(entries.map(({ id }) => id))
  const counts = { entries: entries.length, drafts: drafts.length, files: held.length }
  return { kept: true, file: file.blob(), counts }
}

async function carriedEntries(owner: string, key: CryptoKey): Promise<CarriedEntry[]> {
  const unsent = (await steadily(() => entriesOf(owner))).filter(isUnsent)
  const opened = await Promise.all(
    unsent.map(async (entry) => {
      const said = await openContent(key, entry.sealed)
      return said && carried(entry, said)
    }),
  )
  return opened.filter((entry) => entry !== undefined)
}

function isUnsent(entry: Entry): entry is WaitingEntry | ReturnedEntry {
  return entry.state !== 'received'
}

/** From here on two phones may send it, and neither knows of the other. */
function carried(entry: WaitingEntry | ReturnedEntry, said: SealedContent): CarriedEntry {
  const attempts = Math.max(1, entry.attempts)
  if (entry.state === 'returned') {
    const { sealed: _sealed, owner: _owner, ...facts } = entry
    return { ...facts, attempts, said }
  }
  const { sealed: _sealed, owner: _owner, lease: _lease, ...facts } = entry
  return { ...facts, attempts, said }
}

async function carriedDrafts(owner: string): Promise<CarriedDraft[]> {
  const rows = await steadily(() => outbox.drafts.where({ owner }).toArray())
  const drafts = await Promise.all(
    rows.map(async ({ id, updatedAt }) => {
      const draft = await readDraft(id)
      if (!draft || draft === 'locked') return []
      const { name, ...rest } = draft
      // It is only what a list calls the draft; the whole of it stands in the answers.
      return [{ draft: { ...rest, ...(name && { name: name.slice(0, longestWords) }) }, updatedAt }]
    }),
  )
  return drafts.flat()
}

async function carriedFiles(owner: string, key: CryptoKey): Promise<OpenedRow[]> {
  const rows = await steadily(() => outbox.files.where({ owner }).toArray())
  const opened = await Promise.all(rows.map(async (row) => ({ row, facts: await openFacts(key, row) })))
  // What belongs together stands together: who reads it keeps one submission at a time.
  return opened
    .flatMap(({ row, facts }) => (facts ? [{ row, facts }] : []))
    .toSorted((a, b) => (a.row.of < b.row.of ? -1 : Number(a.row.of > b.row.of)))
}

async function claimsOf(account: string, key: CryptoKey): Promise<string[]> {
  const rows = await steadily(() => outbox.settings.where('key').startsWith(claimPrefix(account)).toArray())
  return Promise.all(rows.map(({ value }) => open(key, value as Sealed)))
}

async function mayBeSentElsewhere(ids: readonly string[]): Promise<void> {
  await storedOutbox().transact(async (rows) => {
    for (const id of ids) {
      const entry = await rows.get(id)
      if (entry?.state === 'waiting' && entry.attempts === 0) await rows.put({ ...entry, attempts: 1 })
    }
  })
}
