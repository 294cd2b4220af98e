import type { EditPlace } from './edits.ts'
import type { EditDraft } from './edits.ts'
import type { LoggedEdit } from './log.ts'
import { builtWordsOf, openArea } from './open-area.ts'
import { openResource } from './open-resource.ts'
import { openSetting } from './open-setting.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { openArticle } from './open-article.ts'
import { openItem, openPicture, openText, type Opened } from './open-item.ts'

/** `item:seeds-catalog/wheat`, `area:sarna`, `text:blog/soil-sample#…` */
export function targetOf(target: string): Pick<EditPlace, 'path' | 'part'> & { kind: string } {
  const [, kind = '', path = '', part = ''] = /^(\w+):([^#]*)(?:#(.*))?$/.exec(target) ?? []
  return { kind, path, part }
}

type Columns = Readonly<Record<string, unknown>>

/** The editable columns of each kind. */
// A recording is not among them: the screen that records plays the present one, and records another.
const settable: Readonly<Record<string, readonly string[]>> = {
  item: [
    'name',
    'price_paise',
    'pack_amount',
    'pack_unit',
    'badge',
    'about',
    'available',
    'photo',
    'tiers',
    'offer',
    'tax',
  ],
  text: ['words'],
  setting: ['value'],
  area: ['title', 'brought', 'fee_paise', 'free_from_paise', 'served'],
  resource: ['pieces', 'opens', 'open_minutes', 'way_minutes', 'hour_paise', 'day_paise', 'needs', 'paused'],
  picture: ['photo', 'shows'],
  article: ['headline', 'lead', 'body', 'day', 'photo', 'shown'],
}

/**
 * Returns a thing's columns before or after a logged change, computed backwards from the current row; empty if
 * they are current. The log has the latest change first.
 */
export function columnsAt(
  log: readonly LoggedEdit[],
  edit: LoggedEdit,
  side: 'after' | 'before',
): Readonly<Record<string, unknown>> {
  const since = log.filter(
    ({ target, version }) =>
      target === edit.target && (version > edit.version || (side === 'before' && version === edit.version)),
  )
  const columns: Record<string, unknown> = {}
  for (const { changed } of since.toSorted((a, b) => b.version - a.version))
    for (const [name, [from]] of Object.entries(changed)) columns[name] = from
  const fields = settable[targetOf(edit.target).kind] ?? []
  return Object.fromEntries(Object.entries(columns).filter(([name]) => fields.includes(name)))
}

/**
 * A new change after which a thing is as it was, by somebody who has read the log up to version `saw`; `undefined` where this phone does not have it, or why the
 * centre did not give it.
 */
export async function revertDraft(
  account: string,
  target: string,
  label: string,
  columns: Readonly<Record<string, unknown>>,
  saw = Number.POSITIVE_INFINITY,
): Promise<EditDraft | Undone | undefined> {
  const { kind, path, part } = targetOf(target)
  const found = await openThing(account, { kind, path, part })
  if (!found || typeof found === 'string') return found
  // An area whose words nobody had changed stood with the build's: the centre knows no words for that.
  const built = kind === 'area' ? await builtWordsOf(path) : {}
  const place = { kind: kind as EditDraft['kind'], path, part, label }
  return draftBack(place, found, { columns, built, saw })
}

/** The change itself: to the last seen values, with the build's words if there were none. */
export function draftBack(
  place: Pick<EditDraft, 'kind' | 'path' | 'part' | 'label'>,
  found: Opened<unknown>,
  { columns, built, saw }: { columns: Columns; built: Columns; saw: number },
): EditDraft {
  const fact = found.fact as Columns
  const then = Object.entries(columns).map(([name, value]) => [name, value ?? built[name] ?? value])
  const was = place.kind === 'text' ? { was: fact['was'] } : {}
  return {
    ...place,
    seen: Math.min(found.seen, saw),
    // Waiting changes of the same thing are included unless this one changes the same field.
    values: { ...found.waiting?.changes, ...(Object.fromEntries(then) as Columns), ...was },
    before: { ...fact, was: undefined },
    over: found.waiting,
  }
}

function openThing(
  account: string,
  { kind, path, part }: ReturnType<typeof targetOf>,
): Promise<Opened<unknown> | Undone | undefined> {
  if (kind === 'item') return openItem(account, path)
  if (kind === 'area') return openArea(account, path)
  if (kind === 'resource') return openResource(account, path)
  if (kind === 'setting') return openSetting(account, path)
  if (kind === 'picture') return openPicture(account, path, part)
  return kind === 'article' ? openArticle(account, path) : openText(account, path, part)
}
