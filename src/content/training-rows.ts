import type { Words } from '#src/platform/i18n/words.ts'
import type { CatalogueRow } from './catalogue-rows.ts'
import { trainingPrograms } from '#src/content/offers/training.ts'

/** Levels of a program. */
export const levels = {
  beginner: { en: 'Beginner', pa: 'ਨਵਿਆਂ ਲਈ', hi: 'नए लोगों के लिए' },
  intermediate: { en: 'Intermediate', pa: 'ਕੁਝ ਜਾਣਨ ਵਾਲਿਆਂ ਲਈ', hi: 'कुछ जानने वालों के लिए' },
  advanced: { en: 'Advanced', pa: 'ਤਜਰਬੇਕਾਰਾਂ ਲਈ', hi: 'तजुर्बेकारों के लिए' },
} as const satisfies Record<string, Words>

/**
 * Returns the catalogue rows of the trainings, which set the price of an enrollment. They are in no shop and no cart.
 */
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
