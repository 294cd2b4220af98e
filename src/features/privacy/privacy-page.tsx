import { t } from '@lingui/core/macro'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { ConsentList } from '#src/features/privacy/internal/consent-list.tsx'
import { DeleteAccount } from '#src/features/privacy/internal/delete-account.tsx'
import { DownloadData } from '#src/features/privacy/internal/download-data.tsx'

speakAccount(language())

/** Privacy: consents, a copy of all data, and deleting the account. */
export function PrivacyPage() {
  const person = usePerson()
  return (
    <Page
      title={t`Your privacy`}
      description={t`Your consents, a copy of your data, and how to delete your account.`}
      beforeConsent
      unlisted
    >
      <div className="column grid max-w-2xl gap-8 py-6">
        <header className="grid gap-2">
          <h1>{t`Your privacy`}</h1>
          <AppLink to="/privacy-policy" className="inline-flex min-h-12 items-center">
            {t`Privacy policy`}
          </AppLink>
        </header>
        <ConsentList account={person?.id} />
        <DownloadData isSignedIn={!!person} />
        {person && <DeleteAccount account={person.id} />}
      </div>
    </Page>
  )
}
