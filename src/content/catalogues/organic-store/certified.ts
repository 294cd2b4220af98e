/** What an item with an organic certificate carries: it is found by it, and says so. */
export const certified = {
  kind: 'certified',
  badge: { en: 'Certified', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਵਾਲਾ', hi: 'सर्टिफ़िकेट वाला' },
} as const
