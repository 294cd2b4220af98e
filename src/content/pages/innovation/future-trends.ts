import type { Block } from '#src/content/page.ts'

/** Coming technology by advice: try, watch, or leave for now. */
export const futureTrends: readonly Block[] = [
  {
    heading: { en: 'Future trends: try, watch, wait', pa: 'ਅੱਗੇ ਕੀ ਆ ਰਿਹਾ ਹੈ', hi: 'आगे क्या आ रहा है' },
    id: 'future-trends',
  },
  {
    cards: [
      {
        pictogram: 'grains',
        title: {
          en: 'Wheat varieties with their own rust resistance',
          pa: 'ਪੀਲੀ ਕੁੰਗੀ ਸਹਿਣ ਵਾਲੀਆਂ ਕਣਕ ਦੀਆਂ ਕਿਸਮਾਂ',
          hi: 'पीला रतुआ सहने वाली गेहूँ की किस्में',
        },
        badge: { en: 'Try now', pa: 'ਹੁਣੇ ਅਜ਼ਮਾਓ', hi: 'अभी आज़माएँ' },
        text: {
          en: 'The seed costs the same, a spray is saved',
          pa: 'ਬੀਜ ਦੀ ਕੀਮਤ ਓਨੀ ਹੀ, ਸਪਰੇਅ ਬਚਦੀ ਹੈ',
          hi: 'बीज की कीमत उतनी ही, छिड़काव बचता है',
        },
      },
      {
        pictogram: 'water',
        title: { en: 'Short paddy varieties', pa: 'ਘੱਟ ਸਮਾਂ ਲੈਣ ਵਾਲਾ ਝੋਨਾ', hi: 'कम समय वाला धान' },
        badge: { en: 'Try now', pa: 'ਹੁਣੇ ਅਜ਼ਮਾਓ', hi: 'अभी आज़माएँ' },
        text: {
          en: 'Less water, and time for the straw before wheat',
          pa: 'ਪਾਣੀ ਘੱਟ, ਅਤੇ ਕਣਕ ਤੋਂ ਪਹਿਲਾਂ ਪਰਾਲੀ ਸਾਂਭਣ ਦਾ ਸਮਾਂ',
          hi: 'पानी कम, और गेहूँ से पहले पराली सँभालने का समय',
        },
      },
      {
        pictogram: 'fertilizer',
        title: { en: 'Nano urea in a bottle', pa: 'ਬੋਤਲ ਵਾਲਾ ਨੈਨੋ ਯੂਰੀਆ', hi: 'बोतल वाला नैनो यूरिया' },
        badge: { en: 'Wait', pa: 'ਅਜੇ ਰੁਕੋ', hi: 'अभी रुकें' },
        text: {
          en: 'Trials do not agree. Never drop the bag for it on the whole field',
          pa: 'ਤਜਰਬਿਆਂ ਦੇ ਨਤੀਜੇ ਵੱਖੋ-ਵੱਖ ਹਨ। ਸਾਰੇ ਖੇਤ ਵਿੱਚ ਬੋਰੀ ਦੀ ਥਾਂ ਨਾ ਵਰਤੋ',
          hi: 'ट्रायल के नतीजे अलग-अलग हैं। पूरे खेत में बोरी की जगह न डालें',
        },
      },
      {
        pictogram: 'tractor',
        title: {
          en: 'Robots and driverless tractors',
          pa: 'ਰੋਬੋਟ ਅਤੇ ਬਿਨਾਂ ਡਰਾਈਵਰ ਟਰੈਕਟਰ',
          hi: 'रोबोट और बिना ड्राइवर का ट्रैक्टर',
        },
        badge: { en: 'Wait', pa: 'ਅਜੇ ਰੁਕੋ', hi: 'अभी रुकें' },
        text: {
          en: 'Our fields are too small for their price',
          pa: 'ਕੀਮਤ ਦੇ ਹਿਸਾਬ ਨਾਲ ਸਾਡੇ ਖੇਤ ਛੋਟੇ ਹਨ',
          hi: 'कीमत के हिसाब से हमारे खेत छोटे हैं',
        },
      },
      {
        pictogram: 'paper',
        title: { en: 'Money for carbon', pa: 'ਕਾਰਬਨ ਦੇ ਪੈਸੇ', hi: 'कार्बन के पैसे' },
        badge: { en: 'Watch', pa: 'ਨਜ਼ਰ ਰੱਖੋ', hi: 'नज़र रखें' },
        text: {
          en: 'Promised by many, paid by few. Sign nothing that binds your land, pay nothing in advance',
          pa: 'ਵਾਅਦੇ ਬਹੁਤ, ਪੈਸੇ ਘੱਟ। ਜ਼ਮੀਨ ਬੰਨ੍ਹਣ ਵਾਲੇ ਕਾਗਜ਼ ਉੱਤੇ ਦਸਤਖਤ ਨਾ ਕਰੋ। ਪਹਿਲਾਂ ਪੈਸੇ ਨਾ ਦਿਓ',
          hi: 'वादे बहुत, पैसे कम। ज़मीन बाँधने वाले कागज़ पर दस्तखत न करें। पहले पैसे न दें',
        },
      },
    ],
  },
  {
    text: {
      en: 'Try every new thing on one kanal first. A kanal lost is a lesson, an acre lost is a debt.',
      pa: 'ਹਰ ਨਵੀਂ ਚੀਜ਼ ਪਹਿਲਾਂ ਇੱਕ ਕਨਾਲ ਵਿੱਚ ਅਜ਼ਮਾਓ। ਕਨਾਲ ਦਾ ਨੁਕਸਾਨ ਸਬਕ ਹੈ, ਏਕੜ ਦਾ ਨੁਕਸਾਨ ਕਰਜ਼ਾ।',
      hi: 'हर नई चीज़ पहले एक कनाल में आज़माएँ। कनाल का नुकसान सबक है, एकड़ का नुकसान कर्ज़।',
    },
  },
  {
    ask: {
      form: 'crop-advice',
      subject: 'seed',
      label: { en: 'Ask about varieties', pa: 'ਕਿਸਮਾਂ ਬਾਰੇ ਪੁੱਛੋ', hi: 'किस्मों के बारे में पूछें' },
    },
  },
  { sources: ['pau'] },
]
