import { use } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { phoneText } from '#src/base/phone.ts'
import type { OwnAnswer } from './answer.ts'
import { dayOfItem } from './booked.ts'
import { headOf, itemKey, senderOf, type DeskItem } from './item.ts'
import { fillerOf } from './reader.ts'
import { momentText } from '#src/base/moment.ts'
import { namedDay } from '#src/features/bookings/slot-text.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { ageText } from './age-text.ts'
import { filledInBy } from './filled-in-by.ts'
import { KindName } from './kind-name.tsx'
import { OpenItem } from './open-item.ts'
import { standingOf } from './standing-text.ts'

interface ItemRowProps {
  item: DeskItem
  own: readonly OwnAnswer[]
  /** The current time, for the item's age. */
  now: number
}

/** A row of the list: kind, sender, age, status, and unsent answers. */
export function ItemRow({ item, own, now }: ItemRowProps) {
  const { reference, status, at } = headOf(item)
  const { name, phone, village, pin } = senderOf(item)
  const filler = fillerOf(item)
  const beside = use(OpenItem)
  const key = itemKey(item)
  const isBack = own.some(({ line }) => line.state === 'returned')
  const isOpen = beside?.key === key
  const edge = isOpen ? 'border-2 border-l-4 border-green' : isBack ? 'border-2 border-red' : ''
  return (
    <li className={`card ${edge}`} data-status={status}>
      <AppLink
        to="/desk"
        search={(before) => ({ ...before, item: key })}
        className="grid gap-1 p-4 no-underline"
        data-row=""
        current={isOpen}
        // One step Back closes the item, however many were opened before it.
        replace={beside?.key !== undefined}
        resetScroll={beside === undefined}
      >
        <span>
          <strong className="block">
            <KindName item={item} />
          </strong>
          <span className="text-muted">
            {reference}, {momentText(at)}
          </span>
          <span className={item.open ? 'block font-bold' : 'block text-muted'}>{ageText(item, now)}</span>
        </span>
        <span className="wrap-anywhere">
          <span className="block">
            {[isolated(name), phoneText(phone), isolated(village), pin].filter(Boolean).join(', ')}
          </span>
          {filler && <span className="block text-muted">{filledInBy(filler.name)}</span>}
        </span>
        <span>
          <Standing item={item} now={now} />
          {item.assignee !== null && (
            <span className="flex items-center gap-1 text-muted">
              <Pictogram name="user" className="size-5" />
              <span>{item.assigned_to === null ? t`A colleague` : isolated(item.assigned_to)}</span>
            </span>
          )}
          {own.length > 0 && (
            <span className={isBack ? 'font-bold text-red' : 'text-muted'}>
              {isBack ? t`Came back to you` : t`Your answer is on its way`}
            </span>
          )}
        </span>
      </AppLink>
    </li>
  )
}

/** How an item stands, and the day of what was booked. */
function Standing({ item, now }: Pick<ItemRowProps, 'item' | 'now'>) {
  const day = dayOfItem(item, now)
  return (
    <>
      <strong className="block text-green">{standingOf(item, now)}</strong>
      {day && <span className="block">{namedDay(day)}</span>}
    </>
  )
}
