import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Page } from '#src/features/gate/page.tsx'

/** Not among the phrases: every visit loads those of the frame. */
const words = {
  title: { en: 'Page not found', pa: 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ', hi: 'पेज नहीं मिला' },
  description: {
    en: 'There is no page at this address. Go home to see everything the centre offers.',
    pa: 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੋਈ ਪੰਨਾ ਨਹੀਂ। ਸਭ ਕੁਝ ਵੇਖਣ ਲਈ ਹੋਮ ਉੱਤੇ ਜਾਓ।',
    hi: 'इस पते पर कोई पेज नहीं। सब कुछ देखने के लिए होम पर जाएँ।',
  },
  why: {
    en: 'The address may be old or mistyped.',
    pa: 'ਪਤਾ ਪੁਰਾਣਾ ਜਾਂ ਗਲਤ ਲਿਖਿਆ ਹੋ ਸਕਦਾ ਹੈ।',
    hi: 'पता पुराना या गलत लिखा हो सकता है।',
  },
}

async function searchAgain(router: ReturnType<typeof useRouter>): Promise<void> {
  const { findContent } = await import('./find-content.ts')
  if (await findContent(router.state.location.pathname.slice(1))) await router.invalidate()
}

/** The page for unknown addresses: the specified words, and a link home. */
export default function NotFound() {
  const router = useRouter()
  // The built page does not know later additions of editors; the running app may (app/find-content.ts).
  useEffect(() => {
    setTimeout(() => void searchAgain(router))
  }, [router])
  return (
    <Page
      title={localize(words.title)}
      description={localize(words.description)}
      beforeConsent
      canonical={null}
      unlisted
    >
      <div className="column grid justify-items-center gap-4 py-16 text-center">
        <img src="/art/lost.svg" alt="" width="120" height="120" className="rounded-lg" />
        <h1>{t`Oops! Page not found`}</h1>
        <p>{localize(words.why)}</p>
        <AppLink to="/" className="button">
          {t`Return to Home`}
        </AppLink>
      </div>
    </Page>
  )
}
