import { useEffect, useRef, useState, type RefObject } from 'react'
import { t } from '@lingui/core/macro'
import { centreNow } from '#src/base/clock.ts'
import type { PendingAction } from '#src/features/bookings/pending-actions.ts'
import type { DeskDays } from './stored-day.ts'
import { changeFor, type Dragged, type DropPlace } from './day-drop.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { actOnBooking } from './act-on-booking.ts'

interface Held {
  readonly id: string
  readonly from: string | undefined
}

/**
 * Lets a booking within a part of the page be dragged, by mouse or after a long press, to an element with `data-drop`; a
 * swipe scrolls as ever. Letting go does what the booking's forms do, which is the way by keyboard. Returns the dragged
 * booking.
 *
 * The browser's own dragging, not the widget library's: that one speaks 34 languages, and neither Punjabi nor Hindi.
 */
export function useDayDrag(
  part: RefObject<HTMLElement | null>,
  days: DeskDays,
  pending: readonly PendingAction[],
): Dragged | undefined {
  const held = useRef<Held>(undefined)
  const [shown, setShown] = useState<Held>()
  useEffect(() => {
    const root = part.current!
    const marker = newMarker()
    const letGo = () => {
      held.current = undefined
      marker.mark()
      setShown(undefined)
    }
    const listeners = {
      dragstart: (event: DragEvent) => {
        held.current = pickedUp(event)
        // Later, because Chrome ends a drag if the page changes when it begins.
        setTimeout(() => setShown(held.current))
      },
      dragover: (event: DragEvent) => {
        const drop = dropAt(event, draggedOf(held.current, days), days)
        marker.mark(drop?.under)
        if (drop) event.preventDefault()
      },
      drop: (event: DragEvent) => {
        const drop = dropAt(event, draggedOf(held.current, days), days)
        letGo()
        if (!drop) return
        event.preventDefault()
        void act(drop, pending)
      },
      dragend: letGo,
    }
    const each = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of each) root.addEventListener(name, listener)
    return () => {
      marker.mark()
      for (const [name, listener] of each) root.removeEventListener(name, listener)
    }
  }, [part, days, pending])
  return draggedOf(shown, days)
}

/** Outlines one element at a time. */
function newMarker() {
  let marked: HTMLElement | undefined
  return {
    mark(target?: HTMLElement) {
      if (marked) marked.style.outline = ''
      if (target) target.style.outline = '3px dashed var(--green)'
      marked = target
    },
  }
}

/** The card that is picked up; `undefined` for a link or a picture, which are dragged as ever. */
function pickedUp({ target, dataTransfer }: DragEvent): Held | undefined {
  const card = target instanceof HTMLElement ? target : undefined
  const id = card?.dataset['drag']
  if (!card || id === undefined || !dataTransfer) return undefined
  dataTransfer.effectAllowed = 'move'
  // Some browsers drag nothing without a text.
  dataTransfer.setData('text/plain', id)
  return { id, from: card.closest<HTMLElement>('[data-day]')?.dataset['day'] }
}

/** Returns the change by a drop at this element; `undefined` if it changes nothing. */
function dropAt({ target }: DragEvent, dragged: Dragged | undefined, days: DeskDays) {
  const element = target instanceof Element ? target : (target as Node).parentElement
  const under = element?.closest<HTMLElement>('[data-drop]')
  if (!dragged || !under) return undefined
  const place = JSON.parse(under.dataset['drop']!) as DropPlace
  const change = changeFor(dragged, place, days, centreNow())
  return change && { booking: dragged.booking, change, under }
}

async function act(
  { booking, change }: NonNullable<ReturnType<typeof dropAt>>,
  pending: readonly PendingAction[],
): Promise<void> {
  const returned = pending.find(({ action, state }) => action.booking === booking.id && state === 'returned')
  if (await actOnBooking(booking, change, returned?.id))
    notify({ title: t`Saved on this phone`, text: t`It will be sent when there is network.` })
}

/** Returns the dragged booking in its latest state. */
function draggedOf(held: Held | undefined, { bookings, waiting }: DeskDays): Dragged | undefined {
  const booking = held && [...bookings, ...waiting].find(({ id }) => id === held.id)
  return booking && { booking, from: held.from }
}
