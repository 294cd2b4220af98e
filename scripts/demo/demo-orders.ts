/** An order of the demo: its buyer, age and state. */
export interface DemoOrder {
  /** Its name within the demo; its id is made of it. */
  readonly key: string
  readonly from: 'farmer' | 'farmer2'
  readonly hoursAgo: number
  /** Product id and quantity. */
  readonly lines: Readonly<Record<string, number>>
  readonly area?: string
  readonly payBy: 'online' | 'cash'
  /** The events of the order, in this sequence: of its payment, a cancellation by the buyer, or a change by the desk. */
  readonly steps: readonly OrderStep[]
}

/** One thing that happened to an order. */
export interface OrderStep {
  readonly hoursAgo: number
  readonly what:
    | 'paid'
    | 'payment_failed'
    | 'cancelled_by_buyer'
    | 'packed'
    | 'shipped'
    | 'delivered'
    | 'refunded'
}

/** An order in every state that one can have. */
export const demoOrders: readonly DemoOrder[] = [
  {
    key: 'delivered',
    from: 'farmer',
    hoursAgo: 190,
    lines: { 'seeds-catalog/wheat-pbw-826': 2, 'fertilizers/dap-50-kg': 1 },
    payBy: 'online',
    steps: [
      { hoursAgo: 189.5, what: 'paid' },
      { hoursAgo: 186, what: 'packed' },
      { hoursAgo: 170, what: 'shipped' },
      { hoursAgo: 166, what: 'delivered' },
    ],
  },
  {
    key: 'delivered-for-cash',
    from: 'farmer',
    hoursAgo: 75,
    lines: { 'daily-needs/buffalo-milk-per-litre': 4, 'daily-needs/paneer': 1, 'daily-needs/eggs': 2 },
    area: 'sarna',
    payBy: 'cash',
    steps: [
      { hoursAgo: 74, what: 'packed' },
      { hoursAgo: 73, what: 'shipped' },
      { hoursAgo: 72, what: 'delivered' },
    ],
  },
  {
    key: 'refunded',
    from: 'farmer',
    hoursAgo: 120,
    lines: { 'organic-store/hand-sprayer-2-l': 1 },
    payBy: 'online',
    steps: [
      { hoursAgo: 119.8, what: 'paid' },
      { hoursAgo: 100, what: 'refunded' },
    ],
  },
  {
    key: 'cancelled',
    from: 'farmer',
    hoursAgo: 52,
    lines: { 'seeds-catalog/tomato-punjab-ratta': 3 },
    payBy: 'online',
    steps: [{ hoursAgo: 51, what: 'cancelled_by_buyer' }],
  },
  {
    key: 'shipped',
    from: 'farmer',
    hoursAgo: 28,
    lines: { 'fertilizers/urea-45-kg': 3, 'pesticides-crop-protection/metsulfuron-methyl-20-wp': 2 },
    payBy: 'online',
    steps: [
      { hoursAgo: 27.8, what: 'paid' },
      { hoursAgo: 24, what: 'packed' },
      { hoursAgo: 3, what: 'shipped' },
    ],
  },
  {
    key: 'packed',
    from: 'farmer',
    hoursAgo: 20,
    lines: {
      'organic-store/vermicompost-5-kg': 4,
      'seeds-catalog/peas-punjab-89': 2,
      'seeds-catalog/methi-kasuri': 3,
    },
    payBy: 'online',
    steps: [
      { hoursAgo: 19.9, what: 'paid' },
      { hoursAgo: 2, what: 'packed' },
    ],
  },
  {
    key: 'paid',
    from: 'farmer2',
    hoursAgo: 6,
    lines: { 'daily-needs/mustard-oil-can': 1, 'daily-needs/cattle-feed-50-kg': 2 },
    area: 'sarna',
    payBy: 'online',
    steps: [{ hoursAgo: 5.9, what: 'paid' }],
  },
  {
    key: 'payment-failed',
    from: 'farmer2',
    hoursAgo: 3,
    lines: { 'daily-needs/milk-can-40-l': 1 },
    area: 'pathankot-city',
    payBy: 'online',
    steps: [{ hoursAgo: 2.9, what: 'payment_failed' }],
  },
  {
    key: 'cash-placed',
    from: 'farmer2',
    hoursAgo: 1.5,
    lines: { 'daily-needs/cow-milk-per-litre': 2, 'daily-needs/curd': 2 },
    area: 'sarna-station',
    payBy: 'cash',
    steps: [],
  },
  {
    key: 'awaiting-payment',
    from: 'farmer',
    hoursAgo: 0.5,
    lines: { 'seeds-catalog/wheat-pbw-725': 1, 'seeds-catalog/gram-pbg-7': 1 },
    payBy: 'online',
    steps: [],
  },
]
