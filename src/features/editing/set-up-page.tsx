import { t } from '@lingui/core/macro'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'

// Lazy: one person needs it once.
const SetUp = lazyPart(() => import('#src/features/editing/internal/set-up.tsx'))

speakDesk(language())
speakForms(language())

/** The set-up of a new centre in five steps, which can be left and continued. */
export function SetUpPage({ pass, step }: { pass: string | undefined; step: string | undefined }) {
  return (
    <Page
      title={t`Set up the centre`}
      description={t`Five short steps to open a centre.`}
      access="signed-in"
      signInFor={t`Sign in or make an account first. An OTP proves that it is you.`}
      unlisted
    >
      <div className="column grid max-w-2xl gap-6 py-6">
        <h1>{t`Set up the centre`}</h1>
        <LaterPart fallback={<Spinner />}>
          <SetUp pass={pass} step={Math.min(Math.max(Number(step) || 1, 1), 5)} />
        </LaterPart>
      </div>
    </Page>
  )
}
