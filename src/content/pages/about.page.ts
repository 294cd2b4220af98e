import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const learnMore = { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' }

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: { en: 'About Khet Seva', pa: 'ਖੇਤ ਸੇਵਾ ਬਾਰੇ', hi: 'खेत सेवा के बारे में' },
    line: {
      en: 'Who we are and how we work',
      pa: 'ਅਸੀਂ ਕੌਣ ਹਾਂ ਅਤੇ ਕਿਵੇਂ ਕੰਮ ਕਰਦੇ ਹਾਂ',
      hi: 'हम कौन हैं और कैसे काम करते हैं',
    },
    group: 'centre',
    place: 30,
  },
]

export default definePage({
  title: home.about.title,
  description: {
    en: 'A farm shop and service centre in Sarna, Pathankot, for more than 15 years: our mission, vision and values.',
    pa: 'ਸਰਨਾ, ਪਠਾਨਕੋਟ ਵਿੱਚ ਖੇਤੀ ਦੀ ਦੁਕਾਨ ਅਤੇ ਸੇਵਾ ਕੇਂਦਰ। 15 ਸਾਲਾਂ ਤੋਂ ਵੱਧ ਸਮੇਂ ਤੋਂ। ਅਸੀਂ ਕੌਣ ਹਾਂ।',
    hi: 'सरना, पठानकोट में खेती की दुकान और सेवा केंद्र। 15 साल से ज़्यादा समय से। हम कौन हैं।',
  },
  intro: centre.place,
  pictogram: 'centre',
  picture: 'heads/about',
  blocks: [
    ...home.about.text.map((text) => ({ text })),
    { stats: home.about.stats },
    { heading: { en: 'Our Mission', pa: 'ਸਾਡਾ ਕੰਮ', hi: 'हमारा काम' }, id: 'mission' },
    {
      text: {
        en: 'Good seed, fair prices and clear advice for every village around Pathankot, in its own language.',
        pa: 'ਪਠਾਨਕੋਟ ਦੇ ਹਰ ਪਿੰਡ ਤੱਕ ਚੰਗਾ ਬੀਜ, ਵਾਜਬ ਰੇਟ ਅਤੇ ਸਿੱਧੀ ਸਲਾਹ। ਉਹ ਵੀ ਲੋਕਾਂ ਦੀ ਆਪਣੀ ਬੋਲੀ ਵਿੱਚ।',
        hi: 'पठानकोट के हर गाँव तक अच्छा बीज, वाजिब दाम और सीधी सलाह। वह भी लोगों की अपनी बोली में।',
      },
    },
    { heading: { en: 'Our Vision', pa: 'ਸਾਡੀ ਸੋਚ', hi: 'हमारी सोच' }, id: 'vision' },
    {
      text: {
        en: 'Farms that keep a family well, save soil and water for the children, and borrow only what they can repay.',
        pa: 'ਖੇਤੀ ਨਾਲ ਘਰ ਚੰਗਾ ਚੱਲੇ। ਬੱਚਿਆਂ ਲਈ ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ ਬਚੇ। ਕਰਜ਼ਾ ਓਨਾ ਹੀ ਹੋਵੇ ਜਿੰਨਾ ਮੋੜਿਆ ਜਾ ਸਕੇ।',
        hi: 'खेती से घर अच्छा चले। बच्चों के लिए मिट्टी और पानी बचे। लोन उतना ही हो जितना चुकाया जा सके।',
      },
    },
    { heading: { en: 'How We Work', pa: 'ਅਸੀਂ ਕਿਵੇਂ ਕੰਮ ਕਰਦੇ ਹਾਂ', hi: 'हम कैसे काम करते हैं' }, id: 'how' },
    {
      list: [
        {
          en: 'The price is written. You need not ask for it.',
          pa: 'ਕੀਮਤ ਲਿਖੀ ਹੁੰਦੀ ਹੈ, ਪੁੱਛਣੀ ਨਹੀਂ ਪੈਂਦੀ।',
          hi: 'कीमत लिखी होती है, पूछनी नहीं पड़ती।',
        },
        {
          en: 'Before we sell a spray, we ask what you see in the field.',
          pa: 'ਸਪਰੇਅ ਵੇਚਣ ਤੋਂ ਪਹਿਲਾਂ ਅਸੀਂ ਪੁੱਛਦੇ ਹਾਂ, ਖੇਤ ਵਿੱਚ ਕੀ ਦਿਸਦਾ ਹੈ।',
          hi: 'दवा बेचने से पहले हम पूछते हैं, खेत में क्या दिखता है।',
        },
        {
          en: 'Fill in a form without network: it reaches us once there is some.',
          pa: 'ਅਰਜ਼ੀ ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਭਰੋ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਸਾਡੇ ਕੋਲ ਪਹੁੰਚ ਜਾਵੇਗੀ।',
          hi: 'आवेदन बिना नेटवर्क भी भरें। नेटवर्क आने पर हमारे पास पहुँच जाएगा।',
        },
        {
          en: 'If something went wrong, file a grievance. We answer within 48 hours.',
          pa: 'ਕੁਝ ਗਲਤ ਹੋਇਆ ਤਾਂ ਸ਼ਿਕਾਇਤ ਕਰੋ। ਜਵਾਬ 48 ਘੰਟਿਆਂ ਵਿੱਚ।',
          hi: 'कुछ गलत हुआ तो शिकायत करें। जवाब 48 घंटे में।',
        },
      ],
    },
    { heading: { en: 'Our Values', pa: 'ਸਾਡੇ ਅਸੂਲ', hi: 'हमारे उसूल' }, id: 'values' },
    {
      cards: [
        {
          pictogram: 'water',
          title: { en: 'Sustainability', pa: 'ਕੁਦਰਤ ਦੀ ਸੰਭਾਲ', hi: 'कुदरत की देखभाल' },
          text: {
            en: 'Soil and water must last longer than we do.',
            pa: 'ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ ਸਾਡੇ ਤੋਂ ਬਾਅਦ ਵੀ ਰਹਿਣੇ ਚਾਹੀਦੇ ਹਨ।',
            hi: 'मिट्टी और पानी हमारे बाद भी रहने चाहिए।',
          },
          more: { to: '/sustainability', label: learnMore },
        },
        {
          pictogram: 'community',
          title: { en: 'Community', pa: 'ਕਿਸਾਨ ਭਾਈਚਾਰਾ', hi: 'किसान भाईचारा' },
          text: {
            en: 'Farmers learn most from other farmers.',
            pa: 'ਕਿਸਾਨ ਸਭ ਤੋਂ ਵੱਧ ਦੂਜੇ ਕਿਸਾਨ ਤੋਂ ਸਿੱਖਦਾ ਹੈ।',
            hi: 'किसान सबसे ज़्यादा दूसरे किसान से सीखता है।',
          },
          more: { to: '/community', label: learnMore },
        },
        {
          pictogram: 'idea',
          title: { en: 'Innovation', pa: 'ਨਵੀਂ ਤਕਨੀਕ', hi: 'नई तकनीक' },
          text: {
            en: 'We try a new thing on our own field first.',
            pa: 'ਨਵੀਂ ਚੀਜ਼ ਅਸੀਂ ਪਹਿਲਾਂ ਆਪਣੇ ਖੇਤ ਵਿੱਚ ਵਰਤਦੇ ਹਾਂ।',
            hi: 'नई चीज़ हम पहले अपने खेत में आज़माते हैं।',
          },
          more: { to: '/innovation', label: learnMore },
        },
        {
          pictogram: 'globe',
          title: { en: 'Global Impact', pa: 'ਸਾਡਾ ਅਸਰ', hi: 'हमारा असर' },
          text: {
            en: 'Less smoke and less waste here is felt far away.',
            pa: 'ਇੱਥੇ ਧੂੰਆਂ ਘਟੇ ਤਾਂ ਦੂਰ ਤੱਕ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ।',
            hi: 'यहाँ धुआँ घटे तो दूर तक फ़र्क पड़ता है।',
          },
          more: { to: '/global-impact', label: learnMore },
        },
      ],
    },
    { heading: { en: 'Come and See', pa: 'ਆ ਕੇ ਵੇਖੋ', hi: 'आकर देखें' }, id: 'visit' },
    { ways: ['address', 'phone', 'email', 'hours', 'licences'] },
    { link: { to: '/contact', label: { en: 'Write to us', pa: 'ਸਾਨੂੰ ਲਿਖੋ', hi: 'हमें लिखें' } } },
  ],
})
