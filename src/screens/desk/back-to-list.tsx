import { t } from '@lingui/core/macro'
import { AppLink } from '#src/ui/link.tsx'

/** A link from an item to the list with its filter; a wide window has the list beside it. */
export function BackToList() {
  return (
    <AppLink to="/desk" search={withoutItem} className="button-quiet justify-self-start wide:hidden">
      {t`Everything received`}
    </AppLink>
  )
}

const withoutItem = (before: object) => ({ ...before, item: undefined })
