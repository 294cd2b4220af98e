import { definePage } from '#src/content/page.ts'
import { carbonFootprint } from '#src/content/pages/sustainability/carbon-footprint.ts'
import { circularAgriculture } from '#src/content/pages/sustainability/circular-agriculture.ts'
import { renewableEnergy } from '#src/content/pages/sustainability/renewable-energy.ts'
import { waterConservation } from '#src/content/pages/sustainability/water-conservation.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Save water, use clean energy, waste less',
      pa: 'ਪਾਣੀ ਬਚਾਓ, ਸਾਫ਼ ਬਿਜਲੀ ਵਰਤੋ, ਘੱਟ ਗੁਆਓ',
      hi: 'पानी बचाएँ, साफ़ बिजली लें, कम गँवाएँ',
    },
    pictogram: 'water',
    group: 'advice',
    place: 60,
    unfolds: [],
  },
]

export default definePage({
  title: { en: 'Sustainability', pa: 'ਕੁਦਰਤ ਦੀ ਸੰਭਾਲ', hi: 'कुदरत की देखभाल' },
  description: {
    en: 'Less smoke, less water, less diesel and nothing wasted: what a small farm near Pathankot can do this season.',
    pa: 'ਘੱਟ ਧੂੰਆਂ, ਘੱਟ ਪਾਣੀ, ਘੱਟ ਡੀਜ਼ਲ। ਪਠਾਨਕੋਟ ਦਾ ਛੋਟਾ ਕਿਸਾਨ ਇਸ ਸੀਜ਼ਨ ਕੀ ਕਰ ਸਕਦਾ ਹੈ।',
    hi: 'कम धुआँ, कम पानी, कम डीज़ल। पठानकोट का छोटा किसान इस सीज़न क्या कर सकता है।',
  },
  intro: {
    en: 'What saves soil, water and air saves money too. Four places to begin.',
    pa: 'ਜੋ ਮਿੱਟੀ, ਪਾਣੀ ਅਤੇ ਹਵਾ ਬਚਾਉਂਦਾ ਹੈ, ਉਹ ਪੈਸਾ ਵੀ ਬਚਾਉਂਦਾ ਹੈ। ਸ਼ੁਰੂ ਕਰਨ ਦੀਆਂ ਚਾਰ ਥਾਵਾਂ।',
    hi: 'जो मिट्टी, पानी और हवा बचाता है, वह पैसा भी बचाता है। शुरू करने की चार जगहें।',
  },
  pictogram: 'leaf',
  picture: 'heads/sustainability',
  updated: '2026-11-21',
  parts: ['carbon-footprint', 'water-conservation', 'renewable-energy', 'circular-agriculture'],
  blocks: [
    ...carbonFootprint,
    ...waterConservation,
    ...renewableEnergy,
    ...circularAgriculture,
    {
      text: {
        en: 'Amounts are rounded and differ from field to field. Rates of schemes change by year: confirm with the department.',
        pa: 'ਅੰਕੜੇ ਮੋਟੇ ਹਿਸਾਬ ਨਾਲ ਹਨ। ਹਰ ਖੇਤ ਵਿੱਚ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ। ਸਕੀਮਾਂ ਦੇ ਰੇਟ ਹਰ ਸਾਲ ਬਦਲਦੇ ਹਨ, ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'आँकड़े मोटे हिसाब से हैं। हर खेत में फ़र्क पड़ता है। योजनाओं के रेट हर साल बदलते हैं, विभाग से पक्का करें।',
      },
    },
    {
      link: {
        to: '/sustainable-farming',
        label: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
      },
    },
  ],
})
