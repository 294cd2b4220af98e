import { definePage } from '#src/content/page.ts'

const ask = {
  form: 'insurance-quote',
  subject: 'asset',
  label: { en: 'Get Quote', pa: 'ਰੇਟ ਪੁੱਛੋ', hi: 'रेट पूछें' },
} as const

export default definePage({
  title: { en: 'Farm Asset Insurance', pa: 'ਖੇਤੀ ਜਾਇਦਾਦ ਦਾ ਬੀਮਾ', hi: 'खेती की संपत्ति का बीमा' },
  description: {
    en: 'Insurance for farm buildings, stores, pumps and animals at 0.5 to 4% a year. We help you claim.',
    pa: 'ਖੇਤੀ ਦੀਆਂ ਇਮਾਰਤਾਂ, ਗੋਦਾਮ, ਪੰਪ ਅਤੇ ਪਸ਼ੂਆਂ ਦਾ ਬੀਮਾ। ਸਾਲ ਦਾ 0.5 ਤੋਂ 4%। ਕਲੇਮ 15 ਦਿਨਾਂ ਵਿੱਚ।',
    hi: 'खेती की इमारतों, गोदाम, पंप और पशुओं का बीमा। साल का 0.5 से 4%। क्लेम 15 दिन में।',
  },
  intro: {
    en: 'For everything on the farm.',
    pa: 'ਖੇਤ ਵਿੱਚ ਜੋ ਕੁਝ ਹੈ, ਉਸ ਲਈ।',
    hi: 'खेत पर जो कुछ है, उसके लिए।',
  },
  pictogram: 'home',
  picture: 'heads/about',
  blocks: [
    {
      cards: [
        {
          title: { en: 'Farm Buildings', pa: 'ਖੇਤੀ ਦੀਆਂ ਇਮਾਰਤਾਂ', hi: 'खेती की इमारतें' },
          price: { en: '0.5-1.5% a year', pa: 'ਸਾਲ ਦਾ 0.5 ਤੋਂ 1.5%', hi: 'साल का 0.5 से 1.5%' },
          lines: [{ en: 'Houses, sheds, walls', pa: 'ਘਰ, ਸ਼ੈੱਡ, ਕੰਧਾਂ', hi: 'घर, शेड, दीवारें' }],
          ask: { ...ask, about: 'asset-buildings' },
        },
        {
          title: { en: 'Stores and Stock', pa: 'ਗੋਦਾਮ ਅਤੇ ਸਾਮਾਨ', hi: 'गोदाम और सामान' },
          price: { en: '1-2% a year', pa: 'ਸਾਲ ਦਾ 1 ਤੋਂ 2%', hi: 'साल का 1 से 2%' },
          lines: [
            {
              en: 'Grain, seeds, fertilizer, cold stores',
              pa: 'ਅਨਾਜ, ਬੀਜ, ਖਾਦ, ਕੋਲਡ ਸਟੋਰ',
              hi: 'अनाज, बीज, खाद, कोल्ड स्टोर',
            },
          ],
          ask: { ...ask, about: 'asset-stores' },
        },
        {
          title: { en: 'Pumps and Solar', pa: 'ਪੰਪ ਅਤੇ ਸੋਲਰ', hi: 'पंप और सोलर' },
          price: { en: '1-3% a year', pa: 'ਸਾਲ ਦਾ 1 ਤੋਂ 3%', hi: 'साल का 1 से 3%' },
          lines: [
            {
              en: 'Tubewells, panels, drip lines',
              pa: 'ਟਿਊਬਵੈੱਲ, ਪੈਨਲ, ਡਰਿੱਪ ਪਾਈਪਾਂ',
              hi: 'ट्यूबवेल, पैनल, ड्रिप पाइप',
            },
          ],
          ask: { ...ask, about: 'asset-pumps' },
        },
        {
          title: { en: 'Animals', pa: 'ਪਸ਼ੂ', hi: 'पशु' },
          price: { en: '2-4% a year', pa: 'ਸਾਲ ਦਾ 2 ਤੋਂ 4%', hi: 'साल का 2 से 4%' },
          lines: [{ en: 'Cows, buffaloes, poultry', pa: 'ਗਾਵਾਂ, ਮੱਝਾਂ, ਮੁਰਗੀਆਂ', hi: 'गाय, भैंस, मुर्गियाँ' }],
          ask: { ...ask, about: 'asset-animals' },
        },
      ],
    },
    {
      heading: { en: 'Calculate the Premium', pa: 'ਪ੍ਰੀਮੀਅਮ ਦਾ ਹਿਸਾਬ', hi: 'प्रीमियम का हिसाब' },
      id: 'calculator',
    },
    { calculator: 'asset' },
    { heading: { en: 'Examples', pa: 'ਮਿਸਾਲਾਂ', hi: 'मिसालें' }, id: 'examples' },
    {
      table: {
        head: [
          { en: 'Farm', pa: 'ਖੇਤੀ', hi: 'खेती' },
          { en: 'Worth', pa: 'ਕੀਮਤ', hi: 'कीमत' },
        ],
        rows: [
          [
            { en: 'Small farm with a shed and a pump', pa: 'ਛੋਟਾ ਖੇਤ, ਸ਼ੈੱਡ ਅਤੇ ਪੰਪ', hi: 'छोटा खेत, शेड और पंप' },
            { en: '₹25 lakh', pa: '₹25 ਲੱਖ', hi: '₹25 लाख' },
          ],
          [
            { en: 'Dairy with a store', pa: 'ਡੇਅਰੀ ਅਤੇ ਗੋਦਾਮ', hi: 'डेयरी और गोदाम' },
            { en: '₹75 lakh', pa: '₹75 ਲੱਖ', hi: '₹75 लाख' },
          ],
          [
            { en: 'Cold store', pa: 'ਕੋਲਡ ਸਟੋਰ', hi: 'कोल्ड स्टोर' },
            { en: '₹2 crore', pa: '₹2 ਕਰੋੜ', hi: '₹2 करोड़' },
          ],
        ],
      },
    },
    {
      text: {
        en: 'Claim settlement within 15 days is what insurers aim at. The insurer decides. We help you claim.',
        pa: 'ਕੰਪਨੀਆਂ ਬਹੁਤੀ ਵਾਰ 15 ਦਿਨਾਂ ਵਿੱਚ ਕਲੇਮ ਦਾ ਫ਼ੈਸਲਾ ਕਰਦੀਆਂ ਹਨ। ਫ਼ੈਸਲਾ ਬੀਮਾ ਕੰਪਨੀ ਕਰਦੀ ਹੈ। ਕਲੇਮ ਵਿੱਚ ਅਸੀਂ ਮਦਦ ਕਰਦੇ ਹਾਂ।',
        hi: 'कंपनियाँ आम तौर पर 15 दिन में क्लेम का फ़ैसला करती हैं। फ़ैसला बीमा कंपनी करती है। क्लेम में हम मदद करते हैं।',
      },
    },
    { link: { to: '/insurance', label: { en: 'All insurance', pa: 'ਸਾਰੇ ਬੀਮੇ', hi: 'सारे बीमे' } } },
  ],
})
