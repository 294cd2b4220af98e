import { localize } from '#src/platform/i18n/words.ts'
import { FormButton } from '#src/features/apply/form-button.tsx'
import type { Order } from '#src/features/orders/sync-orders.ts'

const label = { en: 'Give goods back', pa: 'ਮਾਲ ਵਾਪਸ ਕਰੋ', hi: 'माल वापस करें' }

/** Asks the centre to take goods of an order back, once it has been brought. A bill of work has no goods. */
export function ReturnGoods({
  order,
}: {
  order: Pick<Order, 'kind' | 'state' | 'reference' | 'items' | 'contact'>
}) {
  if (order.kind !== 'cart' || order.state !== 'delivered') return null
  const { reference, items, contact } = order
  const goods = items.map(({ name, quantity }) => `${quantity} × ${localize(name)}`).join(', ')
  return (
    <FormButton
      form="goods-return"
      className="button-quiet"
      answers={{ order: reference, goods: goods.slice(0, 300), name: contact.name, phone: contact.phone }}
    >
      {localize(label)}
    </FormButton>
  )
}
