import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { promptInstall, dismissInstall, wayToInstall } from '#src/platform/ui/install.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'

speakAccount(language())

/** Offers to install the app after some use; a refusal hides it for 90 days. */
export default function InstallOffer() {
  const [way, setWay] = useState(() => wayToInstall())
  if (!way) return null
  const close = (act: () => unknown) => () => {
    setWay(undefined)
    void act()
  }
  return (
    <section className="card grid w-full gap-3 p-4 text-left" aria-labelledby="install-offer">
      <div className="flex items-center gap-4">
        <Pictogram name="home" className="size-10 text-green" />
        <div>
          <p id="install-offer" className="font-bold">
            {t`Install the app on this phone`}
          </p>
          <p>{t`Then it opens from the home screen, without network too.`}</p>
        </div>
      </div>
      {way === 'by hand' && (
        <p>
          <WithEnglish text={t`Tap the share icon, a square with an arrow up, then “Add to Home Screen”.`} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {way === 'ask' && (
          <button type="button" className="button" onClick={close(promptInstall)}>
            {t`Install`}
          </button>
        )}
        <button type="button" className="button-quiet" onClick={close(dismissInstall)}>
          {t`Not now`}
        </button>
      </div>
    </section>
  )
}
