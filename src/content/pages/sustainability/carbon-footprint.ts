import type { Block } from '#src/content/page.ts'

/** Cost of smoke, diesel and urea for a field, and how to use less of them. */
export const carbonFootprint: readonly Block[] = [
  {
    heading: {
      en: 'Carbon footprint: smoke, diesel, urea',
      pa: 'ਕਾਰਬਨ: ਧੂੰਆਂ, ਡੀਜ਼ਲ ਅਤੇ ਯੂਰੀਆ',
      hi: 'कार्बन: धुआँ, डीज़ल और यूरिया',
    },
    id: 'carbon-footprint',
  },
  {
    text: {
      en: 'Whatever burns on a farm goes into the air, and its price goes with it. On a paddy and wheat farm most of it comes from four things.',
      pa: 'ਖੇਤ ਵਿੱਚ ਜੋ ਵੀ ਸੜਦਾ ਹੈ, ਹਵਾ ਵਿੱਚ ਜਾਂਦਾ ਹੈ। ਉਸ ਦੇ ਪੈਸੇ ਵੀ ਨਾਲ ਹੀ ਜਾਂਦੇ ਹਨ। ਝੋਨੇ ਅਤੇ ਕਣਕ ਵਿੱਚ ਇਹ ਬਹੁਤਾ ਚਾਰ ਚੀਜ਼ਾਂ ਤੋਂ ਆਉਂਦਾ ਹੈ।',
      hi: 'खेत में जो भी जलता है, हवा में जाता है। उसके पैसे भी साथ ही जाते हैं। धान और गेहूँ में यह ज़्यादातर चार चीज़ों से आता है।',
    },
  },
  {
    cards: [
      {
        pictogram: 'straw',
        title: { en: 'Burnt straw', pa: 'ਸਾੜੀ ਪਰਾਲੀ', hi: 'जलाई पराली' },
        facts: [
          {
            label: { en: 'What you lose', pa: 'ਕੀ ਨੁਕਸਾਨ', hi: 'क्या नुकसान' },
            text: {
              en: 'An acre leaves about 2.5 tonnes. A tonne holds some 5 kg of nitrogen and 25 kg of potash.',
              pa: 'ਇੱਕ ਏਕੜ ਵਿੱਚ ਲਗਭਗ 25 ਕੁਇੰਟਲ ਪਰਾਲੀ ਹੁੰਦੀ ਹੈ। ਹਰ 10 ਕੁਇੰਟਲ ਵਿੱਚ ਲਗਭਗ 5 ਕਿਲੋ ਨਾਈਟ੍ਰੋਜਨ ਹੈ। ਪੋਟਾਸ਼ 25 ਕਿਲੋ ਹੈ।',
              hi: 'एक एकड़ में लगभग 25 क्विंटल पराली होती है। हर 10 क्विंटल में लगभग 5 किलो नाइट्रोजन है। पोटाश 25 किलो है।',
            },
          },
          {
            label: { en: 'What to do', pa: 'ਕੀ ਕਰੀਏ', hi: 'क्या करें' },
            text: {
              en: 'Sow the wheat through it, mix it in, feed it or sell it.',
              pa: 'ਪਰਾਲੀ ਵਿੱਚ ਹੀ ਕਣਕ ਬੀਜੋ ਜਾਂ ਮਿੱਟੀ ਵਿੱਚ ਰਲਾਓ। ਪਸ਼ੂਆਂ ਨੂੰ ਪਾਓ ਜਾਂ ਵੇਚੋ।',
              hi: 'पराली में ही गेहूँ बोएँ या मिट्टी में मिलाएँ। पशुओं को खिलाएँ या बेचें।',
            },
          },
        ],
      },
      {
        pictogram: 'tractor',
        title: { en: 'Diesel', pa: 'ਡੀਜ਼ਲ', hi: 'डीज़ल' },
        facts: [
          {
            label: { en: 'What you lose', pa: 'ਕੀ ਨੁਕਸਾਨ', hi: 'क्या नुकसान' },
            text: {
              en: 'A 5 HP engine on the pump drinks about 1 litre an hour.',
              pa: '5 ਹਾਰਸ ਪਾਵਰ ਦਾ ਇੰਜਣ ਘੰਟੇ ਵਿੱਚ ਲਗਭਗ 1 ਲੀਟਰ ਪੀਂਦਾ ਹੈ।',
              hi: '5 हॉर्स पावर का इंजन घंटे में लगभग 1 लीटर पीता है।',
            },
          },
          {
            label: { en: 'What to do', pa: 'ਕੀ ਕਰੀਏ', hi: 'क्या करें' },
            text: {
              en: 'One ploughing less, a level field, the pump on sun.',
              pa: 'ਇੱਕ ਵਾਹੀ ਘੱਟ, ਖੇਤ ਪੱਧਰਾ, ਪੰਪ ਸੋਲਰ ਉੱਤੇ।',
              hi: 'एक जुताई कम, खेत लेवल किया, पंप सोलर पर।',
            },
          },
        ],
      },
      {
        pictogram: 'fertilizer',
        title: { en: 'Too much urea', pa: 'ਲੋੜ ਤੋਂ ਵੱਧ ਯੂਰੀਆ', hi: 'ज़रूरत से ज़्यादा यूरिया' },
        facts: [
          {
            label: { en: 'What you lose', pa: 'ਕੀ ਨੁਕਸਾਨ', hi: 'क्या नुकसान' },
            text: {
              en: 'What the crop does not take goes into air and water, and brings pests and lodging.',
              pa: 'ਜੋ ਫ਼ਸਲ ਨਹੀਂ ਲੈਂਦੀ, ਉਹ ਹਵਾ ਅਤੇ ਪਾਣੀ ਵਿੱਚ ਜਾਂਦਾ ਹੈ। ਕੀੜੇ ਵਧਦੇ ਹਨ ਅਤੇ ਫ਼ਸਲ ਡਿੱਗਦੀ ਹੈ।',
              hi: 'जो फ़सल नहीं लेती, वह हवा और पानी में जाता है। कीड़े बढ़ते हैं और फ़सल गिरती है।',
            },
          },
          {
            label: { en: 'What to do', pa: 'ਕੀ ਕਰੀਏ', hi: 'क्या करें' },
            text: {
              en: 'Soil test, then the leaf colour chart.',
              pa: 'ਪਹਿਲਾਂ ਮਿੱਟੀ ਪਰਖ, ਫਿਰ ਪੱਤਾ ਰੰਗ ਚਾਰਟ।',
              hi: 'पहले मिट्टी की जाँच, फिर पत्ती रंग चार्ट।',
            },
          },
        ],
      },
      {
        pictogram: 'water',
        title: { en: 'Paddy always under water', pa: 'ਝੋਨੇ ਵਿੱਚ ਹਰ ਵੇਲੇ ਪਾਣੀ', hi: 'धान में हर समय पानी' },
        facts: [
          {
            label: { en: 'What you lose', pa: 'ਕੀ ਨੁਕਸਾਨ', hi: 'क्या नुकसान' },
            text: {
              en: 'Standing water makes marsh gas, and runs the motor.',
              pa: 'ਖੜ੍ਹੇ ਪਾਣੀ ਵਿੱਚੋਂ ਮੀਥੇਨ ਗੈਸ ਨਿਕਲਦੀ ਹੈ। ਮੋਟਰ ਵੀ ਵੱਧ ਚੱਲਦੀ ਹੈ।',
              hi: 'खड़े पानी से मीथेन गैस निकलती है। मोटर भी ज़्यादा चलती है।',
            },
          },
          {
            label: { en: 'What to do', pa: 'ਕੀ ਕਰੀਏ', hi: 'क्या करें' },
            text: {
              en: 'After the first two weeks, water again two days after it has soaked in.',
              pa: 'ਪਹਿਲੇ ਦੋ ਹਫ਼ਤਿਆਂ ਮਗਰੋਂ ਪਾਣੀ ਜੀਰਨ ਦਿਓ। ਦੋ ਦਿਨ ਬਾਅਦ ਹੀ ਅਗਲਾ ਪਾਣੀ ਲਾਓ।',
              hi: 'पहले दो हफ़्तों के बाद पानी सूखने दें। दो दिन बाद ही अगला पानी लगाएँ।',
            },
          },
        ],
      },
    ],
  },
  {
    text: {
      en: 'In November and December: do not burn what is left of the paddy. Write down your diesel and your bags of urea for one season. That is your footprint, in rupees.',
      pa: 'ਨਵੰਬਰ ਅਤੇ ਦਸੰਬਰ ਵਿੱਚ: ਬਚੀ ਪਰਾਲੀ ਨੂੰ ਅੱਗ ਨਾ ਲਾਓ। ਇੱਕ ਸੀਜ਼ਨ ਦਾ ਡੀਜ਼ਲ ਅਤੇ ਯੂਰੀਏ ਦੀਆਂ ਬੋਰੀਆਂ ਲਿਖ ਕੇ ਰੱਖੋ। ਇਹੀ ਤੁਹਾਡਾ ਕਾਰਬਨ ਹੈ, ਰੁਪਏ ਵਿੱਚ।',
      hi: 'नवंबर और दिसंबर में: बची पराली में आग न लगाएँ। एक सीज़न का डीज़ल और यूरिया की बोरियाँ लिखकर रखें। यही आपका कार्बन है, रुपये में।',
    },
  },
  {
    ask: {
      form: 'crop-advice',
      subject: 'nutrient',
      label: {
        en: 'Ask about urea and manure',
        pa: 'ਯੂਰੀਆ ਅਤੇ ਰੂੜੀ ਬਾਰੇ ਪੁੱਛੋ',
        hi: 'यूरिया और गोबर खाद के बारे में पूछें',
      },
    },
  },
  { sources: ['pau', 'estimate'] },
]
