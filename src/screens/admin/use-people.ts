import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { changeRole, peopleNow, type AccountHolder } from '#src/core/roles/people.ts'
import { notify } from '#src/ui/toasts.ts'
import { changeNotice } from './change-notice.ts'

/** Everybody with an account as far as the list has come, and what an admin does to it. */
export interface People {
  /** Undefined until the centre was asked for the first time. */
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

/** Reads the list page by page: there may be 50,000 people, of whom an admin looks for one. */
export function usePeople(admin: string): People {
  const [letters, setLetters] = useState('')
  const [{ shown, more }, setList] = useState<{ shown?: readonly AccountHolder[]; more: boolean }>({
    more: false,
  })
  const [busy, setBusy] = useState(true)
  const [changes, setChanges] = useState(0)
  // Of two searches under way the later one counts, whichever answers first.
  const asked = useRef(0)

  const read = async (wanted: string, before: readonly AccountHolder[]) => {
    const turn = ++asked.current
    setBusy(true)
    const page = await peopleNow(admin, { letters: wanted, after: before.at(-1) })
    if (turn !== asked.current) return
    setBusy(false)
    if (page) return setList({ shown: [...before, ...page.people], more: page.more })
    notify({ title: t`Failed to fetch users`, text: t`It needs network. Try again.`, tone: 'alarm' })
    setList((list) => ({ ...list, shown: list.shown ?? [] }))
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once for an admin; every later reading is asked for
  useEffect(() => void read('', []), [admin])

  const change = async (whom: AccountHolder, role: Role, give: boolean) => {
    const outcome = await changeRole(admin, { whom: whom.id, role, give })
    const undo = give ? undefined : { label: t`Undo`, run: () => void change(whom, role, true) }
    notify(changeNotice(outcome, role, give, undo))
    if (outcome !== 'done') return
    setChanges((count) => count + 1)
    setList((list) => ({
      ...list,
      shown: (list.shown ?? []).map((one) => withRole(one, whom.id, role, give)),
    }))
  }
  return {
    shown,
    more,
    busy,
    changes,
    find: (wanted) => {
      setLetters(wanted)
      void read(wanted, [])
    },
    showMore: () => void read(letters, shown ?? []),
    give: (whom, role) => change(whom, role, true),
    take: (whom, role) => change(whom, role, false),
  }
}

function withRole(person: AccountHolder, whom: string, role: Role, give: boolean): AccountHolder {
  if (person.id !== whom) return person
  const others = person.roles.filter((held) => held !== role)
  return { ...person, roles: give ? [...others, role].toSorted() : others }
}
