import { rupees } from '#src/base/money.ts'
import type { DeliveryArea } from './catalogue.ts'

/**
 * Delivery areas of daily needs, the default first. A fee applies to dairy and daily-needs lines only, below the
 * area's threshold. The fee of Sarna Station below the threshold is ours, the others are specified.
 */
export const deliveryAreas: readonly DeliveryArea[] = [
  {
    id: 'sarna-station',
    title: { en: 'Sarna Station', pa: 'ਸਰਨਾ ਸਟੇਸ਼ਨ', hi: 'सरना स्टेशन' },
    fee: rupees(20),
    freeFrom: rupees(500),
    when: { en: 'same-day 2-4 hrs', pa: 'ਉਸੇ ਦਿਨ, 2 ਤੋਂ 4 ਘੰਟੇ', hi: 'उसी दिन, 2 से 4 घंटे' },
  },
  {
    id: 'sarna',
    title: { en: 'Sarna', pa: 'ਸਰਨਾ', hi: 'सरना' },
    fee: rupees(20),
    freeFrom: rupees(500),
    when: { en: 'same-day 3-6 hrs', pa: 'ਉਸੇ ਦਿਨ, 3 ਤੋਂ 6 ਘੰਟੇ', hi: 'उसी दिन, 3 से 6 घंटे' },
  },
  {
    id: 'pathankot-city',
    title: { en: 'Pathankot City', pa: 'ਪਠਾਨਕੋਟ ਸ਼ਹਿਰ', hi: 'पठानकोट शहर' },
    fee: rupees(40),
    freeFrom: rupees(800),
    when: { en: 'next-day or scheduled', pa: 'ਅਗਲੇ ਦਿਨ ਜਾਂ ਤੁਹਾਡੇ ਦੱਸੇ ਵੇਲੇ', hi: 'अगले दिन या आपके बताए समय पर' },
  },
]

/** Areas with cash on delivery; `delivery_areas.cash` in the database. */
export const cashAreas: readonly string[] = ['sarna-station', 'sarna']

/** The catalogue with a delivery fee, by its name in the database. */
export const deliveredCatalogue = 'daily-needs'
