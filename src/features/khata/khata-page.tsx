import { t } from '@lingui/core/macro'
import { Page } from '#src/features/gate/page.tsx'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'

// Lazy: it loads the database, which the built page does not need.
const OwnKhata = lazyPart(() => import('#src/features/khata/internal/own-khata.tsx'))
loadEarly(OwnKhata)

speakMoney(language())

/** The person's own khata. */
export function KhataPage() {
  const account = usePerson()?.id
  return (
    <Page
      title={t`My khata`}
      description={t`Your goods on account and your payments, even without network.`}
      access="signed-in"
      canonical="/khata"
      signInFor={t`Please sign in to see your khata.`}
    >
      <div className="column grid max-w-2xl gap-6 py-6">
        <h1>{t`My khata`}</h1>
        {account && (
          <LaterPart fallback={<Spinner />}>
            <OwnKhata key={account} account={account} />
          </LaterPart>
        )}
      </div>
    </Page>
  )
}
