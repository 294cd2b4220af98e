import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import type { DeskItem } from './item.ts'

const label = { en: 'Write down what came back', pa: 'ਜੋ ਵਾਪਸ ਆਇਆ, ਲਿਖੋ', hi: 'जो वापस आया, लिखें' }

/** The states in which the buyer has the goods, or had them. */
const states = ['shipped', 'delivered', 'refunded']

/** Leads from an order to the sheet of the goods that came back of it. */
export function CameBack({ item }: { item: DeskItem }) {
  if (item.what !== 'order' || item.order.kind !== 'cart' || !states.includes(item.order.state)) return null
  const goods = item.order.items.map(({ product_id: id }) => id).join(',')
  return (
    <AppLink to="/stock" search={{ order: item.order.id, goods }} className="button-quiet justify-self-start">
      {localize(label)}
    </AppLink>
  )
}
