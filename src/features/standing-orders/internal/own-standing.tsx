import { useEffect } from 'react'
import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import { ordersOf, type Order } from '#src/features/orders/sync-orders.ts'
import { deliveredCatalogue } from '#src/content/delivery.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { isEnded } from '#src/features/standing-orders/amount.ts'
import { standingOf, syncStanding, type StandingView } from '#src/features/standing-orders/stored-standing.ts'
import { indiaDay } from '#src/base/day.ts'
import EachMorning from '#src/features/standing-orders/each-morning.tsx'
import { Bill } from './bill.tsx'
import { LatelyList } from './lately.tsx'
import { StandingCard } from './standing-card.tsx'
import { standingWords as words } from './standing-words.ts'

const interval = 30_000

interface OwnStandingProps {
  person: Person
  /** The id of an order whose goods are wanted again. */
  order?: string | undefined
}

interface Found {
  readonly standing: readonly StandingView[]
  readonly products: ReadonlyMap<string, Product>
  readonly orders: readonly Order[]
  /** What that order had and is not brought each morning yet. */
  readonly again: readonly { readonly product: Product; readonly quantity: number }[]
}

/** The standing orders of a person, and what an order of theirs offers to become one. */
export default function OwnStanding({ person, order }: OwnStandingProps) {
  const found = useLiveRead(() => read(person.id, order), undefined, `${person.id} ${order}`)
  useEffect(() => pollWhileVisible(syncStanding, interval), [])
  if (!found) return null
  const { standing, products, again, orders } = found
  return (
    <>
      {again.map(({ product, quantity }) => (
        <section key={product.id} aria-label={product.name} className="card grid gap-3 p-4">
          <h2 className="text-lg">{product.name}</h2>
          <EachMorning product={product} quantity={quantity} />
        </section>
      ))}
      {standing.length === 0 && again.length === 0 && (
        <>
          <p>{localize(words.none)}</p>
          <AppLink to={`/${deliveredCatalogue}`} className="button justify-self-start">
            {localize(words.toShop)}
          </AppLink>
        </>
      )}
      {standing.map((one) => {
        const product = products.get(one.product_id)
        const { name = one.product_id, pack = { amount: 1, unit: 'piece' as const } } = product ?? {}
        return (
          <div key={one.id} className="grid gap-2">
            <StandingCard account={person.id} standing={one} name={name} pack={pack} />
            <LatelyList standing={one} pack={pack} />
          </div>
        )
      })}
      {standing.length > 0 && <Bill standing={standing} orders={orders} />}
    </>
  )
}

async function read(account: string, order: string | undefined): Promise<Found> {
  const standing = await standingOf(account)
  const orders = await ordersOf(account)
  const items = order ? (orders.find(({ id }) => id === order)?.items ?? []) : []
  const products = await findProducts([...standing, ...items].map((one) => one.product_id))
  const isThere = (id: string) => standing.some((one) => one.product_id === id && !isEnded(one, indiaDay()))
  const again = items.flatMap(({ product_id: id, quantity }) => {
    const product = products.get(id)
    const isDaily = id.startsWith(`${deliveredCatalogue}/`)
    return product?.available && isDaily && !isThere(id) ? [{ product, quantity }] : []
  })
  return { standing, products, again, orders }
}
