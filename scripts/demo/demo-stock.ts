/** A sheet of the demo's goods: a count with which counting begins, or a supplier's bill. */
export interface DemoSheet {
  /** Its name within the demo; its id is made of it. */
  readonly key: string
  readonly hoursAgo: number
  readonly kind: 'count' | 'in' | 'spoilt'
  readonly supplier?: string
  readonly bill?: string
  readonly note?: string
  /** Packs by product, and what one cost in paise. */
  readonly lines: Readonly<Record<string, { readonly packs: number; readonly cost_paise?: number }>>
}

/** Ten days of a shop's goods: some plenty, some low, one gone. The demo's orders take from them. */
export const demoSheets: readonly DemoSheet[] = [
  {
    key: 'stock count',
    hoursAgo: 240,
    kind: 'count',
    lines: {
      'fertilizers/urea-45-kg': { packs: 12 },
      'seeds-catalog/wheat-pbw-725': { packs: 3 },
      'seeds-catalog/peas-punjab-89': { packs: 2 },
      'organic-store/vermicompost-5-kg': { packs: 9 },
      'organic-store/hand-sprayer-2-l': { packs: 5 },
      'daily-needs/cattle-feed-50-kg': { packs: 8 },
      'daily-needs/mustard-oil-can': { packs: 6 },
    },
  },
  {
    key: 'stock bill urea',
    hoursAgo: 200,
    kind: 'in',
    supplier: 'IFFCO, Pathankot',
    bill: 'PTK/2026/417',
    lines: { 'fertilizers/urea-45-kg': { packs: 40, cost_paise: 24_200 } },
  },
  {
    key: 'stock bill feed',
    hoursAgo: 196,
    kind: 'in',
    supplier: 'Verka Cattle Feed',
    bill: '1188',
    lines: {
      'daily-needs/cattle-feed-50-kg': { packs: 10, cost_paise: 118_000 },
      'daily-needs/mustard-oil-can': { packs: 4, cost_paise: 61_500 },
    },
  },
  {
    key: 'stock spoilt',
    hoursAgo: 30,
    kind: 'spoilt',
    note: 'Rain came in at the door',
    lines: { 'organic-store/vermicompost-5-kg': { packs: 1 } },
  },
]

/** The goods of which more comes in some days. */
export const demoExpected: Readonly<Record<string, number>> = { 'seeds-catalog/peas-punjab-89': 3 }
