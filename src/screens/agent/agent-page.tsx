import { t } from '@lingui/core/macro'
import { speakForms } from '#src/i18n/phrases-of-forms.ts'
import { language } from '#src/i18n/words.ts'
import { ChosenFarmer } from './chosen-farmer.tsx'
import { openForm } from '#src/screens/forms/open-form.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { LaterPart } from '#src/ui/later-part.tsx'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'

// Lazy: the lists load the database, which the built page does not need.
const Board = lazyPart(() => import('./board.tsx'))

speakForms(language())

/** The page of agents: all drafts by farmer, and all submissions. */
export function AgentPage() {
  return (
    <Page
      title={t`Filling in for others`}
      description={t`Applications that you fill in for other farmers, even without network.`}
      access="signed-in"
    >
      <div className="column grid max-w-2xl gap-6 py-8">
        <header className="grid gap-2">
          <h1>{t`Filling in for others`}</h1>
          <p className="text-muted">{t`Ask every farmer before you fill in. One farmer’s answers are never shown for the next.`}</p>
        </header>
        <ChosenFarmer />
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() =>
            openForm({ form: 'loan-application', forFarmer: true, answers: { forAnother: true } })
          }
        >
          <Pictogram name="plus" className="size-6" />
          {t`New loan application`}
        </button>
        <LaterPart fallback={<Spinner />}>
          <Board />
        </LaterPart>
      </div>
    </Page>
  )
}
