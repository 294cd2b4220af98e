import { eighteen, five, type CatalogueTaxes } from '#src/content/taxes.ts'

/** Solar devices and their parts: 5 % since 22 September 2025, 12 % before. */
export const tax: CatalogueTaxes = {
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
}
