import { use, useDeferredValue, useMemo } from 'react'
import { t } from '@lingui/core/macro'
import type { OwnAnswer } from './answer.ts'
import type { SyncResult } from './sync-desk.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { wantedOf, type DeskFilter, type DeskOrder } from './filter.ts'
import type { DeskItem } from './item.ts'
import { itemKey } from './item.ts'
import { maxClosed } from './long-closed.ts'
import type { DeskPlace } from './place.ts'
import { SendNow } from '#src/features/my-requests/send-now.tsx'
import { useMinute } from '#src/platform/ui/use-minute.ts'
import { ChooseSeveral, Rows, type ChooseSeveralProps } from './choose-several.tsx'
import { inOrder } from './columns.ts'
import { DeskPanes } from './desk-split.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FindOlder } from './find-older.tsx'
import { ItemRow } from './item-row.tsx'
import { ItemTable } from './item-table.tsx'
import { ListOut } from './list-out.tsx'
import { OpenItem } from './open-item.ts'
import { useChoosing } from './use-choosing.ts'
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
export function DeskList(props: DeskListProps) {
  const { account, roles, items, own, place } = props
  const { filter, typed, narrow, rows: most, showMore } = useNarrowing(place)
  const choosing = useChoosing(account, items)
  const isBeside = use(OpenItem) !== undefined
  // A slow phone keeps up with the typing first and with the list after that.
  const wanted = useDeferredValue(filter)
  const found = useMemo(
    () => inOrder(wantedOf(items, wanted, account), wanted.order),
    [items, wanted, account],
  )
  const ownOf = (item: DeskItem) => own.filter(({ about }) => about === itemKey(item))
  const back = items.filter((item) => ownOf(item).some(({ line }) => line.state === 'returned'))
  const waits = own.some(({ line }) => line.state === 'waiting')
  const about = { account, roles, choosing, shown: found.slice(0, most) }
  const bar = <FilterBar filter={filter} typed={typed} items={items} onChange={narrow} isWide={isBeside} />
  const count = <ListCount {...props} count={found.length} />
  const listed = {
    ...about,
    ownOf,
    back,
    order: wanted.order,
    onOrder: (order: DeskOrder) => narrow({ order }),
  }
  const end = <ListEnd {...{ account, roles, found, wanted, most }} onMore={showMore} />
  return (
    <>
      <div className="grid gap-4">
        {isBeside ? (
          <>
            <div className="flex flex-wrap items-center gap-3 print:hidden">
              {bar}
              {count}
              {!choosing.keys && <ChooseSeveral {...about} />}
            </div>
            {choosing.keys && <ChooseSeveral {...about} />}
            {waits && <SendNow />}
            <DeskPanes>
              <TableRows {...listed} />
              {end}
            </DeskPanes>
          </>
        ) : (
          <>
            <CameBack back={back} ownOf={ownOf} />
            {waits && <SendNow />}
            {bar}
            {count}
            <CardRows {...listed} />
            {end}
          </>
        )}
      </div>
    </>
  )
}

interface ListedProps extends ChooseSeveralProps {
  ownOf: (item: DeskItem) => readonly OwnAnswer[]
  back: readonly DeskItem[]
  order: DeskOrder
  onOrder: (order: DeskOrder) => void
}

/** What came back stands first. */
function TableRows({ shown, back, ...listed }: ListedProps) {
  const now = useMinute()
  const others = shown.filter((item) => !back.includes(item))
  return <ItemTable {...listed} items={[...back, ...others]} now={now} />
}

function CardRows(listed: ListedProps) {
  return <Rows {...listed} now={useMinute()} />
}

function CameBack({ back, ownOf }: Pick<ListedProps, 'back' | 'ownOf'>) {
  const now = useMinute()
  if (back.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Came back to you`}</h2>
      <ul className="grid gap-3">
        {back.map((item) => (
          <ItemRow key={itemKey(item)} item={item} own={ownOf(item)} now={now} />
        ))}
      </ul>
    </section>
  )
}

interface ListEndProps extends Pick<DeskListProps, 'account' | 'roles'> {
  found: readonly DeskItem[]
  wanted: DeskFilter
  /** Number of shown rows. */
  most: number
  onMore: () => void
}

/** Below the list: more of it, the search at the centre, and the list on paper or in a file. */
function ListEnd({ account, roles, found, wanted, most, onMore }: ListEndProps) {
  const more = found.length - most
  const searches = wanted.words.trim().length > 2
  return (
    <div className="grid gap-4 py-3">
      {more > 0 && (
        <button type="button" className="button-quiet justify-self-center" onClick={onMore}>
          {t`Show more (${more})`}
        </button>
      )}
      {(searches || wanted.status !== 'open') && (
        <p className="border-t pt-4 text-muted">
          {t`This phone has the requests closed in the last ${maxClosed.days} days, at most the latest ${maxClosed.most}. The centre has all of them: search there by words.`}
        </p>
      )}
      {searches && (
        <FindOlder key={wanted.words} account={account} roles={roles} words={wanted.words} list={found} />
      )}
      <ListOut items={found} account={account} />
    </div>
  )
}

interface ListCountProps extends Pick<DeskListProps, 'isWhole' | 'syncResult' | 'items'> {
  count: number
}

function ListCount({ isWhole, syncResult, items, count }: ListCountProps) {
  return (
    <p role="status" className="text-muted">
      {isWhole && (syncResult !== undefined || items.length > 0) ? (
        <Counted count={count} result={syncResult} />
      ) : (
        t`Opening`
      )}
    </p>
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
