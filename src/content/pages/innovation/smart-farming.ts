import type { Block } from '#src/content/page.ts'

/** Uses of an existing phone for the farm. */
export const smartFarming: readonly Block[] = [
  {
    heading: {
      en: 'Smart farming: begin with your phone',
      pa: 'ਸਮਾਰਟ ਖੇਤੀ: ਆਪਣੇ ਫ਼ੋਨ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ',
      hi: 'स्मार्ट खेती: अपने फ़ोन से शुरू करें',
    },
    id: 'smart-farming',
  },
  {
    text: {
      en: 'The first smart tool is the one in your pocket. It costs nothing more.',
      pa: 'ਪਹਿਲਾ ਸਮਾਰਟ ਸੰਦ ਤੁਹਾਡੀ ਜੇਬ ਵਿੱਚ ਹੈ। ਹੋਰ ਕੁਝ ਖਰੀਦਣਾ ਨਹੀਂ ਪੈਂਦਾ।',
      hi: 'पहला स्मार्ट औज़ार आपकी जेब में है। और कुछ खरीदना नहीं पड़ता।',
    },
  },
  {
    list: [
      {
        en: 'Weather: look at the five-day forecast of the weather department before every spray and every watering. No spray within six hours of rain.',
        pa: 'ਮੌਸਮ: ਸਪਰੇਅ ਜਾਂ ਪਾਣੀ ਤੋਂ ਪਹਿਲਾਂ ਪੰਜ ਦਿਨਾਂ ਦਾ ਮੌਸਮ ਵੇਖੋ। ਮੌਸਮ ਵਿਭਾਗ ਇਹ ਦੱਸਦਾ ਹੈ। ਛੇ ਘੰਟਿਆਂ ਵਿੱਚ ਮੀਂਹ ਪੈਣਾ ਹੋਵੇ ਤਾਂ ਸਪਰੇਅ ਨਾ ਕਰੋ।',
        hi: 'मौसम: छिड़काव या पानी से पहले पाँच दिन का मौसम देखें। मौसम विभाग यह बताता है। छह घंटे में बारिश होनी हो तो छिड़काव न करें।',
      },
      {
        en: 'Mandi rates: compare Pathankot, Dinanagar and Mukerian in the evening, and decide in the morning.',
        pa: 'ਮੰਡੀ ਦੇ ਭਾਅ: ਸ਼ਾਮ ਨੂੰ ਪਠਾਨਕੋਟ, ਦੀਨਾਨਗਰ ਅਤੇ ਮੁਕੇਰੀਆਂ ਦੇ ਭਾਅ ਵੇਖੋ। ਫ਼ੈਸਲਾ ਸਵੇਰੇ ਕਰੋ।',
        hi: 'मंडी के भाव: शाम को पठानकोट, दीनानगर और मुकेरियाँ के भाव देखें। फ़ैसला सुबह करें।',
      },
      {
        en: 'A photo a week from the same corner of the field. In March you see what began in January.',
        pa: 'ਹਰ ਹਫ਼ਤੇ ਖੇਤ ਦੀ ਇੱਕੋ ਨੁੱਕਰ ਤੋਂ ਇੱਕ ਫ਼ੋਟੋ। ਜੋ ਜਨਵਰੀ ਵਿੱਚ ਸ਼ੁਰੂ ਹੋਇਆ, ਉਹ ਮਾਰਚ ਵਿੱਚ ਸਮਝ ਆਉਂਦਾ ਹੈ।',
        hi: 'हर हफ़्ते खेत के एक ही कोने से एक फ़ोटो। जो जनवरी में शुरू हुआ, वह मार्च में समझ आता है।',
      },
      {
        en: 'An account book: what went in, what came out, per acre. Without it nobody knows which crop earns.',
        pa: 'ਹਿਸਾਬ ਦੀ ਕਾਪੀ: ਪ੍ਰਤੀ ਏਕੜ ਕੀ ਲੱਗਾ, ਕੀ ਆਇਆ। ਇਸ ਤੋਂ ਬਿਨਾਂ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ ਕਿ ਕਮਾਈ ਕਿਹੜੀ ਫ਼ਸਲ ਦਿੰਦੀ ਹੈ।',
        hi: 'हिसाब की कॉपी: प्रति एकड़ क्या लगा, क्या आया। इसके बिना पता नहीं चलता कि कमाई कौन सी फ़सल देती है।',
      },
    ],
  },
  {
    link: {
      to: '/help',
      label: { en: 'What this app can do', pa: 'ਇਹ ਐਪ ਕੀ ਕਰ ਸਕਦੀ ਹੈ', hi: 'यह ऐप क्या कर सकता है' },
    },
  },
]
