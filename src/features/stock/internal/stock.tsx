import { useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { fill } from '#src/base/fill.ts'
import { momentText } from '#src/base/moment.ts'
import { QuotasAtDesk } from '#src/features/quota/quotas-at-desk.tsx'
import { learnRoles } from '#src/features/people/people.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { StaffTabs } from '#src/platform/ui/staff-tabs.tsx'
import { useFetched, type Fetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import type { StockPlace } from '#src/features/stock/stock-page.tsx'
import { freePacks } from './rows.ts'
import { SheetOf } from './sheet-form.tsx'
import { ShelfList } from './shelf-list.tsx'
import { watchUnsent, type Unsent } from './sheets.ts'
import type { Stock } from './stock-api.ts'
import { syncStock, watchStock } from './stored-stock.ts'
import { words } from './words.ts'

/** Polling interval of a visible page, in milliseconds. */
const interval = 60_000

interface StockDeskProps {
  account: string
  roles: readonly string[]
  place: StockPlace
}

/** The goods that are counted, from what this phone has; syncs while it is visible. */
export default function StockDesk({ account, roles, place }: StockDeskProps) {
  const stock = useObservable<Stock | undefined>(
    `stock ${account}`,
    () => Promise.resolve(watchStock(account)),
    undefined,
  )
  const why = useFetched(syncStock, interval)
  const isOver = why === 'no right'
  // A role was revoked: the page around it shows the remaining roles.
  useEffect(() => {
    if (isOver) void learnRoles(account)
  }, [isOver, account])
  const navigate = useNavigate()
  if (isOver) return <p role="status">{whyUndone('no right')}</p>
  const sheet = (kind: 'in' | 'count' | 'spoilt') => ({
    id: kind,
    title: localize(words[kind]),
    panel: <SheetOf account={account} kind={kind} stock={stock} />,
  })
  const shelf = {
    id: 'shelf',
    title: localize(words.shelf),
    panel: <ShelfList account={account} stock={stock} />,
  }
  const agents = {
    id: 'agents',
    title: localize(words.agents),
    panel: <QuotasAtDesk account={account} roles={roles} goods={freeGoods(stock)} />,
  }
  const back = place.order !== undefined && {
    id: 'returned',
    title: localize(words.returned),
    panel: (
      <SheetOf account={account} kind="returned" stock={stock} order={place.order} goods={place.goods} />
    ),
  }
  return (
    <>
      <h1>{localize(words.title)}</h1>
      <Standing account={account} stock={stock} why={why} />
      <StaffTabs
        label={localize(words.title)}
        selected={place.tab ?? (back ? 'returned' : 'shelf')}
        onSelect={(tab) =>
          void navigate({ to: '/stock', search: (before) => ({ ...before, tab }), replace: true })
        }
        tabs={[shelf, sheet('in'), sheet('count'), sheet('spoilt'), agents, ...(back ? [back] : [])]}
      />
    </>
  )
}

const freeGoods = (stock: Stock | undefined) =>
  (stock?.items ?? []).map((item) => ({ id: item.product_id, free: Math.floor(freePacks(item)) }))

interface StandingProps {
  account: string
  stock: Stock | undefined
  why: Fetched
}

/** How old the numbers are, and what of this phone's is not in them. */
function Standing({ account, stock, why }: StandingProps) {
  const unsent = useObservable<Unsent>(
    `unsent sheets ${account}`,
    () => Promise.resolve(watchUnsent(account)),
    { waiting: 0, returned: 0 },
  )
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {why && why !== 'up to date' && <p className="font-bold">{whyUndone(why)}</p>}
      {stock && <p className="text-muted">{fill(localize(words.asOf), { time: momentText(stock.at) })}</p>}
      {!stock && why && why !== 'up to date' && <p>{localize(words.notKnown)}</p>}
      {unsent.waiting > 0 && <p>{fill(localize(words.waiting), { count: unsent.waiting })}</p>}
      {unsent.returned > 0 && (
        <p>
          <AppLink to="/requests" className="font-bold text-red">
            {fill(localize(words.returnedSheets), { count: unsent.returned })}
          </AppLink>
        </p>
      )}
    </div>
  )
}
