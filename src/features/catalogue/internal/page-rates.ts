import { language, localize } from '#src/platform/i18n/words.ts'
import type { StoredResource } from '#src/platform/device/database.ts'
import { cardLine, cards, resourcesWith } from '#src/features/catalogue/rate-lines.ts'

/** Returns a page with the centre's rates of machines and workers in the place of the content's; the same object without any. */
export function withRates<T extends object>(content: T, changed: readonly StoredResource[]): T {
  const all = resourcesWith(changed)
  const code = language()
  // By identity: two machines may cost the same, and only one of them costs otherwise now.
  const now = new Map<unknown, object>()
  for (const [id, { line }] of Object.entries(cards)) {
    // Without what goes along: a longer line would move the buttons of a page that is drawn, away from a finger.
    const text = cardLine(id, all)
    if (text !== localize(line)) now.set(line, { [code]: text })
  }
  return now.size ? (replaced(content, now) as T) : content
}

function replaced(value: unknown, now: ReadonlyMap<unknown, object>): unknown {
  if (!value || typeof value !== 'object') return value
  if (now.has(value)) return now.get(value)
  if (Array.isArray(value)) return value.map((each) => replaced(each, now))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, now)]))
}
