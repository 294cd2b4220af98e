import { eighteen, exempt, five, type CatalogueTaxes } from '#src/content/taxes.ts'

export const tax: CatalogueTaxes = {
  otherwise: eighteen('3808'),
  items: {
    // Bio-pesticides of the schedule, and gibberellic acid: 5 % since 22 September 2025, 12 % before. The schedule
    // lists no others.
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
}
