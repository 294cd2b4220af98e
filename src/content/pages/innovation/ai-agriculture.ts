import type { Block } from '#src/content/page.ts'

/** Uses of AI for crops, and cases that need a person. */
export const aiAgriculture: readonly Block[] = [
  { heading: { en: 'AI in agriculture', pa: 'ਖੇਤੀ ਵਿੱਚ AI', hi: 'खेती में AI' }, id: 'ai-agriculture' },
  {
    text: {
      en: 'A program that has seen many pictures of leaves guesses what yours has. It is quick and often right about common troubles. It also guesses when it does not know, and never says whose loss it will be.',
      pa: 'ਇਸ ਪ੍ਰੋਗਰਾਮ ਨੇ ਪੱਤਿਆਂ ਦੀਆਂ ਬਹੁਤ ਤਸਵੀਰਾਂ ਵੇਖੀਆਂ ਹਨ। ਤੁਹਾਡਾ ਪੱਤਾ ਵੇਖ ਕੇ ਇਹ ਅੰਦਾਜ਼ਾ ਲਾਉਂਦਾ ਹੈ। ਜਵਾਬ ਛੇਤੀ ਆਉਂਦਾ ਹੈ ਅਤੇ ਆਮ ਬਿਮਾਰੀਆਂ ਵਿੱਚ ਅਕਸਰ ਸਹੀ ਹੁੰਦਾ ਹੈ। ਪਤਾ ਨਾ ਹੋਵੇ ਤਾਂ ਵੀ ਇਹ ਅੰਦਾਜ਼ਾ ਲਾ ਦਿੰਦਾ ਹੈ। ਨੁਕਸਾਨ ਤੁਹਾਡਾ ਹੁੰਦਾ ਹੈ।',
      hi: 'इस प्रोग्राम ने पत्तों की बहुत तस्वीरें देखी हैं। आपका पत्ता देखकर यह अंदाज़ा लगाता है। जवाब जल्दी आता है और आम बीमारियों में अक्सर सही होता है। पता न हो तब भी यह अंदाज़ा लगा देता है। नुकसान आपका होता है।',
    },
  },
  {
    table: {
      head: [
        { en: 'Good for', pa: 'ਕਿਸ ਲਈ ਠੀਕ', hi: 'किसके लिए ठीक' },
        { en: 'Not for', pa: 'ਕਿਸ ਲਈ ਨਹੀਂ', hi: 'किसके लिए नहीं' },
      ],
      rows: [
        [
          { en: 'A first idea of the disease', pa: 'ਬਿਮਾਰੀ ਦਾ ਪਹਿਲਾ ਅੰਦਾਜ਼ਾ', hi: 'बीमारी का पहला अंदाज़ा' },
          {
            en: 'Choosing a spray and its dose',
            pa: 'ਸਪਰੇਅ ਅਤੇ ਉਸ ਦੀ ਮਾਤਰਾ ਚੁਣਨੀ',
            hi: 'दवा और उसकी मात्रा चुनना',
          },
        ],
        [
          { en: 'Reading a label aloud in Punjabi', pa: 'ਲੇਬਲ ਪੰਜਾਬੀ ਵਿੱਚ ਸੁਣਨਾ', hi: 'लेबल हिंदी में सुनना' },
          { en: 'Signing a paper', pa: 'ਕਾਗਜ਼ ਉੱਤੇ ਦਸਤਖਤ ਕਰਨੇ', hi: 'कागज़ पर दस्तखत करना' },
        ],
        [
          { en: 'Questions about a scheme', pa: 'ਸਕੀਮ ਬਾਰੇ ਸਵਾਲ', hi: 'योजना के बारे में सवाल' },
          {
            en: 'Its amounts and last dates: ask the department',
            pa: 'ਰਕਮ ਅਤੇ ਆਖਰੀ ਤਾਰੀਖ: ਵਿਭਾਗ ਤੋਂ ਪੁੱਛੋ',
            hi: 'रकम और आखिरी तारीख: विभाग से पूछें',
          },
        ],
      ],
    },
  },
  {
    text: {
      en: 'In this app no machine decides about your crop, your loan or your request. A person reads what you ask. This season: when you see a yellow leaf, write where it is, old leaf or new, and since when. That helps man and machine alike.',
      pa: 'ਇਸ ਐਪ ਵਿੱਚ ਫ਼ਸਲ, ਕਰਜ਼ੇ ਜਾਂ ਬੇਨਤੀ ਦਾ ਫ਼ੈਸਲਾ ਮਸ਼ੀਨ ਨਹੀਂ ਕਰਦੀ। ਤੁਹਾਡੀ ਗੱਲ ਬੰਦਾ ਪੜ੍ਹਦਾ ਹੈ। ਇਸ ਸੀਜ਼ਨ ਪੀਲਾ ਪੱਤਾ ਦਿਸੇ ਤਾਂ ਤਿੰਨ ਗੱਲਾਂ ਲਿਖੋ। ਪੱਤਾ ਪੁਰਾਣਾ ਜਾਂ ਨਵਾਂ, ਖੇਤ ਵਿੱਚ ਕਿੱਥੇ, ਅਤੇ ਕਦੋਂ ਤੋਂ।',
      hi: 'इस ऐप में फ़सल, लोन या अनुरोध का फ़ैसला मशीन नहीं करती। आपकी बात इंसान पढ़ता है। इस सीज़न पीला पत्ता दिखे तो तीन बातें लिखें। पत्ता पुराना या नया, खेत में कहाँ, और कब से।',
    },
  },
  {
    ask: {
      form: 'crop-advice',
      subject: 'pest-disease',
      label: { en: 'Ask a person', pa: 'ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ', hi: 'विशेषज्ञ से पूछें' },
    },
  },
]
