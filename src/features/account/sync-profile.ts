import {
  readProfile,
  type Profile,
  type VersionedProfile,
} from '#src/features/account/internal/profile-api.ts'
import { lostCode } from '#src/platform/outbox/codes.ts'
import { newEntry } from '#src/platform/outbox/queue.ts'
import { lifeSetting } from '#src/platform/outbox/setting-keys.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { storeAnswer } from '#src/platform/session/store-answer.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import {
  isSame,
  knownKey,
  knownProfile,
  profileKind,
  unsentChanges,
  type KnownProfile,
  type ProfileContent,
} from './profile.ts'

/** Fetches the signed-in user's profile. Never rejects. */
export async function syncProfile(): Promise<void> {
  await saveResultOf(async () => {
    const account = (await currentPerson())?.id
    const token = account && (await accessToken({ owner: account }))
    if (!account || !token) return
    await storeAnswer(account, knownKey(account), async () => {
      const life = (await withOutbox(() => outbox.settings.get(lifeSetting)))?.value
      const known = await knownProfile(account)
      const read = await readProfile(account, token)
      // Where a question about lost words cannot be kept, the centre's older ones do not take their place.
      return read && (await askAboutLost(account, known, { ...read, life })) ? { ...read, life } : undefined
    })
  })
}

/**
 * Returns the parts of a profile that this phone knows otherwise than a centre that was restored since, as a change;
 * `undefined` if it was not, or nothing is lost. Waiting parts, and parts with a question, are not in it.
 */
export function lostParts(
  known: KnownProfile | undefined,
  read: VersionedProfile & { readonly life?: unknown },
  unsent: readonly Pick<ProfileContent, 'changes'>[],
): ProfileContent | undefined {
  if (!known || !isRestored(known, read)) return undefined
  const before = partsOf(known)
  const all = Object.keys({ ...before, ...partsOf(read) }) as (keyof Profile)[]
  const isWaiting = (part: string) => unsent.some(({ changes }) => part in changes)
  const lost = all.filter((part) => !isSame(before[part], read[part]) && !isWaiting(part))
  if (lost.length === 0) return undefined
  return {
    changes: Object.fromEntries(lost.map((part) => [part, before[part] ?? null])),
    seen: Object.fromEntries(lost.map((part) => [part, read.version])),
  }
}

/** True if a profile was read of an earlier centre: a profile's version only grows. */
function isRestored(known: KnownProfile, { version, life }: Pick<KnownProfile, 'life' | 'version'>) {
  const isOther = known.life !== undefined && known.life !== life
  return isOther || known.version > version
}

function partsOf({
  version: _version,
  after: _after,
  life: _life,
  ...parts
}: KnownProfile): Partial<Profile> {
  return parts
}

/**
 * Returns the lost parts of a profile to its person after a restored backup, to be checked and saved again: another phone
 * of theirs may have written it anew. False if that could not be kept here.
 */
async function askAboutLost(
  account: string,
  known: KnownProfile | undefined,
  read: KnownProfile,
): Promise<boolean> {
  const unsent = (await unsentChanges(account)).map(({ content }) => content)
  const content = lostParts(known, read, unsent)
  const facts = { kind: profileKind, lane: profileKind, alone: true } as const
  const entry = content && (await newEntry(account, { ...facts, content }))
  if (!entry) return !content
  const { nextAttemptAt: at, ...rest } = entry
  const returned = { ...rest, state: 'returned', returned: { status: 409, code: lostCode, at } } as const
  const outcome = await saveForAccount(account, outboxTables, async () => {
    // Another tab has read it meanwhile.
    if (JSON.stringify(await knownProfile(account)) !== JSON.stringify(known)) return
    await storedOutbox().transact((rows) => rows.put(returned))
  })
  return outcome.saved
}
