import { exempt, five, type CatalogueTaxes } from '#src/content/taxes.ts'

export const tax: CatalogueTaxes = {
  otherwise: five('3105'),
  sections: { organic: five('3101'), granular: five('3105'), specialty: five('3105') },
  items: {
    // Manure without a registered brand.
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
    // Micronutrients of the Fertilizer Control Order: 5 % since 22 September 2025, 12 % before.
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
}
