import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** A button with the external page about a product. */
export function OutsideLink({ to, name }: { to: string; name: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="icon-button"
      aria-label={t`More about ${name}, opens in a new tab`}
    >
      <Pictogram name="outside" className="size-6" />
    </a>
  )
}
