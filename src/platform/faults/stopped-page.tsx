import type { ComponentType } from 'react'
import { t } from '@lingui/core/macro'
import { faultOf } from '#src/base/fault.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { speakFaults } from '#src/platform/i18n/phrases-of-faults.ts'
import { language } from '#src/platform/i18n/words.ts'

speakFaults(language())

/** The error of a page, and a function that tries again. */
export interface StoppedProps {
  error: unknown
  again: () => void
}

/** Says why a page could not be shown, with what to do; `Lost` is shown if its code is not on the phone. */
export function StoppedPage({ Lost, ...reason }: StoppedProps & { Lost: ComponentType<StoppedProps> }) {
  const fault = faultOf(reason.error)
  if (fault !== 'missing') return <Stopped isOld={fault === 'old-browser'} />
  return (
    <>
      <img src="/art/no-line.svg" alt="" width="120" height="120" className="rounded-lg" />
      <Lost {...reason} />
    </>
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
      <AppLink to="/requests" className="button-quiet">
        {t`My requests`}
      </AppLink>
      <AppLink to="/" className="button-quiet">
        {t`Return to Home`}
      </AppLink>
      <AppLink to="/diagnostics" className="button-quiet">
        {t`Report this fault`}
      </AppLink>
    </div>
  )
}
