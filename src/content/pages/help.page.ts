import { centre } from '#src/content/centre.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Help', pa: 'ਮਦਦ', hi: 'मदद' },
  description: {
    en: 'Using the app without network, putting it on your phone, unsent forms, shared phones, and calling the centre.',
    pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਐਪ ਵਰਤੋ ਅਤੇ ਫ਼ੋਨ ਵਿੱਚ ਲਾਓ। ਨਾ ਭੇਜੇ ਫ਼ਾਰਮ, ਸਾਂਝਾ ਫ਼ੋਨ ਅਤੇ ਕੇਂਦਰ ਨਾਲ ਗੱਲ।',
    hi: 'बिना नेटवर्क ऐप चलाएँ और फ़ोन में लगाएँ। न भेजे फ़ॉर्म, साझा फ़ोन और केंद्र से बात।',
  },
  intro: {
    en: 'How the app works, with and without network.',
    pa: 'ਐਪ ਕਿਵੇਂ ਚੱਲਦੀ ਹੈ, ਨੈੱਟਵਰਕ ਹੋਵੇ ਜਾਂ ਨਾ।',
    hi: 'ऐप कैसे चलता है, नेटवर्क हो या न हो।',
  },
  pictogram: 'help',
  updated: '2026-11-27',
  blocks: [
    {
      people: [
        { by: 'call', title: { en: 'Call', pa: 'ਫ਼ੋਨ ਕਰੋ', hi: 'फ़ोन करें' } },
        {
          by: 'writing',
          title: { en: 'Write to us', pa: 'ਸਾਨੂੰ ਲਿਖੋ', hi: 'हमें लिखें' },
          line: {
            en: 'Your message is saved without network too.',
            pa: 'ਨੈੱਟਵਰਕ ਨਾ ਹੋਵੇ ਤਾਂ ਵੀ ਸੁਨੇਹਾ ਸੇਵ ਰਹਿੰਦਾ ਹੈ।',
            hi: 'नेटवर्क न हो तब भी संदेश सेव रहता है।',
          },
        },
        {
          by: 'call back',
          title: { en: 'Ask for a call back', pa: 'ਕੇਂਦਰ ਤੋਂ ਫ਼ੋਨ ਕਰਵਾਓ', hi: 'केंद्र से फ़ोन करवाएँ' },
          line: {
            en: 'Leave your number. We call you.',
            pa: 'ਆਪਣਾ ਨੰਬਰ ਛੱਡੋ। ਅਸੀਂ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
            hi: 'अपना नंबर छोड़ें। हम फ़ोन करेंगे।',
          },
        },
        {
          by: 'requests',
          title: { en: 'My requests', pa: 'ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ', hi: 'मेरे आवेदन' },
          line: {
            en: 'What you sent, and the answer.',
            pa: 'ਜੋ ਤੁਸੀਂ ਭੇਜਿਆ, ਅਤੇ ਉਸ ਦਾ ਜਵਾਬ।',
            hi: 'जो आपने भेजा, और उसका जवाब।',
          },
        },
      ],
    },
    { heading: { en: 'Asked most', pa: 'ਆਮ ਸਵਾਲ', hi: 'आम सवाल' }, id: 'questions' },
    {
      questions: [
        {
          question: {
            en: 'Does it work without network?',
            pa: 'ਕੀ ਐਪ ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਚੱਲਦੀ ਹੈ?',
            hi: 'क्या ऐप बिना नेटवर्क चलता है?',
          },
          answer: {
            en: 'Yes. Open the app once with network and give it a minute. It then keeps its pages on the phone.',
            pa: 'ਹਾਂ। ਨੈੱਟਵਰਕ ਹੋਵੇ ਤਾਂ ਇੱਕ ਵਾਰ ਐਪ ਖੋਲ੍ਹੋ ਅਤੇ ਇੱਕ ਮਿੰਟ ਰੁਕੋ। ਫਿਰ ਪੰਨੇ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਰਹਿੰਦੇ ਹਨ।',
            hi: 'हाँ। नेटवर्क हो तो एक बार ऐप खोलें और एक मिनट रुकें। फिर पेज फ़ोन में सेव रहते हैं।',
          },
        },
        {
          question: {
            en: 'Has the centre got my form?',
            pa: 'ਕੀ ਮੇਰਾ ਫ਼ਾਰਮ ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਿਆ?',
            hi: 'क्या मेरा फ़ॉर्म केंद्र को मिल गया?',
          },
          answer: {
            en: 'Look under “My requests”. “Received by the centre” comes with a number. Say that number when you call.',
            pa: '“ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ ਵੇਖੋ। “ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਈ” ਦੇ ਨਾਲ ਅਰਜ਼ੀ ਨੰਬਰ ਹੁੰਦਾ ਹੈ। ਫ਼ੋਨ ਕਰਨ ਵੇਲੇ ਇਹ ਨੰਬਰ ਦੱਸੋ।',
            hi: '“मेरे आवेदन” में देखें। “केंद्र को मिल गया” के साथ आवेदन नंबर होता है। फ़ोन करते समय यह नंबर बताएँ।',
          },
        },
        {
          question: {
            en: 'How do I put the app on my phone?',
            pa: 'ਐਪ ਫ਼ੋਨ ਵਿੱਚ ਕਿਵੇਂ ਲਾਈਏ?',
            hi: 'ऐप फ़ोन में कैसे लगाएँ?',
          },
          answer: {
            en: 'In Chrome, tap the three dots at the top, then “Add to Home screen”.',
            pa: 'ਕ੍ਰੋਮ ਵਿੱਚ ਉੱਪਰ ਤਿੰਨ ਬਿੰਦੀਆਂ ਦਬਾਓ, ਫਿਰ “Add to Home screen” ਦਬਾਓ।',
            hi: 'क्रोम में ऊपर तीन बिंदु दबाएँ, फिर “Add to Home screen” दबाएँ।',
          },
        },
        {
          question: {
            en: 'Who sees my forms on a shared phone?',
            pa: 'ਸਾਂਝੇ ਫ਼ੋਨ ਵਿੱਚ ਮੇਰੇ ਫ਼ਾਰਮ ਕੌਣ ਵੇਖਦਾ ਹੈ?',
            hi: 'साझे फ़ोन में मेरे फ़ॉर्म कौन देखता है?',
          },
          answer: {
            en: 'Only you, once you have signed out. Your forms stay on the phone under a lock that opens with your sign-in.',
            pa: 'ਲੌਗਆਊਟ ਕਰਨ ਤੋਂ ਬਾਅਦ ਸਿਰਫ਼ ਤੁਸੀਂ। ਫ਼ਾਰਮ ਫ਼ੋਨ ਵਿੱਚ ਤਾਲੇ ਹੇਠ ਰਹਿੰਦੇ ਹਨ। ਤਾਲਾ ਤੁਹਾਡੇ ਲੌਗਇਨ ਨਾਲ ਖੁੱਲ੍ਹਦਾ ਹੈ।',
            hi: 'लॉगआउट करने के बाद सिर्फ़ आप। फ़ॉर्म फ़ोन में ताले के अंदर रहते हैं। ताला आपके लॉगिन से खुलता है।',
          },
        },
        {
          question: {
            en: 'How do I change the language?',
            pa: 'ਭਾਸ਼ਾ ਕਿਵੇਂ ਬਦਲੀਏ?',
            hi: 'भाषा कैसे बदलें?',
          },
          answer: {
            en: 'Tap your language at the top, while there is network. On a small screen each language is one letter.',
            pa: 'ਨੈੱਟਵਰਕ ਹੋਵੇ ਤਾਂ ਉੱਪਰ ਆਪਣੀ ਭਾਸ਼ਾ ਦਬਾਓ। ਛੋਟੀ ਸਕਰੀਨ ਉੱਤੇ ਹਰ ਭਾਸ਼ਾ ਦਾ ਸਿਰਫ਼ ਪਹਿਲਾ ਅੱਖਰ ਹੈ।',
            hi: 'नेटवर्क हो तो ऊपर अपनी भाषा दबाएँ। छोटी स्क्रीन पर हर भाषा का सिर्फ़ पहला अक्षर है।',
          },
        },
      ],
    },
    { heading: { en: 'Without network', pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ', hi: 'बिना नेटवर्क' }, id: 'offline' },
    {
      text: {
        en: 'Open the app once with network and give it a minute. It then keeps its pages on the phone.',
        pa: 'ਨੈੱਟਵਰਕ ਹੋਵੇ ਤਾਂ ਇੱਕ ਵਾਰ ਐਪ ਖੋਲ੍ਹੋ ਅਤੇ ਇੱਕ ਮਿੰਟ ਰੁਕੋ। ਫਿਰ ਪੰਨੇ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਰਹਿੰਦੇ ਹਨ।',
        hi: 'नेटवर्क हो तो एक बार ऐप खोलें और एक मिनट रुकें। फिर पेज फ़ोन में सेव रहते हैं।',
      },
    },
    {
      table: {
        head: [
          { en: 'Works without network', pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਚੱਲਦਾ ਹੈ', hi: 'बिना नेटवर्क चलता है' },
          { en: 'Needs network', pa: 'ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ', hi: 'नेटवर्क चाहिए' },
        ],
        rows: [
          [
            { en: 'Reading pages', pa: 'ਪੰਨੇ ਪੜ੍ਹਨੇ', hi: 'पेज पढ़ना' },
            { en: 'Opening the app the first time', pa: 'ਪਹਿਲੀ ਵਾਰ ਐਪ ਖੋਲ੍ਹਣੀ', hi: 'पहली बार ऐप खोलना' },
          ],
          [
            { en: 'Seeing the last prices', pa: 'ਆਖਰੀ ਕੀਮਤਾਂ ਵੇਖਣੀਆਂ', hi: 'आखिरी कीमतें देखना' },
            { en: 'Getting new prices', pa: 'ਨਵੀਆਂ ਕੀਮਤਾਂ ਲੈਣੀਆਂ', hi: 'नई कीमतें लेना' },
          ],
          [
            {
              en: 'Filling the cart, and placing an order if you are signed in',
              pa: 'ਕਾਰਟ ਭਰਨਾ, ਅਤੇ ਖਾਤਾ ਖੁੱਲ੍ਹਾ ਹੋਵੇ ਤਾਂ ਆਰਡਰ ਕਰਨਾ',
              hi: 'कार्ट भरना, और खाता खुला हो तो ऑर्डर करना',
            },
            { en: 'Signing in', pa: 'ਲੌਗਇਨ ਕਰਨਾ', hi: 'लॉगिन करना' },
          ],
          [
            {
              en: 'Filling in and submitting forms',
              pa: 'ਫ਼ਾਰਮ ਭਰਨਾ ਅਤੇ ਜਮ੍ਹਾਂ ਕਰਨਾ',
              hi: 'फ़ॉर्म भरना और जमा करना',
            },
            {
              en: 'Forms reaching the centre. They go by themselves.',
              pa: 'ਫ਼ਾਰਮਾਂ ਦਾ ਕੇਂਦਰ ਤੱਕ ਪਹੁੰਚਣਾ। ਆਪਣੇ ਆਪ ਜਾਂਦੇ ਹਨ।',
              hi: 'फ़ॉर्मों का केंद्र तक पहुँचना। अपने आप जाते हैं।',
            },
          ],
          [
            {
              en: 'Taking photos of papers',
              pa: 'ਕਾਗਜ਼ਾਂ ਦੀਆਂ ਫ਼ੋਟੋਆਂ ਖਿੱਚਣੀਆਂ',
              hi: 'कागज़ों की फ़ोटो खींचना',
            },
            {
              en: 'Paying, and the order reaching the centre',
              pa: 'ਭੁਗਤਾਨ ਕਰਨਾ, ਅਤੇ ਆਰਡਰ ਦਾ ਕੇਂਦਰ ਤੱਕ ਪਹੁੰਚਣਾ',
              hi: 'भुगतान करना, और ऑर्डर का केंद्र तक पहुँचना',
            },
          ],
          [
            { en: 'Signing out', pa: 'ਲੌਗਆਊਟ ਕਰਨਾ', hi: 'लॉगआउट करना' },
            { en: 'Changing the language', pa: 'ਭਾਸ਼ਾ ਬਦਲਣੀ', hi: 'भाषा बदलना' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Put the app on your phone', pa: 'ਐਪ ਫ਼ੋਨ ਵਿੱਚ ਲਾਓ', hi: 'ऐप फ़ोन में लगाएँ' },
      id: 'install',
    },
    { text: { en: 'Android, in Chrome:', pa: 'ਐਂਡਰਾਇਡ, ਕ੍ਰੋਮ ਵਿੱਚ:', hi: 'एंड्रॉइड, क्रोम में:' } },
    {
      steps: [
        { en: 'Tap the three dots at the top.', pa: 'ਉੱਪਰ ਤਿੰਨ ਬਿੰਦੀਆਂ ਦਬਾਓ।', hi: 'ऊपर तीन बिंदु दबाएँ।' },
        {
          en: 'Tap “Add to Home screen”.',
          pa: '“Add to Home screen” ਦਬਾਓ।',
          hi: '“Add to Home screen” दबाएँ।',
        },
        {
          en: 'Tap “Install”. The picture with the wheat is the app.',
          pa: '“Install” ਦਬਾਓ। ਕਣਕ ਵਾਲੀ ਤਸਵੀਰ ਸਾਡੀ ਐਪ ਹੈ।',
          hi: '“Install” दबाएँ। गेहूँ वाली तस्वीर हमारा ऐप है।',
        },
      ],
    },
    { text: { en: 'iPhone, in Safari:', pa: 'ਆਈਫ਼ੋਨ, ਸਫ਼ਾਰੀ ਵਿੱਚ:', hi: 'आईफ़ोन, सफ़ारी में:' } },
    {
      steps: [
        {
          en: 'Tap the share sign, a square with an arrow up.',
          pa: 'ਸ਼ੇਅਰ ਦਾ ਨਿਸ਼ਾਨ ਦਬਾਓ: ਡੱਬਾ, ਉੱਪਰ ਨੂੰ ਤੀਰ।',
          hi: 'शेयर का निशान दबाएँ: डिब्बा, ऊपर को तीर।',
        },
        {
          en: 'Tap “Add to Home Screen”, then “Add”.',
          pa: '“Add to Home Screen”, ਫਿਰ “Add” ਦਬਾਓ।',
          hi: '“Add to Home Screen”, फिर “Add” दबाएँ।',
        },
        {
          en: 'Fill your cart in the app. Safari’s cart does not come along.',
          pa: 'ਕਾਰਟ ਐਪ ਵਿੱਚ ਭਰੋ। ਸਫ਼ਾਰੀ ਵਾਲਾ ਕਾਰਟ ਨਾਲ ਨਹੀਂ ਆਉਂਦਾ।',
          hi: 'कार्ट ऐप में भरें। सफ़ारी वाला कार्ट साथ नहीं आता।',
        },
      ],
    },
    {
      heading: {
        en: 'What “saved” and “received” mean',
        pa: '“ਸੇਵ ਹੈ” ਅਤੇ “ਮਿਲ ਗਈ” ਦਾ ਮਤਲਬ',
        hi: '“सेव है” और “मिल गया” का मतलब',
      },
      id: 'saved',
    },
    {
      table: {
        head: [
          { en: 'What the app says', pa: 'ਐਪ ਕੀ ਕਹਿੰਦੀ ਹੈ', hi: 'ऐप क्या कहता है' },
          { en: 'What is true then', pa: 'ਮਤਲਬ', hi: 'मतलब' },
        ],
        rows: [
          [
            { en: 'Draft', pa: 'ਅਧੂਰੀ ਅਰਜ਼ੀ', hi: 'अधूरा आवेदन' },
            {
              en: 'You have begun. It is saved while you write. Nobody else sees it. Continue whenever you like.',
              pa: 'ਤੁਸੀਂ ਸ਼ੁਰੂ ਕੀਤੀ ਹੈ। ਲਿਖਦੇ-ਲਿਖਦੇ ਸੇਵ ਹੁੰਦੀ ਹੈ। ਹੋਰ ਕੋਈ ਨਹੀਂ ਵੇਖਦਾ। ਜਦੋਂ ਚਾਹੋ ਅੱਗੇ ਭਰੋ।',
              hi: 'आपने शुरू किया है। लिखते-लिखते सेव होता है। और कोई नहीं देखता। जब चाहें आगे भरें।',
            },
          ],
          [
            {
              en: 'Saved on this phone, Not sent yet',
              pa: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ, ਅਜੇ ਭੇਜਣਾ ਬਾਕੀ',
              hi: 'इस फ़ोन में सेव है, अभी भेजना बाकी',
            },
            {
              en: 'You have submitted it. The centre does not have it yet. We will send it when there is network.',
              pa: 'ਤੁਸੀਂ ਜਮ੍ਹਾਂ ਕਰ ਦਿੱਤੀ ਹੈ। ਕੇਂਦਰ ਨੂੰ ਅਜੇ ਨਹੀਂ ਮਿਲੀ। ਨੈੱਟਵਰਕ ਆਉਂਦੇ ਹੀ ਭੇਜ ਦਿਆਂਗੇ।',
              hi: 'आपने जमा कर दिया है। केंद्र को अभी नहीं मिला। नेटवर्क आने पर अपने आप जाएगा।',
            },
          ],
          [
            { en: 'Received by the centre', pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਈ', hi: 'केंद्र को मिल गया' },
            {
              en: 'The centre has confirmed exactly what you wrote and given it a number. Say that number when you call.',
              pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਪੂਰੀ ਦੀ ਪੂਰੀ ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਈ ਹੈ। ਕੇਂਦਰ ਨੇ ਉਸ ਦਾ ਨੰਬਰ ਦੇ ਦਿੱਤਾ ਹੈ। ਫ਼ੋਨ ਕਰਨ ਵੇਲੇ ਇਹ ਨੰਬਰ ਦੱਸੋ।',
              hi: 'आपका आवेदन पूरा का पूरा केंद्र को मिल गया है। केंद्र ने उसका नंबर दे दिया है। फ़ोन करते समय यह नंबर बताएँ।',
            },
          ],
          [
            { en: 'Returned to you', pa: 'ਸੁਧਾਰ ਲਈ ਵਾਪਸ ਆਈ', hi: 'सुधार के लिए वापस आया' },
            {
              en: 'The centre cannot take it as it is. The reason is given there. Correct it and submit it again.',
              pa: 'ਕੇਂਦਰ ਇਸ ਤਰ੍ਹਾਂ ਨਹੀਂ ਲੈ ਸਕਦਾ। ਕਾਰਨ ਨਾਲ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ। ਸੁਧਾਰ ਕੇ ਦੁਬਾਰਾ ਜਮ੍ਹਾਂ ਕਰੋ।',
              hi: 'केंद्र इसे ऐसे नहीं ले सकता। कारण साथ में लिखा होता है। सुधारकर दोबारा जमा करें।',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'Forms that are not sent yet', pa: 'ਜੋ ਫ਼ਾਰਮ ਅਜੇ ਨਹੀਂ ਗਏ', hi: 'जो फ़ॉर्म अभी नहीं गए' },
      id: 'unsent',
    },
    {
      text: {
        en: '“My requests” has everything: returned forms, unsent forms, drafts, and forms at the centre.',
        pa: 'ਸਭ ਕੁਝ “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ ਹੈ। ਵਾਪਸ ਆਈਆਂ, ਭੇਜਣ ਵਾਲੀਆਂ, ਅਧੂਰੀਆਂ ਅਤੇ ਕੇਂਦਰ ਨੂੰ ਮਿਲੀਆਂ ਅਰਜ਼ੀਆਂ।',
        hi: 'सब कुछ “मेरे आवेदन” में है। वापस आए, भेजने बाकी, अधूरे और केंद्र को मिले आवेदन।',
      },
    },
    {
      list: [
        {
          en: '“Send now” tries at once, also over mobile data.',
          pa: '“ਹੁਣੇ ਭੇਜੋ” ਦਬਾਓ ਤਾਂ ਉਸੇ ਵੇਲੇ ਭੇਜਦੇ ਹਾਂ। ਮੋਬਾਈਲ ਡਾਟਾ ਉੱਤੇ ਵੀ।',
          hi: '“अभी भेजें” दबाएँ तो उसी समय भेजते हैं। मोबाइल डेटा पर भी।',
        },
        {
          en: 'The same form is never counted twice, however often the network breaks.',
          pa: 'ਨੈੱਟਵਰਕ ਕਿੰਨੀ ਵਾਰ ਵੀ ਟੁੱਟੇ, ਇੱਕ ਅਰਜ਼ੀ ਇੱਕੋ ਵਾਰ ਗਿਣੀ ਜਾਂਦੀ ਹੈ।',
          hi: 'नेटवर्क जितनी बार भी टूटे, एक आवेदन एक बार गिना जाता है।',
        },
        {
          en: 'Before the centre has it, you can cancel it with “Withdraw”.',
          pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲਣ ਤੋਂ ਪਹਿਲਾਂ ਅਰਜ਼ੀ ਰੱਦ ਹੋ ਸਕਦੀ ਹੈ। “ਰੱਦ ਕਰੋ” ਦਬਾਓ।',
          hi: 'केंद्र को मिलने से पहले आवेदन रद्द हो सकता है। “रद्द करें” दबाएँ।',
        },
        {
          en: '“Save a copy” puts your answers into a file on the phone.',
          pa: '“ਕਾਪੀ ਰੱਖੋ” ਦਬਾਓ ਤਾਂ ਤੁਹਾਡੇ ਜਵਾਬ ਫ਼ੋਨ ਦੀ ਫ਼ਾਈਲ ਵਿੱਚ ਆਉਂਦੇ ਹਨ।',
          hi: '“कॉपी रखें” दबाएँ तो आपके जवाब फ़ोन की फ़ाइल में आते हैं।',
        },
        {
          en: 'Signing out deletes nothing. Unsent forms of your account will be sent when you sign in again.',
          pa: 'ਲੌਗਆਊਟ ਕਰਨ ਨਾਲ ਕੁਝ ਨਹੀਂ ਮਿਟਦਾ। ਬਾਕੀ ਪਈਆਂ ਅਰਜ਼ੀਆਂ ਦੁਬਾਰਾ ਲੌਗਇਨ ਕਰਨ ਉੱਤੇ ਜਾਣਗੀਆਂ।',
          hi: 'लॉगआउट करने से कुछ नहीं मिटता। बाकी पड़े आवेदन दोबारा लॉगिन करने पर जाएँगे।',
        },
      ],
    },
    { link: { to: '/requests', label: { en: 'My requests', pa: 'ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ', hi: 'मेरे आवेदन' } } },
    {
      heading: { en: 'Photos and papers', pa: 'ਫ਼ੋਟੋਆਂ ਅਤੇ ਕਾਗਜ਼', hi: 'फ़ोटो और कागज़' },
      id: 'photos',
    },
    {
      list: [
        {
          en: 'The phone makes every photo small, usually below 200 KB, and takes out where and when it was taken.',
          pa: 'ਫ਼ੋਨ ਹਰ ਫ਼ੋਟੋ ਛੋਟੀ ਕਰਦਾ ਹੈ, ਬਹੁਤੀ ਵਾਰ 200 KB ਤੋਂ ਘੱਟ। ਕਿੱਥੇ ਅਤੇ ਕਦੋਂ ਖਿੱਚੀ, ਇਹ ਜਾਣਕਾਰੀ ਫ਼ੋਟੋ ਵਿੱਚੋਂ ਕੱਢ ਦਿੰਦਾ ਹੈ।',
          hi: 'फ़ोन हर फ़ोटो को छोटा करता है, अक्सर 200 KB से कम। कहाँ और कब खींची, यह जानकारी फ़ोटो से निकाल देता है।',
        },
        {
          en: 'On a photo of the Aadhaar card, cover the first 8 digits with the black bar before it is saved.',
          pa: 'ਆਧਾਰ ਕਾਰਡ ਦੀ ਫ਼ੋਟੋ ਉੱਤੇ ਪਹਿਲੇ 8 ਅੰਕ ਕਾਲੀ ਪੱਟੀ ਨਾਲ ਢਕੋ। ਫ਼ੋਟੋ ਇਸ ਤੋਂ ਬਾਅਦ ਸੇਵ ਹੁੰਦੀ ਹੈ।',
          hi: 'आधार कार्ड की फ़ोटो पर पहले 8 अंक काली पट्टी से ढकें। फ़ोटो इसके बाद सेव होती है।',
        },
        {
          en: 'Photos on Wi-Fi only: tick it under “My requests”, “Data saved on this phone”. The answers are sent at once, the photos later. It works where the browser can tell Wi-Fi from mobile data, as Chrome on Android does.',
          pa: 'ਫ਼ੋਟੋਆਂ ਸਿਰਫ਼ ਵਾਈ-ਫ਼ਾਈ ਉੱਤੇ ਭੇਜਣੀਆਂ ਹੋਣ ਤਾਂ “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਖੋਲ੍ਹੋ। “ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਕੀ ਸੇਵ ਹੈ” ਹੇਠ ਨਿਸ਼ਾਨ ਲਾਓ। ਜਵਾਬ ਤੁਰੰਤ ਜਾਂਦੇ ਹਨ, ਫ਼ੋਟੋਆਂ ਰੁਕਦੀਆਂ ਹਨ। ਇਹ ਐਂਡਰਾਇਡ ਦੇ ਕ੍ਰੋਮ ਵਿੱਚ ਚੱਲਦਾ ਹੈ, ਆਈਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ।',
          hi: 'फ़ोटो सिर्फ़ वाई-फ़ाई पर भेजनी हों तो “मेरे आवेदन” खोलें। “इस फ़ोन में क्या सेव है” के नीचे निशान लगाएँ। जवाब तुरंत जाते हैं, फ़ोटो रुकती हैं। यह एंड्रॉइड के क्रोम में चलता है, आईफ़ोन में नहीं।',
        },
        {
          en: 'From the gallery, with the app installed on Android: choose the photo or PDF, tap Share, then Khet Seva. It stays on the phone until you give it a place.',
          pa: 'ਐਂਡਰਾਇਡ ਵਿੱਚ ਐਪ ਲੱਗੀ ਹੋਵੇ ਤਾਂ ਗੈਲਰੀ ਤੋਂ ਵੀ ਭੇਜੋ। ਫ਼ੋਟੋ ਜਾਂ PDF ਚੁਣੋ, ਸ਼ੇਅਰ ਦਬਾਓ, ਫਿਰ ਖੇਤ ਸੇਵਾ ਚੁਣੋ। ਥਾਂ ਚੁਣਨ ਤੱਕ ਇਹ ਫ਼ੋਨ ਵਿੱਚ ਹੀ ਰਹਿੰਦੀ ਹੈ।',
          hi: 'एंड्रॉइड में ऐप लगा हो तो गैलरी से भी भेजें। फ़ोटो या PDF चुनें, शेयर दबाएँ, फिर खेत सेवा चुनें। जगह चुनने तक यह फ़ोन में ही रहती है।',
        },
      ],
    },
    {
      heading: { en: 'When others use this phone too', pa: 'ਸਾਂਝਾ ਫ਼ੋਨ', hi: 'साझा फ़ोन' },
      id: 'shared-phone',
    },
    {
      list: [
        {
          en: 'Sign out when you are done. Your forms stay on the phone under a lock that opens with your sign-in only, and that needs network.',
          pa: 'ਕੰਮ ਮੁਕਾ ਕੇ ਲੌਗਆਊਟ ਕਰੋ। ਤੁਹਾਡੇ ਫ਼ਾਰਮ ਫ਼ੋਨ ਵਿੱਚ ਤਾਲੇ ਹੇਠ ਰਹਿੰਦੇ ਹਨ। ਤਾਲਾ ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲੌਗਇਨ ਨਾਲ ਖੁੱਲ੍ਹਦਾ ਹੈ। ਉਸ ਲਈ ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ।',
          hi: 'काम के बाद लॉगआउट करें। आपके फ़ॉर्म फ़ोन में ताले के अंदर रहते हैं। ताला सिर्फ़ आपके लॉगिन से खुलता है। उसके लिए नेटवर्क चाहिए।',
        },
        {
          en: 'To lock the app without signing out, set a PIN under “Profile”. The PIN opens it again without network, and while it is locked nothing of yours is sent.',
          pa: 'ਲੌਗਆਊਟ ਕੀਤੇ ਬਿਨਾਂ ਤਾਲਾ ਲਾਉਣਾ ਹੋਵੇ ਤਾਂ “ਮੇਰਾ ਖਾਤਾ” ਵਿੱਚ ਪਿੰਨ ਲਾਓ। ਪਿੰਨ ਨਾਲ ਤਾਲਾ ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਖੁੱਲ੍ਹਦਾ ਹੈ। ਤਾਲਾ ਲੱਗਾ ਹੋਵੇ ਤਾਂ ਤੁਹਾਡਾ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ।',
          hi: 'लॉगआउट किए बिना ताला लगाना हो तो “मेरा खाता” में पिन लगाएँ। पिन से ताला बिना नेटवर्क भी खुलता है। ताला लगा हो तो आपका कुछ नहीं भेजा जाता।',
        },
        {
          en: 'Without an account: the next person on this phone can read your unsent forms, except while somebody is signed in.',
          pa: 'ਖਾਤਾ ਨਾ ਹੋਵੇ ਤਾਂ ਕੋਈ ਹੋਰ ਵੀ ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਕਿਸੇ ਦਾ ਖਾਤਾ ਖੁੱਲ੍ਹਾ ਹੋਵੇ, ਉਦੋਂ ਨਹੀਂ।',
          hi: 'खाता न हो तो कोई और भी आपके आवेदन पढ़ सकता है। किसी का खाता खुला हो, तब नहीं।',
        },
        {
          en: 'When you sign in, the app asks: “Is this yours?” Say yes only to your own.',
          pa: 'ਲੌਗਇਨ ਕਰਨ ਉੱਤੇ ਐਪ ਪੁੱਛਦੀ ਹੈ: “ਕੀ ਇਹ ਤੁਹਾਡਾ ਹੈ?” ਸਿਰਫ਼ ਆਪਣੇ ਕੰਮ ਲਈ ਹਾਂ ਕਹੋ।',
          hi: 'लॉगिन करने पर ऐप पूछता है: “क्या यह आपका है?” सिर्फ़ अपने काम के लिए हाँ कहें।',
        },
        {
          en: 'On a borrowed phone, first tap “Use once, on a borrowed phone” on the page of the lock. The app then erases what you wrote. The browser keeps its list of opened pages.',
          pa: 'ਮੰਗੇ ਹੋਏ ਫ਼ੋਨ ਵਿੱਚ ਪਹਿਲਾਂ ਤਾਲੇ ਵਾਲਾ ਪੰਨਾ ਖੋਲ੍ਹੋ। ਉੱਥੇ “ਇੱਕ ਵਾਰ ਵਰਤੋ, ਮੰਗੇ ਹੋਏ ਫ਼ੋਨ ਉੱਤੇ” ਦਬਾਓ। ਫਿਰ ਐਪ ਤੁਹਾਡਾ ਲਿਖਿਆ ਮਿਟਾ ਦਿੰਦੀ ਹੈ। ਖੋਲ੍ਹੇ ਪੰਨਿਆਂ ਦੀ ਸੂਚੀ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਰਹਿੰਦੀ ਹੈ।',
          hi: 'माँगे हुए फ़ोन में पहले ताले वाला पेज खोलें। वहाँ “एक बार चलाएँ, माँगे हुए फ़ोन पर” दबाएँ। फिर ऐप आपका लिखा मिटा देता है। खोले गए पेजों की सूची ब्राउज़र में रहती है।',
        },
        {
          en: 'The lock keeps out somebody who borrows your phone, not an expert.',
          pa: 'ਮੰਗ ਕੇ ਫ਼ੋਨ ਵਰਤਣ ਵਾਲਾ ਇਹ ਤਾਲਾ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। ਕੰਪਿਊਟਰ ਦਾ ਮਾਹਰ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ।',
          hi: 'फ़ोन माँगकर चलाने वाला यह ताला नहीं खोल सकता। कंप्यूटर का जानकार खोल सकता है।',
        },
        {
          en: 'Filling in for a neighbour: sign in as yourself, open “Filling in for others”, and ask for consent first. Each farmer’s form is apart.',
          pa: 'ਗੁਆਂਢੀ ਲਈ ਭਰਨਾ ਹੋਵੇ ਤਾਂ ਆਪਣੇ ਖਾਤੇ ਵਿੱਚ ਲੌਗਇਨ ਕਰੋ। ਪਹਿਲਾਂ ਉਸ ਦੀ ਸਹਿਮਤੀ ਲਓ। ਫਿਰ “ਹੋਰਾਂ ਲਈ ਭਰੋ” ਖੋਲ੍ਹੋ। ਹਰ ਕਿਸਾਨ ਦਾ ਫ਼ਾਰਮ ਵੱਖਰਾ ਰਹਿੰਦਾ ਹੈ।',
          hi: 'पड़ोसी के लिए भरना हो तो अपने खाते में लॉगिन करें। पहले उसकी सहमति लें। फिर “दूसरों के लिए भरें” खोलें। हर किसान का फ़ॉर्म अलग रहता है।',
        },
      ],
    },
    {
      link: {
        to: '/lock',
        label: { en: 'Open the page of the lock', pa: 'ਤਾਲੇ ਵਾਲਾ ਪੰਨਾ ਖੋਲ੍ਹੋ', hi: 'ताले वाला पेज खोलें' },
      },
    },
    {
      heading: {
        en: 'Move unsent forms to another phone',
        pa: 'ਨਾ ਭੇਜੀਆਂ ਅਰਜ਼ੀਆਂ ਦੂਜੇ ਫ਼ੋਨ ਵਿੱਚ',
        hi: 'न भेजे गए आवेदन दूसरे फ़ोन में',
      },
      id: 'other-phone',
    },
    {
      steps: [
        {
          en: 'Under “My requests” open “Move unsent forms to another phone” and write a password of 8 letters or digits. Keep it on paper.',
          pa: '“ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਖੋਲ੍ਹੋ। ਉੱਥੇ “ਨਾ ਭੇਜੀਆਂ ਅਰਜ਼ੀਆਂ ਦੂਜੇ ਫ਼ੋਨ ਵਿੱਚ ਲੈ ਜਾਓ” ਖੋਲ੍ਹੋ। 8 ਅੱਖਰਾਂ ਜਾਂ ਅੰਕਾਂ ਦਾ ਪਾਸਵਰਡ ਭਰੋ। ਕਾਗਜ਼ ਉੱਤੇ ਵੀ ਲਿਖ ਲਓ।',
          hi: '“मेरे आवेदन” खोलें। वहाँ “न भेजे गए आवेदन दूसरे फ़ोन में ले जाएँ” खोलें। 8 अक्षरों या अंकों का पासवर्ड भरें। कागज़ पर भी लिख लें।',
        },
        {
          en: 'Tap “Save unsent forms to a file”. Forms, drafts and their photos are in it.',
          pa: '“ਨਾ ਭੇਜੀਆਂ ਅਰਜ਼ੀਆਂ ਫ਼ਾਈਲ ਵਿੱਚ ਸੇਵ ਕਰੋ” ਦਬਾਓ। ਇਸ ਵਿੱਚ ਅਰਜ਼ੀਆਂ, ਅਧੂਰੀਆਂ ਅਰਜ਼ੀਆਂ ਅਤੇ ਫ਼ੋਟੋਆਂ ਆ ਜਾਂਦੀਆਂ ਹਨ।',
          hi: '“न भेजे गए आवेदन फ़ाइल में सेव करें” दबाएँ। इसमें आवेदन, अधूरे आवेदन और फ़ोटो आ जाते हैं।',
        },
        {
          en: 'Bring the file to the other phone, by cable, card or message. Sign in there with the same account. Saved without an account: sign out there first.',
          pa: 'ਫ਼ਾਈਲ ਦੂਜੇ ਫ਼ੋਨ ਵਿੱਚ ਲੈ ਜਾਓ, ਤਾਰ, ਕਾਰਡ ਜਾਂ ਸੁਨੇਹੇ ਨਾਲ। ਉੱਥੇ ਉਸੇ ਖਾਤੇ ਵਿੱਚ ਲੌਗਇਨ ਕਰੋ। ਬਿਨਾਂ ਖਾਤੇ ਸੇਵ ਕੀਤੀ ਹੋਵੇ ਤਾਂ ਉੱਥੇ ਪਹਿਲਾਂ ਲੌਗਆਊਟ ਕਰੋ।',
          hi: 'फ़ाइल दूसरे फ़ोन में ले जाएँ, तार, कार्ड या संदेश से। वहाँ उसी खाते में लॉगिन करें। बिना खाते सेव की हो तो वहाँ पहले लॉगआउट करें।',
        },
        {
          en: 'On the same page there, write the password and choose the file. If both phones send, the centre counts it once.',
          pa: 'ਉੱਥੇ ਇਸੇ ਪੰਨੇ ਉੱਤੇ ਪਾਸਵਰਡ ਭਰੋ ਅਤੇ ਫ਼ਾਈਲ ਚੁਣੋ। ਦੋਵੇਂ ਫ਼ੋਨ ਭੇਜ ਦੇਣ ਤਾਂ ਵੀ ਕੇਂਦਰ ਇੱਕ ਵਾਰ ਗਿਣਦਾ ਹੈ।',
          hi: 'वहाँ इसी पेज पर पासवर्ड भरें और फ़ाइल चुनें। दोनों फ़ोन भेज दें तब भी केंद्र एक बार गिनता है।',
        },
      ],
    },
    {
      heading: { en: 'A newer version', pa: 'ਐਪ ਦਾ ਨਵਾਂ ਵਰਜ਼ਨ', hi: 'ऐप का नया वर्ज़न' },
      id: 'update',
    },
    {
      text: {
        en: 'The app fetches newer versions automatically and asks before it changes. “Use it now” keeps your cart and your forms.',
        pa: 'ਐਪ ਨਵਾਂ ਵਰਜ਼ਨ ਆਪਣੇ ਆਪ ਲਿਆਉਂਦੀ ਹੈ ਅਤੇ ਬਦਲਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛਦੀ ਹੈ। “ਹੁਣੇ ਵਰਤੋ” ਨਾਲ ਕਾਰਟ ਅਤੇ ਫ਼ਾਰਮ ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ।',
        hi: 'ऐप नया वर्ज़न खुद लाता है और बदलने से पहले पूछता है। “अभी इस्तेमाल करें” से कार्ट और फ़ॉर्म वैसे ही रहते हैं।',
      },
    },
    {
      list: [
        {
          en: 'In the middle of a form it does not ask. After “Later” it asks again, or the newer version is there once you have closed the app and opened it.',
          pa: 'ਫ਼ਾਰਮ ਭਰਦੇ ਵੇਲੇ ਨਹੀਂ ਪੁੱਛਦੀ। “ਬਾਅਦ ਵਿੱਚ” ਦਬਾਓ ਤਾਂ ਪਿੱਛੋਂ ਦੁਬਾਰਾ ਪੁੱਛਦੀ ਹੈ। ਐਪ ਬੰਦ ਕਰਕੇ ਖੋਲ੍ਹੋ ਤਾਂ ਵੀ ਨਵਾਂ ਵਰਜ਼ਨ ਆ ਜਾਂਦਾ ਹੈ।',
          hi: 'फ़ॉर्म भरते समय नहीं पूछता। “बाद में” दबाएँ तो थोड़ी देर बाद दोबारा पूछता है। ऐप बंद करके खोलें तब भी नया वर्ज़न आ जाता है।',
        },
        {
          en: 'If a new version gives trouble, call us. We put the one before back. The app offers it the same way, and what you have saved stays.',
          pa: 'ਨਵੇਂ ਵਰਜ਼ਨ ਵਿੱਚ ਗੜਬੜ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ। ਅਸੀਂ ਪਹਿਲਾਂ ਵਾਲਾ ਵਾਪਸ ਲਾ ਦਿੰਦੇ ਹਾਂ। ਐਪ ਉਹ ਵੀ ਪੁੱਛ ਕੇ ਲਾਉਂਦੀ ਹੈ। ਤੁਹਾਡਾ ਸੇਵ ਕੀਤਾ ਕੰਮ ਉਵੇਂ ਹੀ ਰਹਿੰਦਾ ਹੈ।',
          hi: 'नए वर्ज़न में गड़बड़ हो तो हमें फ़ोन करें। हम पहले वाला वापस लगा देते हैं। ऐप उसे भी पूछकर लगाता है। आपका सेव किया काम वैसे ही रहता है।',
        },
      ],
    },
    {
      heading: {
        en: 'Take the app off and put it back',
        pa: 'ਐਪ ਹਟਾ ਕੇ ਦੁਬਾਰਾ ਲਾਓ',
        hi: 'ऐप हटाकर दोबारा लगाएँ',
      },
      id: 'reinstall',
    },
    {
      steps: [
        {
          en: 'First let everything be sent. Save anything that cannot be sent to a file: “My requests”, “Move unsent forms to another phone”.',
          pa: 'ਪਹਿਲਾਂ ਬਾਕੀ ਅਰਜ਼ੀਆਂ ਜਾਣ ਦਿਓ। ਜੋ ਨਾ ਜਾ ਸਕਣ, ਫ਼ਾਈਲ ਵਿੱਚ ਸੇਵ ਕਰੋ। ਇਸ ਲਈ “ਨਾ ਭੇਜੀਆਂ ਅਰਜ਼ੀਆਂ ਦੂਜੇ ਫ਼ੋਨ ਵਿੱਚ ਲੈ ਜਾਓ” ਖੋਲ੍ਹੋ।',
          hi: 'पहले बाकी आवेदन जाने दें। जो न जा सकें, फ़ाइल में सेव करें। इसके लिए “न भेजे गए आवेदन दूसरे फ़ोन में ले जाएँ” खोलें।',
        },
        {
          en: 'Android: hold the app’s picture and tap “Uninstall”. Cart and forms stay in Chrome. If it asks about clearing data too, do not.',
          pa: 'ਐਂਡਰਾਇਡ: ਐਪ ਦੀ ਤਸਵੀਰ ਦਬਾ ਕੇ ਰੱਖੋ ਅਤੇ “Uninstall” ਦਬਾਓ। ਕਾਰਟ ਅਤੇ ਫ਼ਾਰਮ ਕ੍ਰੋਮ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ। ਡਾਟਾ ਮਿਟਾਉਣ ਬਾਰੇ ਪੁੱਛੇ ਤਾਂ ਨਾ ਮਿਟਾਓ।',
          hi: 'एंड्रॉइड: ऐप की तस्वीर दबाकर रखें और “Uninstall” दबाएँ। कार्ट और फ़ॉर्म क्रोम में रहते हैं। डेटा मिटाने के बारे में पूछे तो न मिटाएँ।',
        },
        {
          en: 'iPhone: removing the app deletes everything that is saved in it.',
          pa: 'ਆਈਫ਼ੋਨ: ਐਪ ਹਟਾਉਣ ਨਾਲ ਉਸ ਵਿੱਚ ਸੇਵ ਸਭ ਕੁਝ ਮਿਟ ਜਾਂਦਾ ਹੈ।',
          hi: 'आईफ़ोन: ऐप हटाने से उसमें सेव सब कुछ मिट जाता है।',
        },
        {
          en: 'Put it on the phone again as above and sign in. Everything that the centre has comes back. Choose your file under “My requests”.',
          pa: 'ਉੱਪਰ ਦੱਸੇ ਤਰੀਕੇ ਨਾਲ ਐਪ ਦੁਬਾਰਾ ਲਾਓ ਅਤੇ ਲੌਗਇਨ ਕਰੋ। ਕੇਂਦਰ ਨੂੰ ਮਿਲੀਆਂ ਅਰਜ਼ੀਆਂ ਵਾਪਸ ਆ ਜਾਂਦੀਆਂ ਹਨ। ਆਪਣੀ ਫ਼ਾਈਲ “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ ਚੁਣੋ।',
          hi: 'ऊपर बताए तरीके से ऐप दोबारा लगाएँ और लॉगिन करें। केंद्र को मिले आवेदन वापस आ जाते हैं। अपनी फ़ाइल “मेरे आवेदन” में चुनें।',
        },
      ],
    },
    { heading: { en: 'Change the language', pa: 'ਭਾਸ਼ਾ ਬਦਲੋ', hi: 'भाषा बदलें' }, id: 'language' },
    {
      text: {
        en: 'Tap your language at the top, while there is network. The phone keeps that language’s pages.',
        pa: 'ਨੈੱਟਵਰਕ ਹੋਵੇ ਤਾਂ ਉੱਪਰ ਆਪਣੀ ਭਾਸ਼ਾ ਦਬਾਓ। ਫ਼ੋਨ ਉਸੇ ਭਾਸ਼ਾ ਦੇ ਪੰਨੇ ਰੱਖੇਗਾ।',
        hi: 'नेटवर्क हो तो ऊपर अपनी भाषा दबाएँ। फ़ोन उसी भाषा के पेज रखेगा।',
      },
    },
    {
      heading: { en: 'What a browser cannot do', pa: 'ਬ੍ਰਾਊਜ਼ਰ ਕੀ ਨਹੀਂ ਕਰ ਸਕਦਾ', hi: 'ब्राउज़र क्या नहीं कर सकता' },
      id: 'limits',
    },
    {
      list: [
        {
          en: 'Clearing this site’s data removes everything, the cart and forms not sent yet too. Nobody can bring it back.',
          pa: 'ਸਾਈਟ ਦਾ ਡਾਟਾ ਮਿਟਾਉਣ ਨਾਲ ਸਭ ਮਿਟ ਜਾਂਦਾ ਹੈ। ਕਾਰਟ ਅਤੇ ਨਾ ਭੇਜੇ ਫ਼ਾਰਮ ਵੀ। ਕੋਈ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਸਕਦਾ।',
          hi: 'साइट का डेटा मिटाने से सब मिट जाता है। कार्ट और न भेजे फ़ॉर्म भी। कोई वापस नहीं ला सकता।',
        },
        {
          en: 'A private window forgets everything when it is closed.',
          pa: 'ਪ੍ਰਾਈਵੇਟ ਵਿੰਡੋ ਬੰਦ ਹੋਣ ਉੱਤੇ ਸਭ ਮਿਟ ਜਾਂਦਾ ਹੈ।',
          hi: 'प्राइवेट विंडो बंद होने पर सब मिट जाता है।',
        },
        {
          en: 'Only Chrome and similar browsers can send while the app is closed. Elsewhere, open the app when there is network.',
          pa: 'ਐਪ ਬੰਦ ਹੋਵੇ ਤਾਂ ਸਿਰਫ਼ ਕ੍ਰੋਮ ਵਰਗੇ ਬ੍ਰਾਊਜ਼ਰ ਭੇਜ ਸਕਦੇ ਹਨ। ਬਾਕੀਆਂ ਵਿੱਚ ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਐਪ ਖੋਲ੍ਹੋ।',
          hi: 'ऐप बंद हो तो सिर्फ़ क्रोम जैसे ब्राउज़र भेज सकते हैं। बाकी में नेटवर्क आने पर ऐप खोलें।',
        },
        {
          en: 'On an iPhone, Safari may clear a site unused for 7 days. Put the app on the home screen.',
          pa: 'ਆਈਫ਼ੋਨ ਵਿੱਚ ਸਫ਼ਾਰੀ 7 ਦਿਨ ਨਾ ਵਰਤੀ ਸਾਈਟ ਮਿਟਾ ਸਕਦੀ ਹੈ। ਐਪ ਹੋਮ ਸਕਰੀਨ ਉੱਤੇ ਲਾਓ।',
          hi: 'आईफ़ोन में सफ़ारी 7 दिन न खोली साइट मिटा सकती है। ऐप होम स्क्रीन पर लगाएँ।',
        },
        {
          en: 'A full phone cannot save. The app tells you when that happens.',
          pa: 'ਭਰਿਆ ਫ਼ੋਨ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਅਜਿਹਾ ਹੋਣ ਉੱਤੇ ਐਪ ਦੱਸਦੀ ਹੈ।',
          hi: 'भरा फ़ोन सेव नहीं कर सकता। ऐसा होने पर ऐप बताता है।',
        },
      ],
    },
    { heading: { en: 'Talk to a person', pa: 'ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰੋ', hi: 'किसी से बात करें' }, id: 'contact' },
    {
      text: {
        en: `Call ${centre.supportPhone}. A call needs no internet. Or write to ${centre.supportEmail}.`,
        pa: `${centre.supportPhone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਫ਼ੋਨ ਲਈ ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚਾਹੀਦਾ। ਜਾਂ ${centre.supportEmail} ਉੱਤੇ ਲਿਖੋ।`,
        hi: `${centre.supportPhone} पर फ़ोन करें। फ़ोन के लिए इंटरनेट नहीं चाहिए। या ${centre.supportEmail} पर लिखें।`,
      },
    },
    {
      text: {
        en: 'Tap “Write to us” above, or “Live Support” in the menu. Your message is saved without network too. The first reply is automatic, then people answer.',
        pa: 'ਉੱਪਰ “ਸਾਨੂੰ ਲਿਖੋ” ਦਬਾਓ, ਜਾਂ ਮੀਨੂ ਵਿੱਚ “ਲਾਈਵ ਮਦਦ”। ਨੈੱਟਵਰਕ ਨਾ ਹੋਵੇ ਤਾਂ ਵੀ ਸੁਨੇਹਾ ਸੇਵ ਰਹਿੰਦਾ ਹੈ। ਪਹਿਲਾ ਜਵਾਬ ਆਪਣੇ ਆਪ ਆਉਂਦਾ ਹੈ। ਫਿਰ ਕੇਂਦਰ ਦੇ ਲੋਕ ਜਵਾਬ ਦਿੰਦੇ ਹਨ।',
        hi: 'ऊपर “हमें लिखें” दबाएँ, या मेन्यू में “लाइव मदद”। नेटवर्क न हो तब भी संदेश सेव रहता है। पहला जवाब अपने आप आता है। फिर केंद्र के लोग जवाब देते हैं।',
      },
    },
    { ways: ['supportPhone', 'supportEmail', 'hours'] },
    {
      link: {
        to: '/diagnostics',
        label: {
          en: 'State of the app, for whoever helps',
          pa: 'ਐਪ ਦਾ ਹਾਲ, ਮਦਦ ਕਰਨ ਵਾਲੇ ਲਈ',
          hi: 'ऐप का हाल, मदद करने वाले के लिए',
        },
      },
    },
    {
      link: {
        to: '/grievance',
        label: { en: 'Make a complaint', pa: 'ਸ਼ਿਕਾਇਤ ਕਰੋ', hi: 'शिकायत करें' },
      },
    },
  ],
})
