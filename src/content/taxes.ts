/**
 * How what the centre sells is taxed: HSN codes (SAC for services) and rates of GST, as they are since 22 September 2025
 * (notifications 9/2025 and 10/2025 – Central Tax (Rate) of 17 September 2025, after the 56th meeting of the GST Council).
 * Prices hold their tax. Classified to the best of our knowledge by what the goods are; a centre that goes to work with
 * this has its accountant read the file taxes.ts of each catalogue. Where two headings are arguable, the higher rate stands.
 */
export interface Tax {
  readonly hsn: string
  /** In per cent, both halves together; 0 is exempt. */
  readonly rate: 0 | 5 | 18
}

/** What a catalogue file exports as `tax`: an item goes before its section, a section before `otherwise`. */
export interface CatalogueTaxes {
  readonly otherwise: Tax
  readonly sections?: Readonly<Record<string, Tax>>
  readonly items?: Readonly<Record<string, Tax>>
}

// Without these marks the bundler would keep the rates of every catalogue in what phones load.
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

/** Bringing goods home is a service of its own, taxed as local delivery. */
const delivery = eighteen('996813')

/** Teaching farmers to farm is agricultural extension and exempt; other courses are commercial training. */
const training: CatalogueTaxes = {
  otherwise: eighteen('999293'),
  items: { 'sustainable-farming': exempt('998611'), 'smart-agriculture': exempt('998611') },
}

/** A rate as the database keeps it, in hundredths of a per cent. */
export interface TaxRow {
  readonly of: string
  readonly hsn: string
  readonly rate_bp: number
}

const row = (of: string, { hsn, rate }: Tax): TaxRow => ({ of, hsn, rate_bp: rate * 100 })

/**
 * Every rate by what it is of: `delivery`, a catalogue, `catalogue:section`, `catalogue/item`; for the rates of the catalogue
 * files by their address.
 */
export function taxRowsOf(catalogues: Readonly<Record<string, CatalogueTaxes>>): TaxRow[] {
  return [
    row('delivery', delivery),
    ...Object.entries({ ...catalogues, training }).flatMap(
      ([catalogue, { otherwise, sections = {}, items = {} }]) => [
        row(catalogue, otherwise),
        ...Object.entries(sections).map(([section, tax]) => row(`${catalogue}:${section}`, tax)),
        ...Object.entries(items).map(([item, tax]) => row(`${catalogue}/${item}`, tax)),
      ],
    ),
  ]
}
