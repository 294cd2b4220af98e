import * as v from 'valibot'
import { languages } from '#src/base/languages.ts'
import { patch, read } from './request.ts'
import { notDone, type NotDone } from './requests.ts'

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

/** Fetches the person's profile; `undefined` without a valid answer. */
export async function readProfile(account: string, token: string): Promise<Profile | undefined> {
  const answer = await read(
    `/rest/v1/profiles?select=display_name,phone,village,pincode,language&user_id=eq.${account}`,
    token,
  )
  const checked = answer.ok ? v.safeParse(v.array(profile), answer.data) : undefined
  return checked?.success ? checked.output[0] : undefined
}

/** Writes fields of the person's profile. */
export async function writeProfile(
  account: string,
  changes: Partial<Profile>,
  token: string,
): Promise<{ readonly done: true } | NotDone> {
  const answer = await patch(`/rest/v1/profiles?select=language&user_id=eq.${account}`, changes, token)
  if (!answer.ok) return notDone(answer)
  return Array.isArray(answer.data) && answer.data.length === 1 ? { done: true } : { silent: true }
}
