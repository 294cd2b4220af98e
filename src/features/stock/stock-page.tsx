import { deskRoles } from '#src/base/roles.ts'
import { Page } from '#src/features/gate/page.tsx'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only staff need this code.
const Stock = lazyPart(() => import('#src/features/stock/internal/stock.tsx'))
loadEarly(Stock)

speakDesk(language())
speakForms(language())
speakMoney(language())

/** Where one is in the stock: the open tab, and the order of which goods came back. */
export interface StockPlace {
  readonly tab?: string
  /** The id of an order. */
  readonly order?: string
  /** The ids of its products, with commas. */
  readonly goods?: string
}

const pageWords = {
  title: { en: 'Stock', pa: 'ਮਾਲ', hi: 'माल' },
  description: {
    en: 'What is on the shelf, what came and what runs low.',
    pa: 'ਦੁਕਾਨ ਵਿੱਚ ਕੀ ਹੈ, ਕੀ ਆਇਆ ਅਤੇ ਕੀ ਮੁੱਕਣ ਵਾਲਾ ਹੈ।',
    hi: 'दुकान में क्या है, क्या आया और क्या खत्म होने वाला है।',
  },
  refusal: {
    en: 'Only staff, managers and admins see the stock.',
    pa: 'ਮਾਲ ਸਿਰਫ਼ ਸਟਾਫ਼, ਮੈਨੇਜਰ ਅਤੇ ਐਡਮਿਨ ਵੇਖਦੇ ਹਨ।',
    hi: 'माल सिर्फ़ स्टाफ़, मैनेजर और एडमिन देखते हैं।',
  },
}

/** The stock of the centre, for staff. */
export function StockPage({ place }: { place: StockPlace }) {
  const title = localize(pageWords.title)
  const staff = useStaff()
  return (
    <Page title={title} description={localize(pageWords.description)} access="signed-in" canonical="/stock">
      <div className="column grid gap-6 py-6">
        <RoleGate
          for={deskRoles}
          refusal={localize(pageWords.refusal)}
          heading={<h1>{title}</h1>}
          staff={staff}
        >
          {(account, roles) => <Stock key={account} account={account} roles={roles} place={place} />}
        </RoleGate>
      </div>
    </Page>
  )
}
