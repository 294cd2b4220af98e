import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { centreNow } from '#src/base/clock.ts'
import { dayText } from '#src/base/moment.ts'
import { openDays } from '#src/base/open-hours.ts'
import { weekdayOf } from '#src/content/weekdays.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { isSold, totalOf, type FilledLine } from '#src/features/cart/filled.ts'
import { arrivalOf, isBrought } from '#src/features/orders/internal/arrival.ts'
import { deliveryFee, missingToFree } from '#src/features/orders/internal/delivery.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { AreaChoice, type useDeliveryArea } from './area-choice.tsx'

speakAccount(language())

const minuteMs = 60_000

interface DeliveryProps {
  lines: readonly FilledLine[]
  delivery: ReturnType<typeof useDeliveryArea>
}

/** The delivery area of the cart, and the time of delivery. */
export function DeliveryWhen({ lines, delivery: { areas, area, isGone, choose } }: DeliveryProps) {
  const sold = lines.filter(isSold)
  const { brought, fresh, shipped } = arrivalOf(
    sold.map(({ product, current }) => ({ product, perishable: current?.perishable })),
  )
  return (
    <div className="grid gap-2 py-4 empty:hidden">
      {brought && (
        <>
          <AreaChoice areas={areas} area={area.id} isGone={isGone} choose={choose} />
          <p>{t`Daily needs: ${localize(area.when)}.`}</p>
        </>
      )}
      {fresh && <p>{t`Fresh things: the same day in the Sarna Station area.`}</p>}
      {(brought || fresh) && <ClosedNow />}
      {shipped && (
        <p>
          {brought || fresh
            ? t`The rest: sent within 2–3 working days, no delivery fee.`
            : t`Sent within 2–3 working days. No delivery fee.`}
        </p>
      )}
    </div>
  )
}

/** From when the times of delivery count, while the centre is closed; nothing while it is open. */
function ClosedNow() {
  const centre = useCentre()
  const [now] = useState(centreNow)
  const next = openDays(now, centre).next().value
  if (!next || next.midnight + next.from * minuteMs <= now) return null
  const day = `${localize(weekdayOf(next.day))}, ${dayText(next.day)}`
  return <p className="font-bold">{t`The centre is closed now. Count the time from ${day}.`}</p>
}

/** The delivery fee, and the amount missing for free delivery; nothing without a fee. */
export function DeliveryFee({ lines, delivery: { area } }: DeliveryProps) {
  const brought = lines.filter((line) => isSold(line) && isBrought(line))
  if (!brought.length) return null
  const fee = deliveryFee(brought, area)
  return (
    <div className="grid gap-2">
      {fee > 0 && (
        <>
          <p role="status">
            {t`Add ${billText(missingToFree(brought, area))} of daily needs for free delivery.`}
          </p>
          <div className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
            <div
              className="h-full rounded-full bg-green"
              style={{ width: `${(100 * totalOf(brought)) / area.freeFrom}%` }}
            />
          </div>
        </>
      )}
      <p className="flex items-baseline justify-between gap-3">
        {t`Delivery to ${localize(area.title)}`} <strong>{fee ? billText(fee) : t`Free`}</strong>
      </p>
    </div>
  )
}
