import { useDeferredValue, useMemo, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { OwnAnswer } from '#src/core/desk/answer.ts'
import type { CaughtUp } from '#src/core/desk/catch-up.ts'
import { openOnes, wantedOf, type DeskFilter } from '#src/core/desk/filter.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { itemKey } from '#src/core/desk/item.ts'
import { closedKept } from '#src/core/desk/long-closed.ts'
import { SendNow } from '#src/screens/requests/send-now.tsx'
import { Rows } from './choose-several.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FindOlder } from './find-older.tsx'
import { ItemRow } from './item-row.tsx'
import { useChoosing } from './use-choosing.ts'

interface DeskListProps {
  account: string
  roles: readonly string[]
  items: readonly DeskItem[]
  /** False while there is more on this phone that is not opened yet. */
  isWhole: boolean
  own: readonly OwnAnswer[]
  told: CaughtUp | undefined
}

/** How many rows are drawn at first and with every tap. */
const portion = 30

/** Everything that came in, narrowed down, what changed last first; above it what came back of one's own. */
export function DeskList({ account, roles, items, isWhole, own, told }: DeskListProps) {
  const [filter, setFilter] = useState<DeskFilter>(openOnes)
  const [most, setMost] = useState(portion)
  const choosing = useChoosing(account)
  // A slow phone keeps up with the typing first and with the list after that.
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => wantedOf(items, wanted, account), [items, wanted, account])
  const narrow = (change: Partial<DeskFilter>) => {
    setFilter({ ...filter, ...change })
    setMost(portion)
  }
  const ownOf = (item: DeskItem) => own.filter(({ about }) => about === itemKey(item))
  const back = items.filter((item) => ownOf(item).some(({ line }) => line.state === 'returned'))
  const waits = own.some(({ line }) => line.state === 'waiting')
  const more = found.length - most
  const searches = wanted.words.trim().length > 2
  return (
    <div className="grid gap-4">
      {back.length > 0 && (
        <section className="grid gap-3">
          <h2>{t`Came back to you`}</h2>
          <ul className="grid gap-3">
            {back.map((item) => (
              <ItemRow key={itemKey(item)} item={item} own={ownOf(item)} />
            ))}
          </ul>
        </section>
      )}
      {waits && <SendNow />}
      <FilterBar filter={filter} items={items} onChange={narrow} />
      <p role="status" className="text-muted">
        {isWhole && (told !== undefined || items.length > 0) ? (
          <Counted count={found.length} silent={told === 'no line'} />
        ) : (
          t`Opening`
        )}
      </p>
      <Rows choosing={choosing} shown={found.slice(0, most)} ownOf={ownOf} />
      {more > 0 && (
        <button
          type="button"
          className="button-quiet justify-self-center"
          onClick={() => setMost(most + portion)}
        >
          {t`Show more (${more})`}
        </button>
      )}
      {(searches || wanted.status !== 'open') && (
        <p className="border-t pt-4 text-muted">
          {t`This phone keeps what was closed in the last ${closedKept.days} days, at most the latest ${closedKept.most}. The centre has all of it: search there by words.`}
        </p>
      )}
      {searches && <FindOlder key={wanted.words} account={account} roles={roles} words={wanted.words} />}
    </div>
  )
}

/** How much is here. Whoever waits for something new must know where nothing new can have come. */
function Counted({ count, silent }: { count: number; silent: boolean }) {
  return (
    <>
      <span>{t`${count} found on this phone`}</span>
      {silent && <span className="block">{t`The centre cannot be reached now. Try again.`}</span>}
    </>
  )
}
