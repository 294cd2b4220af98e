import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    below: '#sowing',
    title: { en: 'Sowing Times', pa: 'ਬਿਜਾਈ ਦਾ ਸਮਾਂ', hi: 'बुवाई का समय' },
    line: {
      en: 'When to sow, and how to know good seed',
      pa: 'ਕਦੋਂ ਬੀਜਣਾ ਹੈ ਅਤੇ ਚੰਗੇ ਬੀਜ ਦੀ ਪਛਾਣ',
      hi: 'कब बोना है और अच्छे बीज की पहचान',
    },
    pictogram: 'seed',
    group: 'shop',
    place: 60,
  },
]

export default definePage({
  title: { en: 'Seeds & Fertilizers', pa: 'ਬੀਜ ਅਤੇ ਖਾਦ', hi: 'बीज और खाद' },
  description: {
    en: 'Seed and fertilizer for the fields around Pathankot: the catalogs, sowing times, and how to know good seed.',
    pa: 'ਪਠਾਨਕੋਟ ਦੇ ਖੇਤਾਂ ਲਈ ਬੀਜ ਅਤੇ ਖਾਦ। ਬਿਜਾਈ ਦਾ ਸਮਾਂ ਅਤੇ ਚੰਗੇ ਬੀਜ ਦੀ ਪਛਾਣ।',
    hi: 'पठानकोट के खेतों के लिए बीज और खाद। बुवाई का समय और अच्छे बीज की पहचान।',
  },
  intro: {
    en: 'Good seed in time, and food for it.',
    pa: 'ਵੇਲੇ ਸਿਰ ਚੰਗਾ ਬੀਜ, ਅਤੇ ਉਸ ਲਈ ਖਾਦ।',
    hi: 'समय पर अच्छा बीज, और उसके लिए खाद।',
  },
  pictogram: 'seed',
  picture: 'heads/seeds-fertilizers',
  blocks: [
    {
      cards: [
        {
          pictogram: 'seed',
          title: { en: 'Seeds', pa: 'ਬੀਜ', hi: 'बीज' },
          text: {
            en: 'Vegetables, fruit, grain, flowers and herbs.',
            pa: 'ਸਬਜ਼ੀਆਂ, ਫਲ, ਅਨਾਜ, ਫੁੱਲ ਅਤੇ ਜੜੀ-ਬੂਟੀਆਂ।',
            hi: 'सब्ज़ियाँ, फल, अनाज, फूल और जड़ी-बूटियाँ।',
          },
          more: { to: '/seeds-catalog', label: { en: 'View Catalog', pa: 'ਬੀਜ ਵੇਖੋ', hi: 'बीज देखें' } },
        },
        {
          pictogram: 'fertilizer',
          title: { en: 'Fertilizers', pa: 'ਖਾਦ', hi: 'खाद' },
          text: {
            en: 'Urea, DAP, potash, organic and liquid fertilizer.',
            pa: 'ਯੂਰੀਆ, ਡੀਏਪੀ, ਪੋਟਾਸ਼, ਜੈਵਿਕ ਅਤੇ ਤਰਲ ਖਾਦ।',
            hi: 'यूरिया, डीएपी, पोटाश, जैविक और तरल खाद।',
          },
          more: { to: '/fertilizers', label: { en: 'View Products', pa: 'ਖਾਦ ਵੇਖੋ', hi: 'खाद देखें' } },
        },
      ],
    },
    { heading: { en: 'When to Sow', pa: 'ਬਿਜਾਈ ਦਾ ਸਮਾਂ', hi: 'बुवाई का समय' }, id: 'sowing' },
    {
      table: {
        head: [
          { en: 'Crop', pa: 'ਫ਼ਸਲ', hi: 'फ़सल' },
          { en: 'Usual time', pa: 'ਕਦੋਂ', hi: 'कब' },
        ],
        rows: [
          [
            { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' },
            {
              en: 'End of October to mid-November',
              pa: 'ਅਕਤੂਬਰ ਅਖੀਰ ਤੋਂ 15 ਨਵੰਬਰ ਤੱਕ',
              hi: 'अक्टूबर के आखिर से 15 नवंबर तक',
            },
          ],
          [
            { en: 'Rice, planting', pa: 'ਝੋਨੇ ਦੀ ਲੁਆਈ', hi: 'धान की रोपाई' },
            { en: 'June to early July', pa: 'ਜੂਨ ਤੋਂ ਜੁਲਾਈ ਦੇ ਸ਼ੁਰੂ ਤੱਕ', hi: 'जून से जुलाई के शुरू तक' },
          ],
          [
            { en: 'Maize', pa: 'ਮੱਕੀ', hi: 'मक्का' },
            { en: 'End of May to June', pa: 'ਮਈ ਅਖੀਰ ਤੋਂ ਜੂਨ ਤੱਕ', hi: 'मई के आखिर से जून तक' },
          ],
          [
            { en: 'Mustard', pa: 'ਸਰ੍ਹੋਂ', hi: 'सरसों' },
            { en: 'October to mid-November', pa: 'ਅਕਤੂਬਰ ਤੋਂ 15 ਨਵੰਬਰ ਤੱਕ', hi: 'अक्टूबर से 15 नवंबर तक' },
          ],
          [
            { en: 'Potato', pa: 'ਆਲੂ', hi: 'आलू' },
            {
              en: 'End of September to mid-October',
              pa: 'ਸਤੰਬਰ ਅਖੀਰ ਤੋਂ 15 ਅਕਤੂਬਰ ਤੱਕ',
              hi: 'सितंबर के आखिर से 15 अक्टूबर तक',
            },
          ],
          [
            { en: 'Berseem (fodder)', pa: 'ਬਰਸੀਮ (ਪੱਠੇ)', hi: 'बरसीम (चारा)' },
            {
              en: 'End of September to mid-October',
              pa: 'ਸਤੰਬਰ ਅਖੀਰ ਤੋਂ 15 ਅਕਤੂਬਰ ਤੱਕ',
              hi: 'सितंबर के आखिर से 15 अक्टूबर तक',
            },
          ],
        ],
      },
    },
    {
      text: {
        en: 'Variety, rain and the state’s own date for rice move these days. Ask us before you sow.',
        pa: 'ਕਿਸਮ ਅਤੇ ਮੀਂਹ ਨਾਲ ਦਿਨ ਅੱਗੇ-ਪਿੱਛੇ ਹੁੰਦੇ ਹਨ। ਝੋਨੇ ਦੀ ਤਾਰੀਖ ਸਰਕਾਰ ਦੱਸਦੀ ਹੈ। ਬੀਜਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛ ਲਓ।',
        hi: 'किस्म और बारिश से दिन आगे-पीछे होते हैं। धान की तारीख सरकार बताती है। बोने से पहले पूछ लें।',
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'Is the Seed Good?', pa: 'ਬੀਜ ਚੰਗਾ ਹੈ?', hi: 'बीज अच्छा है?' }, id: 'good-seed' },
    {
      steps: [
        {
          en: 'Count 100 grains and lay them on a wet cloth.',
          pa: '100 ਦਾਣੇ ਗਿਣ ਕੇ ਗਿੱਲੇ ਕੱਪੜੇ ਉੱਤੇ ਰੱਖੋ।',
          hi: '100 दाने गिनकर गीले कपड़े पर रखें।',
        },
        {
          en: 'Roll it up and keep it wet and warm, in the shade.',
          pa: 'ਕੱਪੜਾ ਲਪੇਟ ਕੇ ਨਿੱਘੀ ਥਾਂ ਰੱਖੋ, ਛਾਂ ਵਿੱਚ। ਸੁੱਕਣ ਨਾ ਦਿਓ।',
          hi: 'कपड़ा लपेटकर गरम जगह रखें, छाया में। सूखने न दें।',
        },
        {
          en: 'After 5 to 7 days count the sprouts: of wheat 85 or more should have come.',
          pa: '5 ਤੋਂ 7 ਦਿਨਾਂ ਬਾਅਦ ਪੁੰਗਰੇ ਦਾਣੇ ਗਿਣੋ। ਕਣਕ ਦੇ 85 ਜਾਂ ਵੱਧ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।',
          hi: '5 से 7 दिन बाद अंकुर वाले दाने गिनें। गेहूँ के 85 या ज़्यादा होने चाहिए।',
        },
      ],
    },
    { sources: ['pau'] },
    {
      ask: {
        form: 'crop-advice',
        subject: 'seed',
        label: { en: 'Ask which seed', pa: 'ਬੀਜ ਬਾਰੇ ਪੁੱਛੋ', hi: 'बीज के बारे में पूछें' },
      },
    },
    {
      link: {
        to: '/soil-testing',
        label: { en: 'Test the soil first', pa: 'ਪਹਿਲਾਂ ਮਿੱਟੀ ਪਰਖੋ', hi: 'पहले मिट्टी जाँचें' },
      },
    },
  ],
})
