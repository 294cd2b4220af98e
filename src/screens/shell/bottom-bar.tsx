import { useRouterState } from '@tanstack/react-router'
import { plural, t } from '@lingui/core/macro'
import { useOpenOrders } from './use-open-orders.ts'
import { AppLink } from '#src/ui/link.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Count } from './count.tsx'
import { CartButton } from './cart-button.tsx'

// The icon is at the top of its column and the word below it, so that neither moves when the page loads. A word grows
// with the text size as long as all five fit, and the longest takes room from the others.
const entry =
  'flex min-h-16 flex-col items-center justify-start pt-2 text-[length:min(0.9375rem,6vw)] whitespace-nowrap no-underline aria-[current]:text-green aria-[current]:[box-shadow:inset_0_4px_0_0_var(--green)]'

/** The five main pages at the bottom of a phone; a wide window has them in the header. */
export function BottomBar() {
  const first = useRouterState({ select: (state) => state.location.pathname.split('/')[1] })
  // The shop includes every catalogue and every product (screens/content/find-content.ts).
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

/** The link to My requests, with the number of unsent and unpaid orders. */
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
