import { useRef, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { SessionLinks } from './session-links.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

const MenuGroups = lazyPart(() => import('./menu-groups.tsx'))

/** The menu, which opens without scripts; its groups load when it is first opened. */
export function Menu() {
  const menu = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(false)
  const onHome = useRouterState({ select: (state) => state.location.pathname === '/' })
  const quote = onHome ? { to: '/', hash: 'contact' } : { to: '/contact' }
  const close = () => menu.current?.hidePopover()
  return (
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      aria-label={t`Menu`}
      className="m-0 h-dvh max-h-none w-88 max-w-full overflow-auto border-r bg-paper p-4 text-ink raised"
      onToggle={(event) => event.newState === 'open' && setOpened(true)}
    >
      <button type="button" className="icon-button ml-auto" popoverTarget="menu" aria-label={t`Close menu`}>
        <Pictogram name="close" className="size-7" />
      </button>
      <SessionLinks onGo={close} />
      {opened && (
        <LaterPart fallback={<div className="h-dvh" />}>
          <MenuGroups onGo={close} />
        </LaterPart>
      )}
      <AppLink {...quote} className="button mt-2 w-full" onClick={close}>
        {t`Get Quote`}
      </AppLink>
    </nav>
  )
}
