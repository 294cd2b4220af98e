import type { ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { plural, t } from '@lingui/core/macro'
import { useOpenOrders } from './use-open-orders.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Count } from './count.tsx'
import { CartButton } from './cart-button.tsx'

interface MainMenuProps {
  className: string
  /** The class of each entry. */
  entry: string
  /** True for words without pictures. */
  isPlain?: boolean
  /** Replaces *Requests* and *Help*, for people with places of work. */
  work?: ReactNode
}

/** The five main pages: at the bottom of a phone, in the header of a wide window. */
export function MainMenu({ className, entry, isPlain, work }: MainMenuProps) {
  const first = useRouterState({ select: (state) => state.location.pathname.split('/')[1] })
  // The shop includes every catalogue and every product (app/find-content.ts).
  const isShop = useRouterState({
    select: ({ matches }) =>
      (matches.at(-1)?.loaderData as { isShop?: boolean } | undefined)?.isShop === true,
  })
  const count = useOpenOrders()
  const link = (
    to: string,
    picture: string,
    word: string,
    isHere = first === to.slice(1),
    more?: ReactNode,
  ) => (
    <AppLink to={to} className={entry} current={isHere}>
      {!isPlain && <Pictogram name={picture} className="size-7" />}
      <span>{word}</span>
      {more}
    </AppLink>
  )
  const waiting = count > 0 && (
    <>
      <Count of={count} />
      <span className="sr-only">
        {plural(count, { one: '# order not sent yet', other: '# orders not sent yet' })}
      </span>
    </>
  )
  return (
    <nav aria-label={t`Main menu`} className={className}>
      {link('/', 'home', t`Home`)}
      {link('/all-products', 'shop', t`Shop`, isShop || first === 'all-products')}
      {!work && link('/requests', 'requests', t`Requests`, undefined, waiting)}
      <CartButton className={entry} word={t`Cart`} isPlain={isPlain} />
      {work ?? link('/help', 'help', t`Help`)}
    </nav>
  )
}
