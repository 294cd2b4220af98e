import { indiaDay } from '#src/base/day.ts'
import { awayUntil } from '#src/features/catalogue/product.ts'
import { storedVersion } from '#src/features/catalogue/sync.ts'
import { device, withDevice } from '#src/platform/device/database.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { language } from '#src/platform/i18n/words.ts'
import { editsOf, type EditDraft, type UnsentEdit } from './edits.ts'

/** Something that is for sale, by its id and its name. */
export interface Named {
  readonly id: string
  readonly name: string
}

/**
 * Returns the edit that marks a product as unavailable today, or available again, merged with a waiting edit of
 * it. An earlier edit that was returned or needs a decision blocks it, unless it was no more than such a mark. `undefined` before
 * the first sync.
 */
export async function markDraft(
  account: string,
  { id, name }: Named,
  away: boolean,
): Promise<EditDraft | { readonly first: UnsentEdit } | undefined> {
  const [stored, seen, waiting] = await Promise.all([
    withDevice(() => device.items.get(id)),
    storedVersion(),
    waitingFor(account, id),
  ])
  if (waiting && waiting.state !== 'waiting' && !isMark(waiting)) return { first: waiting }
  if (seen === undefined) return undefined
  return {
    kind: 'item',
    path: id,
    part: '',
    label: name,
    seen,
    values: { ...waiting?.changes, away_until: away ? indiaDay(1) : null },
    before: { away_until: stored?.away_until ?? null },
  }
}

/** True for an edit that only marks: a new mark replaces it without a decision, and its form may not be opened. */
const isMark = ({ changes }: UnsentEdit) => Object.keys(changes).every((field) => field === 'away_until')

async function waitingFor(account: string, id: string): Promise<UnsentEdit | undefined> {
  return (await editsOf(account)).find(({ kind, path }) => kind === 'item' && path === id)
}

/** Observes the products that are unavailable today, by name, with the account's unsent marks. */
export function watchNotToday(account: string) {
  return watchOutbox(async (): Promise<readonly Named[]> => {
    const [items, edits] = await Promise.all([withDevice(() => device.items.toArray()), editsOf(account)])
    const away = new Map<string, string>()
    for (const item of items) if (awayUntil(item)) away.set(item.id, item.name[language()])
    for (const { path, label, changes, state } of edits) {
      const until = changes['away_until']
      if (until === undefined || state === 'returned') continue
      if (awayUntil({ away_until: until as string | null })) away.set(path, away.get(path) ?? label)
      else away.delete(path)
    }
    return [...away].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
  })
}
