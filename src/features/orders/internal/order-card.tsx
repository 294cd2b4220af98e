import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { noteText } from '#src/features/orders/note-text.ts'
import { momentText } from '#src/base/moment.ts'
import { phoneText } from '#src/base/phone.ts'
import { isolated } from '#src/base/isolated.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { useGoodsPictures } from './goods-pictures.tsx'
import { stateText } from '#src/features/orders/state-text.ts'
import { unitText } from '#src/features/orders/unit-text.ts'

/** The goods of an order, its total, and its events. */
export function OrderCard({ order }: { order: Order }) {
  const { name, phone, address } = order.contact
  const looks = useGoodsPictures(order.items.map(({ product_id: id }) => id))
  return (
    <div className="grid gap-4">
      <ul className="card grid gap-2 p-4">
        {order.items.map((item) => (
          // Of a product by the litre there may be a line for the household and one for the business.
          <li key={`${item.product_id} ${item.unit_paise}`} className="flex items-start gap-3">
            <ProductPicture product={looks(item)} className="size-14" />
            <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
              <span className="grow basis-24">
                {item.quantity} × {item.name[language()]}
                <span className="block text-muted">{unitText(item)}</span>
              </span>
              <strong>{billText(item.line_paise)}</strong>
            </span>
          </li>
        ))}
        {hasGoods(order) && (
          <li className="flex flex-wrap justify-between gap-x-4 border-t pt-2">
            <span>{t`Delivery fee`}</span>
            <strong>{order.delivery_fee_paise ? billText(order.delivery_fee_paise) : t`Free`}</strong>
          </li>
        )}
        <li className="flex flex-wrap justify-between gap-x-4 text-lg">
          <span>{t`Total`}</span>
          <strong className="text-green">{billText(order.total_paise)}</strong>
        </li>
      </ul>
      <p className="text-muted">
        {[isolated(name), phoneText(`+91${phone}`), isolated(address ?? '')].filter(Boolean).join(', ')}
      </p>
      <details className="card px-4">
        <summary className="font-bold text-green">{t`History`}</summary>
        <ol className="grid gap-2 pb-4">
          {order.events
            .filter((event) => event.from !== event.to || noteText(event))
            .map(({ from, to, at, ...note }) => (
              <li key={at} className="flex flex-wrap justify-between gap-x-4">
                <span className="grow basis-24 whitespace-pre-line wrap-anywhere">
                  {from !== to && <span className="block">{stateText(to as Order['state'])}</span>}
                  <span>
                    <PersonalText>{noteText(note) ?? ''}</PersonalText>
                  </span>
                </span>
                <span className="text-muted">{momentText(at)}</span>
              </li>
            ))}
        </ol>
      </details>
    </div>
  )
}
