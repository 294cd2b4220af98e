import { useDeferredValue, useMemo } from 'react'
import { t } from '@lingui/core/macro'
import type { OwnAnswer } from '#src/core/desk/answer.ts'
import type { SyncResult } from '#src/core/desk/sync-desk.ts'
import { whyUndone } from '#src/screens/faults/why-undone.ts'
import { wantedOf } from '#src/core/desk/filter.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { itemKey } from '#src/core/desk/item.ts'
import { maxClosed } from '#src/core/desk/long-closed.ts'
import type { DeskPlace } from '#src/core/desk/place.ts'
import { SendNow } from '#src/screens/requests/send-now.tsx'
import { useMinute } from '#src/ui/use-minute.ts'
import { Rows } from './choose-several.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FindOlder } from './find-older.tsx'
import { ItemRow } from './item-row.tsx'
import { ListOut, PrintedList } from './list-out.tsx'
import { useChoosing } from './use-choosing.ts'
import { useListPrint } from './use-list-print.ts'
import { useNarrowing } from './use-narrowing.ts'

interface DeskListProps {
  account: string
  roles: readonly string[]
  items: readonly DeskItem[]
  /** False while stored items are still being decrypted. */
  isWhole: boolean
  own: readonly OwnAnswer[]
  syncResult: SyncResult | undefined
  place: DeskPlace
}

/** All items, filtered by the address; above them one's own returned answers. */
export function DeskList({ account, roles, items, isWhole, own, syncResult, place }: DeskListProps) {
  const { filter, typed, narrow, rows: most, showMore } = useNarrowing(place)
  const choosing = useChoosing(account, items)
  const now = useMinute()
  const print = useListPrint()
  // A slow phone keeps up with the typing first and with the list after that.
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => wantedOf(items, wanted, account), [items, wanted, account])
  const ownOf = (item: DeskItem) => own.filter(({ about }) => about === itemKey(item))
  const back = items.filter((item) => ownOf(item).some(({ line }) => line.state === 'returned'))
  const waits = own.some(({ line }) => line.state === 'waiting')
  const more = found.length - most
  const searches = wanted.words.trim().length > 2
  const about = { account, roles }
  return (
    <>
      {print.printing && <PrintedList items={found} account={account} onDone={print.end} />}
      <div className={`grid gap-4 ${print.isOffPaper ? 'print:hidden' : ''}`}>
        {back.length > 0 && (
          <section className="grid gap-3">
            <h2>{t`Came back to you`}</h2>
            <ul className="grid gap-3">
              {back.map((item) => (
                <ItemRow key={itemKey(item)} item={item} own={ownOf(item)} now={now} />
              ))}
            </ul>
          </section>
        )}
        {waits && <SendNow />}
        <FilterBar filter={filter} typed={typed} items={items} onChange={narrow} />
        <p role="status" className="text-muted">
          {isWhole && (syncResult !== undefined || items.length > 0) ? (
            <Counted count={found.length} result={syncResult} />
          ) : (
            t`Opening`
          )}
        </p>
        <Rows {...about} choosing={choosing} shown={found.slice(0, most)} ownOf={ownOf} now={now} />
        {more > 0 && (
          <button type="button" className="button-quiet justify-self-center" onClick={showMore}>
            {t`Show more (${more})`}
          </button>
        )}
        {(searches || wanted.status !== 'open') && (
          <p className="border-t pt-4 text-muted">
            {t`This phone has the requests closed in the last ${maxClosed.days} days, at most the latest ${maxClosed.most}. The centre has all of them: search there by words.`}
          </p>
        )}
        {searches && <FindOlder key={wanted.words} {...about} words={wanted.words} list={found} />}
        <ListOut items={found} account={account} onPrint={print.start} />
      </div>
    </>
  )
}

/** The number of items; also says if the list may be outdated. */
function Counted({ count, result = 'up to date' }: { count: number; result: SyncResult | undefined }) {
  return (
    <>
      <span>{t`${count} found on this phone`}</span>
      {result !== 'up to date' && <span className="block">{whyUndone(result)}</span>}
    </>
  )
}
