import { readProfile, writeProfile, type Profile } from '#src/backend/profile.ts'
import type { Kept } from '#src/base/outcome.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { keepOf } from '#src/core/session/keep-of.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { alone } from '#src/device/locks.ts'
import { outcomeOf } from '#src/device/trouble.ts'

export type { Profile } from '#src/backend/profile.ts'

/** The profile as the person last wrote it, and whether the centre has it. */
export interface OwnProfile {
  readonly profile: Profile
  readonly sent: boolean
}

const knownKey = (account: string) => `profile:${account}`
const wishKey = (account: string) => `profile-wish:${account}`

/** An account's profile as this phone has it; undefined until it was read once. */
export async function heldProfile(account: string): Promise<Profile | undefined> {
  const [known, wish] = await device.settings.bulkGet([knownKey(account), wishKey(account)])
  return (wish ?? known)?.value as Profile | undefined
}

/** An account's profile as this phone has it, now and after every change; nothing until it was read once. */
export function watchProfile(account: string) {
  return liveQuery(async (): Promise<OwnProfile | undefined> => {
    const [known, wish] = await device.settings.bulkGet([knownKey(account), wishKey(account)])
    const profile = (wish ?? known)?.value as Profile | undefined
    return profile && { profile, sent: !wish }
  })
}

/** Keeps what the person wrote, and sends it if it can go; nobody waits for that. */
export async function keepProfile(account: string, profile: Profile): Promise<Kept> {
  const outcome = await keepOf(account, [], () =>
    device.settings.put({ key: wishKey(account), value: profile }),
  )
  if (outcome.kept) void outcomeOf(exchangeProfile)
  return outcome
}

/**
 * Sends what the person wrote and reads what the centre has, for whoever is signed in. One after the other: of two on a slow line
 * the older words could arrive last, and would be what both sides keep.
 */
export function exchangeProfile(): Promise<void> {
  return alone('profile', exchange)
}

async function exchange(): Promise<void> {
  const person = await heldPerson().catch(() => undefined)
  const token = person && (await accessToken({ owner: person.id }))
  if (!person || !token) return
  const wish = (await device.settings.get(wishKey(person.id)))?.value as Profile | undefined
  const written = wish && (await writeProfile(person.id, wish, token))
  if (written === 'later') return
  const known = await readProfile(person.id, token)
  if (!known) return
  await keepOf(person.id, [], async () => {
    await device.settings.put({ key: knownKey(person.id), value: known })
    const now = (await device.settings.get(wishKey(person.id)))?.value
    // What was written meanwhile is still to go.
    if (wish && JSON.stringify(now) === JSON.stringify(wish)) await device.settings.delete(wishKey(person.id))
  })
}
