import type { Words } from '#src/platform/i18n/words.ts'

/** The most requested services by name and address, for the footer of every page. */
export const mostWanted = {
  seeds: {
    title: { en: 'Seeds', pa: 'ਬੀਜ', hi: 'बीज' },
    to: '/seeds-catalog',
  },
  fertilizers: {
    title: { en: 'Fertilizers', pa: 'ਖਾਦ', hi: 'खाद' },
    to: '/fertilizers',
  },
  cropProtection: {
    title: { en: 'Pesticides & Crop Protection', pa: 'ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ', hi: 'फ़सल की दवाएँ' },
    to: '/pesticides-crop-protection',
  },
  dailyNeeds: {
    title: { en: 'Dairy & Daily Needs', pa: 'ਦੁੱਧ ਅਤੇ ਘਰ ਦਾ ਸੌਦਾ', hi: 'दूध और घर का सामान' },
    to: '/daily-needs',
  },
  farmEquipment: {
    title: { en: 'Farm Equipment', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' },
    to: '/farm-equipment',
  },
} as const satisfies Record<string, { readonly title: Words; readonly to: string }>
