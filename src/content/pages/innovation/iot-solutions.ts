import type { Block } from '#src/content/page.ts'

/** Sensors and switches for the field, with their cost and purpose. */
export const iotSolutions: readonly Block[] = [
  {
    heading: {
      en: 'IoT: sensors and switches in the field',
      pa: 'ਖੇਤ ਵਿੱਚ ਸੈਂਸਰ ਅਤੇ ਸਵਿੱਚ (IoT)',
      hi: 'खेत में सेंसर और स्विच (IoT)',
    },
    id: 'iot-solutions',
  },
  {
    cards: [
      {
        pictogram: 'water',
        title: { en: 'Tensiometer', pa: 'ਟੈਂਸ਼ੀਓਮੀਟਰ', hi: 'टेंशियोमीटर' },
        text: {
          en: 'A tube in the soil with coloured bands. It shows when paddy wants water and when it does not.',
          pa: 'ਮਿੱਟੀ ਵਿੱਚ ਲੱਗੀ ਰੰਗਦਾਰ ਪੱਟੀਆਂ ਵਾਲੀ ਨਾਲੀ। ਦੱਸਦੀ ਹੈ ਕਿ ਝੋਨੇ ਨੂੰ ਪਾਣੀ ਚਾਹੀਦਾ ਹੈ ਜਾਂ ਨਹੀਂ।',
          hi: 'मिट्टी में लगी रंगीन पट्टियों वाली नली। बताती है कि धान को पानी चाहिए या नहीं।',
        },
        price: { en: 'A few hundred rupees', pa: 'ਕੁਝ ਸੌ ਰੁਪਏ', hi: 'कुछ सौ रुपये' },
      },
      {
        pictogram: 'phone',
        title: { en: 'Motor starter on the phone', pa: 'ਫ਼ੋਨ ਨਾਲ ਮੋਟਰ ਚਲਾਓ', hi: 'फ़ोन से मोटर चलाएँ' },
        text: {
          en: 'A SIM in the starter: a call switches it on or off and tells you when the supply comes. Saves the walk at two in the night.',
          pa: 'ਸਟਾਰਟਰ ਵਿੱਚ ਸਿਮ: ਫ਼ੋਨ ਨਾਲ ਮੋਟਰ ਚੱਲਦੀ ਅਤੇ ਬੰਦ ਹੁੰਦੀ ਹੈ। ਬਿਜਲੀ ਆਉਣ ਦਾ ਪਤਾ ਲੱਗਦਾ ਹੈ। ਰਾਤ ਦੇ ਦੋ ਵਜੇ ਖੇਤ ਨਹੀਂ ਜਾਣਾ ਪੈਂਦਾ।',
          hi: 'स्टार्टर में सिम: फ़ोन से मोटर चलती और बंद होती है। बिजली आने का पता चलता है। रात के दो बजे खेत नहीं जाना पड़ता।',
        },
        price: { en: '₹3,000 to 6,000', pa: '₹3,000 ਤੋਂ 6,000', hi: '₹3,000 से 6,000' },
      },
      {
        pictogram: 'soil',
        title: { en: 'Moisture sensor', pa: 'ਨਮੀ ਵਾਲਾ ਸੈਂਸਰ', hi: 'नमी वाला सेंसर' },
        text: {
          en: 'Worth it for polyhouse, drip and litchi. For wheat your own hand in the soil is enough.',
          pa: 'ਪੌਲੀਹਾਊਸ, ਡਰਿੱਪ ਅਤੇ ਲੀਚੀ ਵਿੱਚ ਕੰਮ ਦਾ ਹੈ। ਕਣਕ ਲਈ ਮਿੱਟੀ ਹੱਥ ਵਿੱਚ ਲੈ ਕੇ ਵੇਖਣਾ ਕਾਫ਼ੀ ਹੈ।',
          hi: 'पॉलीहाउस, ड्रिप और लीची में काम का है। गेहूँ के लिए मिट्टी हाथ में लेकर देखना काफ़ी है।',
        },
        price: { en: '₹2,000 and more', pa: '₹2,000 ਤੋਂ ਸ਼ੁਰੂ', hi: '₹2,000 से शुरू' },
      },
    ],
  },
  {
    text: {
      en: 'This season: ask before you buy. Does it work with a weak signal? Who repairs it in Pathankot? Is there a yearly fee?',
      pa: 'ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਪੁੱਛੋ। ਕਮਜ਼ੋਰ ਸਿਗਨਲ ਵਿੱਚ ਚੱਲਦਾ ਹੈ? ਪਠਾਨਕੋਟ ਵਿੱਚ ਮੁਰੰਮਤ ਕੌਣ ਕਰਦਾ ਹੈ? ਹਰ ਸਾਲ ਫ਼ੀਸ ਤਾਂ ਨਹੀਂ ਲੱਗਦੀ?',
      hi: 'खरीदने से पहले यह पूछें। कमज़ोर सिग्नल में चलता है? पठानकोट में मरम्मत कौन करता है? हर साल फ़ीस तो नहीं लगती?',
    },
  },
  {
    ask: {
      form: 'expert-service',
      about: 'farm-sensors',
      label: {
        en: 'Ask what suits your farm',
        pa: 'ਪੁੱਛੋ ਕਿ ਤੁਹਾਡੇ ਖੇਤ ਲਈ ਕੀ ਠੀਕ ਹੈ',
        hi: 'पूछें कि आपके खेत के लिए क्या ठीक है',
      },
    },
  },
  { sources: ['estimate'] },
]
