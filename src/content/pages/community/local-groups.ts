import type { Block } from '#src/content/page.ts'

/** Kinds of farmers' groups, with their size and purpose. */
export const localGroups: readonly Block[] = [
  { heading: { en: 'Local groups', pa: 'ਪਿੰਡ ਦੇ ਗਰੁੱਪ', hi: 'गाँव के ग्रुप' }, id: 'local-groups' },
  {
    text: {
      en: 'A group buys cheaper, sells dearer and owns the machine that no single field can pay for.',
      pa: 'ਗਰੁੱਪ ਸਸਤਾ ਖਰੀਦਦਾ ਹੈ ਅਤੇ ਮਹਿੰਗਾ ਵੇਚਦਾ ਹੈ। ਜੋ ਮਸ਼ੀਨ ਇੱਕ ਖੇਤ ਨਹੀਂ ਲੈ ਸਕਦਾ, ਗਰੁੱਪ ਲੈ ਲੈਂਦਾ ਹੈ।',
      hi: 'ग्रुप सस्ता खरीदता है और महँगा बेचता है। जो मशीन एक खेत नहीं ले सकता, ग्रुप ले लेता है।',
    },
  },
  {
    cards: [
      {
        pictogram: 'shop',
        title: { en: 'Cooperative society', pa: 'ਸਹਿਕਾਰੀ ਸਭਾ', hi: 'सहकारी समिति' },
        facts: [
          {
            label: { en: 'How many', pa: 'ਕਿੰਨੇ ਜਣੇ', hi: 'कितने लोग' },
            text: { en: 'Exists in most villages', pa: 'ਬਹੁਤੇ ਪਿੰਡਾਂ ਵਿੱਚ ਹੈ', hi: 'ज़्यादातर गाँवों में है' },
          },
          {
            label: { en: 'Good for', pa: 'ਕਿਸ ਕੰਮ ਲਈ', hi: 'किस काम के लिए' },
            text: {
              en: 'Urea, DAP, crop loan, machines for hire',
              pa: 'ਯੂਰੀਆ, ਡੀਏਪੀ, ਫ਼ਸਲੀ ਕਰਜ਼ਾ, ਕਿਰਾਏ ਦੀਆਂ ਮਸ਼ੀਨਾਂ',
              hi: 'यूरिया, डीएपी, फ़सल लोन, किराए की मशीनें',
            },
          },
          {
            label: { en: 'Where to ask', pa: 'ਕਿੱਥੋਂ ਪੁੱਛੀਏ', hi: 'कहाँ पूछें' },
            text: { en: 'The society’s secretary', pa: 'ਸਭਾ ਦਾ ਸੈਕਟਰੀ', hi: 'समिति का सचिव' },
          },
        ],
      },
      {
        pictogram: 'community',
        title: { en: 'Self-help group', pa: 'ਸੈਲਫ਼ ਹੈਲਪ ਗਰੁੱਪ', hi: 'सेल्फ़ हेल्प ग्रुप' },
        facts: [
          {
            label: { en: 'How many', pa: 'ਕਿੰਨੇ ਜਣੇ', hi: 'कितने लोग' },
            text: { en: '10 to 20', pa: '10 ਤੋਂ 20', hi: '10 से 20' },
          },
          {
            label: { en: 'Good for', pa: 'ਕਿਸ ਕੰਮ ਲਈ', hi: 'किस काम के लिए' },
            text: {
              en: 'Saving, small loans, pickles, milk',
              pa: 'ਬੱਚਤ, ਛੋਟੇ ਕਰਜ਼ੇ, ਅਚਾਰ, ਦੁੱਧ',
              hi: 'बचत, छोटे लोन, अचार, दूध',
            },
          },
          {
            label: { en: 'Where to ask', pa: 'ਕਿੱਥੋਂ ਪੁੱਛੀਏ', hi: 'कहाँ पूछें' },
            text: { en: 'Block office', pa: 'ਬਲਾਕ ਦਫ਼ਤਰ', hi: 'ब्लॉक दफ़्तर' },
          },
        ],
      },
      {
        pictogram: 'dairy',
        title: { en: 'Milk society', pa: 'ਦੁੱਧ ਸਭਾ', hi: 'दूध समिति' },
        facts: [
          {
            label: { en: 'How many', pa: 'ਕਿੰਨੇ ਜਣੇ', hi: 'कितने लोग' },
            text: { en: 'A village', pa: 'ਇੱਕ ਪਿੰਡ', hi: 'एक गाँव' },
          },
          {
            label: { en: 'Good for', pa: 'ਕਿਸ ਕੰਮ ਲਈ', hi: 'किस काम के लिए' },
            text: {
              en: 'A price by fat and SNF, feed on account',
              pa: 'ਫ਼ੈਟ ਅਤੇ SNF ਨਾਲ ਭਾਅ, ਉਧਾਰ ਫ਼ੀਡ',
              hi: 'फ़ैट और SNF से भाव, उधार में फ़ीड',
            },
          },
          {
            label: { en: 'Where to ask', pa: 'ਕਿੱਥੋਂ ਪੁੱਛੀਏ', hi: 'कहाँ पूछें' },
            text: { en: 'The milk plant of the district', pa: 'ਜ਼ਿਲ੍ਹੇ ਦਾ ਮਿਲਕ ਪਲਾਂਟ', hi: 'ज़िले का मिल्क प्लांट' },
          },
        ],
      },
      {
        pictogram: 'fruits',
        title: { en: 'Farmers’ company (FPO)', pa: 'ਕਿਸਾਨ ਕੰਪਨੀ (FPO)', hi: 'किसान कंपनी (FPO)' },
        facts: [
          {
            label: { en: 'How many', pa: 'ਕਿੰਨੇ ਜਣੇ', hi: 'कितने लोग' },
            text: { en: '10 or more', pa: '10 ਜਾਂ ਵੱਧ', hi: '10 या ज़्यादा' },
          },
          {
            label: { en: 'Good for', pa: 'ਕਿਸ ਕੰਮ ਲਈ', hi: 'किस काम के लिए' },
            text: {
              en: 'Litchi, vegetables and seed sold together',
              pa: 'ਲੀਚੀ, ਸਬਜ਼ੀਆਂ ਅਤੇ ਬੀਜ ਇਕੱਠੇ ਵੇਚਣਾ',
              hi: 'लीची, सब्ज़ियाँ और बीज इकट्ठे बेचना',
            },
          },
          {
            label: { en: 'Where to ask', pa: 'ਕਿੱਥੋਂ ਪੁੱਛੀਏ', hi: 'कहाँ पूछें' },
            text: {
              en: 'Us, or the horticulture office',
              pa: 'ਸਾਡੇ ਤੋਂ, ਜਾਂ ਬਾਗਬਾਨੀ ਦਫ਼ਤਰ ਤੋਂ',
              hi: 'हमसे, या बागवानी दफ़्तर से',
            },
          },
        ],
      },
    ],
  },
  {
    text: {
      en: 'Before you join: see the account book, ask who may sign, and how one leaves again.',
      pa: 'ਜੁੜਨ ਤੋਂ ਪਹਿਲਾਂ: ਹਿਸਾਬ ਦਾ ਰਜਿਸਟਰ ਵੇਖੋ। ਪੁੱਛੋ ਕਿ ਦਸਤਖਤ ਕੌਣ ਕਰਦਾ ਹੈ ਅਤੇ ਮੈਂਬਰ ਬਾਹਰ ਕਿਵੇਂ ਹੁੰਦਾ ਹੈ।',
      hi: 'जुड़ने से पहले: हिसाब का रजिस्टर देखें। पूछें कि दस्तखत कौन करता है और सदस्य बाहर कैसे होता है।',
    },
  },
  {
    ask: {
      form: 'consulting-booking',
      subject: 'fpo-setup',
      label: { en: 'Begin a farmers’ company', pa: 'ਕਿਸਾਨ ਕੰਪਨੀ ਸ਼ੁਰੂ ਕਰੋ', hi: 'किसान कंपनी शुरू करें' },
    },
  },
]
