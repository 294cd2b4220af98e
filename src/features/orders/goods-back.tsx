import { billText } from '#src/base/bill-text.ts'
import { fill } from '#src/base/fill.ts'
import { momentText } from '#src/base/moment.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import type { Order } from './sync-orders.ts'

const words = {
  title: { en: 'What came back', pa: 'ਜੋ ਵਾਪਸ ਆਇਆ', hi: 'जो वापस आया' },
  serial: { en: 'Credit note {serial}', pa: 'ਵਾਪਸੀ ਪਰਚੀ {serial}', hi: 'वापसी पर्ची {serial}' },
  spoilt: { en: 'spoilt', pa: 'ਖਰਾਬ', hi: 'खराब' },
  tax: { en: 'Tax in it: {tax}', pa: 'ਇਸ ਵਿੱਚ ਟੈਕਸ: {tax}', hi: 'इसमें टैक्स: {tax}' },
} satisfies Record<string, Words>

const ways: Readonly<Record<string, Words>> = {
  cash: { en: 'Given back in cash', pa: 'ਨਕਦ ਵਾਪਸ ਦਿੱਤੇ', hi: 'नकद लौटाए' },
  upi: { en: 'Sent back from the bank', pa: 'ਬੈਂਕ ਤੋਂ ਵਾਪਸ ਭੇਜੇ', hi: 'बैंक से वापस भेजे' },
  account: { en: 'Written to the khata', pa: 'ਖਾਤੇ ਵਿੱਚ ਲਿਖੇ', hi: 'खाते में लिखे' },
  returned: { en: 'Sent back the way you paid', pa: 'ਜਿਵੇਂ ਆਏ ਉਵੇਂ ਵਾਪਸ ਭੇਜੇ', hi: 'जैसे आए वैसे वापस भेजे' },
  failed: {
    en: 'The bank could not send it back. The centre gives it directly.',
    pa: 'ਬੈਂਕ ਵਾਪਸ ਨਹੀਂ ਭੇਜ ਸਕਿਆ। ਕੇਂਦਰ ਆਪ ਦੇਵੇਗਾ।',
    hi: 'बैंक वापस नहीं भेज सका। केंद्र खुद देगा।',
  },
  under: { en: 'On its way back', pa: 'ਵਾਪਸ ਆ ਰਹੇ ਹਨ', hi: 'वापस आ रहे हैं' },
}

type Back = NonNullable<Order['returns']>[number]

function wayText({ way, money }: Back): string {
  const known = way === 'provider' ? money : way
  return localize(ways[known] ?? ways['under']!)
}

function lineText(
  { line, packs, is_spoilt: isSpoilt }: Back['lines'][number],
  items: Order['items'],
): string {
  const item = items[line - 1]
  const goods = `${packs} × ${item ? localize(item.name) : line}`
  return isSpoilt ? `${goods}, ${localize(words.spoilt)}` : goods
}

/** The credit notes of an order: what came back of it, and where the money went. */
export function GoodsBack({ order: { returns = [], items } }: { order: Pick<Order, 'returns' | 'items'> }) {
  if (returns.length === 0) return null
  return (
    <section className="card grid gap-3 p-4" data-returns={returns.length}>
      <h2>{localize(words.title)}</h2>
      <ul className="grid gap-3">
        {returns.map((back) => (
          <li key={back.id} className="grid gap-1 border-t pt-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{fill(localize(words.serial), { serial: back.serial })}</strong>
              <strong>{billText(back.paise)}</strong>
            </p>
            <p>
              {wayText(back)}
              <span className="block text-muted">{momentText(back.at)}</span>
            </p>
            {back.lines.map((line) => (
              <p key={`${line.line} ${line.is_spoilt}`}>{lineText(line, items)}</p>
            ))}
            <Tax back={back} />
            {back.note && (
              <p className="wrap-anywhere">
                <PersonalText>{back.note}</PersonalText>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tax({ back: { lines } }: { back: Back }) {
  const tax = lines.reduce(
    (sum, { cgst_paise: central = 0, sgst_paise: state = 0, igst_paise: across = 0 }) =>
      sum + central + state + across,
    0,
  )
  return tax > 0 ? <p className="text-muted">{fill(localize(words.tax), { tax: billText(tax) })}</p> : null
}
