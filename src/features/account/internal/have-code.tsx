import { t } from '@lingui/core/macro'

/** The value that this button submits. */
export const haveCode = 'code'

/** Opens the code step without sending a code, for a person who has one. */
export function HaveCode() {
  return (
    <button type="submit" value={haveCode} className="button-quiet">
      {t`I have an OTP`}
    </button>
  )
}
