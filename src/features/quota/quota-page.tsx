import { Page } from '#src/features/gate/page.tsx'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'

// Lazy: few have goods to sell.
const MyQuotas = lazyPart(() => import('#src/features/quota/internal/my-quotas.tsx'))

speakForms(language())
speakMoney(language())

const words = {
  title: { en: 'Goods to sell', pa: 'ਵੇਚਣ ਵਾਲਾ ਮਾਲ', hi: 'बेचने का माल' },
  description: {
    en: 'Goods that you took along. Sell them without network.',
    pa: 'ਜੋ ਮਾਲ ਤੁਸੀਂ ਨਾਲ ਲੈ ਗਏ। ਨੈੱਟਵਰਕ ਤੋਂ ਬਿਨਾਂ ਵੀ ਵੇਚੋ।',
    hi: 'जो माल आप साथ ले गए। नेटवर्क के बिना भी बेचें।',
  },
}

/** What somebody has taken along to sell from their phone. */
export function QuotaPage() {
  const account = usePerson()?.id
  const title = localize(words.title)
  return (
    <Page title={title} description={localize(words.description)} access="signed-in" canonical="/quota">
      <div className="column grid max-w-2xl gap-4 py-6">
        <h1>{title}</h1>
        <LaterPart fallback={<Spinner />}>
          {account !== undefined && <MyQuotas key={account} account={account} />}
        </LaterPart>
      </div>
    </Page>
  )
}
