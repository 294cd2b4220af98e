import * as v from 'valibot'
import {
  farmFieldKey,
  farmFieldOf,
  farmFieldText,
  isFarmFieldKey,
  type FarmFieldKey,
} from '#src/base/farm-field.ts'
import { languages } from '#src/base/languages.ts'
import { post, read } from '#src/platform/backend/request.ts'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'

const profile = v.object({
  display_name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  village: v.nullable(v.string()),
  /** Six digits. */
  pincode: v.nullable(v.string()),
  /** English in place of one that only a newer build has. */
  language: v.fallback(v.picklist(languages), 'en'),
})

/** The fields of a farm, each as its own part and as one text; null once it is removed. */
interface FarmFieldParts {
  readonly [key: FarmFieldKey]: string | null
}

/** A person's profile. */
export type Profile = v.InferOutput<typeof profile> & FarmFieldParts

const farmField = v.object({ name: v.string(), acres: v.string(), village: v.string(), place: v.string() })

const versioned = v.object({
  ...profile.entries,
  /** By id. */
  farm_fields: v.record(v.string(), farmField),
  /** The number of its last change. */
  version: v.number(),
})

/** A person's profile at the centre. */
export type VersionedProfile = Omit<v.InferOutput<typeof versioned>, 'farm_fields'> & FarmFieldParts

/** Fetches the person's profile; `undefined` without a valid answer. */
export async function readProfile(account: string, token: string): Promise<VersionedProfile | undefined> {
  const columns = 'display_name,phone,village,pincode,language,farm_fields,version'
  const answer = await read(`/rest/v1/profiles?select=${columns}&user_id=eq.${account}`, token)
  const checked = answer.ok ? v.safeParse(v.array(versioned), answer.data) : undefined
  const [row] = checked?.success ? checked.output : []
  if (!row) return undefined
  const { farm_fields: fields, ...own } = row
  const parts = Object.entries(fields).map(([id, field]) => [farmFieldKey(id), farmFieldText(field)] as const)
  return { ...own, ...Object.fromEntries(parts) }
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

/** Another phone's values of the changed fields, and the version of the profile then. */
export type OtherProfile = Partial<Profile> & { readonly version: number }

const conflict = v.pipe(
  v.looseObject({ ...v.partial(profile).entries, version: v.number() }),
  v.transform((parts) => withParts(parts, textOfField) as unknown as OtherProfile),
)

const answered = v.union([v.object({ done: v.number() }), v.object({ conflict })])

/** The result of a change: done, a field was changed on another phone since, or not done. */
export type ProfileAnswer = v.InferOutput<typeof answered> | NotDone

/** Changes the profile of the token's account; a repeated id returns the first result. */
export async function changeProfile(given: ProfileChange, token: string): Promise<ProfileAnswer> {
  const change = { ...given, changes: withParts(given.changes, fieldOfText) }
  const checked = parseAnswer(answered, await post('/rest/v1/rpc/change_profile', { change }, token))
  return 'data' in checked ? checked.data : checked
}

/** Returns parts of a profile with the fields of the farm in another form: texts here, objects at the centre. */
function withParts(parts: object, changed: (field: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]: [string, unknown]) => [
      key,
      isFarmFieldKey(key) ? changed(part) : part,
    ]),
  )
}

const fieldOfText = (text: unknown) => (typeof text === 'string' ? farmFieldOf(text) : null)

function textOfField(field: unknown): string | null {
  const checked = v.safeParse(farmField, field)
  return checked.success ? farmFieldText(checked.output) : null
}
