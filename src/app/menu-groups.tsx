import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { listenTitle } from '#src/content/listen-words.ts'
import { ownPlaces } from '#src/content/own-places.ts'
import { groups, type Service } from '#src/content/services.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useBackSteps } from '#src/platform/ui/use-back-steps.ts'
import { closedByBack } from '#src/platform/ui/closed-by-back.ts'
import { Ear } from '#src/platform/ui/ear.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { openListen } from '#src/features/listen/listen-window.ts'
import { useServices } from '#src/features/catalogue/use-services.ts'
import { openSupport } from '#src/features/catalogue/support-window.ts'
import type { Place } from './places-under.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'

/** All services, in groups that open and close. */
export default function MenuGroups({ onGo }: { onGo: () => void }) {
  const services = useServices()
  useOnPageLeave(onGo)
  const groupsList = useRef<HTMLDivElement>(null)
  const [openGroup, setOpenGroup] = useState<string>()
  const [isShown, setShown] = useState(false)
  useBackSteps(isShown && openGroup !== undefined ? 1 : 0, () => foldIn(groupsList.current))
  const { history } = useRouter()
  useEffect(() => {
    const menu = groupsList.current?.closest<HTMLElement>('[popover]')
    let closed = () => {}
    const opened = () => {
      closed()
      const isOpen = menu?.matches(':popover-open') ?? false
      if (isOpen) void refreshRoles()
      closed = isOpen ? closedByBack(history, () => menu?.hidePopover()) : () => {}
      setShown(isOpen)
    }
    opened()
    // Closes the group when the focus leaves it, because it covers the next links.
    const left = ({ relatedTarget: to }: FocusEvent) =>
      to instanceof Element && !menu?.contains(to) && menu?.hidePopover()
    menu?.addEventListener('toggle', opened)
    menu?.addEventListener('focusout', left)
    return () => {
      menu?.removeEventListener('toggle', opened)
      menu?.removeEventListener('focusout', left)
      closed()
    }
  }, [history])
  return (
    <>
      <OwnLinks onGo={onGo} />
      <div ref={groupsList} className="mt-4 border-t">
        {groups.map(({ id, title }) => (
          <details
            key={id}
            name="menu-groups"
            className="border-b"
            onToggle={({ currentTarget: { open } }) =>
              setOpenGroup((before) => (open ? id : before === id ? undefined : before))
            }
          >
            <summary className="font-bold">{localize(title)}</summary>
            <ul className="pb-2">
              {services
                .filter(({ group }) => group === id)
                .map((service) => (
                  <MenuRow key={service.id} service={service} onGo={onGo} />
                ))}
            </ul>
          </details>
        ))}
      </div>
      <Policies onGo={onGo} />
      <ThemeChoice />
    </>
  )
}

/** Links to the three policies. */
function Policies({ onGo }: { onGo: () => void }) {
  const policies = [
    ['/privacy-policy', t`Privacy policy`],
    ['/terms-of-service', t`Terms`],
    ['/cookie-policy', t`Cookies`],
  ] as const
  return (
    <ul className="py-2">
      {policies.map(([to, title]) => (
        <li key={to}>
          <AppLink to={to} className={row} onClick={onGo}>
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Closes the open group, and focuses its name. */
function foldIn(list: HTMLElement | null): void {
  const group = list?.querySelector<HTMLDetailsElement>('details[open]')
  if (!group) return
  group.open = false
  group.querySelector('summary')?.focus()
}

/** A person with a new role looks for it here. */
const refreshRoles = () =>
  import('#src/features/people/own.ts').then(({ learnOwnRoles }) => learnOwnRoles()).catch(() => undefined)

/** Links to the person's own pages and to the staff's pages. */
function OwnLinks({ onGo }: { onGo: () => void }) {
  return (
    <ul className="mt-4 border-t pt-2">
      {ownPlaces.map(({ to, title, pictogram }) => (
        <li key={to}>
          <AppLink to={to} className={row} onClick={onGo}>
            <Pictogram name={pictogram} />
            {localize(title)}
          </AppLink>
        </li>
      ))}
      <li>
        <WindowButton open={openSupport} onGo={onGo}>
          <Pictogram name="chat" />
          {t`Live Support`}
        </WindowButton>
      </li>
      <li>
        <WindowButton open={openListen} onGo={onGo}>
          <Ear />
          {localize(listenTitle)}
        </WindowButton>
      </li>
    </ul>
  )
}

interface WindowButtonProps {
  open: () => void
  onGo: () => void
  children: ReactNode
}

/** An entry that opens a window over the page. */
function WindowButton({ open, onGo, children }: WindowButtonProps) {
  const press = () => {
    onGo()
    open()
  }
  return (
    <button type="button" className={`w-full ${row}`} aria-haspopup="dialog" onClick={press}>
      {children}
    </button>
  )
}

const row = 'flex min-h-12 items-center gap-3 px-2 no-underline'

function MenuRow({ service, onGo }: { service: Service; onGo: () => void }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const title = localize(service.title)
  const load = async () => (await import('./places-under.ts')).placesUnder(service)
  const unfold = async () => {
    if (places.length) return setPlaces([])
    setPlaces((await loadOrNotify(load)) ?? [])
  }
  return (
    <li>
      <div className="flex">
        <AppLink to={service.to} className={`grow ${row}`} onClick={onGo}>
          <Pictogram name={service.pictogram} />
          {title}
        </AppLink>
        {service.unfolds && (
          <button
            type="button"
            className="icon-button"
            aria-expanded={places.length > 0}
            aria-label={t`More of ${title}`}
            onClick={() => void unfold()}
          >
            <Pictogram name={places.length ? 'minus' : 'plus'} className="size-6" />
          </button>
        )}
      </div>
      {places.length > 0 && (
        <ul className="pl-11">
          {places.map((place) => (
            <li key={place.to}>
              <AppLink to={place.to} className={row} onClick={onGo}>
                {place.title}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
