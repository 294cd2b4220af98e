import { t } from '@lingui/core/macro'
import { faultOf } from '#src/base/fault.ts'
import { Go } from '#src/ui/go.tsx'
import { LostPart } from '#src/screens/frame/later.tsx'
import { speakFaults } from '#src/i18n/phrases-of-faults.ts'
import { language } from '#src/i18n/words.ts'

speakFaults(language())

/** Says why a page could not be shown, and the ways on. */
export function StoppedPage({ error, again }: { error: unknown; again: () => void }) {
  const fault = faultOf(error)
  return fault === 'missing' ? (
    <LostPart thrown={error} again={again} />
  ) : (
    <Stopped isOld={fault === 'old-browser'} />
  )
}

function Stopped({ isOld }: { isOld: boolean }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <h1>{isOld ? t`This browser is too old for this page` : t`This page has stopped`}</h1>
      <p>
        {isOld
          ? t`Update your browser, or open the page in another one.`
          : t`The fault is in the app, not in your network.`}
      </p>
      <p>{t`Anything already sent is in My requests.`}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t`Load again`}
      </button>
      <Go to="/requests" className="button-quiet">
        {t`My requests`}
      </Go>
      <Go to="/" className="button-quiet">
        {t`Return to Home`}
      </Go>
      <Go to="/diagnostics" className="button-quiet">
        {t`Report this fault`}
      </Go>
    </div>
  )
}
