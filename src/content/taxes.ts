/**
 * How what the centre sells is taxed: HSN codes (SAC for services) and rates of GST, as they are since 22 September 2025
 * (notifications 9/2025 and 10/2025 – Central Tax (Rate) of 17 September 2025, after the 56th meeting of the GST Council).
 * Prices hold their tax. Classified to the best of our knowledge by what the goods are; a centre that goes to work with
 * this has its accountant read this file. Where two headings are arguable, the higher rate stands.
 */
export interface Tax {
  readonly hsn: string
  /** In per cent, both halves together; 0 is exempt. */
  readonly rate: 0 | 5 | 18
}

interface CatalogueTaxes {
  readonly otherwise: Tax
  readonly sections?: Readonly<Record<string, Tax>>
  readonly items?: Readonly<Record<string, Tax>>
}

const exempt = (hsn: string): Tax => ({ hsn, rate: 0 })
const five = (hsn: string): Tax => ({ hsn, rate: 5 })
const eighteen = (hsn: string): Tax => ({ hsn, rate: 18 })

/** Bringing goods home is a service of its own, taxed as local delivery. */
const delivery = eighteen('996813')

/** By catalogue; an item goes before its section, a section before `otherwise`. */
export const taxes: Readonly<Record<string, CatalogueTaxes>> = {
  // Seed of seed quality and live plants are exempt, whatever the crop.
  'seeds-catalog': {
    otherwise: exempt('1209'),
    sections: { fruits: exempt('0602') },
    items: {
      'peas-punjab-89': exempt('0713'),
      'potato-kufri-pukhraj': exempt('0701'),
      'watermelon-sugar-baby': exempt('1209'),
      'wheat-pbw-826': exempt('1001'),
      'wheat-pbw-725': exempt('1001'),
      'wheat-hd-3226': exempt('1001'),
      'wheat-unnat-pbw-550': exempt('1001'),
      'paddy-pr-126': exempt('1006'),
      'paddy-pr-131': exempt('1006'),
      'punjab-basmati-7': exempt('1006'),
      'pusa-basmati-1509': exempt('1006'),
      'maize-pmh-13': exempt('1005'),
      'gobhi-sarson-gsc-7': exempt('1205'),
      'moong-sml-1827': exempt('0713'),
      'gram-pbg-7': exempt('0713'),
      'gladiolus-punjab-glad-3': exempt('0601'),
      'chrysanthemum-baggi': exempt('0602'),
      'coriander-punjab-sugandh': exempt('0909'),
      ajwain: exempt('0910'),
      fennel: exempt('0909'),
      'mint-kosi-roots': exempt('0602'),
      'turmeric-punjab-haldi-1': exempt('0910'),
    },
  },
  fertilizers: {
    otherwise: five('3105'),
    sections: { organic: five('3101'), granular: five('3105'), specialty: five('3105') },
    items: {
      // Manure that bears no registered brand.
      vermicompost: exempt('3101'),
      'farmyard-manure': exempt('3101'),
      'poultry-manure': exempt('3101'),
      'bone-meal': exempt('0506'),
      'neem-cake': five('2306'),
      'mustard-cake': five('2306'),
      prom: five('3103'),
      'urea-45-kg': five('3102'),
      'ammonium-sulphate': five('3102'),
      'calcium-nitrate': five('3102'),
      'nano-urea-500-ml': five('3102'),
      'ssp-50-kg': five('3103'),
      'tsp-50-kg': five('3103'),
      'mop-50-kg': five('3104'),
      'npk-0-0-50': five('3104'),
      // Micronutrients of the Fertilizer Control Order: 5 % since that day, 12 % before.
      'zinc-sulphate-21': five('2833'),
      'zinc-sulphate-33': five('2833'),
      'magnesium-sulphate': five('2833'),
      'ferrous-sulphate': five('2833'),
      'manganese-sulphate': five('2833'),
      'boron-20': five('2840'),
      gypsum: five('2520'),
      'rock-phosphate': five('2510'),
      mycorrhiza: five('3101'),
      'humic-granules': five('3101'),
      'humic-acid-liquid': five('3101'),
      'seaweed-granules': five('3101'),
      'seaweed-extract': five('3101'),
    },
  },
  'pesticides-crop-protection': {
    otherwise: eighteen('3808'),
    items: {
      // The bio-pesticides that the schedule names, and gibberellic acid: 5 % since that day, 12 % before. Others are not named.
      'neem-oil-1500-ppm': five('3808'),
      'bt-kurstaki-wp': five('3808'),
      'beauveria-bassiana-1-15-wp': five('3808'),
      'trichoderma-viride-1-wp': five('3808'),
      'pseudomonas-fluorescens-1-wp': five('3808'),
      'helicoverpa-npv-2-as': five('3808'),
      'gibberellic-acid-0-001-l': five('3808'),
      'gibberellic-acid-40-wsg': five('3808'),
      // Live insects.
      'tricho-card': exempt('0106'),
    },
  },
  // Sun devices and what belongs to them: 5 % since that day, 12 % before.
  'solar-solutions': {
    otherwise: five('8541'),
    items: {
      'pump-3-hp': five('8413'),
      'pump-5-hp': five('8413'),
      'pump-7-5-hp': five('8413'),
      'pump-10-hp': five('8413'),
      'inverter-5-kw': five('8504'),
      'controller-60-a': five('8504'),
      'home-system-1-kw': five('8501'),
      'portable-kit-200-w': five('8501'),
      'street-light-40-w': five('9405'),
      fencing: eighteen('8543'),
    },
  },
  'organic-store': {
    otherwise: five('2106'),
    sections: {
      produce: exempt('0709'),
      staples: five('0713'),
      seeds: exempt('1209'),
      fertilizers: five('3101'),
      // Hand tools of the field.
      tools: exempt('8201'),
      supplements: five('1211'),
    },
    items: {
      tomatoes: exempt('0702'),
      potatoes: exempt('0701'),
      onions: exempt('0703'),
      cauliflower: exempt('0704'),
      'mustard-greens': exempt('0704'),
      kinnow: exempt('0805'),
      guava: exempt('0804'),
      'wheat-flour': five('1101'),
      basmati: five('1006'),
      'mustard-oil': five('1514'),
      jaggery: five('1701'),
      turmeric: five('0910'),
      honey: five('0409'),
      'vermicompost-5-kg': exempt('3101'),
      'fermented-manure': exempt('3101'),
      jeevamrut: exempt('3101'),
      'neem-cake-powder': five('2306'),
      cocopeat: five('5305'),
      'wood-ash': eighteen('2621'),
      'watering-can-10-l': eighteen('7326'),
      'hand-sprayer-2-l': five('8424'),
      'vermi-bed': eighteen('3926'),
      'insect-net': five('5608'),
      'flax-seeds': five('1207'),
      // What is fed to cattle is exempt.
      'mineral-mixture': exempt('2309'),
      'calcium-liquid-cattle': exempt('2309'),
      'salt-lick': exempt('2309'),
    },
  },
  'daily-needs': {
    otherwise: eighteen('3924'),
    sections: {
      // Fresh and pasteurised milk.
      'buffalo-milk': exempt('0401'),
      'cow-milk': exempt('0401'),
      'dairy-products': five('0405'),
      'pulses-staples': five('0713'),
      spices: five('0910'),
      'honey-jaggery': five('1701'),
      'edible-oils': five('1514'),
      'fruits-vegetables': exempt('0709'),
      tools: five('7323'),
      safety: eighteen('4015'),
      storage: eighteen('3923'),
      packaging: eighteen('3923'),
    },
    items: {
      // Exempt since that day; ghee and butter came down to 5 %. Curd and lassi in packs stay at 5 %.
      paneer: exempt('0406'),
      cream: exempt('0401'),
      curd: five('0403'),
      lassi: five('0403'),
      khoya: five('0402'),
      'wheat-flour': five('1101'),
      'maize-flour': five('1102'),
      'gram-flour': five('1106'),
      sugar: five('1701'),
      salt: exempt('2501'),
      tea: five('0902'),
      bread: exempt('1905'),
      eggs: exempt('0407'),
      'basmati-rice': five('1006'),
      'parmal-rice': five('1006'),
      'soybean-oil': five('1507'),
      'groundnut-oil': five('1508'),
      'sunflower-oil': five('1512'),
      'sesame-oil': five('1515'),
      'red-chilli-powder': five('0904'),
      'black-pepper': five('0904'),
      'coriander-powder': five('0909'),
      cumin: five('0909'),
      'fennel-seeds': five('0909'),
      honey: five('0409'),
      potato: exempt('0701'),
      tomato: exempt('0702'),
      onion: exempt('0703'),
      cauliflower: exempt('0704'),
      peas: exempt('0708'),
      banana: exempt('0803'),
      apple: exempt('0808'),
      kinnow: exempt('0805'),
      'milk-can-10-l': five('7310'),
      'milk-can-40-l': five('7310'),
      lactometer: eighteen('9025'),
      madhani: eighteen('8509'),
      'vegetable-sickle': exempt('8201'),
      'spray-mask': eighteen('9020'),
      'dust-masks': five('6307'),
      goggles: eighteen('9004'),
      gumboots: five('6401'),
      'spray-suit': five('6210'),
      'first-aid-box': five('3006'),
      'grain-bin-100-kg': eighteen('7310'),
      'grain-bin-500-kg': eighteen('7309'),
      // Glazed clay, not glass; at 5 % since 22-09-2025. The centre's accountant confirms it.
      'pickle-jar-3-kg': five('6912'),
      'glass-jar-1-kg': eighteen('7010'),
      'steel-tins-set': five('7323'),
      'milk-bottles-1-l': eighteen('7010'),
      'jute-bag-50-kg': five('6305'),
      'cloth-bags': five('4202'),
      'paper-bags-1-kg': eighteen('4819'),
      'cattle-feed-50-kg': exempt('2309'),
      'wheat-bran-45-kg': exempt('2302'),
      'udder-wash': eighteen('3808'),
      phenyl: eighteen('3808'),
      broom: exempt('9603'),
      'can-brush': eighteen('9603'),
      'washing-soda': eighteen('2836'),
      'bucket-20-l': five('3924'),
      'cattle-rope': five('5607'),
    },
  },
  // Teaching farmers to farm is agricultural extension and exempt; other courses are commercial training.
  training: {
    otherwise: eighteen('999293'),
    items: { 'sustainable-farming': exempt('998611'), 'smart-agriculture': exempt('998611') },
  },
}

/** A rate as the database keeps it, in hundredths of a per cent. */
export interface TaxRow {
  readonly of: string
  readonly hsn: string
  readonly rate_bp: number
}

const row = (of: string, { hsn, rate }: Tax): TaxRow => ({ of, hsn, rate_bp: rate * 100 })

/** Every rate by what it is of: `delivery`, a catalogue, `catalogue:section`, `catalogue/item`. */
export function taxRows(): TaxRow[] {
  return [
    row('delivery', delivery),
    ...Object.entries(taxes).flatMap(([catalogue, { otherwise, sections = {}, items = {} }]) => [
      row(catalogue, otherwise),
      ...Object.entries(sections).map(([section, tax]) => row(`${catalogue}:${section}`, tax)),
      ...Object.entries(items).map(([item, tax]) => row(`${catalogue}/${item}`, tax)),
    ]),
  ]
}
