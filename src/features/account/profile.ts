import {
  type OtherProfile,
  type Profile,
  type ProfileChange,
  type VersionedProfile,
} from '#src/features/account/internal/profile-api.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import { isLeased } from '#src/platform/outbox/policy.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf, type Opened } from '#src/platform/outbox/queue.ts'
import { isReturned as isGivenBack, putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind, unsettledOf } from '#src/platform/outbox/stored-outbox.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'

export type { Profile } from '#src/features/account/internal/profile-api.ts'

/** The kind of entries that change the account's profile. */
export const profileKind = 'profile'

/** The frozen content of a change: only the fields that the person changed, so that two phones can change others. */
export type ProfileContent = Omit<ProfileChange, 'id'>

/** Why a change was returned: another phone has changed fields of it since. */
export interface ProfileConflict {
  readonly theirs: OtherProfile
}

/** The profile as this phone last read it, with the changes of this phone that the centre has confirmed since. */
export interface KnownProfile extends VersionedProfile {
  readonly after?: readonly string[]
  /** The life of the centre's data in which it was read. */
  readonly life?: unknown
}

/** An unsent change, as a later one takes it in. */
export interface UnsentChange extends ProfileContent {
  readonly id: string
  /** The centre's answer, if the person has seen it. */
  readonly theirs?: OtherProfile | undefined
}

/** The profile as the person last wrote it, and whether the centre has it. */
export interface OwnProfile {
  readonly profile: Profile
  /** `returned`: the centre refused a change. */
  readonly state: 'sent' | 'waiting' | 'returned'
  /** Another phone's values of fields that this one wants to change. */
  readonly theirs?: OtherProfile | undefined
}

/** The key of the setting with an account's profile. */
export const knownKey = (account: string) => `profile:${account}`

/** An account's profile as this phone has it; undefined until it was read once. */
export async function storedProfile(account: string): Promise<Profile | undefined> {
  return (await ownProfile(account))?.profile
}

/** An account's profile as this phone has it, now and after every change; nothing until it was read once. */
export function watchProfile(account: string) {
  return watchOutbox(() => ownProfile(account))
}

async function ownProfile(account: string): Promise<OwnProfile | undefined> {
  const [known, unsent] = await Promise.all([knownProfile(account), unsentChanges(account)])
  if (!known && unsent.length === 0) return undefined
  const { version: _version, after: _after, life: _life, ...profile } = known ?? {}
  const changes = unsent.map(({ content }) => content.changes)
  const isReturned = unsent.some(({ entry }) => entry.state === 'returned')
  const state = unsent.length === 0 ? 'sent' : isReturned ? 'returned' : 'waiting'
  const theirs = unsent.findLast(({ details }) => details)?.details?.theirs
  return { profile: Object.assign({}, profile, ...changes) as Profile, state, theirs }
}

/** The centre's profile of the account, as this phone last read or wrote it. */
export async function knownProfile(account: string): Promise<KnownProfile | undefined> {
  return (await withOutbox(() => outbox.settings.get(knownKey(account))))?.value as KnownProfile | undefined
}

/** Returns an account's changes of its profile that the centre has not confirmed. */
export async function unsentChanges(account: string): Promise<Opened<ProfileContent, ProfileConflict>[]> {
  return openChanges(account, await storedChanges(account))
}

const storedChanges = (account: string) =>
  withOutbox(() => pendingChanges(account, { unsent: unsentOfKind, unsettled: unsettledOf }))

async function openChanges(
  account: string,
  entries: readonly Entry[],
): Promise<Opened<ProfileContent, ProfileConflict>[]> {
  const opened = await openEntriesOf<ProfileContent, ProfileConflict>(account, entries)
  return opened.toSorted((a, b) => inOrder({ ...a.content, ...a.entry }, { ...b.content, ...b.entry }))
}

/** Compares two changes: a later one names the earlier. Times decide only where none does, for the clock may have been set back. */
export function inOrder(a: PlacedChange, b: PlacedChange): number {
  if (a.after?.includes(b.id)) return 1
  if (b.after?.includes(a.id)) return -1
  return a.createdAt - b.createdAt
}

type PlacedChange = Pick<ProfileContent, 'after'> & Pick<Entry, 'id' | 'createdAt'>

/**
 * Queues parts of the profile as the person saved them, together with earlier changes that were not sent.
 *
 * @param was these parts as the person saw them before; a part is missing where they were typing over something newer
 */
export function saveProfile(
  account: string,
  profile: Partial<Profile>,
  was?: Partial<Profile>,
): Promise<SaveResult> {
  return answerOf(() => replaceUnsent(account, profile, was))
}

async function replaceUnsent(
  account: string,
  profile: Partial<Profile>,
  was: Partial<Profile> | undefined,
): Promise<SaveResult> {
  for (;;) {
    // In this order: a change whose receipt is applied in between is in the one or in the other.
    const stored = await storedChanges(account)
    const unsent = await openChanges(account, stored)
    const known = await knownProfile(account)
    const earlier = unsent.map(({ entry, content, details }): UnsentChange => ({
      id: entry.id,
      ...content,
      theirs: details?.theirs,
    }))
    const content = changeOf(known, earlier, profile, was)
    if (!content) return saved
    const facts = { kind: profileKind, lane: profileKind, alone: true, settles: true } as const
    const entry = await newEntry(account, { ...facts, content })
    if (!entry) return notSaved('locked')
    // Also one that the account's key does not open: it can never be sent, and this one takes its place.
    const seen = stored.map(({ id }) => id)
    const outcome = await writeForAccount(account, outboxTables, () =>
      storedOutbox().transact((rows) => replaceChanges(rows, entry, seen, Date.now())),
    )
    if (!outcome.saved) return outcome
    if (outcome.value) return saved
  }
}

/** Most of the earlier changes that one names. */
const mostAfter = 50

/**
 * Returns the change that leads to these parts of a profile; `undefined` if there is none. Fields of an unsent change are
 * in it, even if the person took it back: the centre may have that change already. A part that is not saved now stays as
 * the unsent change has it, and a question of the centre about it stays open.
 */
export function changeOf(
  known: Partial<KnownProfile> | undefined,
  unsent: readonly UnsentChange[],
  profile: Partial<Profile>,
  was?: Partial<Profile>,
): ProfileContent | undefined {
  const isChanged = ([field, value]: [string, unknown]) =>
    known?.[field as keyof Profile] !== value || unsent.some(({ changes }) => field in changes)
  const earlier = Object.assign({}, ...unsent.map(({ changes }) => changes)) as Partial<Profile>
  const changed = Object.entries({ ...earlier, ...profile }).filter(isChanged)
  if (changed.length === 0) return undefined
  const seen = changed.flatMap(([field]) => {
    const part = field as keyof Profile
    // A person who typed over another phone's later text has not seen it, and is asked.
    const isSeen = !was || !(field in profile) || (field in was && isSame(was[part], known?.[part]))
    const version = versionSeen(part, isSeen ? known?.version : known && 0, unsent, field in profile)
    return version === undefined ? [] : [[field, version] as const]
  })
  const after = [...(known?.after ?? []), ...unsent.flatMap((change) => [...(change.after ?? []), change.id])]
  return {
    changes: Object.fromEntries(changed),
    seen: Object.fromEntries(seen),
    after: [...new Set(after)].slice(-mostAfter),
  }
}

/** True for the same part of a profile. */
export const isSame = (a: string | null | undefined, b: string | null | undefined) =>
  (a ?? null) === (b ?? null)

/**
 * The version at which the person saw the centre's value of a field. An unsent change hides later values, until the
 * centre has asked about it and the person has answered by saving the field.
 */
function versionSeen(
  field: keyof Profile,
  known: number | undefined,
  unsent: readonly UnsentChange[],
  isSavedNow: boolean,
): number | undefined {
  const hiding = unsent.findLast(({ changes }) => field in changes)
  if (!hiding) return known
  return (isSavedNow ? hiding.theirs?.version : undefined) ?? hiding.seen?.[field]
}

/**
 * Stores a change in place of the unsent ones that it was made of; one that is being sent stays before it in its lane.
 * False, and nothing is changed, if there are others by now.
 */
export async function replaceChanges(
  rows: EntryRows,
  entry: WaitingEntry,
  seen: readonly string[],
  now: number,
): Promise<boolean> {
  const unsent = await pendingChanges(entry.owner, rows)
  if (unsent.length !== seen.length || unsent.some(({ id }) => !seen.includes(id))) return false
  for (const earlier of unsent) if (!isWithCentre(earlier, now)) await rows.delete(earlier.id)
  await putEntry(rows, entry)
  return true
}

function isWithCentre(entry: Entry, now: number): boolean {
  return entry.state === 'received' || (entry.state === 'waiting' && isLeased(entry, now))
}

/** Returns an account's changes that its known profile does not have: unsent ones, and those whose receipt is not applied. */
export async function pendingChanges(
  account: string,
  { unsent, unsettled }: Pick<EntryRows, 'unsent' | 'unsettled'>,
): Promise<Entry[]> {
  const [waiting, received] = await Promise.all([unsent(account, profileKind), unsettled(account)])
  return [...waiting, ...received.filter(({ kind }) => kind === profileKind)]
}

/**
 * Stores the confirmed change. The version stays: earlier changes by other phones were not read here. An earlier change
 * that was returned meanwhile is in it, and asks for nothing any more.
 */
export async function storeSentChanges(
  rows: Pick<EntryRows, 'get' | 'delete' | 'setting' | 'putSetting'>,
  account: string,
  { id, changes, after: earlier = [] }: Pick<UnsentChange, 'id' | 'changes' | 'after'>,
): Promise<void> {
  for (const before of earlier) if (await isGivenBack(rows, before, account)) await rows.delete(before)
  const known = (await rows.setting(knownKey(account))) as KnownProfile | undefined
  if (!known) return
  const after = [...(known.after ?? []), id].slice(-mostAfter)
  await rows.putSetting(knownKey(account), { ...known, ...changes, after })
}
