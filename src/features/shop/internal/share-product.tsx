import { t } from '@lingui/core/macro'
import { runShare, type ShareButtonProps } from '#src/platform/ui/share-button.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** A share button for a product's page: an icon with an accessible name. */
export function ShareProduct(props: ShareButtonProps) {
  const { title } = props
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t`Share: ${title}`}
      onClick={() => runShare(props)}
    >
      <Pictogram name="share" className="size-7 text-green" />
    </button>
  )
}
