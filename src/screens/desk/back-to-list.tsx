import { t } from '@lingui/core/macro'
import { AppLink } from '#src/ui/link.tsx'

/** The way from an item to the list, as it was narrowed down. */
export function BackToList() {
  return (
    <AppLink to="/desk" search={withoutItem} className="button-quiet justify-self-start">
      {t`Everything received`}
    </AppLink>
  )
}

const withoutItem = (before: object) => ({ ...before, item: undefined })
