import { t } from '@lingui/core/macro'

/** What the form around it is told by this button. */
export const haveCode = 'code'

/** Leads to the code step without a new code: the person has one in their hand. */
export function HaveCode() {
  return (
    <button type="submit" value={haveCode} className="button-quiet">
      {t`I have a code`}
    </button>
  )
}
