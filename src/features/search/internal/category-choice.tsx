import { t } from '@lingui/core/macro'
import { categories, type Category } from '#src/content/categories.ts'
import { localize } from '#src/platform/i18n/words.ts'

interface CategoryChoiceProps {
  /** The chosen category; `undefined` for all. */
  category: Category | undefined
  onChoose: (category: string | undefined) => void
}

/** A choice of the category to search. */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  return (
    <label className="flex items-center gap-3 sm:grid sm:gap-1">
      <strong className="shrink-0">{t`Category`}</strong>
      <select
        className="field min-w-0"
        value={category?.id ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">{t`All`}</option>
        {categories.map(({ id, title }) => (
          <option key={id} value={id}>
            {localize(title)}
          </option>
        ))}
      </select>
    </label>
  )
}
