import { definePage } from '#src/content/page.ts'

const getQuote = {
  ask: { form: 'insurance-quote', subject: 'crop', label: { en: 'Get Quote', pa: 'ਰੇਟ ਪੁੱਛੋ', hi: 'रेट पूछें' } },
} as const

export default definePage({
  title: { en: 'Crop Insurance', pa: 'ਫ਼ਸਲ ਬੀਮਾ', hi: 'फ़सल बीमा' },
  description: {
    en: 'Insure 12 types of crops at 2 to 5% of the sum insured. We help you claim.',
    pa: '12 ਤਰ੍ਹਾਂ ਦੀਆਂ ਫ਼ਸਲਾਂ ਦਾ ਬੀਮਾ। ਬੀਮੇ ਦੀ ਰਕਮ ਦੇ 2 ਤੋਂ 5% ਉੱਤੇ। ਕਲੇਮ ਵਿੱਚ ਸਾਡੀ ਮਦਦ।',
    hi: '12 तरह की फ़सलों का बीमा। बीमे की रकम के 2 से 5% पर। क्लेम में हमारी मदद।',
  },
  intro: {
    en: 'From sowing to harvest, your crop is covered.',
    pa: 'ਬਿਜਾਈ ਤੋਂ ਵਾਢੀ ਤੱਕ ਫ਼ਸਲ ਦਾ ਬੀਮਾ।',
    hi: 'बुवाई से कटाई तक फ़सल का बीमा।',
  },
  pictogram: 'grains',
  picture: 'heads/insurance',
  blocks: [
    getQuote,
    { heading: { en: 'Premiums', pa: 'ਪ੍ਰੀਮੀਅਮ', hi: 'प्रीमियम' }, id: 'premium' },
    {
      cards: [
        {
          title: { en: 'Basic Cover', pa: 'ਮੁੱਢਲਾ ਬੀਮਾ', hi: 'बेसिक बीमा' },
          price: { en: '2-3% of sum insured', pa: 'ਬੀਮੇ ਦੀ ਰਕਮ ਦਾ 2 ਤੋਂ 3%', hi: 'बीमे की रकम का 2 से 3%' },
          lines: [{ en: 'Flood, drought and hail', pa: 'ਹੜ੍ਹ, ਸੋਕਾ ਅਤੇ ਗੜੇ', hi: 'बाढ़, सूखा और ओले' }],
          ask: { ...getQuote.ask, about: 'crop-basic' },
        },
        {
          title: { en: 'Weather and Pest Cover', pa: 'ਮੌਸਮ ਅਤੇ ਕੀੜੇ ਦਾ ਬੀਮਾ', hi: 'मौसम और कीट का बीमा' },
          price: { en: '3-4% of sum insured', pa: 'ਬੀਮੇ ਦੀ ਰਕਮ ਦਾ 3 ਤੋਂ 4%', hi: 'बीमे की रकम का 3 से 4%' },
          lines: [
            { en: 'Flood, drought and hail', pa: 'ਹੜ੍ਹ, ਸੋਕਾ ਅਤੇ ਗੜੇ', hi: 'बाढ़, सूखा और ओले' },
            { en: 'Pests and disease', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ', hi: 'कीट और रोग' },
          ],
          ask: { ...getQuote.ask, about: 'crop-weather' },
        },
        {
          title: { en: 'Comprehensive Cover', pa: 'ਪੂਰਾ ਬੀਮਾ', hi: 'पूरा बीमा' },
          price: { en: '4-5% of sum insured', pa: 'ਬੀਮੇ ਦੀ ਰਕਮ ਦਾ 4 ਤੋਂ 5%', hi: 'बीमे की रकम का 4 से 5%' },
          lines: [
            { en: 'Flood, drought and hail', pa: 'ਹੜ੍ਹ, ਸੋਕਾ ਅਤੇ ਗੜੇ', hi: 'बाढ़, सूखा और ओले' },
            { en: 'Pests and disease', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ', hi: 'कीट और रोग' },
            { en: 'Loss after the harvest', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਦਾ ਨੁਕਸਾਨ', hi: 'कटाई के बाद का नुकसान' },
          ],
          ask: { ...getQuote.ask, about: 'crop-comprehensive' },
        },
      ],
    },
    {
      heading: { en: 'Calculate the Premium', pa: 'ਪ੍ਰੀਮੀਅਮ ਦਾ ਹਿਸਾਬ', hi: 'प्रीमियम का हिसाब' },
      id: 'calculator',
    },
    { calculator: 'crop' },
    {
      text: {
        en: 'These are premiums of insurance companies. Punjab had not joined the government’s crop insurance (PMFBY) up to 2025.',
        pa: 'ਇਹ ਬੀਮਾ ਕੰਪਨੀਆਂ ਦੇ ਪ੍ਰੀਮੀਅਮ ਹਨ। ਪੰਜਾਬ 2025 ਤੱਕ ਸਰਕਾਰੀ ਫ਼ਸਲ ਬੀਮੇ (PMFBY) ਵਿੱਚ ਨਹੀਂ ਸੀ।',
        hi: 'ये बीमा कंपनियों के प्रीमियम हैं। पंजाब 2025 तक सरकारी फ़सल बीमा (PMFBY) में नहीं था।',
      },
    },
    { sources: ['pmfby'] },
    { heading: { en: 'Covered crops: 12 types', pa: '12 ਤਰ੍ਹਾਂ ਦੀਆਂ ਫ਼ਸਲਾਂ', hi: '12 तरह की फ़सलें' }, id: 'crops' },
    {
      list: [
        { en: 'Wheat, rice, maize', pa: 'ਕਣਕ, ਝੋਨਾ, ਮੱਕੀ', hi: 'गेहूँ, धान, मक्का' },
        { en: 'Cotton, sugarcane, mustard', pa: 'ਨਰਮਾ, ਗੰਨਾ, ਸਰ੍ਹੋਂ', hi: 'कपास, गन्ना, सरसों' },
        { en: 'Pulses, oilseeds, potato', pa: 'ਦਾਲਾਂ, ਤੇਲ ਬੀਜ, ਆਲੂ', hi: 'दालें, तिलहन, आलू' },
        { en: 'Vegetables, fruits, fodder', pa: 'ਸਬਜ਼ੀਆਂ, ਫਲ, ਪੱਠੇ', hi: 'सब्ज़ियाँ, फल, चारा' },
      ],
    },
    { heading: { en: 'How a claim goes', pa: 'ਕਲੇਮ ਕਿਵੇਂ ਹੁੰਦਾ ਹੈ', hi: 'क्लेम कैसे होता है' }, id: 'claim' },
    {
      steps: [
        { en: 'Tell us of the loss at once.', pa: 'ਨੁਕਸਾਨ ਬਾਰੇ ਤੁਰੰਤ ਦੱਸੋ।', hi: 'नुकसान के बारे में तुरंत बताएँ।' },
        { en: 'We come and look at the field.', pa: 'ਅਸੀਂ ਆ ਕੇ ਖੇਤ ਵੇਖਦੇ ਹਾਂ।', hi: 'हम आकर खेत देखते हैं।' },
        {
          en: 'The claim is settled within 15 days, where the insurer keeps to its aim. The insurer decides. We help you claim.',
          pa: 'ਕੰਪਨੀਆਂ ਬਹੁਤੀ ਵਾਰ 15 ਦਿਨਾਂ ਵਿੱਚ ਕਲੇਮ ਦਾ ਫ਼ੈਸਲਾ ਕਰਦੀਆਂ ਹਨ। ਫ਼ੈਸਲਾ ਬੀਮਾ ਕੰਪਨੀ ਕਰਦੀ ਹੈ। ਕਲੇਮ ਵਿੱਚ ਅਸੀਂ ਮਦਦ ਕਰਦੇ ਹਾਂ।',
          hi: 'कंपनियाँ आम तौर पर 15 दिन में क्लेम का फ़ैसला करती हैं। फ़ैसला बीमा कंपनी करती है। क्लेम में हम मदद करते हैं।',
        },
      ],
    },
    { link: { to: '/insurance', label: { en: 'All insurance', pa: 'ਸਾਰੇ ਬੀਮੇ', hi: 'सारे बीमे' } } },
  ],
})
