import { t } from '@lingui/core/macro'

/** While something is opened or asked for: said once, and in the middle of its place. */
export function Spinner() {
  return <div className="spinner justify-self-center" role="status" aria-label={t`Opening`} />
}
