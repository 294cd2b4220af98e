import * as v from 'valibot'
import { ask } from './request.ts'

const words = v.object({ en: v.string(), pa: v.string(), hi: v.string() })
const badge = v.object({ en: v.nullable(v.string()), pa: v.nullable(v.string()), hi: v.nullable(v.string()) })

const changedItem = v.object({
  id: v.string(),
  catalogue: v.string(),
  section: v.string(),
  position: v.number(),
  name: words,
  price_paise: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pack_amount: v.number(),
  pack_unit: v.string(),
  badge: v.nullable(badge),
  available: v.boolean(),
  retired: v.boolean(),
  version: v.number(),
})

const changes = v.object({ version: v.number(), more: v.boolean(), items: v.array(changedItem) })

/** A page of catalogue changes: rows past a version, and the version that they bring the phone to. */
export type CatalogueChanges = v.InferOutput<typeof changes>

/**
 * What changed in the catalogue since a version or, for a phone that never asked, since the content of its build.
 * Nothing where the backend does not answer as agreed.
 */
export async function catalogueChanges(
  since: number | undefined,
  snapshot: string,
): Promise<CatalogueChanges | undefined> {
  const answer = await ask('/rest/v1/rpc/catalogue_changes', { since: since ?? null, snapshot })
  const checked = answer.ok ? v.safeParse(changes, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}
