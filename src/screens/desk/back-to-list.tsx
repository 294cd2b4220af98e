import { t } from '@lingui/core/macro'
import { Go } from '#src/ui/go.tsx'

/** The way from an item to the list, as it was narrowed down. */
export function BackToList() {
  return (
    <Go to="/desk" search={withoutItem} className="button-quiet justify-self-start">
      {t`Everything received`}
    </Go>
  )
}

const withoutItem = (before: object) => ({ ...before, item: undefined })
