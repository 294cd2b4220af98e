import { t } from '@lingui/core/macro'

/** A centered loading indicator, which is announced once. */
export function Spinner() {
  return <div className="spinner justify-self-center" role="status" aria-label={t`Opening`} />
}
