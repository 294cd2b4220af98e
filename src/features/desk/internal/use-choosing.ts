import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { setSpam } from './centre-calls.ts'
import type { DeskAction } from './answer.ts'
import { syncDesk } from './sync-desk.ts'
import { itemKey, type DeskItem } from './item.ts'
import { movesOf } from './transitions.ts'
import { answerSeveral, takeSeveralBack, type DoneToSeveral } from './several.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { notify, undoing } from '#src/platform/ui/toasts.ts'

/** True for requests that can be marked as spam or unmarked. */
export function canBeSpam(item: DeskItem): boolean {
  return (
    item.what === 'request' &&
    !item.request.order_id &&
    ['received', 'in_review'].includes(item.request.status)
  )
}

/** True for requests that these roles can close. Orders end one by one, by delivery or refund. */
export function canBeClosed(item: DeskItem, roles: readonly string[]): boolean {
  return item.what === 'request' && movesOf(item, roles).includes('done')
}

/** Returns the chosen items of the list by key; `keys` is `undefined` outside the selection mode. */
export function useChoosing(account: string, items: readonly DeskItem[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>()
  const [busy, setBusy] = useState(false)
  const now = useRef(items)
  useEffect(() => void (now.current = items), [items])
  const spam = async (ids: readonly string[], isSpam: boolean) => {
    setBusy(true)
    const moved = await setSpam(account, ids, isSpam)
    setBusy(false)
    if (typeof moved === 'string') return notify({ title: whyUndone(moved), tone: 'alarm' })
    setKeys(undefined)
    const count = moved.length
    const undo = undoing(t`Undo`, () => void spam(moved, false))
    notify(isSpam ? { title: t`${count} marked as spam`, action: undo } : { title: t`${count} undone` })
    await syncDesk().catch(() => undefined)
  }
  const act = async (chosen: readonly DeskItem[], action: Pick<DeskAction, 'status' | 'assignee'>) => {
    setBusy(true)
    const came = await answerSeveral(account, chosen, action)
    setBusy(false)
    if (!came.why) setKeys(undefined)
    const run = () => void takeSeveralBack(account, came.done, now.current).then(notifyUndone)
    notifyDone(came, action, run)
  }
  return {
    keys,
    busy,
    start: () => setKeys(new Set()),
    stop: () => setKeys(undefined),
    choose: (more: readonly DeskItem[]) =>
      setKeys((before) => new Set([...(before ?? []), ...more.map(itemKey)])),
    toggle: (key: string) =>
      setKeys((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    spam: (ids: readonly string[], isSpam: boolean) => void spam(ids, isSpam),
    act: (chosen: readonly DeskItem[], action: Pick<DeskAction, 'status' | 'assignee'>) =>
      void act(chosen, action),
  }
}

export type Choosing = ReturnType<typeof useChoosing>

function notifyDone({ done, why }: DoneToSeveral, { assignee }: DeskAction, run: () => void): void {
  const count = done.length
  const action = count > 0 ? undoing(t`Undo`, run) : undefined
  if (why !== undefined) {
    const title = t`${count} saved, the others not`
    return notify({ title, text: whyNotAdded(why), tone: 'alarm', action })
  }
  const title = assignee === undefined ? t`${count} closed` : t`${count} assigned`
  notify({ title, text: t`Saved on this phone. It will be sent when there is network.`, action })
}

function notifyUndone({ done, why }: DoneToSeveral): void {
  const count = done.length
  const title = t`${count} undone`
  notify(why === undefined ? { title } : { title, text: whyNotAdded(why), tone: 'alarm' })
}
