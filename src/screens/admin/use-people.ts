import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import {
  changeRole,
  peopleNow,
  type AccountHolder,
  type PeoplePage,
  type RoleOutcome,
} from '#src/core/roles/people.ts'
import { notify } from '#src/ui/toasts.ts'
import { changeNotice } from './change-notice.ts'

/** Everybody with an account as far as the list has come, and what an admin does to it. */
export interface People {
  /** Undefined until the centre has answered for the first time. */
  readonly shown: readonly AccountHolder[] | undefined
  readonly more: boolean
  readonly busy: boolean
  /** Rises with every role that was given or taken. */
  readonly changes: number
  readonly find: (letters: string) => void
  readonly showMore: () => void
  readonly give: (whom: AccountHolder, role: Role) => Promise<void>
  readonly take: (whom: AccountHolder, role: Role) => Promise<void>
}

/** What the centre answered last, and to which letters. */
interface List {
  readonly letters: string
  readonly shown?: readonly AccountHolder[]
  readonly more: boolean
}

/** Reads the list page by page: there may be 50,000 people, of whom an admin looks for one. */
export function usePeople(admin: string): People {
  const [{ letters, shown, more }, setList] = useState<List>({ letters: '', more: false })
  const [busy, setBusy] = useState(true)
  const [changes, setChanges] = useState(0)
  // Of two searches under way the later one counts, whichever answers first.
  const asked = useRef(0)
  const changeOnce = useChangeOnce()

  const arrived = (turn: number, wanted: string, before: readonly AccountHolder[], page?: PeoplePage) => {
    if (turn !== asked.current) return
    setBusy(false)
    if (page) return setList({ letters: wanted, shown: [...before, ...page.people], more: page.more })
    const text = t`The centre cannot be reached now. Try again.`
    notify({ title: t`Failed to fetch users`, text, tone: 'alarm' })
  }
  const read = (wanted: string, before: readonly AccountHolder[]) => {
    const turn = ++asked.current
    setBusy(true)
    void peopleNow(admin, { letters: wanted, after: before.at(-1) }).then((page) =>
      arrived(turn, wanted, before, page),
    )
  }
  const firstArrived = useEffectEvent((page?: PeoplePage) => arrived(0, '', [], page))
  useEffect(() => void peopleNow(admin, { letters: '', after: undefined }).then(firstArrived), [admin])

  const change = async (whom: AccountHolder, role: Role, give: boolean) => {
    const outcome = await changeOnce(admin, { whom: whom.id, role, give })
    if (!outcome) return
    notify(changeNotice(outcome, role, give, { label: t`Undo`, run: () => void change(whom, role, !give) }))
    if (!soNow.has(outcome)) return
    setChanges((count) => count + 1)
    setList(({ shown: listed = [], ...list }) => ({
      ...list,
      shown: listed.map((one) => withRole(one, whom.id, role, give)),
    }))
  }
  return {
    shown,
    more,
    busy,
    changes,
    find: (wanted) => read(wanted, []),
    showMore: () => read(letters, shown ?? []),
    give: (whom, role) => change(whom, role, true),
    take: (whom, role) => change(whom, role, false),
  }
}

/** After these the role is as it was asked for, also where somebody else was quicker. */
const soNow: ReadonlySet<RoleOutcome> = new Set(['done', 'held already', 'gone already'])

/** Changes a role, unless the same is under way: a second tap before the first is answered asks for nothing new. */
function useChangeOnce() {
  const underWay = useRef(new Set<string>())
  return async (...[admin, change]: Parameters<typeof changeRole>): Promise<RoleOutcome | undefined> => {
    const name = `${change.whom} ${change.role}`
    if (underWay.current.has(name)) return undefined
    underWay.current.add(name)
    return changeRole(admin, change).finally(() => underWay.current.delete(name))
  }
}

function withRole(person: AccountHolder, whom: string, role: Role, give: boolean): AccountHolder {
  if (person.id !== whom) return person
  const others = person.roles.filter((held) => held !== role)
  return { ...person, roles: give ? [...others, role].toSorted() : others }
}
