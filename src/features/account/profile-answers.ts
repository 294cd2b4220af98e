import { indianMobile } from '#src/base/phone.ts'
import type { KnownAnswers } from '#src/features/forms/known-answers.ts'
import { currentPerson, type Person } from '#src/platform/session/stored-session.ts'
import { storedProfile, type Profile } from './profile.ts'

/** Returns form answers from the account's own profile; empty if the account is not signed in. */
export async function profileAnswers(account: string): Promise<KnownAnswers> {
  const person = await currentPerson().catch(() => undefined)
  if (person?.id !== account) return {}
  return answersIn(person, await storedProfile(account).catch(() => undefined))
}

/** Returns the answers of person and profile, without empty ones. */
export function answersIn(
  { displayName, email, phone: signsInWith }: Person,
  profile: Pick<Profile, 'display_name' | 'phone' | 'village' | 'pincode'> | undefined,
): KnownAnswers {
  const name = (profile?.display_name ?? displayName).trim()
  const [first = '', ...rest] = name.split(/\s+/)
  const { village, pincode, phone: told } = profile ?? {}
  const phone = indianMobile(told ?? signsInWith ?? '')?.slice('+91'.length)
  const all = {
    name,
    firstName: first,
    lastName: rest.join(' '),
    phone,
    email,
    village,
    farmLocation: village,
    pincode,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([known, answer]) => (answer ? [[known, answer] as const] : [])),
  )
}
