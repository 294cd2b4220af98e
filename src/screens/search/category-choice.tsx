import { t } from '@lingui/core/macro'
import { shopOutline } from 'virtual:shop-outline'
import { say } from '#src/i18n/words.ts'

interface CategoryChoiceProps {
  /** The address of the chosen catalogue; all of them where none is. */
  category: string | undefined
  onChoose: (category: string | undefined) => void
}

/** In which catalogue something is looked for. */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  return (
    <label className="flex items-center gap-3 sm:grid sm:gap-1">
      <strong className="shrink-0">{t`Category`}</strong>
      <select
        className="field min-w-0"
        value={category ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">{t`All`}</option>
        {shopOutline.map(({ address, title }) => (
          <option key={address} value={address}>
            {say(title)}
          </option>
        ))}
      </select>
    </label>
  )
}
