import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { chosenArea, rememberArea } from '#src/features/cart/chosen-area.ts'
import { areaOf } from '#src/features/orders/internal/delivery.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { LabelledField } from '#src/platform/fields/field.tsx'
import { useAreas } from '#src/features/catalogue/use-areas.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'

/**
 * Returns the delivery area: as chosen here, as last chosen by the current user, or the first one. `isGone` where the chosen one,
 * `wanted`, no longer exists; the person is asked then.
 *
 * @param isOwn false where it is somebody else's, whose area is not remembered
 * @param first the area to begin with
 */
export function useDeliveryArea(isOwn = true, first?: string) {
  const areas = useAreas(deliveryAreas)
  const remembered = useLiveRead(chosenArea, undefined)
  const [chosen, setChosen] = useState(first)
  const wanted = chosen ?? remembered
  const { area, isGone } = areaOf(areas, wanted)
  const choose = (next: string) => {
    setChosen(next)
    if (!isOwn) return
    // If it cannot be stored, it holds for this order.
    void rememberArea(next)
  }
  return { areas, area, isGone, wanted: wanted ?? area.id, choose }
}

interface AreaChoiceProps {
  areas: readonly DeliveryArea[]
  area: string
  /** True if the person has to choose an area. */
  isGone: boolean
  choose: (area: string) => void
}

/** A choice of the delivery area. */
export function AreaChoice({ areas, area, isGone, choose }: AreaChoiceProps) {
  return (
    <LabelledField label={t`Delivery Area`} name="area">
      {(tied) => (
        <select {...tied} value={isGone ? '' : area} onChange={(event) => choose(event.target.value)}>
          {isGone && <option value="">{t`Choose…`}</option>}
          {areas.map(({ id, title }) => (
            <option key={id} value={id}>
              {localize(title)}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}
