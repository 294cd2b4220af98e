import { eighteen, exempt, five, type CatalogueTaxes } from '#src/content/taxes.ts'

export const tax: CatalogueTaxes = {
  otherwise: five('2106'),
  sections: {
    produce: exempt('0709'),
    staples: five('0713'),
    seeds: exempt('1209'),
    fertilizers: five('3101'),
    // Hand tools for the field.
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
    // Animal feed is exempt.
    'mineral-mixture': exempt('2309'),
    'calcium-liquid-cattle': exempt('2309'),
    'salt-lick': exempt('2309'),
  },
}
