import { readProfile, writeProfile, type Profile } from '#src/backend/profile.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import { withLock } from '#src/device/locks.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

export type { Profile } from '#src/backend/profile.ts'

/** The profile as the person last wrote it, and whether the centre has it. */
export interface OwnProfile {
  readonly profile: Profile
  readonly sent: boolean
}

const knownKey = (account: string) => `profile:${account}`
const pendingKey = (account: string) => `profile-wish:${account}`

/** An account's profile as this phone has it; undefined until it was read once. */
export async function storedProfile(account: string): Promise<Profile | undefined> {
  const [known, pending] = await outbox.settings.bulkGet([knownKey(account), pendingKey(account)])
  return (pending ?? known)?.value as Profile | undefined
}

/** An account's profile as this phone has it, now and after every change; nothing until it was read once. */
export function watchProfile(account: string) {
  return watchOutbox(async (): Promise<OwnProfile | undefined> => {
    const [known, pending] = await outbox.settings.bulkGet([knownKey(account), pendingKey(account)])
    const profile = (pending ?? known)?.value as Profile | undefined
    return profile && { profile, sent: !pending }
  })
}

/** Saves what the person wrote, and sends it if it can go; nobody waits for that. */
export async function saveProfile(account: string, profile: Profile): Promise<SaveResult> {
  const outcome = await saveForAccount(account, [], () =>
    outbox.settings.put({ key: pendingKey(account), value: profile }),
  )
  if (outcome.saved) void saveResultOf(exchangeProfile)
  return outcome
}

/**
 * Sends the pending profile of the signed-in user and fetches the centre's. Calls run one after the other, so
 * that an older profile cannot arrive last.
 */
export function exchangeProfile(): Promise<void> {
  return withLock('profile', exchange)
}

async function exchange(): Promise<void> {
  const person = await currentPerson().catch(() => undefined)
  const token = person && (await accessToken({ owner: person.id }))
  if (!person || !token) return
  const pending = (await outbox.settings.get(pendingKey(person.id)))?.value as Profile | undefined
  const written = pending && (await writeProfile(person.id, pending, token))
  if (written === 'later') return
  const known = await readProfile(person.id, token)
  if (!known) return
  await saveForAccount(person.id, [], async () => {
    await outbox.settings.put({ key: knownKey(person.id), value: known })
    const now = (await outbox.settings.get(pendingKey(person.id)))?.value
    // What was written meanwhile is still to go.
    if (pending && JSON.stringify(now) === JSON.stringify(pending))
      await outbox.settings.delete(pendingKey(person.id))
  })
}
