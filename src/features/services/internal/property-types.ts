import type { Words } from '#src/platform/i18n/words.ts'

/** Kinds of property for lease, by their names in requests. */
export const propertyTypes = [
  { value: 'Farm Land', label: { en: 'Farm Land', pa: 'ਵਾਹੀ ਵਾਲੀ ਜ਼ਮੀਨ', hi: 'खेती की ज़मीन' } },
  { value: 'Cold Storage', label: { en: 'Cold Storage', pa: 'ਕੋਲਡ ਸਟੋਰ', hi: 'कोल्ड स्टोर' } },
  { value: 'Warehouse', label: { en: 'Warehouse', pa: 'ਗੋਦਾਮ', hi: 'गोदाम' } },
  { value: 'Farm Shed', label: { en: 'Farm Shed', pa: 'ਖੇਤ ਵਾਲਾ ਸ਼ੈੱਡ', hi: 'खेत का शेड' } },
  { value: 'Shop/Outlet', label: { en: 'Shop/Outlet', pa: 'ਦੁਕਾਨ', hi: 'दुकान' } },
] as const satisfies readonly { readonly value: string; readonly label: Words }[]
