import { t } from '@lingui/core/macro'
import { addressIn } from '#src/i18n/address.ts'
import { language } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** What stands in place of a page whose code the line has lost, and the way home, as a new page. */
export function NotHere() {
  return (
    <main id="main" className="column grid justify-items-center gap-4 py-16 text-center">
      <Pictogram name="offline" className="size-20 text-green" />
      <p>{t`This part of the app is not on the phone yet. Try again when there is network.`}</p>
      <a className="button" href={addressIn(language(), '/')}>
        {t`Return to Home`}
      </a>
    </main>
  )
}
