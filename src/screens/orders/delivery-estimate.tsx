import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { isSold, totalOf, type FilledLine } from '#src/core/cart/filled.ts'
import { deliveryFee, isBrought, missingToFree } from '#src/core/orders/delivery.ts'
import { language, say } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { AreaChoice, type useDeliveryArea } from './area-choice.tsx'

speakAccount(language())

interface DeliveryEstimateProps {
  lines: readonly FilledLine[]
  delivery: ReturnType<typeof useDeliveryArea>
}

/** What bringing the cart home costs, when it comes, and how little is missing until the delivery is free. */
export function DeliveryEstimate({ lines, delivery: { areas, area, choose } }: DeliveryEstimateProps) {
  const sold = lines.filter(isSold)
  const brought = sold.filter(isBrought)
  const fee = deliveryFee(sold, area)
  return (
    <div className="grid gap-2">
      {brought.length > 0 && (
        <>
          <AreaChoice areas={areas} area={area.id} choose={choose}>
            <span>{fee ? t`Delivery ${moneyText(fee)}` : t`Free delivery`}</span>
          </AreaChoice>
          {fee > 0 && <ToFreeDelivery lines={brought} area={area} />}
          <p className="text-sm text-muted">{t`Daily needs: ${say(area.when)}.`}</p>
        </>
      )}
      {sold.length > brought.length && (
        <p className="text-sm text-muted">
          {brought.length
            ? t`The rest: in 2 to 3 business days, without a delivery fee.`
            : t`Comes in 2 to 3 business days, without a delivery fee.`}
        </p>
      )}
    </div>
  )
}

function ToFreeDelivery({
  lines,
  area,
}: Pick<DeliveryEstimateProps, 'lines'> & { area: DeliveryEstimateProps['delivery']['area'] }) {
  return (
    <p className="grid gap-1">
      <span role="status">{t`${moneyText(missingToFree(lines, area))} more of daily needs and delivery is free.`}</span>
      <progress
        className="h-2 w-full accent-green"
        aria-hidden="true"
        max={area.freeFrom}
        value={totalOf(lines)}
      />
    </p>
  )
}
