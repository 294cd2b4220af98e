import { t } from '@lingui/core/macro'

/** Leads to the code step without a new code: the person has one in their hand. */
export function HaveCode({ onTap }: { onTap: (form: HTMLFormElement) => void }) {
  return (
    <button
      type="button"
      className="button-quiet"
      onClick={({ currentTarget: { form } }) => form && onTap(form)}
    >
      {t`I have a code`}
    </button>
  )
}
