import { t } from '@lingui/core/macro'
import { itemKey, type DeskItem } from './item.ts'
import { isSamePerson } from './reader.ts'
import { useMinute } from '#src/platform/ui/use-minute.ts'
import { ItemRow } from './item-row.tsx'

/** Maximum number of items. */
const most = 5

/** Other items of the same person: messages of a conversation, the order of an enrollment. */
export function SamePerson({ item, items }: { item: DeskItem; items: readonly DeskItem[] }) {
  const now = useMinute()
  const others = items.filter((other) => other !== item && isSamePerson(item, other))
  if (others.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Also from this person`}</h2>
      <ul className="grid gap-3">
        {others.slice(0, most).map((other) => (
          <ItemRow key={itemKey(other)} item={other} own={[]} now={now} />
        ))}
      </ul>
    </section>
  )
}
