import { cardsOf } from '#src/content/offer-cards.ts'
import { insuranceKinds } from '#src/content/offers/insurance.ts'
import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const learnMore = { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' }

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: { en: 'Insurance', pa: 'ਬੀਮਾ', hi: 'बीमा' },
    line: {
      en: 'For crops, machines and farm property',
      pa: 'ਫ਼ਸਲ, ਮਸ਼ੀਨ ਅਤੇ ਖੇਤ ਦੀ ਜਾਇਦਾਦ ਲਈ',
      hi: 'फ़सल, मशीन और खेत की संपत्ति के लिए',
    },
    group: 'money',
    place: 20,
    tile: { en: 'Insurance', pa: 'ਬੀਮਾ', hi: 'बीमा' },
    unfolds: ['/crop-insurance', '/equipment-insurance', '/farm-asset-insurance'],
    search: 'insurance bima beema fasal claim klem kharaba muavza',
  },
]

export default definePage({
  title: { en: 'Agricultural Insurance', pa: 'ਖੇਤੀ ਬੀਮਾ', hi: 'खेती का बीमा' },
  description: {
    en: 'Insurance for crops, machines and farm property around Pathankot. Ask for a quote: answer within 24 hours on open days.',
    pa: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਫ਼ਸਲ, ਮਸ਼ੀਨ ਅਤੇ ਖੇਤੀ ਜਾਇਦਾਦ ਦਾ ਬੀਮਾ। ਰੇਟ ਪੁੱਛੋ, ਜਵਾਬ ਖੁੱਲ੍ਹੇ ਦਿਨ 24 ਘੰਟਿਆਂ ਵਿੱਚ।',
    hi: 'पठानकोट में फ़सल, मशीन और खेती की संपत्ति का बीमा। रेट पूछें, जवाब खुले दिन 24 घंटे में।',
  },
  intro: {
    en: 'Bad weather, theft or fire should not end a farm.',
    pa: 'ਮੌਸਮ, ਚੋਰੀ ਜਾਂ ਅੱਗ ਨਾਲ ਖੇਤੀ ਨਾ ਰੁਕੇ।',
    hi: 'मौसम, चोरी या आग से खेती न रुके।',
  },
  pictogram: 'insurance',
  picture: 'heads/insurance',
  blocks: [
    {
      cards: cardsOf(
        insuranceKinds,
        'insurance-quote',
        { en: 'Get Quote', pa: 'ਰੇਟ ਪੁੱਛੋ', hi: 'रेट पूछें' },
        {
          crop: {
            pictogram: 'grains',
            text: {
              en: 'When rain, drought, hail or pests take the harvest.',
              pa: 'ਮੀਂਹ, ਸੋਕਾ, ਗੜੇ ਜਾਂ ਕੀੜੇ ਫ਼ਸਲ ਮਾਰ ਦੇਣ ਤਾਂ।',
              hi: 'बारिश, सूखा, ओले या कीड़े फ़सल बर्बाद कर दें तो।',
            },
            more: { to: '/crop-insurance', label: learnMore },
          },
          equipment: {
            pictogram: 'tractor',
            text: {
              en: 'For tractors, harvesters and implements.',
              pa: 'ਟਰੈਕਟਰ, ਕੰਬਾਈਨ ਅਤੇ ਸੰਦਾਂ ਲਈ।',
              hi: 'ट्रैक्टर, कंबाइन और औज़ारों के लिए।',
            },
            more: { to: '/equipment-insurance', label: learnMore },
          },
          asset: {
            pictogram: 'home',
            text: {
              en: 'For sheds, stores, pumps and animals.',
              pa: 'ਸ਼ੈੱਡ, ਗੋਦਾਮ, ਪੰਪ ਅਤੇ ਪਸ਼ੂਆਂ ਲਈ।',
              hi: 'शेड, गोदाम, पंप और पशुओं के लिए।',
            },
            more: { to: '/farm-asset-insurance', label: learnMore },
          },
        },
      ),
    },
    {
      heading: { en: 'Why Choose Our Insurance', pa: 'ਸਾਡਾ ਬੀਮਾ ਕਿਉਂ', hi: 'हमारा बीमा क्यों' },
      id: 'why',
    },
    {
      cards: [
        {
          pictogram: 'clock',
          title: { en: 'Quick Claims', pa: 'ਕਲੇਮ ਛੇਤੀ', hi: 'क्लेम जल्दी' },
          text: {
            en: 'Claims in 7-15 days is what insurers aim at. The insurer decides. We help you claim.',
            pa: 'ਕੰਪਨੀਆਂ ਬਹੁਤੀ ਵਾਰ 7 ਤੋਂ 15 ਦਿਨਾਂ ਵਿੱਚ ਕਲੇਮ ਦਿੰਦੀਆਂ ਹਨ। ਫ਼ੈਸਲਾ ਬੀਮਾ ਕੰਪਨੀ ਕਰਦੀ ਹੈ। ਕਲੇਮ ਵਿੱਚ ਅਸੀਂ ਮਦਦ ਕਰਦੇ ਹਾਂ।',
            hi: 'कंपनियाँ आम तौर पर 7 से 15 दिन में क्लेम देती हैं। फ़ैसला बीमा कंपनी करती है। क्लेम में हम मदद करते हैं।',
          },
        },
        {
          pictogram: 'expert',
          title: { en: 'Expert Advisors', pa: 'ਬੀਮੇ ਦੇ ਮਾਹਰ', hi: 'बीमा विशेषज्ञ' },
          text: {
            en: 'They know farming and insurance.',
            pa: 'ਖੇਤੀ ਵੀ ਜਾਣਦੇ ਹਨ, ਬੀਮਾ ਵੀ।',
            hi: 'खेती भी जानते हैं, बीमा भी।',
          },
        },
        {
          pictogram: 'loan',
          title: { en: 'Competitive Rates', pa: 'ਵਾਜਬ ਰੇਟ', hi: 'वाजिब रेट' },
          text: {
            en: 'We compare several companies for you.',
            pa: 'ਅਸੀਂ ਕਈ ਕੰਪਨੀਆਂ ਦੇ ਰੇਟ ਵੇਖਦੇ ਹਾਂ।',
            hi: 'हम कई कंपनियों के रेट देखते हैं।',
          },
        },
        {
          pictogram: 'home',
          title: { en: 'Doorstep Service', pa: 'ਘਰ ਬੈਠੇ ਸੇਵਾ', hi: 'घर बैठे सेवा' },
          text: {
            en: 'We come to your farm with the papers.',
            pa: 'ਅਸੀਂ ਕਾਗਜ਼ ਲੈ ਕੇ ਤੁਹਾਡੇ ਕੋਲ ਆਉਂਦੇ ਹਾਂ।',
            hi: 'हम कागज़ लेकर आपके पास आते हैं।',
          },
        },
      ],
    },
    {
      text: {
        en: 'You need an account to ask for a quote. The insurer’s own papers bind, not this page.',
        pa: 'ਰੇਟ ਪੁੱਛਣ ਲਈ ਲੌਗਇਨ ਕਰਨਾ ਪੈਂਦਾ ਹੈ। ਪੱਕੀਆਂ ਸ਼ਰਤਾਂ ਬੀਮਾ ਕੰਪਨੀ ਦੇ ਕਾਗਜ਼ਾਂ ਵਾਲੀਆਂ ਹਨ।',
        hi: 'रेट पूछने के लिए लॉगिन करना होता है। पक्की शर्तें बीमा कंपनी के कागज़ों की हैं।',
      },
    },
  ],
})
