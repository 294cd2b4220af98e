import { centre } from '#src/content/centre.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Privacy policy', pa: 'ਨਿੱਜਤਾ ਨੀਤੀ', hi: 'गोपनीयता नीति' },
  description: {
    en: 'What Khet Seva keeps on your phone, what goes to the centre, and the rights that you have over it.',
    pa: 'ਖੇਤ ਸੇਵਾ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਕੀ ਰੱਖਦੀ ਹੈ, ਕੇਂਦਰ ਕੋਲ ਕੀ ਜਾਂਦਾ ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਹੱਕ ਕੀ ਹਨ।',
    hi: 'खेत सेवा आपके फ़ोन में क्या रखती है, केंद्र के पास क्या जाता है और आपके हक क्या हैं।',
  },
  intro: {
    en: 'What stays on your phone, what goes to the centre, and what you may ask of us.',
    pa: 'ਫ਼ੋਨ ਵਿੱਚ ਕੀ ਰਹਿੰਦਾ ਹੈ, ਕੇਂਦਰ ਕੋਲ ਕੀ ਜਾਂਦਾ ਹੈ, ਤੁਹਾਡੇ ਹੱਕ ਕੀ ਹਨ।',
    hi: 'फ़ोन में क्या रहता है, केंद्र के पास क्या जाता है, आपके हक क्या हैं।',
  },
  pictogram: 'lock',
  beforeConsent: true,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'On your phone', pa: 'ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ', hi: 'आपके फ़ोन में' }, id: 'phone' },
    {
      list: [
        {
          en: 'Your cart. Without signing in, it never leaves the phone.',
          pa: 'ਤੁਹਾਡਾ ਕਾਰਟ। ਲੌਗਇਨ ਤੋਂ ਬਿਨਾਂ ਇਹ ਫ਼ੋਨ ਤੋਂ ਬਾਹਰ ਨਹੀਂ ਜਾਂਦਾ।',
          hi: 'आपका कार्ट। लॉगिन के बिना यह फ़ोन से बाहर नहीं जाता।',
        },
        {
          en: 'The forms that you fill in, locked, so that the next person on this phone cannot read them.',
          pa: 'ਤੁਹਾਡੇ ਭਰੇ ਫਾਰਮ, ਤਾਲਾ ਲਾ ਕੇ, ਤਾਂ ਜੋ ਫ਼ੋਨ ਵਰਤਣ ਵਾਲਾ ਦੂਜਾ ਬੰਦਾ ਨਾ ਪੜ੍ਹ ਸਕੇ।',
          hi: 'आपके भरे फ़ॉर्म, ताला लगाकर, ताकि फ़ोन चलाने वाला दूसरा आदमी न पढ़ सके।',
        },
        {
          en: 'Your language, your colours and your cookie choice.',
          pa: 'ਤੁਹਾਡੀ ਭਾਸ਼ਾ, ਰੰਗ ਅਤੇ ਕੁਕੀਜ਼ ਦੀ ਚੋਣ।',
          hi: 'आपकी भाषा, रंग और कुकीज़ की पसंद।',
        },
        {
          en: 'Who is signed in, until you sign out.',
          pa: 'ਲੌਗਆਊਟ ਕਰਨ ਤੱਕ, ਕਿਸ ਦਾ ਖਾਤਾ ਖੁੱਲ੍ਹਾ ਹੈ।',
          hi: 'लॉगआउट करने तक, किसका खाता खुला है।',
        },
        {
          en: 'Pages and prices, so that they open without network.',
          pa: 'ਪੰਨੇ ਅਤੇ ਕੀਮਤਾਂ, ਤਾਂ ਜੋ ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਖੁੱਲ੍ਹਣ।',
          hi: 'पेज और कीमतें, ताकि बिना नेटवर्क खुलें।',
        },
      ],
    },
    {
      heading: { en: 'What goes to the centre', pa: 'ਕੇਂਦਰ ਕੋਲ ਕੀ ਜਾਂਦਾ ਹੈ', hi: 'केंद्र के पास क्या जाता है' },
      id: 'centre',
    },
    {
      table: {
        head: [
          { en: 'What', pa: 'ਕੀ', hi: 'क्या' },
          { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
          { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
        ],
        rows: [
          [
            {
              en: 'Name, email, phone number and password',
              pa: 'ਨਾਮ, ਈਮੇਲ, ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਪਾਸਵਰਡ',
              hi: 'नाम, ईमेल, फ़ोन नंबर और पासवर्ड',
            },
            {
              en: 'When you have an account and sign in',
              pa: 'ਜਦੋਂ ਖਾਤਾ ਹੋਵੇ ਅਤੇ ਲੌਗਇਨ ਕਰੋ',
              hi: 'जब खाता हो और लॉगिन करें',
            },
            {
              en: 'To know you and to reach you. Nobody can read the password.',
              pa: 'ਤੁਹਾਨੂੰ ਪਛਾਣਨ ਅਤੇ ਸੰਪਰਕ ਲਈ। ਪਾਸਵਰਡ ਕੋਈ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ।',
              hi: 'आपको पहचानने और संपर्क के लिए। पासवर्ड कोई नहीं पढ़ सकता।',
            },
          ],
          [
            { en: 'Your cart', pa: 'ਤੁਹਾਡਾ ਕਾਰਟ', hi: 'आपका कार्ट' },
            { en: 'When you sign in', pa: 'ਜਦੋਂ ਲੌਗਇਨ ਕਰੋ', hi: 'जब लॉगिन करें' },
            {
              en: 'To keep it with your account',
              pa: 'ਤੁਹਾਡੇ ਖਾਤੇ ਨਾਲ ਰੱਖਣ ਲਈ',
              hi: 'आपके खाते के साथ रखने के लिए',
            },
          ],
          [
            {
              en: 'What you tell us by phone or email',
              pa: 'ਜੋ ਤੁਸੀਂ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਉੱਤੇ ਦੱਸੋ',
              hi: 'जो आप फ़ोन या ईमेल पर बताएँ',
            },
            { en: 'When you call or write', pa: 'ਜਦੋਂ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਲਿਖੋ', hi: 'जब फ़ोन करें या लिखें' },
            { en: 'To do what you ask', pa: 'ਤੁਹਾਡਾ ਕੰਮ ਕਰਨ ਲਈ', hi: 'आपका काम करने के लिए' },
          ],
          [
            { en: 'The forms that you submit', pa: 'ਜੋ ਫਾਰਮ ਤੁਸੀਂ ਜਮ੍ਹਾਂ ਕਰੋ', hi: 'जो फ़ॉर्म आप जमा करें' },
            {
              en: 'When you tap the button, or as soon as there is network',
              pa: 'ਬਟਨ ਦਬਾਉਣ ਉੱਤੇ, ਜਾਂ ਜਦੋਂ ਨੈੱਟਵਰਕ ਆ ਜਾਵੇ',
              hi: 'बटन दबाने पर, या जब नेटवर्क आ जाए',
            },
            { en: 'To do what you ask', pa: 'ਤੁਹਾਡਾ ਕੰਮ ਕਰਨ ਲਈ', hi: 'आपका काम करने के लिए' },
          ],
          [
            {
              en: 'Your phone’s network address',
              pa: 'ਤੁਹਾਡੇ ਫ਼ੋਨ ਦਾ ਨੈੱਟਵਰਕ ਪਤਾ',
              hi: 'आपके फ़ोन का नेटवर्क पता',
            },
            { en: 'Whenever you are online', pa: 'ਜਦੋਂ ਨੈੱਟਵਰਕ ਚੱਲਦਾ ਹੋਵੇ', hi: 'जब नेटवर्क चलता हो' },
            {
              en: 'To answer your phone and to stop misuse',
              pa: 'ਫ਼ੋਨ ਨੂੰ ਜਵਾਬ ਦੇਣ ਅਤੇ ਗਲਤ ਵਰਤੋਂ ਰੋਕਣ ਲਈ',
              hi: 'फ़ोन को जवाब देने और गलत इस्तेमाल रोकने के लिए',
            },
          ],
        ],
      },
    },
    {
      text: {
        en: 'We run no advertising and no tracking. We do not sell data. The map opens another website, with its own rules.',
        pa: 'ਇੱਥੇ ਕੋਈ ਮਸ਼ਹੂਰੀ ਜਾਂ ਨਿਗਰਾਨੀ ਨਹੀਂ ਹੈ। ਅਸੀਂ ਜਾਣਕਾਰੀ ਨਹੀਂ ਵੇਚਦੇ। ਨਕਸ਼ਾ ਦੂਜੀ ਵੈੱਬਸਾਈਟ ਉੱਤੇ ਖੁੱਲ੍ਹਦਾ ਹੈ। ਉਸ ਦੇ ਆਪਣੇ ਨਿਯਮ ਹਨ।',
        hi: 'यहाँ कोई विज्ञापन या निगरानी नहीं है। हम जानकारी नहीं बेचते। नक्शा दूसरी वेबसाइट पर खुलता है। उसके अपने नियम हैं।',
      },
    },
    { heading: { en: 'How long we keep it', pa: 'ਕਿੰਨਾ ਸਮਾਂ ਰੱਖਦੇ ਹਾਂ', hi: 'कितने समय रखते हैं' }, id: 'how-long' },
    {
      list: [
        {
          en: 'Account and cart: until you ask us to erase them.',
          pa: 'ਖਾਤਾ ਅਤੇ ਕਾਰਟ: ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਮਿਟਾਉਣ ਲਈ ਨਾ ਕਹੋ।',
          hi: 'खाता और कार्ट: जब तक आप मिटाने को न कहें।',
        },
        {
          en: 'What you ask by form, phone or email: until it is settled.',
          pa: 'ਫਾਰਮ, ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਦੀ ਗੱਲ: ਜਦੋਂ ਤੱਕ ਕੰਮ ਪੂਰਾ ਨਾ ਹੋਵੇ।',
          hi: 'फ़ॉर्म, फ़ोन या ईमेल की बात: जब तक काम पूरा न हो।',
        },
        {
          en: 'Bills: as long as tax law asks.',
          pa: 'ਬਿੱਲ: ਜਿੰਨਾ ਸਮਾਂ ਟੈਕਸ ਕਾਨੂੰਨ ਕਹੇ।',
          hi: 'बिल: जितने समय टैक्स कानून कहे।',
        },
      ],
    },
    { heading: { en: 'Your rights', pa: 'ਤੁਹਾਡੇ ਹੱਕ', hi: 'आपके हक' }, id: 'rights' },
    {
      text: {
        en: 'The Digital Personal Data Protection Act, 2023 gives you these rights:',
        pa: 'ਡਿਜੀਟਲ ਨਿੱਜੀ ਡਾਟਾ ਸੁਰੱਖਿਆ ਕਾਨੂੰਨ 2023 ਇਹ ਹੱਕ ਦਿੰਦਾ ਹੈ:',
        hi: 'डिजिटल व्यक्तिगत डेटा संरक्षण कानून 2023 ये हक देता है:',
      },
    },
    {
      list: [
        {
          en: 'Ask what we hold about you.',
          pa: 'ਪੁੱਛੋ ਕਿ ਸਾਡੇ ਕੋਲ ਤੁਹਾਡੀ ਕੀ ਜਾਣਕਾਰੀ ਹੈ।',
          hi: 'पूछें कि हमारे पास आपकी क्या जानकारी है।',
        },
        {
          en: 'Have it corrected or erased.',
          pa: 'ਉਸ ਨੂੰ ਠੀਕ ਕਰਵਾਓ ਜਾਂ ਮਿਟਵਾਓ।',
          hi: 'उसे ठीक करवाएँ या मिटवाएँ।',
        },
        {
          en: 'Take your consent back, as easily as you gave it.',
          pa: 'ਸਹਿਮਤੀ ਵਾਪਸ ਲਓ। ਇਹ ਦੇਣ ਜਿੰਨਾ ਹੀ ਸੌਖਾ ਹੈ।',
          hi: 'सहमति वापस लें। यह देने जितना ही आसान है।',
        },
        {
          en: 'Name someone who may act for you if you cannot.',
          pa: 'ਆਪਣੀ ਥਾਂ ਫ਼ੈਸਲਾ ਕਰਨ ਵਾਲੇ ਦਾ ਨਾਮ ਦੱਸੋ।',
          hi: 'अपनी जगह फ़ैसला करने वाले का नाम बताएँ।',
        },
        {
          en: 'Complain to us, and then to the Data Protection Board of India.',
          pa: 'ਪਹਿਲਾਂ ਸਾਨੂੰ ਸ਼ਿਕਾਇਤ ਕਰੋ, ਫਿਰ ਭਾਰਤ ਦੇ ਡਾਟਾ ਸੁਰੱਖਿਆ ਬੋਰਡ ਨੂੰ।',
          hi: 'पहले हमसे शिकायत करें, फिर भारत के डेटा संरक्षण बोर्ड से।',
        },
      ],
    },
    { heading: { en: 'Take your consent back', pa: 'ਸਹਿਮਤੀ ਵਾਪਸ ਲਓ', hi: 'सहमति वापस लें' }, id: 'withdraw' },
    {
      text: {
        en: 'For this phone, tap “Change what is kept” at the foot of any page. For your account, call or write to us.',
        pa: 'ਫ਼ੋਨ ਲਈ, ਪੰਨੇ ਦੇ ਹੇਠਾਂ “ਕੀ ਸੇਵ ਹੋਵੇ, ਬਦਲੋ” ਦਬਾਓ। ਖਾਤੇ ਲਈ, ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਲਿਖੋ।',
        hi: 'फ़ोन के लिए, पेज के नीचे “क्या सेव हो, बदलें” दबाएँ। खाते के लिए, हमें फ़ोन करें या लिखें।',
      },
    },
    { heading: { en: 'Grievance', pa: 'ਸ਼ਿਕਾਇਤ', hi: 'शिकायत' }, id: 'grievance' },
    {
      text: {
        en: `Call ${centre.supportPhone} or write to ${centre.supportEmail}. The grievance officer answers within 48 hours.`,
        pa: `${centre.supportPhone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ${centre.supportEmail} ਉੱਤੇ ਲਿਖੋ। ਸ਼ਿਕਾਇਤ ਅਫ਼ਸਰ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਜਵਾਬ ਦੇਣਗੇ।`,
        hi: `${centre.supportPhone} पर फ़ोन करें या ${centre.supportEmail} पर लिखें। शिकायत अधिकारी 48 घंटे में जवाब देंगे।`,
      },
    },
  ],
})
