import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { setSpam } from '#src/core/desk/ask.ts'
import { catchUpDesk } from '#src/core/desk/catch-up.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { notify, undoing } from '#src/ui/toasts.ts'

/** Requests that nobody decided about: they can be put aside, and those that were can be taken back. */
export function canBeSpam(item: DeskItem): boolean {
  return (
    item.what === 'request' &&
    !item.request.order_id &&
    ['received', 'in_review'].includes(item.request.status)
  )
}

/** Several requests chosen in the list; `ids` is undefined while nobody chooses. */
export function useChoosing(account: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  const [busy, setBusy] = useState(false)
  const move = async (items: readonly string[], isSpam: boolean) => {
    setBusy(true)
    const moved = await setSpam(account, items, isSpam)
    setBusy(false)
    if (!moved) return notify({ title: t`The centre cannot be reached now. Try again.`, tone: 'alarm' })
    setIds(undefined)
    const count = moved.length
    const undo = undoing(t`Undo`, () => void move(moved, false))
    notify(
      isSpam ? { title: t`${count} put aside as spam`, action: undo } : { title: t`${count} taken back` },
    )
    await catchUpDesk().catch(() => undefined)
  }
  return {
    ids,
    busy,
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
    choose: (more: readonly string[]) => setIds((before) => new Set([...(before ?? []), ...more])),
    toggle: (id: string) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    move: (items: readonly string[], isSpam: boolean) => void move(items, isSpam),
  }
}

export type Choosing = ReturnType<typeof useChoosing>
