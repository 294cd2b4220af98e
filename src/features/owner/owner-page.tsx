import { ownerRoles } from '#src/base/roles.ts'
import { Page } from '#src/features/gate/page.tsx'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only managers and admins need this code.
const CentreToday = lazyPart(() => import('#src/features/owner/internal/centre-today.tsx'))
loadEarly(CentreToday)

// The names of roles.
speakDesk(language())

const pageWords = {
  title: { en: 'The centre today', pa: 'ਕੇਂਦਰ ਦਾ ਹਾਲ', hi: 'केंद्र का हाल' },
  description: {
    en: 'How the centre stands, and what is to be done.',
    pa: 'ਕੇਂਦਰ ਦਾ ਹਾਲ ਕੀ ਹੈ, ਅਤੇ ਕੀ ਕਰਨਾ ਹੈ।',
    hi: 'केंद्र का हाल क्या है, और क्या करना है।',
  },
  refusal: {
    en: 'Only managers and admins see this page.',
    pa: 'ਇਹ ਪੰਨਾ ਸਿਰਫ਼ ਮੈਨੇਜਰ ਅਤੇ ਐਡਮਿਨ ਵੇਖਦੇ ਹਨ।',
    hi: 'यह पन्ना सिर्फ़ मैनेजर और एडमिन देखते हैं।',
  },
}

/** How the centre stands, for whoever runs it or takes it over. */
export function OwnerPage() {
  const title = localize(pageWords.title)
  const staff = useStaff()
  return (
    <Page title={title} description={localize(pageWords.description)} access="signed-in" canonical="/owner">
      <div className="column grid max-w-3xl gap-6 py-6">
        <h1>{title}</h1>
        <RoleGate for={ownerRoles} refusal={localize(pageWords.refusal)} staff={staff}>
          {(account, roles) => (
            <CentreToday key={account} account={account} isAdmin={roles.includes('admin')} />
          )}
        </RoleGate>
      </div>
    </Page>
  )
}
