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
import { notify, undoing } from '#src/ui/toasts.ts'
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
  /** Gives and takes roles, one after the other, and reports the result, with the way back. */
  readonly change: (whom: AccountHolder, wanted: readonly RoleChange[]) => Promise<void>
}

/** A role that is given, or taken. */
export interface RoleChange {
  readonly role: Role
  readonly give: boolean
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
  const requestCount = useRef(0)

  const arrived = (turn: number, wanted: string, before: readonly AccountHolder[], page?: PeoplePage) => {
    if (turn !== requestCount.current) return
    setBusy(false)
    if (page) return setList({ letters: wanted, shown: [...before, ...page.people], more: page.more })
    const text = t`The centre cannot be reached now. Try again.`
    notify({ title: t`Failed to fetch users`, text, tone: 'alarm' })
  }
  const read = (wanted: string, before: readonly AccountHolder[]) => {
    const turn = ++requestCount.current
    setBusy(true)
    void peopleNow(admin, { letters: wanted, after: before.at(-1) }).then((page) =>
      arrived(turn, wanted, before, page),
    )
  }
  const firstArrived = useEffectEvent((page?: PeoplePage) => arrived(0, '', [], page))
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
    more,
    busy,
    changes,
    find: (wanted) => read(wanted, []),
    showMore: () => read(letters, shown ?? []),
    change,
  }
}

/** After these the role is as it was asked for, also where somebody else was quicker. */
const soNow: ReadonlySet<RoleOutcome> = new Set(['done', 'held already', 'gone already'])

/** How an admin changes somebody's roles; `noted` hears of each that is so now. */
function useRoleChanges(admin: string, noted: (whom: string, change: RoleChange) => void): People['change'] {
  const changeOnce = useChangeOnce()
  const change: People['change'] = async (whom, wanted) => {
    const { made, last } = await changeEach(wanted, async (item) => {
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

/** Makes changes one after the other: those that were made, and what came of the last. */
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
    // What the centre does not do now it does not do for the next role either.
    else if (!soNow.has(outcome)) break
  }
  return { made, last }
}

/** Changes a role, unless the same is under way: a second tap before the first is answered asks for nothing new. */
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
