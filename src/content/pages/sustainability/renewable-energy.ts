import type { Block } from '#src/content/page.ts'

/** Solar power and biogas in place of diesel and cylinders, and questions before buying a pump. */
export const renewableEnergy: readonly Block[] = [
  {
    heading: { en: 'Renewable energy: sun and biogas', pa: 'ਸੂਰਜ ਅਤੇ ਗੋਬਰ ਗੈਸ', hi: 'धूप और गोबर गैस' },
    id: 'renewable-energy',
  },
  {
    cards: [
      {
        pictogram: 'solar',
        title: { en: 'Solar pump', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' },
        text: {
          en: 'Waters by day, without diesel and without waiting for the supply. Under PM-KUSUM part of the price is paid for you.',
          pa: 'ਦਿਨੇ ਪਾਣੀ, ਨਾ ਡੀਜ਼ਲ, ਨਾ ਬਿਜਲੀ ਦੀ ਉਡੀਕ। ਪੀਐੱਮ ਕੁਸੁਮ ਸਕੀਮ ਵਿੱਚ ਕੀਮਤ ਦਾ ਇੱਕ ਹਿੱਸਾ ਸਰਕਾਰ ਦਿੰਦੀ ਹੈ।',
          hi: 'दिन में पानी, न डीज़ल, न बिजली का इंतज़ार। पीएम कुसुम योजना में कीमत का एक हिस्सा सरकार देती है।',
        },
        facts: [
          {
            label: { en: 'What it saves', pa: 'ਕਿੰਨੀ ਬੱਚਤ', hi: 'कितनी बचत' },
            text: {
              en: '300 hours of a diesel pump a year, at ₹90 a litre, are about ₹27,000.',
              pa: 'ਸਾਲ ਵਿੱਚ 300 ਘੰਟੇ ਦਾ ਡੀਜ਼ਲ, ₹90 ਲੀਟਰ ਦੇ ਹਿਸਾਬ ਨਾਲ। ਲਗਭਗ ₹27,000।',
              hi: 'साल में 300 घंटे का डीज़ल, ₹90 लीटर के हिसाब से। लगभग ₹27,000।',
            },
          },
        ],
        ask: {
          form: 'solar-service',
          subject: 'site-assessment',
          about: 'solar-pump',
          label: { en: 'Have the place looked at', pa: 'ਥਾਂ ਵਿਖਾਓ', hi: 'जगह दिखाएँ' },
        },
        more: { to: '/solar-solutions', label: { en: 'Solar Solutions', pa: 'ਸੋਲਰ', hi: 'सोलर' } },
      },
      {
        pictogram: 'buffalo',
        title: {
          en: 'Biogas from three or four buffaloes',
          pa: 'ਤਿੰਨ-ਚਾਰ ਮੱਝਾਂ ਨਾਲ ਗੋਬਰ ਗੈਸ',
          hi: 'तीन-चार भैंसों से गोबर गैस',
        },
        text: {
          en: 'A plant of 2 cubic metres takes about 50 kg of dung a day. It cooks for a family of five.',
          pa: '2 ਘਣ ਮੀਟਰ ਦਾ ਪਲਾਂਟ ਰੋਜ਼ ਲਗਭਗ 50 ਕਿਲੋ ਗੋਹਾ ਲੈਂਦਾ ਹੈ। ਪੰਜ ਜੀਆਂ ਦੇ ਟੱਬਰ ਦਾ ਚੁੱਲ੍ਹਾ ਚੱਲਦਾ ਹੈ।',
          hi: '2 घन मीटर का प्लांट रोज़ लगभग 50 किलो गोबर लेता है। पाँच लोगों के परिवार का चूल्हा चलता है।',
        },
        facts: [
          {
            label: { en: 'What it saves', pa: 'ਕਿੰਨੀ ਬੱਚਤ', hi: 'कितनी बचत' },
            text: {
              en: 'About a cylinder a month. The slurry is better manure than the heap.',
              pa: 'ਮਹੀਨੇ ਦਾ ਲਗਭਗ ਇੱਕ ਸਿਲੰਡਰ। ਨਿਕਲੀ ਸਲਰੀ ਢੇਰ ਦੀ ਰੂੜੀ ਨਾਲੋਂ ਵਧੀਆ ਖਾਦ ਹੈ।',
              hi: 'महीने का लगभग एक सिलेंडर। निकली स्लरी ढेर की गोबर खाद से अच्छी खाद है।',
            },
          },
        ],
        ask: {
          form: 'expert-service',
          about: 'biogas',
          label: { en: 'Ask an expert', pa: 'ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ', hi: 'विशेषज्ञ से पूछें' },
        },
      },
    ],
  },
  {
    text: {
      en: 'Before you sign for a solar pump, ask:',
      pa: 'ਸੋਲਰ ਪੰਪ ਲਈ ਦਸਤਖਤ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ:',
      hi: 'सोलर पंप के लिए दस्तखत करने से पहले पूछें:',
    },
  },
  {
    list: [
      {
        en: 'How deep is the water in June, and how many litres will this pump lift from there in a day?',
        pa: 'ਜੂਨ ਵਿੱਚ ਪਾਣੀ ਕਿੰਨਾ ਡੂੰਘਾ ਹੈ? ਉੱਥੋਂ ਇਹ ਪੰਪ ਦਿਨ ਵਿੱਚ ਕਿੰਨੇ ਲੀਟਰ ਚੁੱਕੇਗਾ?',
        hi: 'जून में पानी कितना गहरा है? वहाँ से यह पंप दिन में कितने लीटर उठाएगा?',
      },
      {
        en: 'What is my own share in rupees, everything included: structure, pipe, earthing, transport?',
        pa: 'ਮੇਰਾ ਆਪਣਾ ਹਿੱਸਾ ਕੁੱਲ ਕਿੰਨੇ ਰੁਪਏ ਹੈ? ਢਾਂਚਾ, ਪਾਈਪ, ਅਰਥਿੰਗ ਅਤੇ ਢੋਆ-ਢੁਆਈ ਪਾ ਕੇ।',
        hi: 'मेरा अपना हिस्सा कुल कितने रुपये है? ढाँचा, पाइप, अर्थिंग और ढुलाई मिलाकर।',
      },
      {
        en: 'Is the firm on the department’s list? The application goes in at the department’s own website only. Many false ones ask for money.',
        pa: 'ਕੀ ਕੰਪਨੀ ਵਿਭਾਗ ਦੀ ਸੂਚੀ ਵਿੱਚ ਹੈ? ਅਰਜ਼ੀ ਸਿਰਫ਼ ਵਿਭਾਗ ਦੀ ਆਪਣੀ ਵੈੱਬਸਾਈਟ ਉੱਤੇ ਲੱਗਦੀ ਹੈ। ਨਕਲੀ ਵੈੱਬਸਾਈਟਾਂ ਪੈਸੇ ਮੰਗਦੀਆਂ ਹਨ।',
        hi: 'क्या कंपनी विभाग की सूची में है? आवेदन सिर्फ़ विभाग की अपनी वेबसाइट पर होता है। नकली वेबसाइटें पैसे माँगती हैं।',
      },
      {
        en: 'Who repairs it, within how many days, for how many years? Get it on paper.',
        pa: 'ਮੁਰੰਮਤ ਕੌਣ ਕਰੇਗਾ, ਕਿੰਨੇ ਦਿਨਾਂ ਵਿੱਚ, ਕਿੰਨੇ ਸਾਲ ਤੱਕ? ਲਿਖਵਾ ਕੇ ਲਓ।',
        hi: 'मरम्मत कौन करेगा, कितने दिन में, कितने साल तक? लिखवाकर लें।',
      },
      {
        en: 'Do I keep or give up my electricity connection?',
        pa: 'ਮੇਰਾ ਬਿਜਲੀ ਦਾ ਕੁਨੈਕਸ਼ਨ ਰਹੇਗਾ ਜਾਂ ਛੱਡਣਾ ਪਵੇਗਾ?',
        hi: 'मेरा बिजली कनेक्शन रहेगा या छोड़ना पड़ेगा?',
      },
    ],
  },
  {
    text: {
      en: 'PEDA in Punjab runs these schemes. The share that is paid changes by year and by category: confirm there before you pay anyone.',
      pa: 'ਪੰਜਾਬ ਵਿੱਚ ਇਹ ਸਕੀਮਾਂ PEDA ਚਲਾਉਂਦੀ ਹੈ। ਕਿੰਨਾ ਹਿੱਸਾ ਮਿਲੇਗਾ, ਇਹ ਸਾਲ ਅਤੇ ਵਰਗ ਨਾਲ ਬਦਲਦਾ ਹੈ। ਕਿਸੇ ਨੂੰ ਪੈਸੇ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਉੱਥੋਂ ਪੱਕਾ ਕਰੋ।',
      hi: 'पंजाब में ये योजनाएँ PEDA चलाती है। कितना हिस्सा मिलेगा, यह साल और वर्ग के साथ बदलता है। किसी को पैसे देने से पहले वहाँ से पक्का करें।',
    },
  },
  { sources: ['peda', 'estimate'] },
]
