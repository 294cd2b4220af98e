import { t } from '@lingui/core/macro'
import { AppLink } from '#src/platform/ui/link.tsx'

/** A link from an item to the list with its filter. */
export function BackToList() {
  return (
    <AppLink to="/desk" search={withoutItem} className="button-quiet justify-self-start">
      {t`Everything received`}
    </AppLink>
  )
}

const withoutItem = (before: object) => ({ ...before, item: undefined })
