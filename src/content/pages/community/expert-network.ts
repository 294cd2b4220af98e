import type { Block } from '#src/content/page.ts'

/** Contacts by question, the centre's and the government's. */
export const expertNetwork: readonly Block[] = [
  {
    heading: { en: 'Expert network: whom to ask', pa: 'ਕਿਸ ਗੱਲ ਲਈ ਕਿਸ ਨੂੰ ਪੁੱਛੀਏ', hi: 'किस बात के लिए किससे पूछें' },
    id: 'expert-network',
  },
  {
    cards: [
      {
        pictogram: 'leaf',
        title: {
          en: 'Spots, insects, yellow leaves',
          pa: 'ਪੱਤਿਆਂ ਉੱਤੇ ਧੱਬੇ, ਕੀੜੇ, ਪੀਲਾਪਣ',
          hi: 'पत्तों पर धब्बे, कीड़े, पीलापन',
        },
        facts: [
          {
            label: { en: 'Here', pa: 'ਸਾਡੇ ਕੋਲ', hi: 'हमारे पास' },
            text: { en: 'Crop advice, by form', pa: 'ਫ਼ਸਲ ਬਾਰੇ ਸਲਾਹ, ਫ਼ਾਰਮ ਭਰ ਕੇ', hi: 'फ़सल की सलाह, फ़ॉर्म भरकर' },
          },
          {
            label: { en: 'Also', pa: 'ਹੋਰ ਕਿੱਥੇ', hi: 'और कहाँ' },
            text: {
              en: 'Agriculture officer of the block, KVK',
              pa: 'ਬਲਾਕ ਦਾ ਖੇਤੀਬਾੜੀ ਅਫ਼ਸਰ, ਕੇਵੀਕੇ',
              hi: 'ब्लॉक का कृषि अधिकारी, केवीके',
            },
          },
        ],
      },
      {
        pictogram: 'soil',
        title: { en: 'Which manure, how much', pa: 'ਕਿਹੜੀ ਖਾਦ, ਕਿੰਨੀ', hi: 'कौन सी खाद, कितनी' },
        facts: [
          {
            label: { en: 'Here', pa: 'ਸਾਡੇ ਕੋਲ', hi: 'हमारे पास' },
            text: { en: 'Soil test from ₹500', pa: 'ਮਿੱਟੀ ਪਰਖ ₹500 ਤੋਂ', hi: 'मिट्टी की जाँच ₹500 से' },
          },
          {
            label: { en: 'Also', pa: 'ਹੋਰ ਕਿੱਥੇ', hi: 'और कहाँ' },
            text: {
              en: 'Soil laboratory of the department, Soil Health Card',
              pa: 'ਵਿਭਾਗ ਦੀ ਮਿੱਟੀ ਲੈਬ, ਸੋਇਲ ਹੈਲਥ ਕਾਰਡ',
              hi: 'विभाग की मिट्टी लैब, सॉइल हेल्थ कार्ड',
            },
          },
        ],
      },
      {
        pictogram: 'fruits',
        title: { en: 'Litchi, mango, vegetables', pa: 'ਲੀਚੀ, ਅੰਬ, ਸਬਜ਼ੀਆਂ', hi: 'लीची, आम, सब्ज़ियाँ' },
        facts: [
          {
            label: { en: 'Here', pa: 'ਸਾਡੇ ਕੋਲ', hi: 'हमारे पास' },
            text: { en: 'An expert comes to the field', pa: 'ਮਾਹਰ ਖੇਤ ਆਉਂਦੇ ਹਨ', hi: 'विशेषज्ञ खेत पर आते हैं' },
          },
          {
            label: { en: 'Also', pa: 'ਹੋਰ ਕਿੱਥੇ', hi: 'और कहाँ' },
            text: { en: 'Horticulture officer', pa: 'ਬਾਗਬਾਨੀ ਅਫ਼ਸਰ', hi: 'बागवानी अधिकारी' },
          },
        ],
      },
      {
        pictogram: 'buffalo',
        title: { en: 'A sick buffalo', pa: 'ਬਿਮਾਰ ਮੱਝ', hi: 'बीमार भैंस' },
        facts: [
          {
            label: { en: 'Here', pa: 'ਸਾਡੇ ਕੋਲ', hi: 'हमारे पास' },
            text: { en: 'Not with us', pa: 'ਸਾਡੇ ਕੋਲ ਨਹੀਂ', hi: 'हमारे पास नहीं' },
          },
          {
            label: { en: 'Also', pa: 'ਹੋਰ ਕਿੱਥੇ', hi: 'और कहाँ' },
            text: { en: 'The veterinary hospital, at once', pa: 'ਪਸ਼ੂ ਹਸਪਤਾਲ, ਤੁਰੰਤ', hi: 'पशु अस्पताल, तुरंत' },
          },
        ],
      },
      {
        pictogram: 'insurance',
        title: { en: 'Hail, flood, wild boar', pa: 'ਗੜੇ, ਹੜ੍ਹ, ਜੰਗਲੀ ਸੂਰ', hi: 'ओले, बाढ़, जंगली सूअर' },
        facts: [
          {
            label: { en: 'Here', pa: 'ਸਾਡੇ ਕੋਲ', hi: 'हमारे पास' },
            text: {
              en: 'Insurance, loan, solar fencing',
              pa: 'ਬੀਮਾ, ਕਰਜ਼ਾ, ਸੋਲਰ ਵਾੜ',
              hi: 'बीमा, लोन, सोलर बाड़',
            },
          },
          {
            label: { en: 'Also', pa: 'ਹੋਰ ਕਿੱਥੇ', hi: 'और कहाँ' },
            text: {
              en: 'Patwari, within days, with photos',
              pa: 'ਪਟਵਾਰੀ, ਕੁਝ ਦਿਨਾਂ ਵਿੱਚ, ਫ਼ੋਟੋਆਂ ਨਾਲ',
              hi: 'पटवारी, कुछ दिनों में, फ़ोटो के साथ',
            },
          },
        ],
      },
    ],
  },
  {
    text: {
      en: 'Take along a sick leaf and a healthy one, the name of the seed and the day of sowing. Bring the empty packet of what you sprayed.',
      pa: 'ਨਾਲ ਲਿਆਓ: ਇੱਕ ਬਿਮਾਰ ਪੱਤਾ, ਇੱਕ ਚੰਗਾ ਪੱਤਾ। ਬੀਜ ਦਾ ਨਾਮ ਅਤੇ ਬਿਜਾਈ ਦਾ ਦਿਨ। ਕੀਤੀ ਸਪਰੇਅ ਦਾ ਖਾਲੀ ਪੈਕਟ।',
      hi: 'साथ लाएँ: एक बीमार पत्ती, एक अच्छी पत्ती। बीज का नाम और बुवाई का दिन। छिड़की दवा का खाली पैकेट।',
    },
  },
  {
    ask: {
      form: 'expert-service',
      about: 'expert',
      label: { en: 'Request an Expert', pa: 'ਮਾਹਰ ਬੁਲਾਓ', hi: 'विशेषज्ञ बुलाएँ' },
    },
  },
  {
    ask: {
      form: 'crop-advice',
      subject: 'pest-disease',
      label: { en: 'Ask about a sick crop', pa: 'ਬਿਮਾਰ ਫ਼ਸਲ ਬਾਰੇ ਪੁੱਛੋ', hi: 'बीमार फ़सल के बारे में पूछें' },
    },
  },
  {
    link: {
      to: '/expert-consulting',
      label: { en: 'Our experts and their fees', pa: 'ਸਾਡੇ ਮਾਹਰ ਅਤੇ ਫ਼ੀਸ', hi: 'हमारे विशेषज्ञ और फ़ीस' },
    },
  },
]
