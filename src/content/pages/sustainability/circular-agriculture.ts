import type { Block } from '#src/content/page.ts'

/** Waste of one part of the farm that another part can use. */
export const circularAgriculture: readonly Block[] = [
  {
    heading: { en: 'Circular agriculture: nothing wasted', pa: 'ਕੁਝ ਵੀ ਅਜਾਈਂ ਨਾ ਜਾਵੇ', hi: 'कुछ भी बेकार न जाए' },
    id: 'circular-agriculture',
  },
  {
    text: {
      en: 'Field feeds buffalo, buffalo feeds field. Every round that closes is a bag less from the shop.',
      pa: 'ਖੇਤ ਮੱਝ ਨੂੰ ਪਾਲਦਾ ਹੈ, ਮੱਝ ਖੇਤ ਨੂੰ। ਇਹ ਚੱਕਰ ਪੂਰਾ ਹੋਵੇ ਤਾਂ ਦੁਕਾਨ ਤੋਂ ਇੱਕ ਬੋਰੀ ਘੱਟ ਆਉਂਦੀ ਹੈ।',
      hi: 'खेत भैंस को पालता है, भैंस खेत को। यह चक्र पूरा हो तो दुकान से एक बोरी कम आती है।',
    },
  },
  {
    table: {
      head: [
        { en: 'What is left over', pa: 'ਕੀ ਬਚਦਾ ਹੈ', hi: 'क्या बचता है' },
        { en: 'Where it is wanted', pa: 'ਕਿੱਥੇ ਕੰਮ ਆਉਂਦਾ ਹੈ', hi: 'कहाँ काम आता है' },
      ],
      rows: [
        [
          { en: 'Paddy straw', pa: 'ਪਰਾਲੀ', hi: 'पराली' },
          {
            en: 'Bedding for cattle, mulch for potatoes and garlic, compost for mushrooms',
            pa: 'ਪਸ਼ੂਆਂ ਹੇਠ, ਆਲੂ ਅਤੇ ਲਸਣ ਉੱਤੇ ਵਿਛਾਉਣ ਲਈ। ਖੁੰਬਾਂ ਦੀ ਖਾਦ ਲਈ',
            hi: 'पशुओं के नीचे, आलू और लहसुन पर बिछाने के लिए। मशरूम की खाद के लिए',
          },
        ],
        [
          { en: 'Sugarcane trash', pa: 'ਗੰਨੇ ਦੀ ਖੋਰੀ', hi: 'गन्ने की सूखी पत्ती' },
          {
            en: 'Spread between the rows of the ratoon: holds water, keeps weeds down',
            pa: 'ਮੋਢੀ ਗੰਨੇ ਦੀਆਂ ਲਾਈਨਾਂ ਵਿਚਕਾਰ ਵਿਛਾਓ। ਪਾਣੀ ਟਿਕਦਾ ਹੈ, ਨਦੀਨ ਦਬਦੇ ਹਨ',
            hi: 'पेड़ी गन्ने की कतारों के बीच बिछाएँ। पानी टिकता है, खरपतवार दबते हैं',
          },
        ],
        [
          { en: 'Dung', pa: 'ਗੋਹਾ', hi: 'गोबर' },
          {
            en: 'Biogas first, then manure. Never dry it all into cakes.',
            pa: 'ਪਹਿਲਾਂ ਗੋਬਰ ਗੈਸ, ਫਿਰ ਖਾਦ। ਸਾਰੇ ਦੀਆਂ ਪਾਥੀਆਂ ਨਾ ਪੱਥੋ।',
            hi: 'पहले गोबर गैस, फिर खाद। सारे के उपले न बनाएँ।',
          },
        ],
        [
          { en: 'Litchi and mango leaves', pa: 'ਲੀਚੀ ਅਤੇ ਅੰਬ ਦੇ ਪੱਤੇ', hi: 'लीची और आम के पत्ते' },
          {
            en: 'Under the tree as mulch, or into the compost pit',
            pa: 'ਬੂਟੇ ਹੇਠ ਵਿਛਾਓ ਜਾਂ ਖਾਦ ਵਾਲੇ ਟੋਏ ਵਿੱਚ ਪਾਓ',
            hi: 'पेड़ के नीचे बिछाएँ या खाद के गड्ढे में डालें',
          },
        ],
        [
          { en: 'Empty weeks in May and June', pa: 'ਮਈ ਅਤੇ ਜੂਨ ਦੇ ਖਾਲੀ ਹਫ਼ਤੇ', hi: 'मई और जून के खाली हफ़्ते' },
          {
            en: 'Dhaincha or cowpea as green manure. It can save about 55 kg of urea an acre in the paddy.',
            pa: 'ਹਰੀ ਖਾਦ ਲਈ ਜੰਤਰ (ਢੈਂਚਾ) ਜਾਂ ਰਵਾਂਹ। ਝੋਨੇ ਵਿੱਚ ਪ੍ਰਤੀ ਏਕੜ ਲਗਭਗ 55 ਕਿਲੋ ਯੂਰੀਆ ਬਚ ਸਕਦਾ ਹੈ।',
            hi: 'हरी खाद के लिए ढैंचा या लोबिया। धान में प्रति एकड़ लगभग 55 किलो यूरिया बच सकता है।',
          },
        ],
      ],
    },
  },
  {
    text: {
      en: 'A worm bed to begin with, this month:',
      pa: 'ਇਸ ਮਹੀਨੇ ਗੰਡੋਆ ਖਾਦ ਦਾ ਇੱਕ ਬੈੱਡ ਬਣਾਓ:',
      hi: 'इस महीने केंचुआ खाद की एक क्यारी बनाएँ:',
    },
  },
  {
    steps: [
      {
        en: 'Choose a shaded, raised place, about 3 feet wide and as long as you like.',
        pa: 'ਛਾਂ ਵਾਲੀ ਉੱਚੀ ਥਾਂ ਚੁਣੋ, ਲਗਭਗ 3 ਫੁੱਟ ਚੌੜੀ, ਲੰਬਾਈ ਜਿੰਨੀ ਚਾਹੋ।',
        hi: 'छाया वाली ऊँची जगह चुनें, लगभग 3 फ़ुट चौड़ी, लंबाई जितनी चाहें।',
      },
      {
        en: 'Lay straw, then dung that is two to three weeks old. Fresh dung burns the worms.',
        pa: 'ਹੇਠਾਂ ਪਰਾਲੀ ਵਿਛਾਓ, ਉੱਤੇ ਦੋ-ਤਿੰਨ ਹਫ਼ਤੇ ਪੁਰਾਣਾ ਗੋਹਾ। ਤਾਜ਼ਾ ਗੋਹਾ ਗੰਡੋਏ ਮਾਰ ਦਿੰਦਾ ਹੈ।',
        hi: 'नीचे पराली बिछाएँ, ऊपर दो-तीन हफ़्ते पुराना गोबर। ताज़ा गोबर केंचुए मार देता है।',
      },
      {
        en: 'Add worms, cover with sacking, keep it as moist as a wrung cloth.',
        pa: 'ਗੰਡੋਏ ਛੱਡੋ, ਬੋਰੀ ਨਾਲ ਢਕੋ। ਨਮੀ ਨਿਚੋੜੇ ਕੱਪੜੇ ਜਿੰਨੀ ਰੱਖੋ।',
        hi: 'केंचुए डालें, बोरी से ढकें। नमी निचोड़े कपड़े जितनी रखें।',
      },
      {
        en: 'After two to three months it is dark and smells of earth. Stop the water for three days, then take it from the top.',
        pa: 'ਦੋ ਤੋਂ ਤਿੰਨ ਮਹੀਨਿਆਂ ਵਿੱਚ ਖਾਦ ਕਾਲੀ ਹੋ ਜਾਂਦੀ ਹੈ। ਮਿੱਟੀ ਵਰਗੀ ਮਹਿਕਦੀ ਹੈ। ਤਿੰਨ ਦਿਨ ਪਾਣੀ ਬੰਦ ਕਰੋ, ਫਿਰ ਉੱਪਰੋਂ ਚੁੱਕੋ।',
        hi: 'दो से तीन महीने में खाद काली हो जाती है। मिट्टी जैसी महकती है। तीन दिन पानी बंद करें, फिर ऊपर से उठाएँ।',
      },
    ],
  },
  {
    ask: {
      form: 'crop-advice',
      subject: 'organic',
      label: {
        en: 'Ask about manure and compost',
        pa: 'ਰੂੜੀ ਅਤੇ ਗੰਡੋਆ ਖਾਦ ਬਾਰੇ ਪੁੱਛੋ',
        hi: 'गोबर खाद और केंचुआ खाद के बारे में पूछें',
      },
    },
  },
  { sources: ['pau'] },
]
