import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { chosenArea, rememberArea } from '#src/core/orders/chosen-area.ts'
import { localize } from '#src/i18n/words.ts'
import { useAreas } from '#src/screens/frame/use-areas.ts'
import { useLiveRead } from '#src/ui/use-live-read.ts'

/** Returns the delivery area: as chosen here, as last chosen by the current user, or the first one. */
export function useDeliveryArea() {
  const areas = useAreas(deliveryAreas)
  const remembered = useLiveRead(chosenArea, undefined)
  const [chosen, setChosen] = useState<string>()
  const id = chosen ?? remembered
  const choose = (next: string) => {
    setChosen(next)
    // If it cannot be stored, it holds for this order.
    void rememberArea(next)
  }
  return { areas, area: areas.find((area) => area.id === id) ?? areas[0]!, choose }
}

interface AreaChoiceProps {
  areas: readonly DeliveryArea[]
  area: string
  choose: (area: string) => void
}

/** A choice of the delivery area. */
export function AreaChoice({ areas, area, choose }: AreaChoiceProps) {
  return (
    <label className="grid gap-1 font-bold">
      {t`Delivery Area`}
      <select className="field font-normal" value={area} onChange={(event) => choose(event.target.value)}>
        {areas.map(({ id, title }) => (
          <option key={id} value={id}>
            {localize(title)}
          </option>
        ))}
      </select>
    </label>
  )
}
