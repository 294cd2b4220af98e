import { rupees, type Paise } from '#src/base/money.ts'
import { sets } from './offers/equipment.ts'

/** A machine, a kind of worker, a visit or a pick-up, as a manager may change it. */
export interface ResourceFact {
  /** How many of it there are. */
  readonly pieces: number
  /** When it goes out first, in India: `07:00:00`. */
  readonly opens: string
  /** For so long; past midnight too. */
  readonly open_minutes: number
  /** Kept free after each booking, for the way. */
  readonly way_minutes: number
  /** Null where the price is told by phone. */
  readonly hour_paise: Paise | null
  readonly day_paise: Paise | null
  /** What goes along with it, by id. */
  readonly needs: readonly string[]
  /** True while nobody can book it. */
  readonly paused: boolean
}

const usual: ResourceFact = {
  pieces: 1,
  opens: '07:00:00',
  open_minutes: 720,
  way_minutes: 60,
  hour_paise: null,
  day_paise: null,
  needs: [],
  paused: false,
}

/** All that can be booked, as the centre begins; the rates are those of the cards (`offers/equipment.ts`). */
export const resources = {
  'tractor-trolley': { ...usual, pieces: 2, hour_paise: rupees(900), day_paise: rupees(6_500) },
  'tractor-with-operator': { ...usual, pieces: 2, needs: sets['tractor-with-operator'].needs },
  rotavator: { ...usual, hour_paise: rupees(700) },
  sprayer: { ...usual, pieces: 4, day_paise: rupees(300) },
  thresher: { ...usual, day_paise: rupees(1_200) },
  'water-pump': { ...usual, pieces: 3, day_paise: rupees(400) },
  drone: usual,
  'tractor-operator': { ...usual, pieces: 2, day_paise: rupees(800) },
  'farm-laborer': { ...usual, pieces: 10, day_paise: rupees(400) },
  'irrigation-specialist': { ...usual, day_paise: rupees(1_200) },
  'harvesting-team': { ...usual, day_paise: rupees(2_500) },
  'expert-visit': { ...usual, pieces: 2 },
  'soil-pickup': usual,
} satisfies Record<string, ResourceFact>
