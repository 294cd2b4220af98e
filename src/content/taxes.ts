/**
 * A tax rate with its HSN code (SAC for services), as of 22 September 2025 (notifications 9/2025 and 10/2025 – Central Tax
 * (Rate) of 17 September 2025, after the 56th meeting of the GST Council). Prices include tax. The goods are classified to
 * the best of our knowledge; before real use, the centre's accountant must check the rates of each catalogue. Between two
 * arguable headings the higher rate applies.
 */
export interface Tax {
  readonly hsn: string
  /** In percent, central and state tax together; 0 is exempt. */
  readonly rate: 0 | 5 | 18
}

/** A catalogue file's export `tax`: an item's rate precedes its section's, and that precedes `otherwise`. */
export interface CatalogueTaxes {
  readonly otherwise: Tax
  readonly sections?: Readonly<Record<string, Tax>>
  readonly items?: Readonly<Record<string, Tax>>
}

// Without these marks the bundler would keep every catalogue's rates in the phone's chunks.
/* @__NO_SIDE_EFFECTS__ */
export function exempt(hsn: string): Tax {
  return { hsn, rate: 0 }
}

/* @__NO_SIDE_EFFECTS__ */
export function five(hsn: string): Tax {
  return { hsn, rate: 5 }
}

/* @__NO_SIDE_EFFECTS__ */
export function eighteen(hsn: string): Tax {
  return { hsn, rate: 18 }
}

/** Delivery is a separate service, taxed as local delivery. */
const delivery = eighteen('996813')

/** Training of farmers is agricultural extension and exempt; other courses are commercial training. */
const training: CatalogueTaxes = {
  otherwise: eighteen('999293'),
  items: { 'sustainable-farming': exempt('998611'), 'smart-agriculture': exempt('998611') },
}

/** Renting farm machines and sending farm workers support agriculture and are exempt (notification 12/2017, entry 54). */
const booking = exempt('998619')

/** A rate as stored in the database, in hundredths of a percent. */
export interface TaxRow {
  readonly of: string
  readonly hsn: string
  readonly rate_bp: number
}

const row = (of: string, { hsn, rate }: Tax): TaxRow => ({ of, hsn, rate_bp: rate * 100 })

/** Returns every rate by its subject: `delivery`, `booking`, a catalogue, `catalogue:section`, `catalogue/item`. */
export function taxRowsOf(catalogues: Readonly<Record<string, CatalogueTaxes>>): TaxRow[] {
  return [
    row('delivery', delivery),
    row('booking', booking),
    ...Object.entries({ ...catalogues, training }).flatMap(
      ([catalogue, { otherwise, sections = {}, items = {} }]) => [
        row(catalogue, otherwise),
        ...Object.entries(sections).map(([section, tax]) => row(`${catalogue}:${section}`, tax)),
        ...Object.entries(items).map(([item, tax]) => row(`${catalogue}/${item}`, tax)),
      ],
    ),
  ]
}
