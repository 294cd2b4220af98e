import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { AppLink } from '#src/ui/link.tsx'
import { Page } from './page.tsx'

/** The page for unknown addresses: the specified words, and a link home. */
export default function NotFound() {
  const router = useRouter()
  // The built page does not know later additions of editors; the running app may (screens/content/find-content.ts).
  useEffect(() => {
    if (/\/item\//.test(location.pathname)) setTimeout(() => void router.invalidate())
  }, [router])
  return (
    <Page
      title={t`Page not found`}
      description={t`There is no page at this address. Go home to see everything the centre offers.`}
      beforeConsent
      canonical={null}
      unlisted
    >
      <div className="column grid justify-items-center gap-4 py-16 text-center">
        <img src="/art/lost.svg" alt="" width="120" height="120" className="rounded-lg" />
        <h1>{t`Oops! Page not found`}</h1>
        <p>{t`The address may be old or mistyped.`}</p>
        <AppLink to="/" className="button">
          {t`Return to Home`}
        </AppLink>
      </div>
    </Page>
  )
}
