import { t } from '@lingui/core/macro'

/** Says that a photo is being made small, while it is. */
export function MakingSmall({ busy }: { busy: boolean }) {
  return (
    <p role="status" className="flex items-center gap-3 empty:hidden">
      {busy && <span className="spinner size-8" />}
      {busy && <span>{t`Making the picture small…`}</span>}
    </p>
  )
}
