import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { indianMobile } from '#src/base/phone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'
import type { Received } from '#src/features/my-requests/group-requests.ts'
import { useForms } from '#src/features/my-requests/use-form.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { copyText, shareText } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { numbersFor } from './numbers-for.ts'

interface MessageFarmerProps {
  name: string
  phone: string
  /** Forms of this farmer at the centre, the latest first. */
  received: readonly Received[]
}

/**
 * Buttons that send a farmer the numbers of open requests, by SMS or by the phone's share sheet. Empty if no request
 * is open.
 */
export function MessageFarmer({ name, phone, received }: MessageFarmerProps) {
  const { name: centreName, phone: centrePhone } = useCentre()
  const told = numbersFor(received)
  const forms = useForms(told.map(({ kind }) => kind))
  if (told.length === 0) return null
  const centre = localize(centreName)
  const numbers = told
    .map(({ kind, subject, askedFor, reference }) => {
      const form = forms.get(kind)
      return form ? `${requestTitle(form, subject, askedFor)} ${reference}` : reference
    })
    .join(', ')
  const text = t`${centre}: your numbers are ${numbers}. Ask at ${centrePhone}.`
  const whom = isolated(name)
  const to = indianMobile(phone) ?? ''
  const share = async () => {
    if (await shareText(centre, text)) return
    const copied = await copyText(text)
    notify(
      copied
        ? { title: t`Copied`, text: t`Paste it into a message to the farmer.` }
        : {
            title: t`Not shared`,
            text: t`This browser shares nothing. Send the SMS instead.`,
            tone: 'alarm',
          },
    )
  }
  return (
    <>
      <a
        className="button-quiet"
        aria-label={t`Numbers by SMS: ${whom}`}
        href={`sms:${to}?body=${encodeURIComponent(text)}`}
      >
        {t`Numbers by SMS`}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Share the numbers of ${whom}`}
        onClick={() => void share()}
      >
        <Pictogram name="share" className="size-7 text-green" />
      </button>
    </>
  )
}
