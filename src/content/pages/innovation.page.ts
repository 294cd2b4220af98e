import { definePage } from '#src/content/page.ts'
import { aiAgriculture } from '#src/content/pages/innovation/ai-agriculture.ts'
import { futureTrends } from '#src/content/pages/innovation/future-trends.ts'
import { iotSolutions } from '#src/content/pages/innovation/iot-solutions.ts'
import { precisionAgriculture } from '#src/content/pages/innovation/precision-agriculture.ts'
import { smartFarming } from '#src/content/pages/innovation/smart-farming.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Smart farming and sensors in plain words',
      pa: 'ਸਮਾਰਟ ਖੇਤੀ ਅਤੇ ਸੈਂਸਰ, ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ',
      hi: 'स्मार्ट खेती और सेंसर, आसान शब्दों में',
    },
    group: 'learn',
    place: 40,
    unfolds: [],
  },
]

export default definePage({
  title: { en: 'Innovation', pa: 'ਨਵੀਂ ਤਕਨੀਕ', hi: 'नई तकनीक' },
  description: {
    en: 'New tools judged for a small farm: what each one does, what it costs, and which of them can wait.',
    pa: 'ਛੋਟੀ ਖੇਤੀ ਲਈ ਨਵੇਂ ਸੰਦ। ਕੀ ਕੰਮ ਕਰਦੇ ਹਨ ਅਤੇ ਕਿੰਨੇ ਦੇ ਹਨ। ਕਿਹੜੇ ਹੁਣ ਲੈਣੇ ਹਨ, ਕਿਹੜੇ ਬਾਅਦ ਵਿੱਚ।',
    hi: 'छोटी खेती के लिए नए औज़ार। क्या काम करते हैं और कितने के हैं। कौन से अभी लें, कौन से बाद में।',
  },
  intro: {
    en: 'A new tool is good when it pays within two seasons. Begin with the cheap ones.',
    pa: 'ਨਵਾਂ ਸੰਦ ਉਹੀ ਚੰਗਾ, ਜੋ ਦੋ ਸੀਜ਼ਨਾਂ ਵਿੱਚ ਪੈਸੇ ਮੋੜ ਦੇਵੇ। ਸਸਤੇ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
    hi: 'नया औज़ार वही अच्छा, जो दो सीज़न में पैसे लौटा दे। सस्ते से शुरू करें।',
  },
  pictogram: 'idea',
  picture: 'heads/innovation',
  updated: '2026-11-21',
  parts: ['smart-farming', 'iot-solutions', 'ai-agriculture', 'precision-agriculture', 'future-trends'],
  blocks: [
    ...smartFarming,
    ...iotSolutions,
    ...aiAgriculture,
    ...precisionAgriculture,
    ...futureTrends,
    {
      text: {
        en: 'Prices are what such things usually cost here in 2026. Ask for a bill and a warranty card.',
        pa: 'ਕੀਮਤਾਂ 2026 ਵਿੱਚ ਇੱਥੋਂ ਦੇ ਚਾਲੂ ਭਾਅ ਹਨ। ਬਿੱਲ ਅਤੇ ਵਾਰੰਟੀ ਕਾਰਡ ਲਓ।',
        hi: 'कीमतें 2026 में यहाँ के चालू भाव हैं। बिल और वारंटी कार्ड लें।',
      },
    },
  ],
})
