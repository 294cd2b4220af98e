import type { NotKept } from '#src/base/outcome.ts'
import { hashOfBytes } from '#src/core/outbox/content.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { guestOwner, ownerNow } from '#src/core/keys/owner.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import {
  keepDraftOf,
  keepEntryOf,
  keepGuests,
  keepLoose,
  type Bringing,
  type FileOf,
} from './keep-brought.ts'
import { openLockedFile, type NotOpened, type OpenedFile, type Parts } from './locked-file.ts'
import { readWork } from './read-work.ts'
import type { UnsentWork } from './unsent-work.ts'

/** What came of bringing unsent work from a file. `here`: of what was in it so much was on this phone already. */
export type Imported =
  | { readonly brought: { readonly entries: number; readonly drafts: number }; readonly here: number }
  /** `foreign`: it is another account's, whose owner has to sign in here first. */
  | { readonly not: NotOpened | NotKept | 'foreign' }

type Stop = Extract<Imported, { readonly not: unknown }>

/**
 * Brings unsent work from a file that was saved on another phone: an account's only where that account is signed in here,
 * a guest's as that guest's, whoever uses this phone. Ids stay, so that what both phones send is one request. What is on
 * this phone already is left as it is; brought in again, nothing is there twice.
 */
export async function importUnsent(file: Blob, passphrase: string): Promise<Imported> {
  let imported: Imported = { not: 'locked' }
  const outcome = await outcomeOf(async () => {
    imported = await read(file, passphrase)
  })
  return outcome.kept ? imported : { not: outcome.why }
}

async function read(file: Blob, passphrase: string): Promise<Imported> {
  const opened = await openLockedFile(file, passphrase)
  if (typeof opened === 'string') return { not: opened }
  const work = await wholeWork(opened)
  if ('not' in work) return work
  const owner = await ownerNow()
  if (work.owner !== guestOwner && work.owner !== owner) return { not: 'foreign' }
  const key = await keyOf(owner)
  if (!key) return { not: 'locked' }
  return bring({ owner, key, work }, opened.parts())
}

/** Reads all of the file once before anything is kept: of one that is cut short nothing is brought, rather than some. */
async function wholeWork(opened: OpenedFile): Promise<UnsentWork | Stop> {
  const parts = opened.parts()
  const work = await workIn(parts)
  if (typeof work === 'string') return { not: work }
  for (const { sha256 } of work.files) {
    const bytes = await parts.next()
    if (typeof bytes === 'string') return { not: bytes }
    // What its phone could no longer read is empty; the centre will ask the person for it.
    if (bytes.length > 0 && (await hashOfBytes(bytes)) !== sha256) return { not: 'damaged' }
  }
  return work
}

async function workIn(parts: Parts): Promise<UnsentWork | 'cut short' | 'damaged'> {
  const first = await parts.next()
  return typeof first === 'string' ? first : ((await readWork(first)) ?? 'damaged')
}

/** Keeps one submission or draft at a time, each with its files in one transaction. */
async function bring(bringing: Bringing, parts: Parts): Promise<Imported> {
  await keepGuests(bringing)
  const { entries, drafts, files } = bringing.work
  await parts.next()
  const counts = { entries: 0, drafts: 0, here: 0 }
  const note = (what: 'entries' | 'drafts', isNew: boolean) => (counts[isNew ? what : 'here'] += 1)
  const keep = async (of: string, own: FileOf[]) => {
    const entry = entries.find(({ id }) => id === of)
    const draft = drafts.find((one) => one.draft.id === of)
    if (entry) note('entries', await keepEntryOf(bringing, entry, own))
    else if (draft) note('drafts', await keepDraftOf(bringing, draft, own))
    else if (of === '') await keepLoose(bringing, own)
  }
  const withFiles = new Map<string, typeof files>()
  for (const file of files) withFiles.set(file.of, [...(withFiles.get(file.of) ?? []), file])
  for (const [of, own] of withFiles) {
    const withBytes: FileOf[] = []
    for (const facts of own) withBytes.push({ facts, bytes: await parts.next() })
    await keep(of, withBytes)
  }
  const ids = [...entries.map(({ id }) => id), ...drafts.map(({ draft }) => draft.id)]
  for (const id of ids) if (!withFiles.has(id)) await keep(id, [])
  const { here, ...brought } = counts
  return { brought, here }
}
