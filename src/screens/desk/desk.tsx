import { useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { watchOwnAnswers, type OwnAnswer } from '#src/core/desk/answer.ts'
import type { CaughtUp } from '#src/core/desk/catch-up.ts'
import { watchDesk, type DeskNow } from '#src/core/desk/desk.ts'
import { followDesk } from '#src/core/desk/follow.ts'
import { itemKey } from '#src/core/desk/item.ts'
import { decides } from '#src/core/desk/moves.ts'
import { learnRoles } from '#src/core/roles/people.ts'
import { NotTodayPanel } from '#src/screens/editing/not-today.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useHeld } from '#src/ui/use-held.ts'
import { DeskList } from './desk-list.tsx'
import { ItemView } from './item-view.tsx'
import { NotHere } from './not-here.tsx'
import { Reports } from './reports.tsx'
import { Team } from './team.tsx'

interface DeskProps {
  account: string
  roles: readonly string[]
  item: string | undefined
  tab: string | undefined
}

const deskNow = () => Promise.resolve(watchDesk())
const ownNow = () => Promise.resolve(watchOwnAnswers())

/** What came in, from what the phone holds; it asks for what is new while it is looked at. */
export default function Desk({ account, roles, item: wanted, tab = 'list' }: DeskProps) {
  const desk = useHeld<DeskNow | undefined>('desk', deskNow, undefined)
  const own = useHeld<readonly OwnAnswer[]>('own answers', ownNow, [])
  const [told, setTold] = useState<CaughtUp>()
  const navigate = useNavigate()
  useEffect(() => followDesk(setTold), [])
  const isOver = told === 'no right'
  // A role was taken: the page around this one then says which are left.
  useEffect(() => {
    if (isOver) void learnRoles(account)
  }, [isOver, account])
  if (isOver) return <p role="status">{t`The centre no longer shows you what came in.`}</p>
  const whole = { account, roles, own, items: desk?.items ?? [] }
  if (wanted !== undefined) {
    const item = whole.items.find((candidate) => itemKey(candidate) === wanted)
    const mine = own.filter(({ about }) => about === wanted)
    if (item) return <ItemView key={wanted} {...whole} item={item} own={mine} />
    return <NotHere looking={desk?.whole !== true || told === undefined} />
  }
  const list = <DeskList {...whole} isWhole={desk?.whole === true} told={told} />
  const tabs = [
    { id: 'list', title: t`What came in`, panel: list },
    { id: 'reports', title: t`Reports`, panel: <Reports account={account} isWhole={decides(roles)} /> },
    { id: 'not-today', title: t`Not today`, panel: <NotTodayPanel account={account} /> },
    ...(decides(roles) ? [{ id: 'team', title: t`Team`, panel: <Team account={account} /> }] : []),
  ]
  return (
    <>
      <h1>{t`Desk`}</h1>
      <Tabs
        label={t`Desk`}
        selected={tabs.some(({ id }) => id === tab) ? tab : 'list'}
        onSelect={(id) =>
          void navigate({ to: '/desk', search: id === 'list' ? {} : { tab: id }, replace: true })
        }
        tabs={tabs}
      />
    </>
  )
}
