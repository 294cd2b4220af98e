import { useRouterState } from '@tanstack/react-router'
import { plural, t } from '@lingui/core/macro'
import { useOpenOrders } from './use-open-orders.ts'
import { AppLink } from '#src/ui/link.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Count } from './count.tsx'
import { CartButton } from './cart-button.tsx'

// The picture hangs from the top of its column, the word below it: neither moves when the rest of the page arrives.
// A word grows with the text for as long as all five fit beside each other, and the longest takes of the others' room.
const entry =
  'flex min-h-16 flex-col items-center justify-start pt-2 text-[length:min(0.9375rem,6vw)] whitespace-nowrap no-underline aria-[current]:text-green aria-[current]:[box-shadow:inset_0_4px_0_0_var(--green)]'

/** The five places that matter, within the thumb's reach; on a wide window the header has them. */
export function BottomBar() {
  const first = useRouterState({ select: (state) => state.location.pathname.split('/')[1] })
  // The shop is more than its first page: every catalogue and every product (screens/find-content.ts).
  const isShop = useRouterState({
    select: ({ matches }) =>
      (matches.at(-1)?.loaderData as { isShop?: boolean } | undefined)?.isShop === true,
  })
  const link = (to: string, picture: string, word: string, current = first === to.slice(1)) => (
    <AppLink to={to} className={entry} current={current}>
      <Pictogram name={picture} className="size-7" />
      {word}
    </AppLink>
  )
  return (
    <nav
      aria-label={t`Main menu`}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[repeat(5,1fr)] border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {link('/', 'home', t`Home`)}
      {link('/all-products', 'shop', t`Shop`, isShop || first === 'all-products')}
      <RequestsLink current={first === 'requests'} />
      <CartButton className={entry} word={t`Cart`} />
      {link('/help', 'help', t`Help`)}
    </nav>
  )
}

/** The way to My requests, with how many orders wait there to be sent or paid. */
function RequestsLink({ current }: { current: boolean }) {
  const count = useOpenOrders()
  return (
    <AppLink to="/requests" className={`relative ${entry}`} current={current}>
      <Pictogram name="requests" className="size-7" />
      <span>{t`Requests`}</span>
      <Count of={count} />
      {count > 0 && (
        <span className="sr-only">{plural(count, { one: '# order waits', other: '# orders wait' })}</span>
      )}
    </AppLink>
  )
}
