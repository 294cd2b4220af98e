import * as v from 'valibot'
import { post } from '#src/platform/backend/request.ts'

const part = v.object({
  version: v.number(),
  more: v.boolean(),
  recordings: v.array(
    v.object({
      part: v.string(),
      words: v.string(),
      version: v.number(),
      hash: v.nullable(v.string()),
      sound: v.nullable(v.string()),
    }),
  ),
})

const sizes = v.record(v.string(), v.object({ version: v.number(), phrases: v.number(), bytes: v.number() }))

/**
 * A part of a language's recordings, and the version that it leads to. `sound` is base64, its SHA-256 `hash`; both null where
 * the recording was withdrawn.
 */
export type VoicePackPart = v.InferOutput<typeof part>

/** How many phrases and bytes of sound the centre has, by language; a language without recordings is missing. */
export type VoicePackSizes = v.InferOutput<typeof sizes>

/** Fetches the next part of a language's recordings after a version; `undefined` without a valid answer. */
export async function voicePack(language: string, since: number): Promise<VoicePackPart | undefined> {
  const answer = await post('/rest/v1/rpc/voice_pack', { language, since })
  const checked = answer.ok ? v.safeParse(part, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}

/** Fetches the sizes of all packs; `undefined` without a valid answer. */
export async function voicePackSizes(): Promise<VoicePackSizes | undefined> {
  const answer = await post('/rest/v1/rpc/voice_packs', {})
  const checked = answer.ok ? v.safeParse(sizes, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}
