import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Cookie policy', pa: 'ਕੁਕੀਜ਼ ਨੀਤੀ', hi: 'कुकीज़ नीति' },
  description: {
    en: 'What the app saves on your phone, why, for how long, and how to change your choice.',
    pa: 'ਐਪ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਕੀ, ਕਿਉਂ ਅਤੇ ਕਿੰਨਾ ਸਮਾਂ ਰੱਖਦੀ ਹੈ। ਚੋਣ ਕਿਵੇਂ ਬਦਲਣੀ ਹੈ।',
    hi: 'ऐप आपके फ़ोन में क्या, क्यों और कितने समय रखता है। पसंद कैसे बदलें।',
  },
  intro: {
    en: 'What the app saves on your phone, why, and for how long.',
    pa: 'ਐਪ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਕੀ, ਕਿਉਂ ਅਤੇ ਕਿੰਨਾ ਸਮਾਂ ਰੱਖਦੀ ਹੈ।',
    hi: 'ऐप आपके फ़ोन में क्या, क्यों और कितने समय रखता है।',
  },
  pictogram: 'cookie',
  beforeConsent: true,
  updated: '2026-11-27',
  blocks: [
    { heading: { en: 'What is saved', pa: 'ਕੀ ਸੇਵ ਹੁੰਦਾ ਹੈ', hi: 'क्या सेव होता है' }, id: 'what' },
    {
      text: {
        en: 'A cookie is a note that a website saves on your phone. This app saves its notes in the browser’s own storage.',
        pa: 'ਕੁਕੀ ਉਹ ਜਾਣਕਾਰੀ ਹੈ ਜੋ ਵੈੱਬਸਾਈਟ ਫ਼ੋਨ ਵਿੱਚ ਰੱਖਦੀ ਹੈ। ਇਹ ਐਪ ਆਪਣੀ ਜਾਣਕਾਰੀ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਰੱਖਦੀ ਹੈ।',
        hi: 'कुकी वह जानकारी है जो वेबसाइट फ़ोन में रखती है। यह ऐप अपनी जानकारी ब्राउज़र में रखता है।',
      },
    },
    {
      cards: [
        {
          title: { en: 'Cart', pa: 'ਕਾਰਟ', hi: 'कार्ट' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'Your things stay, with or without network',
                pa: 'ਨੈੱਟਵਰਕ ਹੋਵੇ ਜਾਂ ਨਾ, ਸਾਮਾਨ ਰਹਿੰਦਾ ਹੈ',
                hi: 'नेटवर्क हो या न हो, सामान रहता है',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: { en: 'Until you empty it', pa: 'ਜਦੋਂ ਤੱਕ ਖਾਲੀ ਨਾ ਕਰੋ', hi: 'जब तक खाली न करें' },
            },
          ],
        },
        {
          title: { en: 'Number without an account', pa: 'ਬਿਨਾਂ ਖਾਤੇ ਵਾਲਾ ਨੰਬਰ', hi: 'बिना खाते वाला नंबर' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'Holds your cart together before you sign in',
                pa: 'ਲੌਗਇਨ ਤੋਂ ਪਹਿਲਾਂ ਕਾਰਟ ਸਾਂਭਦਾ ਹੈ',
                hi: 'लॉगिन से पहले कार्ट सँभालता है',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: {
                en: 'Until you clear it in the browser',
                pa: 'ਜਦੋਂ ਤੱਕ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚੋਂ ਨਾ ਮਿਟਾਓ',
                hi: 'जब तक ब्राउज़र से न मिटाएँ',
              },
            },
          ],
        },
        {
          title: { en: 'Language and colours', pa: 'ਭਾਸ਼ਾ ਅਤੇ ਰੰਗ', hi: 'भाषा और रंग' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'Pages open the way you chose',
                pa: 'ਪੰਨੇ ਤੁਹਾਡੀ ਚੋਣ ਮੁਤਾਬਕ ਖੁੱਲ੍ਹਦੇ ਹਨ',
                hi: 'पेज आपकी पसंद से खुलते हैं',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: { en: 'Until you choose others', pa: 'ਜਦੋਂ ਤੱਕ ਨਾ ਬਦਲੋ', hi: 'जब तक न बदलें' },
            },
          ],
        },
        {
          title: {
            en: 'Data count, and your “not now”',
            pa: 'ਡਾਟੇ ਦੀ ਗਿਣਤੀ ਅਤੇ ਤੁਹਾਡਾ “ਹੁਣ ਨਹੀਂ”',
            hi: 'डेटा की गिनती और आपका “अभी नहीं”',
          },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'To show the data used, and not to offer the app again',
                pa: 'ਲੱਗਾ ਡਾਟਾ ਵਿਖਾਉਣ ਲਈ, ਅਤੇ ਐਪ ਲਾਉਣ ਲਈ ਮੁੜ ਨਾ ਪੁੱਛਣ ਲਈ',
                hi: 'लगा डेटा दिखाने के लिए। और ऐप लगाने को दोबारा न पूछने के लिए',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: {
                en: 'The count a month, “not now” 90 days',
                pa: 'ਗਿਣਤੀ ਇੱਕ ਮਹੀਨਾ, “ਹੁਣ ਨਹੀਂ” 90 ਦਿਨ',
                hi: 'गिनती एक महीना, “अभी नहीं” 90 दिन',
              },
            },
          ],
        },
        {
          title: { en: 'Sign-in', pa: 'ਲੌਗਇਨ', hi: 'लॉगिन' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'You need not sign in every time',
                pa: 'ਹਰ ਵਾਰ ਲੌਗਇਨ ਨਾ ਕਰਨਾ ਪਵੇ',
                hi: 'हर बार लॉगिन न करना पड़े',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: { en: 'Until you sign out', pa: 'ਜਦੋਂ ਤੱਕ ਲੌਗਆਊਟ ਨਾ ਕਰੋ', hi: 'जब तक लॉगआउट न करें' },
            },
          ],
        },
        {
          title: {
            en: 'Forms, drafts and papers, locked',
            pa: 'ਫ਼ਾਰਮ, ਅਧੂਰੀਆਂ ਅਰਜ਼ੀਆਂ ਅਤੇ ਕਾਗਜ਼, ਤਾਲੇ ਹੇਠ',
            hi: 'फ़ॉर्म, अधूरे आवेदन और कागज़, ताले में',
          },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'What you write is not lost without network',
                pa: 'ਨੈੱਟਵਰਕ ਨਾ ਹੋਵੇ ਤਾਂ ਵੀ ਲਿਖਿਆ ਨਾ ਗੁਆਚੇ',
                hi: 'नेटवर्क न हो तब भी लिखा हुआ न खोए',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: {
                en: 'Until the centre has them, or you delete them',
                pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲਣ ਤੱਕ, ਜਾਂ ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਨਾ ਮਿਟਾਓ',
                hi: 'केंद्र को मिलने तक, या जब तक आप न मिटाएँ',
              },
            },
          ],
        },
        {
          title: {
            en: 'Keys, and the secret without an account',
            pa: 'ਤਾਲੇ ਦੀ ਚਾਬੀ ਅਤੇ ਬਿਨਾਂ ਖਾਤੇ ਵਾਲਾ ਗੁਪਤ ਨੰਬਰ',
            hi: 'ताले की चाबी और बिना खाते वाला गुप्त नंबर',
          },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'To open the lock and to fetch the centre’s answers',
                pa: 'ਤਾਲਾ ਖੋਲ੍ਹਣ ਅਤੇ ਕੇਂਦਰ ਦੇ ਜਵਾਬ ਲਿਆਉਣ ਲਈ',
                hi: 'ताला खोलने और केंद्र के जवाब लाने के लिए',
              },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: {
                en: 'An account’s key until you sign out, the other until you clear the browser',
                pa: 'ਖਾਤੇ ਦੀ ਚਾਬੀ ਲੌਗਆਊਟ ਤੱਕ, ਦੂਜੀ ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਡਾਟਾ ਮਿਟਾਉਣ ਤੱਕ',
                hi: 'खाते की चाबी लॉगआउट तक, दूसरी ब्राउज़र का डेटा मिटाने तक',
              },
            },
          ],
        },
        {
          title: { en: 'Orders and profile', pa: 'ਆਰਡਰ ਅਤੇ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ', hi: 'ऑर्डर और खाते की जानकारी' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: { en: 'You see them without network', pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਦਿਸਣ', hi: 'बिना नेटवर्क भी दिखें' },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: {
                en: 'Until you clear it in the browser',
                pa: 'ਜਦੋਂ ਤੱਕ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚੋਂ ਨਾ ਮਿਟਾਓ',
                hi: 'जब तक ब्राउज़र से न मिटाएँ',
              },
            },
          ],
        },
        {
          title: { en: 'Pages and prices', pa: 'ਪੰਨੇ ਅਤੇ ਕੀਮਤਾਂ', hi: 'पेज और कीमतें' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: { en: 'To read without network', pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਪੜ੍ਹਨ ਲਈ', hi: 'बिना नेटवर्क पढ़ने के लिए' },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: { en: 'Until newer ones arrive', pa: 'ਜਦੋਂ ਤੱਕ ਨਵੇਂ ਨਾ ਆਉਣ', hi: 'जब तक नए न आएँ' },
            },
          ],
        },
        {
          title: { en: 'Your cookie choice', pa: 'ਕੁਕੀਜ਼ ਦੀ ਚੋਣ', hi: 'कुकीज़ की पसंद' },
          facts: [
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: { en: 'Not to ask on every page', pa: 'ਹਰ ਪੰਨੇ ਉੱਤੇ ਨਾ ਪੁੱਛੀਏ', hi: 'हर पेज पर न पूछें' },
            },
            {
              label: { en: 'How long', pa: 'ਕਦੋਂ ਤੱਕ', hi: 'कब तक' },
              text: { en: 'Until you change it', pa: 'ਜਦੋਂ ਤੱਕ ਨਾ ਬਦਲੋ', hi: 'जब तक न बदलें' },
            },
          ],
        },
      ],
    },
    {
      text: {
        en: 'All of this is essential. Without it no cart fills, no form is saved and no page opens offline.',
        pa: 'ਇਹ ਸਭ ਜ਼ਰੂਰੀ ਹੈ। ਇਸ ਤੋਂ ਬਿਨਾਂ ਕਾਰਟ ਨਹੀਂ ਭਰਦਾ ਅਤੇ ਫ਼ਾਰਮ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ। ਪੰਨੇ ਵੀ ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹਦੇ।',
        hi: 'यह सब ज़रूरी है। इसके बिना कार्ट नहीं भरता और फ़ॉर्म सेव नहीं होता। पेज भी बिना नेटवर्क नहीं खुलते।',
      },
    },
    { heading: { en: 'The two choices', pa: 'ਦੋਵਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ', hi: 'दोनों में से एक चुनें' }, id: 'choices' },
    {
      list: [
        {
          en: 'Essential only: the app saves what the list above names.',
          pa: 'ਸਿਰਫ਼ ਜ਼ਰੂਰੀ: ਐਪ ਉੱਪਰ ਲਿਖੀਆਂ ਚੀਜ਼ਾਂ ਹੀ ਰੱਖਦੀ ਹੈ।',
          hi: 'सिर्फ़ ज़रूरी: ऐप ऊपर लिखी चीज़ें ही रखता है।',
        },
        {
          en: 'Accept all: optional conveniences are allowed too. At present there are none, so both choices keep the same.',
          pa: 'ਸਭ ਮਨਜ਼ੂਰ: ਵਾਧੂ ਸਹੂਲਤਾਂ ਦੀ ਵੀ ਇਜਾਜ਼ਤ ਹੈ। ਹੁਣ ਅਜਿਹੀ ਕੋਈ ਸਹੂਲਤ ਨਹੀਂ। ਦੋਵਾਂ ਵਿੱਚ ਇੱਕੋ ਚੀਜ਼ਾਂ ਸੇਵ ਹੁੰਦੀਆਂ ਹਨ।',
          hi: 'सब मंज़ूर: दूसरी सुविधाओं की भी इजाज़त है। अभी ऐसी कोई सुविधा नहीं है। दोनों में एक ही चीज़ें सेव होती हैं।',
        },
        {
          en: 'Neither allows advertising or tracking. The app has none.',
          pa: 'ਜੋ ਵੀ ਚੁਣੋ, ਮਸ਼ਹੂਰੀ ਜਾਂ ਪਿੱਛਾ ਨਹੀਂ ਹੈ।',
          hi: 'जो भी चुनें, मशहूरी या पीछा नहीं है।',
        },
      ],
    },
    { heading: { en: 'Change your choice', pa: 'ਆਪਣੀ ਚੋਣ ਬਦਲੋ', hi: 'अपनी पसंद बदलें' }, id: 'change' },
    {
      steps: [
        { en: 'Go to the foot of any page.', pa: 'ਕਿਸੇ ਵੀ ਪੰਨੇ ਦੇ ਹੇਠਾਂ ਜਾਓ।', hi: 'किसी भी पेज के नीचे जाएँ।' },
        {
          en: 'Tap “Change what is saved”.',
          pa: '“ਸੇਵ ਕਰਨ ਦੀ ਚੋਣ ਬਦਲੋ” ਦਬਾਓ।',
          hi: '“सेव करने की पसंद बदलें” दबाएँ।',
        },
        {
          en: 'Choose again. Your cart stays as it is.',
          pa: 'ਦੁਬਾਰਾ ਚੁਣੋ। ਕਾਰਟ ਉਵੇਂ ਹੀ ਰਹੇਗਾ।',
          hi: 'दोबारा चुनें। कार्ट वैसा ही रहेगा।',
        },
      ],
    },
    {
      text: {
        en: 'Clearing this site’s data in the browser removes everything on the phone. Your cart and forms not sent yet go with it.',
        pa: 'ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚੋਂ ਸਾਈਟ ਦਾ ਡਾਟਾ ਮਿਟਾਉਣ ਨਾਲ ਸਭ ਕੁਝ ਮਿਟ ਜਾਂਦਾ ਹੈ। ਕਾਰਟ ਅਤੇ ਨਾ ਭੇਜੇ ਫ਼ਾਰਮ ਵੀ।',
        hi: 'ब्राउज़र से साइट का डेटा मिटाने पर सब कुछ मिट जाता है। कार्ट और न भेजे फ़ॉर्म भी।',
      },
    },
  ],
})
