import { centre } from '#src/content/centre.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Help', pa: 'ਮਦਦ', hi: 'मदद' },
  description: {
    en: 'Using the app without network, putting it on your phone, changing the language, and calling the centre.',
    pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਐਪ ਵਰਤੋ, ਫ਼ੋਨ ਵਿੱਚ ਲਾਓ, ਭਾਸ਼ਾ ਬਦਲੋ ਅਤੇ ਕੇਂਦਰ ਨਾਲ ਗੱਲ ਕਰੋ।',
    hi: 'बिना नेटवर्क ऐप चलाएँ, फ़ोन में लगाएँ, भाषा बदलें और केंद्र से बात करें।',
  },
  intro: {
    en: 'How the app works, with and without network.',
    pa: 'ਐਪ ਕਿਵੇਂ ਚੱਲਦੀ ਹੈ, ਨੈੱਟਵਰਕ ਹੋਵੇ ਜਾਂ ਨਾ।',
    hi: 'ऐप कैसे चलता है, नेटवर्क हो या न हो।',
  },
  pictogram: 'help',
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'Without network', pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ', hi: 'बिना नेटवर्क' }, id: 'offline' },
    {
      text: {
        en: 'Open the app once with network and give it a minute. It then keeps its pages on the phone.',
        pa: 'ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਐਪ ਖੋਲ੍ਹੋ ਅਤੇ ਇੱਕ ਮਿੰਟ ਰੁਕੋ। ਫਿਰ ਪੰਨੇ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਰਹਿੰਦੇ ਹਨ।',
        hi: 'एक बार नेटवर्क के साथ ऐप खोलें और एक मिनट रुकें। फिर पेज फ़ोन में सेव रहते हैं।',
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
            { en: 'Reading pages', pa: 'ਪੰਨੇ ਪੜ੍ਹਨਾ', hi: 'पेज पढ़ना' },
            { en: 'Opening the app the first time', pa: 'ਪਹਿਲੀ ਵਾਰ ਐਪ ਖੋਲ੍ਹਣਾ', hi: 'पहली बार ऐप खोलना' },
          ],
          [
            { en: 'Seeing the last prices', pa: 'ਆਖਰੀ ਕੀਮਤਾਂ ਵੇਖਣਾ', hi: 'आखिरी कीमतें देखना' },
            { en: 'Getting new prices', pa: 'ਨਵੀਆਂ ਕੀਮਤਾਂ ਲੈਣਾ', hi: 'नई कीमतें लेना' },
          ],
          [
            { en: 'Filling and changing the cart', pa: 'ਕਾਰਟ ਭਰਨਾ ਅਤੇ ਬਦਲਣਾ', hi: 'कार्ट भरना और बदलना' },
            { en: 'Signing in', pa: 'ਲੌਗਇਨ ਕਰਨਾ', hi: 'लॉगिन करना' },
          ],
          [
            {
              en: 'Filling in and submitting forms',
              pa: 'ਫਾਰਮ ਭਰਨਾ ਅਤੇ ਜਮ੍ਹਾਂ ਕਰਨਾ',
              hi: 'फ़ॉर्म भरना और जमा करना',
            },
            {
              en: 'Forms reaching the centre. They go by themselves.',
              pa: 'ਫਾਰਮ ਕੇਂਦਰ ਤੱਕ ਪਹੁੰਚਣਾ। ਆਪਣੇ ਆਪ ਜਾਂਦੇ ਹਨ।',
              hi: 'फ़ॉर्म का केंद्र तक पहुँचना। अपने आप जाते हैं।',
            },
          ],
          [
            { en: 'Signing out', pa: 'ਲੌਗਆਊਟ ਕਰਨਾ', hi: 'लॉगआउट करना' },
            { en: 'Changing the language', pa: 'ਭਾਸ਼ਾ ਬਦਲਣਾ', hi: 'भाषा बदलना' },
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
    { heading: { en: 'What is saved', pa: 'ਕੀ ਸੇਵ ਹੈ', hi: 'क्या सेव है' }, id: 'saved' },
    {
      text: {
        en: 'What says “Saved on this phone” stays until the centre confirms it. Signing out does not remove it.',
        pa: '“ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ” ਲਿਖੀ ਚੀਜ਼ ਇੱਥੇ ਹੀ ਰਹਿੰਦੀ ਹੈ। ਕੇਂਦਰ ਦੇ ਪੱਕਾ ਕਰਨ ਤੱਕ ਨਹੀਂ ਹਟਦੀ। ਲੌਗਆਊਟ ਕਰਨ ਨਾਲ ਨਹੀਂ ਮਿਟਦੀ।',
        hi: '“इस फ़ोन में सेव है” लिखी चीज़ यहीं रहती है। केंद्र के पक्का करने तक नहीं हटती। लॉगआउट करने से नहीं मिटती।',
      },
    },
    {
      text: {
        en: 'After you sign out, whoever uses this phone next cannot read your forms. That stops a borrower, not a laboratory.',
        pa: 'ਤੁਹਾਡੇ ਲੌਗਆਊਟ ਕਰਨ ਮਗਰੋਂ ਫ਼ੋਨ ਵਰਤਣ ਵਾਲਾ ਦੂਜਾ ਬੰਦਾ ਤੁਹਾਡੇ ਫਾਰਮ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ। ਇਹ ਫ਼ੋਨ ਮੰਗਣ ਵਾਲੇ ਨੂੰ ਰੋਕਦਾ ਹੈ, ਲੈਬ ਦੇ ਮਾਹਿਰ ਨੂੰ ਨਹੀਂ।',
        hi: 'आपके लॉगआउट करने के बाद फ़ोन चलाने वाला दूसरा आदमी आपके फ़ॉर्म नहीं पढ़ सकता। यह फ़ोन माँगने वाले को रोकता है, लैब के जानकार को नहीं।',
      },
    },
    { heading: { en: 'Change the language', pa: 'ਭਾਸ਼ਾ ਬਦਲੋ', hi: 'भाषा बदलें' }, id: 'language' },
    {
      text: {
        en: 'Tap the name of your language at the top, while there is network. The phone keeps that language’s pages.',
        pa: 'ਨੈੱਟਵਰਕ ਹੋਵੇ ਤਾਂ ਉੱਪਰ ਆਪਣੀ ਭਾਸ਼ਾ ਦਾ ਨਾਮ ਦਬਾਓ। ਫ਼ੋਨ ਉਸੇ ਭਾਸ਼ਾ ਦੇ ਪੰਨੇ ਰੱਖੇਗਾ।',
        hi: 'नेटवर्क हो तो ऊपर अपनी भाषा का नाम दबाएँ। फ़ोन उसी भाषा के पेज रखेगा।',
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
          pa: 'ਸਾਈਟ ਦਾ ਡਾਟਾ ਮਿਟਾਉਣ ਨਾਲ ਕਾਰਟ ਅਤੇ ਨਾ ਭੇਜੇ ਫਾਰਮਾਂ ਸਮੇਤ ਸਭ ਮਿਟ ਜਾਂਦਾ ਹੈ। ਕੋਈ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਸਕਦਾ।',
          hi: 'साइट का डेटा मिटाने से कार्ट और न भेजे फ़ॉर्म समेत सब मिट जाता है। कोई वापस नहीं ला सकता।',
        },
        {
          en: 'A private window forgets everything when it is closed.',
          pa: 'ਪ੍ਰਾਈਵੇਟ ਵਿੰਡੋ ਬੰਦ ਹੋਣ ਉੱਤੇ ਸਭ ਭੁੱਲ ਜਾਂਦੀ ਹੈ।',
          hi: 'प्राइवेट विंडो बंद होने पर सब भूल जाती है।',
        },
        {
          en: 'With the app closed, only Chrome and its relatives can send. Elsewhere, open the app when there is network.',
          pa: 'ਬੰਦ ਐਪ ਤੋਂ ਭੇਜਣਾ ਸਿਰਫ਼ ਕ੍ਰੋਮ ਵਰਗੇ ਬ੍ਰਾਊਜ਼ਰ ਜਾਣਦੇ ਹਨ। ਹੋਰ ਕਿਤੇ ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਐਪ ਖੋਲ੍ਹੋ।',
          hi: 'बंद ऐप से भेजना सिर्फ़ क्रोम जैसे ब्राउज़र जानते हैं। बाकी में नेटवर्क आने पर ऐप खोलें।',
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
  ],
})
