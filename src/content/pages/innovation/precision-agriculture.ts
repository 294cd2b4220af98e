import type { Block } from '#src/content/page.ts'

/** Precision farming with tools that a small farm can buy or hire. */
export const precisionAgriculture: readonly Block[] = [
  {
    heading: { en: 'Precision agriculture', pa: 'ਨਾਪ-ਤੋਲ ਨਾਲ ਖੇਤੀ', hi: 'नाप-तौल कर खेती' },
    id: 'precision-agriculture',
  },
  {
    text: {
      en: 'Precision does not begin with satellites. It begins with putting in what the field lacks, where it lacks it.',
      pa: 'ਨਾਪ-ਤੋਲ ਨਾਲ ਖੇਤੀ ਸੈਟੇਲਾਈਟ ਤੋਂ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦੀ। ਖੇਤ ਵਿੱਚ ਜਿਸ ਚੀਜ਼ ਦੀ ਘਾਟ ਹੈ, ਉਹੀ ਪਾਓ। ਜਿੱਥੇ ਘਾਟ ਹੈ, ਉੱਥੇ ਹੀ ਪਾਓ।',
      hi: 'नाप-तौल कर खेती सैटेलाइट से शुरू नहीं होती। खेत में जिस चीज़ की कमी है, वही डालें। जहाँ कमी है, वहीं डालें।',
    },
  },
  {
    cards: [
      {
        pictogram: 'soil',
        title: { en: 'Soil test', pa: 'ਮਿੱਟੀ ਪਰਖ', hi: 'मिट्टी की जाँच' },
        text: {
          en: 'One sample for each field, once in three years. Often a bag of DAP can be left out.',
          pa: 'ਹਰ ਖੇਤ ਦਾ ਇੱਕ ਨਮੂਨਾ, ਤਿੰਨ ਸਾਲਾਂ ਵਿੱਚ ਇੱਕ ਵਾਰ। ਕਈ ਵਾਰ ਡੀਏਪੀ ਦੀ ਬੋਰੀ ਪਾਉਣੀ ਹੀ ਨਹੀਂ ਪੈਂਦੀ।',
          hi: 'हर खेत का एक नमूना, तीन साल में एक बार। कई बार डीएपी की बोरी डालनी ही नहीं पड़ती।',
        },
        price: { en: 'from ₹500', pa: '₹500 ਤੋਂ ਸ਼ੁਰੂ', hi: '₹500 से शुरू' },
        ask: { form: 'soil-test', subject: 'basic', label: { en: 'Book', pa: 'ਬੁੱਕ ਕਰੋ', hi: 'बुक करें' } },
        more: {
          to: '/blog/soil-sample',
          label: { en: 'How to take the sample', pa: 'ਨਮੂਨਾ ਕਿਵੇਂ ਲਈਏ', hi: 'नमूना कैसे लें' },
        },
      },
      {
        pictogram: 'leaf',
        title: { en: 'Leaf colour chart', pa: 'ਪੱਤਾ ਰੰਗ ਚਾਰਟ', hi: 'पत्ती रंग चार्ट' },
        text: {
          en: 'A strip of green shades from PAU. Hold ten leaves against it: urea only when most are paler than the shade printed for your crop.',
          pa: 'ਪੀਏਯੂ ਦੀ ਹਰੇ ਰੰਗਾਂ ਵਾਲੀ ਪੱਟੀ। ਦਸ ਪੱਤੇ ਮਿਲਾ ਕੇ ਵੇਖੋ। ਬਹੁਤੇ ਪੱਤੇ ਤੁਹਾਡੀ ਫ਼ਸਲ ਵਾਲੇ ਰੰਗ ਤੋਂ ਫਿੱਕੇ ਹੋਣ, ਤਾਂ ਯੂਰੀਆ ਪਾਓ।',
          hi: 'पीएयू की हरे रंगों वाली पट्टी। दस पत्ते मिलाकर देखें। ज़्यादातर पत्ते आपकी फ़सल के रंग से फीके हों, तभी यूरिया डालें।',
        },
        price: { en: 'less than ₹100', pa: '₹100 ਤੋਂ ਘੱਟ', hi: '₹100 से कम' },
      },
      {
        pictogram: 'tractor',
        title: { en: 'A drill that is set', pa: 'ਸੈੱਟ ਕੀਤੀ ਡਰਿੱਲ', hi: 'सेट की हुई ड्रिल' },
        text: {
          en: 'Turn the wheel twenty rounds over a sheet and weigh the seed. Ten minutes can save several kilos of seed an acre.',
          pa: 'ਤਰਪਾਲ ਉੱਤੇ ਪਹੀਆ ਵੀਹ ਗੇੜੇ ਘੁਮਾਓ ਅਤੇ ਡਿੱਗਾ ਬੀਜ ਤੋਲੋ। ਦਸ ਮਿੰਟਾਂ ਦੇ ਕੰਮ ਨਾਲ ਪ੍ਰਤੀ ਏਕੜ ਕਈ ਕਿਲੋ ਬੀਜ ਬਚਦਾ ਹੈ।',
          hi: 'तिरपाल पर पहिया बीस चक्कर घुमाएँ और गिरा बीज तौलें। दस मिनट के काम से प्रति एकड़ कई किलो बीज बचता है।',
        },
      },
      {
        pictogram: 'drone',
        title: { en: 'Drone spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' },
        text: {
          en: 'Good in tall sugarcane and maize, where a man cannot walk. The product must be allowed for drones.',
          pa: 'ਉੱਚੇ ਗੰਨੇ ਅਤੇ ਮੱਕੀ ਵਿੱਚ ਚੰਗਾ ਹੈ, ਜਿੱਥੇ ਬੰਦਾ ਨਹੀਂ ਵੜ ਸਕਦਾ। ਦਵਾਈ ਡਰੋਨ ਲਈ ਮਨਜ਼ੂਰ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।',
          hi: 'ऊँचे गन्ने और मक्के में अच्छा है, जहाँ आदमी नहीं घुस सकता। दवा ड्रोन के लिए मंज़ूर होनी चाहिए।',
        },
        ask: {
          form: 'crop-advice',
          subject: 'spraying',
          about: 'drone-spraying',
          label: { en: 'Ask', pa: 'ਪੁੱਛੋ', hi: 'पूछें' },
        },
      },
    ],
  },
  {
    text: {
      en: 'This season: compare your wheat with the chart before the second half of the urea, not after.',
      pa: 'ਯੂਰੀਏ ਦੀ ਦੂਜੀ ਕਿਸ਼ਤ ਤੋਂ ਪਹਿਲਾਂ ਕਣਕ ਨੂੰ ਚਾਰਟ ਨਾਲ ਮਿਲਾਓ। ਬਾਅਦ ਵਿੱਚ ਨਹੀਂ।',
      hi: 'यूरिया की दूसरी किस्त से पहले गेहूँ को चार्ट से मिलाएँ। बाद में नहीं।',
    },
  },
  { sources: ['pau', 'estimate'] },
]
