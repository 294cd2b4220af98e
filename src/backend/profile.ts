import * as v from 'valibot'
import { languages } from '#src/base/languages.ts'
import { post, read } from './request.ts'
import { parseAnswer, type NotDone } from './requests.ts'

const profile = v.object({
  display_name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  village: v.nullable(v.string()),
  /** Six digits; missing in rows of an earlier build. */
  pincode: v.optional(v.nullable(v.string())),
  language: v.picklist(languages),
})

/** A person's profile. */
export type Profile = v.InferOutput<typeof profile>

const versioned = v.object({
  ...profile.entries,
  /** The number of its last change; missing in answers of an earlier backend. */
  version: v.optional(v.number()),
})

/** A person's profile at the centre. */
export type VersionedProfile = v.InferOutput<typeof versioned>

/** Fetches the person's profile; `undefined` without a valid answer. */
export async function readProfile(account: string, token: string): Promise<VersionedProfile | undefined> {
  const columns = 'display_name,phone,village,pincode,language,version'
  const answer = await read(`/rest/v1/profiles?select=${columns}&user_id=eq.${account}`, token)
  const checked = answer.ok ? v.safeParse(v.array(versioned), answer.data) : undefined
  return checked?.success ? checked.output[0] : undefined
}

/** A change of a profile, as the centre reads it. */
export interface ProfileChange {
  readonly id: string
  readonly changes: Partial<Profile>
  /** The version at which the person saw each field; a field without one is written in any case. */
  readonly seen?: Readonly<Partial<Record<keyof Profile, number>>> | undefined
  /** Earlier changes of this phone, which this one builds upon. */
  readonly after?: readonly string[] | undefined
}

const conflict = v.object({ ...v.partial(profile).entries, version: v.number() })

/** What another phone has written into the fields of a change, and the version of the profile then. */
export type OtherProfile = v.InferOutput<typeof conflict>

const answered = v.union([v.object({ done: v.number() }), v.object({ conflict })])

/** The result of a change: done, a field was changed on another phone since, or not done. */
export type ProfileAnswer = v.InferOutput<typeof answered> | NotDone

/** Changes the profile of the token's account; a repeated id returns the first result. */
export async function changeProfile(change: ProfileChange, token: string): Promise<ProfileAnswer> {
  const checked = parseAnswer(answered, await post('/rest/v1/rpc/change_profile', { change }, token))
  return 'data' in checked ? checked.data : checked
}
