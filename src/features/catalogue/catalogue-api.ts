import * as v from 'valibot'
import { post } from '#src/platform/backend/request.ts'
import { batchPoll } from '#src/platform/backend/batch-poll.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

const words = inEveryLanguage(v.string())
const someWords = inEveryLanguage(v.nullable(v.string()))

const paise = v.pipe(v.number(), v.integer(), v.minValue(0))

const changedItem = v.object({
  id: v.string(),
  catalogue: v.string(),
  section: v.string(),
  position: v.number(),
  name: words,
  price_paise: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pack_amount: v.number(),
  pack_unit: v.string(),
  badge: v.nullable(someWords),
  about: v.nullable(words),
  available: v.boolean(),
  away_until: v.nullable(v.string()),
  retired: v.boolean(),
  photo: v.nullable(v.string()),
  tiers: v.nullable(v.array(v.object({ from: v.number(), price: paise }))),
  offer: v.nullable(v.object({ price: paise, from: v.string(), until: v.string() })),
  tax: v.nullable(v.object({ hsn: v.string(), rate_bp: v.number() })),
  section_title: v.nullable(words),
  left: v.optional(v.nullable(v.number())),
  back_on: v.optional(v.nullable(v.string())),
  version: v.number(),
})

const changedText = v.object({
  path: v.string(),
  part: v.string(),
  was: words,
  words: v.nullable(words),
  version: v.number(),
})

const changedPicture = v.object({
  path: v.string(),
  part: v.string(),
  photo: v.nullable(v.string()),
  shows: v.nullable(words),
  version: v.number(),
})

/** An article as the centre sends it. */
export const changedArticle = v.object({
  id: v.string(),
  headline: someWords,
  lead: someWords,
  body: someWords,
  day: v.string(),
  photo: v.nullable(v.string()),
  shown: v.boolean(),
  version: v.number(),
})

const changedArea = v.object({
  id: v.string(),
  fee_paise: paise,
  free_from_paise: paise,
  title: v.nullable(words),
  brought: v.nullable(words),
  served: v.boolean(),
  version: v.number(),
})

const changedResource = v.object({
  id: v.string(),
  name: words,
  pieces: v.number(),
  opens: v.string(),
  open_minutes: v.number(),
  way_minutes: v.number(),
  hour_paise: v.nullable(paise),
  day_paise: v.nullable(paise),
  needs: v.array(v.string()),
  paused: v.boolean(),
  version: v.number(),
})

const changedSetting = v.object({
  key: v.string(),
  // Words of a language that the centre does not have yet are the English ones.
  value: v.union([words, v.unknown()]),
  version: v.number(),
})

const changes = v.object({
  version: v.number(),
  more: v.boolean(),
  items: v.array(changedItem),
  texts: v.array(changedText),
  areas: v.array(changedArea),
  resources: v.array(changedResource),
  settings: v.array(changedSetting),
  pictures: v.array(changedPicture),
  articles: v.array(changedArticle),
})

/** A page of the centre's changes: rows after a version, and the version that they lead to. */
export type ShopChanges = v.InferOutput<typeof changes>

/** Fetches a photo by its hash, in base64; `undefined` without a valid answer. */
export async function itemPhoto(hash: string): Promise<string | undefined> {
  const answer = await post('/rest/v1/rpc/item_photo', { hash })
  return answer.ok && typeof answer.data === 'string' ? answer.data : undefined
}

/**
 * Fetches changes of catalogue, texts, pictures, articles, centre, delivery areas and machines since a version, or since
 * the build's content on the first call. `undefined` without a valid answer.
 */
export async function shopChanges(
  since: number | undefined,
  snapshot: string,
): Promise<ShopChanges | undefined> {
  const answer = await batchPoll('shop_changes', { since: since ?? null, snapshot })
  const checked = answer.ok ? v.safeParse(changes, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}
