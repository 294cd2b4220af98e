import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import {
  changeRole,
  peopleNow,
  type AccountHolder,
  type PeoplePage,
  type RoleOutcome,
} from '#src/features/people/people.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { notify, undoing } from '#src/platform/ui/toasts.ts'
import { changeNotice } from './change-notice.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { inSafeOrder, type RoleChange } from './in-safe-order.ts'

/** The list of accounts as far as it is loaded, and the actions of an admin. */
export interface People {
  /** `undefined` until the first answer. */
  readonly shown: readonly AccountHolder[] | undefined
  /** Why the last call came to nothing, if it did. */
  readonly why: Undone | undefined
  readonly more: boolean
  readonly busy: boolean
  /** Increases with every granted or revoked role. */
  readonly changes: number
  readonly find: (letters: string) => void
  readonly showMore: () => void
  /** Grants and revokes roles one by one, and shows the result with *Undo*. */
  readonly change: (whom: AccountHolder, wanted: readonly RoleChange[]) => Promise<void>
}

/** The centre's latest answer, and its search text. */
interface List {
  readonly letters: string
  readonly shown?: readonly AccountHolder[]
  /** Why the last call came to nothing, if it did. */
  readonly why?: Undone
  readonly more: boolean
}

type Came = PeoplePage | Undone

/** Loads the list page by page, because there may be 50,000 people. */
export function usePeople(admin: string): People {
  const [{ letters, shown, why, more }, setList] = useState<List>({ letters: '', more: false })
  const [busy, setBusy] = useState(true)
  const [changes, setChanges] = useState(0)
  // Of two parallel searches the later one counts, whichever answers first.
  const requestCount = useRef(0)

  const arrived = (turn: number, wanted: string, before: readonly AccountHolder[], page: Came) => {
    if (turn !== requestCount.current) return
    setBusy(false)
    if (typeof page === 'object')
      return setList({ letters: wanted, shown: [...before, ...page.people], more: page.more })
    setList((list) => ({ ...list, why: page }))
    notify({ title: t`Failed to fetch users`, text: whyUndone(page), tone: 'alarm' })
  }
  const read = (wanted: string, before: readonly AccountHolder[]) => {
    const turn = ++requestCount.current
    setBusy(true)
    void peopleNow(admin, { letters: wanted, after: before.at(-1) }).then((page) =>
      arrived(turn, wanted, before, page),
    )
  }
  const firstArrived = useEffectEvent((page: Came) => arrived(0, '', [], page))
  useEffect(() => void peopleNow(admin, { letters: '', after: undefined }).then(firstArrived), [admin])

  const noted = (whom: string, { role, give }: RoleChange) => {
    setChanges((count) => count + 1)
    setList(({ shown: listed = [], ...list }) => ({
      ...list,
      shown: listed.map((item) => withRole(item, whom, role, give)),
    }))
  }
  const change = useRoleChanges(admin, noted)
  return {
    shown,
    why,
    more,
    busy,
    changes,
    find: (wanted) => read(wanted, []),
    showMore: () => read(letters, shown ?? []),
    change,
  }
}

/** Outcomes after which the role is as requested, also if another admin made the change. */
const soNow: ReadonlySet<RoleOutcome> = new Set(['done', 'held already', 'gone already'])

/** Returns a function that changes a person's roles; calls `noted` for each change that is in effect. */
function useRoleChanges(admin: string, noted: (whom: string, change: RoleChange) => void): People['change'] {
  const changeOnce = useChangeOnce()
  const change: People['change'] = async (whom, wanted) => {
    const { made, last } = await changeEach(inSafeOrder(wanted), async (item) => {
      const outcome = await changeOnce(admin, { account: whom.id, ...item })
      if (outcome && soNow.has(outcome)) noted(whom.id, item)
      return outcome
    })
    if (!last) return
    const back = made.toReversed().map(({ role, give }) => ({ role, give: !give }))
    const undo = made.length > 0 ? undoing(t`Undo`, () => void change(whom, back)) : undefined
    const { outcome, role, give } = last
    const several = { title: t`Roles changed`, action: undo }
    notify(outcome === 'done' && made.length > 1 ? several : changeNotice(outcome, role, give, undo))
  }
  return change
}

/** Makes changes one by one; returns those in effect and the last outcome. */
async function changeEach(
  wanted: readonly RoleChange[],
  make: (item: RoleChange) => Promise<RoleOutcome | undefined>,
) {
  const made: RoleChange[] = []
  let last: (RoleChange & { readonly outcome: RoleOutcome }) | undefined
  for (const one of wanted) {
    const outcome = await make(one)
    if (!outcome) continue
    last = { ...one, outcome }
    if (outcome === 'done') made.push(one)
    // After a failure the centre would refuse the next role too.
    else if (!soNow.has(outcome)) break
  }
  return { made, last }
}

/** Returns a function that changes a role, and ignores a second tap while the same change is in progress. */
function useChangeOnce() {
  const underWay = useRef(new Set<string>())
  return async (...[admin, change]: Parameters<typeof changeRole>): Promise<RoleOutcome | undefined> => {
    const name = `${change.account} ${change.role}`
    if (underWay.current.has(name)) return undefined
    underWay.current.add(name)
    return changeRole(admin, change).finally(() => underWay.current.delete(name))
  }
}

function withRole(person: AccountHolder, whom: string, role: Role, give: boolean): AccountHolder {
  if (person.id !== whom) return person
  const others = person.roles.filter((heldRole) => heldRole !== role)
  return { ...person, roles: give ? [...others, role].toSorted() : others }
}
