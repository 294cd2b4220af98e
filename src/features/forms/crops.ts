import type { Option } from './define.ts'

/** Crops that forms offer; each form chooses its crops and its catch-all. */
export const crop = {
  wheat: { value: 'wheat', label: { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' } },
  rice: { value: 'rice', label: { en: 'Rice', pa: 'ਝੋਨਾ', hi: 'धान' } },
  maize: { value: 'maize', label: { en: 'Maize', pa: 'ਮੱਕੀ', hi: 'मक्का' } },
  sugarcane: { value: 'sugarcane', label: { en: 'Sugarcane', pa: 'ਗੰਨਾ', hi: 'गन्ना' } },
  vegetables: { value: 'vegetables', label: { en: 'Vegetables', pa: 'ਸਬਜ਼ੀਆਂ', hi: 'सब्ज़ियाँ' } },
  fruits: { value: 'fruits', label: { en: 'Fruits', pa: 'ਫਲ', hi: 'फल' } },
  cotton: { value: 'cotton', label: { en: 'Cotton', pa: 'ਨਰਮਾ', hi: 'कपास' } },
  pulses: { value: 'pulses', label: { en: 'Pulses', pa: 'ਦਾਲਾਂ', hi: 'दालें' } },
  mixed: { value: 'mixed', label: { en: 'Mixed', pa: 'ਰਲੀਆਂ-ਮਿਲੀਆਂ ਫ਼ਸਲਾਂ', hi: 'मिली-जुली फ़सलें' } },
  multiple: {
    value: 'multiple',
    label: { en: 'Multiple crops', pa: 'ਇੱਕ ਤੋਂ ਵੱਧ ਫ਼ਸਲਾਂ', hi: 'एक से ज़्यादा फ़सलें' },
  },
  other: { value: 'other', label: { en: 'Other', pa: 'ਕੋਈ ਹੋਰ', hi: 'कोई और' } },
} as const satisfies Record<string, Option>

/** Label of the crop in every form. */
export const cropTypeLabel = { en: 'Crop Type', pa: 'ਕਿਹੜੀ ਫ਼ਸਲ', hi: 'कौन सी फ़सल' } as const
