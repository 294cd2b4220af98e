import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { watchOwnAnswers, type OwnAnswer } from './answer.ts'
import type { SyncResult } from './sync-desk.ts'
import { watchDesk, type DeskNow } from './stored-desk.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { callsOf } from './call-backs.ts'
import { startDeskSync } from './start-desk-sync.ts'
import { itemKey, type DeskItem } from './item.ts'
import { decides } from '#src/base/roles.ts'
import { learnRoles } from '#src/features/people/people.ts'
import { soilTab } from '#src/content/soil-line-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { NotTodayPanel } from '#src/features/editing/not-today.tsx'
import { ClaimsLink } from '#src/features/round/claims-link.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { StaffTabs } from '#src/platform/ui/staff-tabs.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { useWide } from '#src/platform/ui/use-wide.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import type { DeskPlace } from './place.ts'
import { Calls } from './calls.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskSplit } from './desk-split.tsx'
import { ItemView } from './item-view.tsx'
import { NamesWindow } from './names-window.ts'
import { ItemNotFound } from './item-not-found.tsx'
import { Reports } from './reports.tsx'
import { Team } from './team.tsx'

// Lazy: few days have soil.
const SoilSamples = lazyPart(() => import('./soil-samples.tsx'))

interface DeskProps {
  account: string
  roles: readonly string[]
  place: DeskPlace
  /** Called with the title of the open item; empty for the list. */
  onTitle: (title: string) => void
}

const milkByPhone = { en: 'Milk by a phone call', pa: 'ਫ਼ੋਨ ਉੱਤੇ ਦੁੱਧ ਲਿਖੋ', hi: 'फ़ोन पर दूध लिखें' }
const milkRound = { en: 'Milk round', pa: 'ਦੁੱਧ ਦਾ ਫੇਰਾ', hi: 'दूध का फेरा' }

const deskNow = () => Promise.resolve(watchDesk())
const ownNow = () => Promise.resolve(watchOwnAnswers())

/** The desk from stored items; syncs while it is visible. */
export default function Desk({ account, roles, place, onTitle }: DeskProps) {
  const { item: wanted } = place
  const desk = useObservable<DeskNow | undefined>('desk', deskNow, undefined)
  const own = useObservable<readonly OwnAnswer[]>('own answers', ownNow, [])
  const [syncResult, setSyncResult] = useState<SyncResult>()
  const isWide = useWide()
  useEffect(() => startDeskSync(setSyncResult), [])
  const isOver = syncResult === 'no right'
  // A role was revoked: the page around it shows the remaining roles.
  useEffect(() => {
    if (isOver) void learnRoles(account)
  }, [isOver, account])
  if (isOver) return <p role="status">{t`The centre no longer shows you the requests.`}</p>
  const listProps = { account, roles, own, items: desk?.items ?? [] }
  const isWhole = desk?.isComplete === true
  const looking = !isWhole || syncResult === undefined
  const opened = wanted !== undefined && (
    <Opened key={wanted} {...{ wanted, looking, onTitle, isBeside: isWide, ...listProps }} />
  )
  if (opened && !isWide) return opened
  return <DeskTabs {...{ ...listProps, isWhole, syncResult, place, onTitle, isWide }}>{opened}</DeskTabs>
}

interface OpenedProps extends Omit<Parameters<typeof ItemView>[0], 'item'> {
  wanted: string
  /** True while it may still load. */
  looking: boolean
}

function Opened({ wanted, looking, ...props }: OpenedProps) {
  const item = props.items.find((candidate) => itemKey(candidate) === wanted)
  if (!item) return <ItemNotFound looking={looking} isBeside={props.isBeside} />
  return <ItemView {...props} item={item} own={props.own.filter(({ about }) => about === wanted)} />
}

type DeskTabsProps = Parameters<typeof DeskList>[0] &
  Pick<DeskProps, 'onTitle'> & {
    isWide: boolean
    /** The open item, shown beside the list. */
    children: ReactNode
  }

function SoilPanel(props: { items: readonly DeskItem[]; account: string }) {
  return (
    <LaterPart fallback={<Spinner />}>
      <SoilSamples {...props} />
    </LaterPart>
  )
}

/** Tabs: the list, calls, soil samples, reports, unavailable items, and colleagues. */
function DeskTabs({ onTitle, isWide, children, ...props }: DeskTabsProps) {
  const { account, roles, place, items, own, isWhole, syncResult } = props
  const centre = useCentre()
  const calls = useMemo(() => callsOf(items, own, centre), [items, own, centre])
  const navigate = useNavigate()
  const list = <DeskList {...props} />
  const panel = isWide ? (
    <DeskSplit list={list} open={place.item}>
      {children}
    </DeskSplit>
  ) : (
    list
  )
  const tabs = [
    { id: 'list', title: t`Requests and orders`, panel },
    {
      id: 'calls',
      title: t`Calls (${calls.length})`,
      panel: <Calls calls={calls} account={account} isLooking={!isWhole && syncResult === undefined} />,
    },
    { id: 'soil', title: localize(soilTab), panel: <SoilPanel items={items} account={account} /> },
    { id: 'reports', title: t`Reports`, panel: <Reports account={account} isWhole={decides(roles)} /> },
    { id: 'not-today', title: t`Out today`, panel: <NotTodayPanel account={account} /> },
    ...(decides(roles) ? [{ id: 'team', title: t`Team`, panel: <Team account={account} /> }] : []),
  ]
  const selected = (!children && tabs.find(({ id }) => id === place.tab)) || tabs[0]!
  const top = (
    <>
      <h1>{t`Desk`}</h1>
      <AppLink to="/desk/day" className="button-quiet justify-self-start">
        {t`Work of the day`}
      </AppLink>
      <AppLink to="/desk/round" className="button-quiet justify-self-start">
        {localize(milkRound)}
      </AppLink>
      <AppLink to="/desk/callers" className="button-quiet justify-self-start">
        {localize(milkByPhone)}
      </AppLink>
      <ClaimsLink account={account} />
    </>
  )
  return (
    <>
      {!isWide && top}
      {!children && <NamesWindow title={selected.id === 'list' ? '' : selected.title} onTitle={onTitle} />}
      <StaffTabs
        label={t`Desk`}
        selected={selected.id}
        onSelect={(id) =>
          void navigate({ to: '/desk', search: id === 'list' ? {} : { tab: id }, replace: true })
        }
        tabs={tabs}
        lead={isWide && top}
      />
    </>
  )
}
