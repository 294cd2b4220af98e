import type { OwnAnswer } from './answer.ts'
import { headOf, type DeskItem } from './item.ts'
import { Reference } from '#src/features/apply/reference.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CameBack } from './came-back.tsx'
import { Assign } from './assign.tsx'
import { ItemBookings } from './item-bookings.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemLog } from './item-log.tsx'
import { BackToList } from './back-to-list.tsx'
import { useKindName } from './kind-name.tsx'
import { GoodsBack } from '#src/features/orders/goods-back.tsx'
import { OrderMoney } from './order-money.tsx'
import { NamesWindow } from './names-window.ts'
import { ReturnedAnswer } from './returned-answer.tsx'
import { SamePerson } from './same-person.tsx'
import { standingOf } from './standing-text.ts'
import { TakeBack } from './take-back.tsx'
import { decides } from '#src/base/roles.ts'

interface ItemViewProps {
  item: DeskItem
  /** Answers of this phone that the centre does not show yet. */
  own: readonly OwnAnswer[]
  account: string
  roles: readonly string[]
  items: readonly DeskItem[]
  onTitle: (title: string) => void
  /** True beside the list, which has the page's `h1`. */
  isBeside: boolean
}

/** Two columns if both fit; a media query would not know the width beside the list. */
const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))' }

/** A request or an order: its answers, its events, and actions. */
export function ItemView({ item, own, account, roles, items, onTitle, isBeside }: ItemViewProps) {
  const { reference, status } = headOf(item)
  const kind = useKindName(item)
  const Heading = isBeside ? 'h2' : 'h1'
  const returnable = returnableIn(item, items)
  return (
    <article className="grid gap-6">
      <header className="grid gap-2">
        {!isBeside && <BackToList />}
        <Heading data-opened>{kind}</Heading>
        <NamesWindow title={kind === '…' ? reference : `${kind} ${reference}`} onTitle={onTitle} />
        <Reference reference={reference} />
        <p className="text-lg font-bold" data-standing={status}>
          {standingOf(item)}
        </p>
      </header>
      {own
        .filter(({ line }) => line.state === 'returned')
        .map((answer) => (
          <ReturnedAnswer key={answer.line.id} item={item} answer={answer} account={account} />
        ))}
      <div className="grid items-start gap-6" style={columns}>
        <div className="grid gap-4">
          <ItemBookings item={item} />
          <ItemFacts item={item} account={account} />
          {item.what === 'order' && <OrderMoney order={item.order} account={account} />}
          {returnable && <GoodsBack order={returnable} />}
          {returnable && decides(roles) && (
            <TakeBack
              order={returnable}
              account={account}
              request={item.what === 'request' ? item.id : undefined}
            />
          )}
          <CameBack item={item} />
        </div>
        <div className="grid gap-6">
          <ItemLog item={item} account={account} own={own} />
          <AnswerForm item={item} account={account} roles={roles} />
          <Assign item={item} account={account} />
        </div>
      </div>
      <SamePerson item={item} items={items} />
    </article>
  )
}

/** Returns the order whose goods may come back: the item itself, or the order that an open request for a return names. */
function returnableIn(item: DeskItem, items: readonly DeskItem[]) {
  if (item.what === 'order') return item.order
  const { kind, answers } = item.request
  if (kind !== 'goods-return' || !item.open) return undefined
  const named = String(answers['order'] ?? '')
    .trim()
    .toUpperCase()
  return items.flatMap((one) => (one.what === 'order' && one.order.reference === named ? [one.order] : []))[0]
}
