/** Features and search words of an item with an organic certificate. */
export const certified = {
  kind: 'certified',
  badge: { en: 'Certified', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਵਾਲਾ', hi: 'सर्टिफ़िकेट वाला' },
} as const
