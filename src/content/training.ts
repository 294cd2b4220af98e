import { rupees, type Paise } from '#src/base/money.ts'
import type { Words } from '#src/i18n/words.ts'
import type { CatalogueRow } from './catalogue-rows.ts'

/** How far along somebody has to be for a program. */
export const levels = {
  beginner: { en: 'Beginner', pa: 'ਸ਼ੁਰੂਆਤੀ', hi: 'शुरुआती' },
  intermediate: { en: 'Intermediate', pa: 'ਦਰਮਿਆਨਾ', hi: 'मध्यम' },
  advanced: { en: 'Advanced', pa: 'ਉੱਚਾ', hi: 'उन्नत' },
} as const satisfies Record<string, Words>

/** A training that one enrols for. */
export interface TrainingProgram {
  /** kebab-case; the subject of its enrolment, and with `training/` before it its row in the catalogue. */
  readonly id: string
  readonly title: Words
  /** How long it takes, in months. */
  readonly months: number
  readonly level: keyof typeof levels
  readonly price: Paise
}

/** The trainings in the order of the page. */
export const programs: readonly TrainingProgram[] = [
  {
    id: 'sustainable-farming',
    title: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
    months: 3,
    level: 'beginner',
    price: rupees(15_000),
  },
  {
    id: 'smart-agriculture',
    title: {
      en: 'Smart Agriculture Technology',
      pa: 'ਸਮਾਰਟ ਖੇਤੀ ਤਕਨੀਕ',
      hi: 'स्मार्ट खेती तकनीक',
    },
    months: 2,
    level: 'intermediate',
    price: rupees(25_000),
  },
  {
    id: 'solar-technology',
    title: { en: 'Solar Technology', pa: 'ਸੋਲਰ ਤਕਨੀਕ', hi: 'सोलर तकनीक' },
    months: 1,
    level: 'beginner',
    price: rupees(12_000),
  },
  {
    id: 'agri-business',
    title: {
      en: 'Agricultural Business Management',
      pa: 'ਖੇਤੀ ਕਾਰੋਬਾਰ ਪ੍ਰਬੰਧਨ',
      hi: 'खेती व्यवसाय प्रबंधन',
    },
    months: 4,
    level: 'advanced',
    price: rupees(35_000),
  },
]

/** The catalogue rows of the trainings: what an enrolment is priced from. They are in no shop and fit into no cart. */
export const trainingRows = (): CatalogueRow[] =>
  programs.map(({ id, title, months, level, price }, position) => ({
    id: `training/${id}`,
    catalogue: 'training',
    section: 'programs',
    position,
    name_en: title.en,
    name_pa: title.pa,
    name_hi: title.hi,
    category: 'Training',
    price_paise: price,
    pack_amount: months,
    pack_unit: months === 1 ? 'month' : 'months',
    badge_en: levels[level].en,
    badge_pa: levels[level].pa,
    badge_hi: levels[level].hi,
    search: '',
  }))
