import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { QrCode } from '#src/platform/ui/qr-code.tsx'

speakMoney(language())

interface UpiCodeProps {
  /** `upi://pay…` as the centre made it. */
  link: string
  paise: number
  /** True where only another phone pays: this one is the deliverer's. */
  isShown?: boolean
}

/** A sum to pay by UPI: opened in the app of this phone, or scanned from another. That it was paid is said by the bank. */
export function UpiCode({ link, paise, isShown = false }: UpiCodeProps) {
  return (
    <section className="card grid justify-items-center gap-3 p-4 text-center" data-upi>
      <p className="font-bold">{t`Pay ${billText(paise)} by UPI`}</p>
      <QrCode text={link} />
      {isShown ? (
        <p>{t`Show this UPI code. They scan it with their phone.`}</p>
      ) : (
        <>
          <p>{t`Scan this UPI code with another phone, or open your UPI app here.`}</p>
          <a href={link} className="button">
            {t`Open the UPI app`}
          </a>
        </>
      )}
      <p className="text-muted">{t`It counts as paid once the bank has told the centre.`}</p>
    </section>
  )
}
