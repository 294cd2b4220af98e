import type { Words } from '#src/i18n/words.ts'
import type { CatalogueRow } from './catalogue-rows.ts'
import { trainingPrograms } from './offers/training.ts'

/** How far along somebody has to be for a program. */
export const levels = {
  beginner: { en: 'Beginner', pa: 'ਨਵਿਆਂ ਲਈ', hi: 'नए लोगों के लिए' },
  intermediate: { en: 'Intermediate', pa: 'ਵਿਚਕਾਰਲਾ', hi: 'बीच का' },
  advanced: { en: 'Advanced', pa: 'ਤਜਰਬੇਕਾਰਾਂ ਲਈ', hi: 'अनुभवी लोगों के लिए' },
} as const satisfies Record<string, Words>

/** The catalogue rows of the trainings: what an enrolment is priced from. They are in no shop and fit into no cart. */
export const trainingRows = (): CatalogueRow[] =>
  Object.entries(trainingPrograms).map(([id, { title, months, level, price }], position) => ({
    id: `training/${id}`,
    catalogue: 'training',
    section: 'programs',
    position,
    name: title,
    category: 'Training',
    price_paise: price,
    pack_amount: months,
    pack_unit: months === 1 ? 'month' : 'months',
    badge: levels[level],
    search: '',
  }))
