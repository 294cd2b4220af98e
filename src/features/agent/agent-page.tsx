import { t } from '@lingui/core/macro'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { ChosenFarmer } from '#src/features/agent/internal/chosen-farmer.tsx'
import { openForm } from '#src/features/apply/open-form.ts'
import { Page } from '#src/features/gate/page.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

// Lazy: the lists load the database, which the built page does not need.
const Board = lazyPart(() => import('#src/features/agent/internal/board.tsx'))

speakForms(language())

const goodsToSell = { en: 'Goods to sell', pa: 'ਵੇਚਣ ਵਾਲਾ ਮਾਲ', hi: 'बेचने का माल' }

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
        <AppLink to="/quota" className="button-quiet">
          {localize(goodsToSell)}
        </AppLink>
        <LaterPart fallback={<Spinner />}>
          <Board />
        </LaterPart>
      </div>
    </Page>
  )
}
