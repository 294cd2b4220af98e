import { t } from '@lingui/core/macro'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

// Lazy: the list loads the database, which the built page does not need.
const SharedList = lazyPart(() => import('#src/features/apply/internal/shared-list.tsx'))

speakForms(language())

/** Files that other apps shared with this one, until the person assigns them to a form. */
export function Shared() {
  const takenOver = useHydrated()
  const opening = <Spinner />
  return (
    <Page
      title={t`Shared with Khet Seva`}
      description={t`Photos and PDFs that you sent here from another app. They stay on this phone until you choose where they go.`}
      unlisted
    >
      <div className="column grid max-w-2xl gap-6 py-8">
        <h1>{t`Shared with Khet Seva`}</h1>
        <p>{t`Photos and PDFs that you sent here from another app. They stay on this phone until you choose where they go.`}</p>
        {takenOver ? (
          <LaterPart fallback={opening}>
            <SharedList />
          </LaterPart>
        ) : (
          opening
        )}
      </div>
    </Page>
  )
}
