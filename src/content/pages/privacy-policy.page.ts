import { otherPrograms } from '#src/content/captcha-words.ts'
import { centre } from '#src/content/centre.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Privacy policy', pa: 'ਨਿੱਜਤਾ ਨੀਤੀ', hi: 'गोपनीयता नीति' },
  description: {
    en: 'What Khet Seva keeps on your phone, what goes to the centre, and the rights that you have over it.',
    pa: 'ਖੇਤ ਸੇਵਾ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਕੀ ਰੱਖਦੀ ਹੈ। ਕੇਂਦਰ ਨੂੰ ਕੀ ਭੇਜਦੀ ਹੈ। ਤੁਹਾਡੇ ਹੱਕ ਕੀ ਹਨ।',
    hi: 'खेत सेवा आपके फ़ोन में क्या रखती है। केंद्र को क्या भेजती है। आपके हक क्या हैं।',
  },
  intro: {
    en: 'What stays on your phone, what goes to the centre, and what you may ask of us.',
    pa: 'ਫ਼ੋਨ ਵਿੱਚ ਕੀ ਰਹਿੰਦਾ ਹੈ ਅਤੇ ਕੇਂਦਰ ਨੂੰ ਕੀ ਜਾਂਦਾ ਹੈ। ਤੁਹਾਡੇ ਹੱਕ ਕੀ ਹਨ।',
    hi: 'फ़ोन में क्या रहता है और केंद्र को क्या जाता है। आपके हक क्या हैं।',
  },
  pictogram: 'lock',
  beforeConsent: true,
  updated: '2026-11-27',
  blocks: [
    { heading: { en: 'On your phone', pa: 'ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ', hi: 'आपके फ़ोन में' }, id: 'phone' },
    {
      list: [
        {
          en: 'Your cart, your favourites, your orders and your profile. Without signing in, the cart never leaves the phone.',
          pa: 'ਤੁਹਾਡਾ ਕਾਰਟ, ਮਨਪਸੰਦ ਚੀਜ਼ਾਂ, ਆਰਡਰ ਅਤੇ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ। ਲੌਗਇਨ ਤੋਂ ਬਿਨਾਂ ਕਾਰਟ ਫ਼ੋਨ ਤੋਂ ਬਾਹਰ ਨਹੀਂ ਜਾਂਦਾ।',
          hi: 'आपका कार्ट, मनपसंद चीज़ें, ऑर्डर और खाते की जानकारी। लॉगिन के बिना कार्ट फ़ोन से बाहर नहीं जाता।',
        },
        {
          en: 'Your forms, drafts, photos, papers and voice notes, what the centre answered, and answers to fill in again next time. All of these are locked with a key.',
          pa: 'ਤੁਹਾਡੇ ਫ਼ਾਰਮ, ਅਧੂਰੀਆਂ ਅਰਜ਼ੀਆਂ, ਕਾਗਜ਼, ਫ਼ੋਟੋਆਂ ਅਤੇ ਬੋਲੇ ਸੁਨੇਹੇ। ਕੇਂਦਰ ਦੇ ਜਵਾਬ। ਅਗਲੀ ਵਾਰ ਦੁਬਾਰਾ ਭਰਨ ਲਈ ਤੁਹਾਡੇ ਜਵਾਬ। ਇਹ ਸਭ ਤਾਲੇ ਹੇਠ ਹਨ।',
          hi: 'आपके फ़ॉर्म, अधूरे आवेदन, कागज़, फ़ोटो और आवाज़ वाले संदेश। केंद्र के जवाब। अगली बार दोबारा भरने के लिए आपके जवाब। ये सब ताले में हैं।',
        },
        {
          en: 'With an account, only your sign-in or your PIN opens that lock. Without one, whoever uses the phone next can read it, except while somebody is signed in.',
          pa: 'ਖਾਤਾ ਹੋਵੇ ਤਾਂ ਤਾਲਾ ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲੌਗਇਨ ਜਾਂ ਪਿੰਨ ਨਾਲ ਖੁੱਲ੍ਹਦਾ ਹੈ। ਖਾਤਾ ਨਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਵਰਤਣ ਵਾਲਾ ਕੋਈ ਹੋਰ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਕਿਸੇ ਦਾ ਖਾਤਾ ਖੁੱਲ੍ਹਾ ਹੋਵੇ, ਉਦੋਂ ਨਹੀਂ।',
          hi: 'खाता हो तो ताला सिर्फ़ आपके लॉगिन या पिन से खुलता है। खाता न हो तो फ़ोन चलाने वाला कोई और पढ़ सकता है। किसी का खाता खुला हो, तब नहीं।',
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
      heading: { en: 'Photos, Aadhaar and your place', pa: 'ਫ਼ੋਟੋਆਂ, ਆਧਾਰ ਅਤੇ ਲੋਕੇਸ਼ਨ', hi: 'फ़ोटो, आधार और लोकेशन' },
      id: 'photos',
    },
    {
      list: [
        {
          en: 'A photo is made small on the phone. Where and when it was taken is removed from it.',
          pa: 'ਫ਼ੋਟੋ ਫ਼ੋਨ ਵਿੱਚ ਹੀ ਛੋਟੀ ਹੁੰਦੀ ਹੈ। ਕਿੱਥੇ ਅਤੇ ਕਦੋਂ ਖਿੱਚੀ, ਇਹ ਜਾਣਕਾਰੀ ਉਸ ਵਿੱਚੋਂ ਕੱਢੀ ਜਾਂਦੀ ਹੈ।',
          hi: 'फ़ोटो फ़ोन में ही छोटी होती है। कहाँ और कब खींची, यह जानकारी उसमें से निकाली जाती है।',
        },
        {
          en: 'On a photo of the Aadhaar card you cover the first 8 digits before anything is saved. They are painted over, not only hidden. In a PDF the app cannot do that: cover the paper first.',
          pa: 'ਆਧਾਰ ਕਾਰਡ ਦੀ ਫ਼ੋਟੋ ਉੱਤੇ ਪਹਿਲੇ 8 ਅੰਕ ਢਕਣੇ ਹੁੰਦੇ ਹਨ। ਫ਼ੋਟੋ ਇਸ ਤੋਂ ਬਾਅਦ ਸੇਵ ਹੁੰਦੀ ਹੈ। ਅੰਕ ਤਸਵੀਰ ਵਿੱਚੋਂ ਪੂਰੇ ਮਿਟ ਜਾਂਦੇ ਹਨ। PDF ਵਿੱਚ ਐਪ ਇਹ ਨਹੀਂ ਕਰ ਸਕਦੀ, ਪਹਿਲਾਂ ਕਾਗਜ਼ ਉੱਤੇ ਢਕੋ।',
          hi: 'आधार कार्ड की फ़ोटो पर पहले 8 अंक ढकने होते हैं। फ़ोटो इसके बाद सेव होती है। अंक तस्वीर से पूरे मिट जाते हैं। PDF में ऐप यह नहीं कर सकता, पहले कागज़ पर ढकें।',
        },
        {
          en: 'The app asks for your place only when you tap the button for it. It goes with that application and nowhere else.',
          pa: 'ਲੋਕੇਸ਼ਨ ਐਪ ਤਾਂ ਹੀ ਲੈਂਦੀ ਹੈ ਜੇ ਤੁਸੀਂ ਉਸ ਦਾ ਬਟਨ ਦਬਾਓ। ਇਹ ਉਸੇ ਅਰਜ਼ੀ ਨਾਲ ਜਾਂਦੀ ਹੈ, ਹੋਰ ਕਿਤੇ ਨਹੀਂ।',
          hi: 'लोकेशन ऐप तभी लेता है जब आप उसका बटन दबाएँ। यह उसी आवेदन के साथ जाती है, और कहीं नहीं।',
        },
      ],
    },
    {
      heading: { en: 'What goes to the centre', pa: 'ਕੇਂਦਰ ਨੂੰ ਕੀ ਜਾਂਦਾ ਹੈ', hi: 'केंद्र को क्या जाता है' },
      id: 'centre',
    },
    {
      cards: [
        {
          title: {
            en: 'Email, phone number, password, profile and consents',
            pa: 'ਈਮੇਲ, ਫ਼ੋਨ ਨੰਬਰ, ਪਾਸਵਰਡ, ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਅਤੇ ਸਹਿਮਤੀਆਂ',
            hi: 'ईमेल, फ़ोन नंबर, पासवर्ड, खाते की जानकारी और सहमतियाँ',
          },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: {
                en: 'When you have an account and sign in',
                pa: 'ਜਦੋਂ ਖਾਤਾ ਹੋਵੇ ਅਤੇ ਲੌਗਇਨ ਕਰੋ',
                hi: 'जब खाता हो और लॉगिन करें',
              },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'To know you and to reach you. Nobody can read the password.',
                pa: 'ਤੁਹਾਨੂੰ ਪਛਾਣਨ ਅਤੇ ਸੰਪਰਕ ਲਈ। ਪਾਸਵਰਡ ਕੋਈ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ।',
                hi: 'आपको पहचानने और संपर्क के लिए। पासवर्ड कोई नहीं पढ़ सकता।',
              },
            },
          ],
        },
        {
          title: { en: 'Your cart', pa: 'ਤੁਹਾਡਾ ਕਾਰਟ', hi: 'आपका कार्ट' },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: { en: 'When you sign in', pa: 'ਜਦੋਂ ਲੌਗਇਨ ਕਰੋ', hi: 'जब लॉगिन करें' },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'To keep it with your account',
                pa: 'ਤੁਹਾਡੇ ਖਾਤੇ ਨਾਲ ਰੱਖਣ ਲਈ',
                hi: 'आपके खाते के साथ रखने के लिए',
              },
            },
          ],
        },
        {
          title: {
            en: 'What you tell us by phone or email',
            pa: 'ਜੋ ਤੁਸੀਂ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਉੱਤੇ ਦੱਸੋ',
            hi: 'जो आप फ़ोन या ईमेल पर बताएँ',
          },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: { en: 'When you call or write', pa: 'ਜਦੋਂ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਲਿਖੋ', hi: 'जब फ़ोन करें या लिखें' },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: { en: 'To do what you ask', pa: 'ਤੁਹਾਡਾ ਕੰਮ ਕਰਨ ਲਈ', hi: 'आपका काम करने के लिए' },
            },
          ],
        },
        {
          title: {
            en: 'The forms and messages that you send',
            pa: 'ਜੋ ਫ਼ਾਰਮ ਅਤੇ ਸੁਨੇਹੇ ਤੁਸੀਂ ਭੇਜੋ',
            hi: 'जो फ़ॉर्म और संदेश आप भेजें',
          },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: {
                en: 'When you tap the button, or as soon as there is network',
                pa: 'ਬਟਨ ਦਬਾਉਣ ਉੱਤੇ, ਜਾਂ ਜਦੋਂ ਨੈੱਟਵਰਕ ਆ ਜਾਵੇ',
                hi: 'बटन दबाने पर, या जब नेटवर्क आ जाए',
              },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: { en: 'To do what you ask', pa: 'ਤੁਹਾਡਾ ਕੰਮ ਕਰਨ ਲਈ', hi: 'आपका काम करने के लिए' },
            },
          ],
        },
        {
          title: {
            en: 'Papers, photos and voice notes',
            pa: 'ਕਾਗਜ਼, ਫ਼ੋਟੋਆਂ ਅਤੇ ਬੋਲੇ ਸੁਨੇਹੇ',
            hi: 'कागज़, फ़ोटो और आवाज़ वाले संदेश',
          },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: {
                en: 'After the form or message that they belong to, one by one',
                pa: 'ਆਪਣੇ ਫ਼ਾਰਮ ਜਾਂ ਸੁਨੇਹੇ ਤੋਂ ਬਾਅਦ, ਇੱਕ-ਇੱਕ ਕਰਕੇ',
                hi: 'अपने फ़ॉर्म या संदेश के बाद, एक-एक करके',
              },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'To do what you ask. Only you and the centre’s staff can open them.',
                pa: 'ਤੁਹਾਡਾ ਕੰਮ ਕਰਨ ਲਈ। ਸਿਰਫ਼ ਤੁਸੀਂ ਅਤੇ ਕੇਂਦਰ ਦਾ ਸਟਾਫ਼ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।',
                hi: 'आपका काम करने के लिए। सिर्फ़ आप और केंद्र का स्टाफ़ खोल सकते हैं।',
              },
            },
          ],
        },
        {
          title: {
            en: 'Name, email, phone number and address of an order',
            pa: 'ਆਰਡਰ ਦਾ ਨਾਮ, ਈਮੇਲ, ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਪਤਾ',
            hi: 'ऑर्डर का नाम, ईमेल, फ़ोन नंबर और पता',
          },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: { en: 'When you tap Pay', pa: 'ਜਦੋਂ “ਭੁਗਤਾਨ ਕਰੋ” ਦਬਾਓ', hi: 'जब “भुगतान करें” दबाएँ' },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: { en: 'To bring it to you', pa: 'ਸਾਮਾਨ ਪਹੁੰਚਾਉਣ ਲਈ', hi: 'सामान पहुँचाने के लिए' },
            },
          ],
        },
        {
          title: {
            en: 'Your phone’s network address',
            pa: 'ਤੁਹਾਡੇ ਫ਼ੋਨ ਦਾ ਨੈੱਟਵਰਕ ਪਤਾ',
            hi: 'आपके फ़ोन का नेटवर्क पता',
          },
          facts: [
            {
              label: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' },
              text: { en: 'Whenever you are online', pa: 'ਜਦੋਂ ਨੈੱਟਵਰਕ ਚੱਲਦਾ ਹੋਵੇ', hi: 'जब नेटवर्क चलता हो' },
            },
            {
              label: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
              text: {
                en: 'To answer your phone and to stop misuse. With a loan application it is written down. Otherwise only a coded form of it is counted, for about two hours.',
                pa: 'ਫ਼ੋਨ ਨੂੰ ਜਵਾਬ ਦੇਣ ਅਤੇ ਗਲਤ ਵਰਤੋਂ ਰੋਕਣ ਲਈ। ਕਰਜ਼ੇ ਦੀ ਅਰਜ਼ੀ ਨਾਲ ਇਹ ਦਰਜ ਹੁੰਦਾ ਹੈ। ਬਾਕੀਆਂ ਵਿੱਚ ਇਹ ਬਦਲੇ ਰੂਪ ਵਿੱਚ ਲਗਭਗ ਦੋ ਘੰਟੇ ਰਹਿੰਦਾ ਹੈ।',
                hi: 'फ़ोन को जवाब देने और गलत इस्तेमाल रोकने के लिए। लोन के आवेदन के साथ यह दर्ज होता है। बाकी में यह बदले रूप में करीब दो घंटे रहता है।',
              },
            },
          ],
        },
      ],
    },
    {
      text: {
        en: 'A request without an account carries a secret number of this phone. By it the answer finds you. The centre has it only in a coded form that cannot be turned back.',
        pa: 'ਬਿਨਾਂ ਖਾਤੇ ਭੇਜੀ ਅਰਜ਼ੀ ਨਾਲ ਇਸ ਫ਼ੋਨ ਦਾ ਗੁਪਤ ਨੰਬਰ ਜਾਂਦਾ ਹੈ। ਜਵਾਬ ਉਸੇ ਨਾਲ ਤੁਹਾਡੇ ਤੱਕ ਆਉਂਦਾ ਹੈ। ਕੇਂਦਰ ਕੋਲ ਇਹ ਬਦਲੇ ਰੂਪ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ। ਉਸ ਤੋਂ ਅਸਲ ਨੰਬਰ ਨਹੀਂ ਨਿਕਲ ਸਕਦਾ।',
        hi: 'बिना खाते भेजे आवेदन के साथ फ़ोन का गुप्त नंबर जाता है। जवाब उसी से आप तक आता है। केंद्र के पास यह बदले रूप में रहता है। उससे असली नंबर नहीं निकल सकता।',
      },
    },
    {
      text: {
        en: 'Anyone who fills in a form for another farmer first confirms the farmer’s consent. The application says which account filled it in.',
        pa: 'ਕਿਸੇ ਹੋਰ ਕਿਸਾਨ ਲਈ ਭਰਨ ਵਾਲਾ ਪਹਿਲਾਂ ਉਸ ਦੀ ਸਹਿਮਤੀ ਦੱਸਦਾ ਹੈ। ਅਰਜ਼ੀ ਵਿੱਚ ਦਰਜ ਹੁੰਦਾ ਹੈ ਕਿ ਕਿਸ ਖਾਤੇ ਨੇ ਭਰੀ।',
        hi: 'किसी और किसान के लिए भरने वाला पहले उसकी सहमति बताता है। आवेदन में दर्ज होता है कि किस खाते ने भरा।',
      },
    },
    { heading: { en: 'Who else sees it', pa: 'ਹੋਰ ਕੌਣ ਵੇਖਦਾ ਹੈ', hi: 'और कौन देखता है' }, id: 'others' },
    {
      text: {
        en: 'We run no advertising and no tracking. We do not sell data.',
        pa: 'ਇੱਥੇ ਕੋਈ ਮਸ਼ਹੂਰੀ ਨਹੀਂ। ਤੁਹਾਡਾ ਪਿੱਛਾ ਨਹੀਂ ਕਰਦੇ। ਅਸੀਂ ਜਾਣਕਾਰੀ ਨਹੀਂ ਵੇਚਦੇ।',
        hi: 'यहाँ कोई मशहूरी नहीं। आपका पीछा नहीं करते। हम जानकारी नहीं बेचते।',
      },
    },
    { text: otherPrograms() },
    {
      list: [
        {
          en: 'Companies that only work for us: one runs the centre’s computers, others carry codes, receipts and reminders of bookings by SMS and email.',
          pa: 'ਸਾਡੇ ਲਈ ਕੰਮ ਕਰਨ ਵਾਲੀਆਂ ਕੰਪਨੀਆਂ: ਇੱਕ ਕੇਂਦਰ ਦੇ ਕੰਪਿਊਟਰ ਚਲਾਉਂਦੀ ਹੈ। ਬਾਕੀ SMS ਅਤੇ ਈਮੇਲ ਪਹੁੰਚਾਉਂਦੀਆਂ ਹਨ: OTP, ਰਸੀਦ ਅਤੇ ਬੁਕਿੰਗ ਦੀ ਯਾਦ।',
          hi: 'हमारे लिए काम करने वाली कंपनियाँ: एक केंद्र के कंप्यूटर चलाती है। बाकी SMS और ईमेल पहुँचाती हैं: OTP, रसीद और बुकिंग की याद।',
        },
        {
          en: 'When you pay, the payment company gets the order number and the amount. What you enter on its page stays with it: we never see your card or UPI PIN.',
          pa: 'ਭੁਗਤਾਨ ਵੇਲੇ, ਭੁਗਤਾਨ ਕੰਪਨੀ ਨੂੰ ਆਰਡਰ ਨੰਬਰ ਅਤੇ ਰਕਮ ਮਿਲਦੀ ਹੈ। ਉਸ ਦੇ ਪੰਨੇ ਉੱਤੇ ਭਰੀ ਜਾਣਕਾਰੀ ਉਸੇ ਕੋਲ ਰਹਿੰਦੀ ਹੈ। ਤੁਹਾਡਾ ਕਾਰਡ ਜਾਂ UPI ਪਿੰਨ ਅਸੀਂ ਕਦੇ ਨਹੀਂ ਵੇਖਦੇ।',
          hi: 'भुगतान के समय, भुगतान कंपनी को ऑर्डर नंबर और रकम मिलती है। उसके पेज पर भरी जानकारी उसी के पास रहती है। आपका कार्ड या UPI पिन हम कभी नहीं देखते।',
        },
        {
          en: 'The lender or insurer you apply to reads your application.',
          pa: 'ਜਿਸ ਬੈਂਕ ਜਾਂ ਬੀਮਾ ਕੰਪਨੀ ਤੋਂ ਮੰਗੋ, ਉਹ ਅਰਜ਼ੀ ਪੜ੍ਹਦੀ ਹੈ।',
          hi: 'जिस बैंक या बीमा कंपनी से माँगें, वह आवेदन पढ़ती है।',
        },
        {
          en: 'If you turn on notifications, your browser’s maker delivers them. It cannot read the message, and the message has no name or number in it. The centre keeps where to reach this browser until you switch it off or sign out.',
          pa: 'ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਚਾਲੂ ਕਰੋ ਤਾਂ ਉਹ ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਕੰਪਨੀ ਪਹੁੰਚਾਉਂਦੀ ਹੈ। ਉਹ ਸੁਨੇਹਾ ਪੜ੍ਹ ਨਹੀਂ ਸਕਦੀ। ਸੁਨੇਹੇ ਵਿੱਚ ਕੋਈ ਨਾਮ ਜਾਂ ਨੰਬਰ ਨਹੀਂ ਹੁੰਦਾ। ਕੇਂਦਰ ਕੋਲ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਪਤਾ ਰਹਿੰਦਾ ਹੈ। ਬੰਦ ਜਾਂ ਲੌਗਆਊਟ ਕਰਨ ਉੱਤੇ ਮਿਟ ਜਾਂਦਾ ਹੈ।',
          hi: 'नोटिफ़िकेशन चालू करें तो वह आपके ब्राउज़र की कंपनी पहुँचाती है। वह संदेश पढ़ नहीं सकती। संदेश में कोई नाम या नंबर नहीं होता। केंद्र के पास इस ब्राउज़र का पता रहता है। बंद या लॉगआउट करने पर मिट जाता है।',
        },
        {
          en: 'If you tap “Speak” to search, your voice goes to the company of your browser, which writes it down.',
          pa: 'ਲੱਭਣ ਲਈ “ਬੋਲੋ” ਦਬਾਓ ਤਾਂ ਆਵਾਜ਼ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਕੰਪਨੀ ਨੂੰ ਜਾਂਦੀ ਹੈ। ਉਹ ਸੁਣ ਕੇ ਲਿਖਦੀ ਹੈ।',
          hi: 'खोज में “बोलें” दबाएँ तो आवाज़ ब्राउज़र की कंपनी को जाती है। वह सुनकर लिखती है।',
        },
        {
          en: 'Links to maps, makers and departments open other websites, with their own rules.',
          pa: 'ਨਕਸ਼ੇ, ਕੰਪਨੀਆਂ ਅਤੇ ਵਿਭਾਗਾਂ ਦੇ ਲਿੰਕ ਦੂਜੀਆਂ ਵੈੱਬਸਾਈਟਾਂ ਖੋਲ੍ਹਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਦੇ ਆਪਣੇ ਨਿਯਮ ਹਨ।',
          hi: 'नक्शे, कंपनियों और विभागों के लिंक दूसरी वेबसाइटें खोलते हैं। उनके अपने नियम हैं।',
        },
      ],
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
          en: 'Forms and papers: in the centre’s books, also after the account is gone, then no longer tied to it. Ask us to erase what no law makes us keep.',
          pa: 'ਫ਼ਾਰਮ ਅਤੇ ਕਾਗਜ਼ ਕੇਂਦਰ ਦੇ ਰਿਕਾਰਡ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ। ਖਾਤਾ ਮਿਟਣ ਮਗਰੋਂ ਵੀ, ਪਰ ਤੁਹਾਡੇ ਖਾਤੇ ਨਾਲ ਜੁੜੇ ਨਹੀਂ। ਕਾਨੂੰਨ ਜੋ ਰੱਖਣ ਨੂੰ ਨਹੀਂ ਕਹਿੰਦਾ, ਉਹ ਸਾਨੂੰ ਕਹਿ ਕੇ ਮਿਟਵਾਓ।',
          hi: 'फ़ॉर्म और कागज़ केंद्र के रिकॉर्ड में रहते हैं। खाता मिटने के बाद भी, पर आपके खाते से जुड़े नहीं। कानून जो रखने को नहीं कहता, उसे हमसे कहकर मिटवाएँ।',
        },
        {
          en: 'What you ask by phone or email: until it is settled.',
          pa: 'ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਦੀ ਗੱਲ: ਜਦੋਂ ਤੱਕ ਕੰਮ ਪੂਰਾ ਨਾ ਹੋਵੇ।',
          hi: 'फ़ोन या ईमेल की बात: जब तक काम पूरा न हो।',
        },
        {
          en: 'On the phone: photos and voice notes of a form until the centre has them whole. A form until it shows in the centre’s list. Of messages and answers the last 60 photos and voice notes. The rest until you clear the browser.',
          pa: 'ਫ਼ੋਨ ਵਿੱਚ: ਫ਼ਾਰਮ ਦੀ ਫ਼ੋਟੋ ਅਤੇ ਬੋਲਿਆ ਸੁਨੇਹਾ ਕੇਂਦਰ ਨੂੰ ਮਿਲਣ ਤੱਕ। ਫ਼ਾਰਮ ਕੇਂਦਰ ਦੀ ਸੂਚੀ ਵਿੱਚ ਆਉਣ ਤੱਕ। ਗੱਲਬਾਤ ਅਤੇ ਜਵਾਬਾਂ ਦੀਆਂ ਆਖਰੀ 60 ਫ਼ੋਟੋਆਂ ਅਤੇ ਬੋਲੇ ਸੁਨੇਹੇ। ਬਾਕੀ ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਡਾਟਾ ਨਾ ਮਿਟਾਓ।',
          hi: 'फ़ोन में: फ़ॉर्म की फ़ोटो और आवाज़ वाला संदेश केंद्र को मिलने तक। फ़ॉर्म केंद्र की सूची में आने तक। बातचीत और जवाबों के आखिरी 60 फ़ोटो और आवाज़ वाले संदेश। बाकी जब तक आप ब्राउज़र का डेटा न मिटाएँ।',
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
        en: 'Under the Digital Personal Data Protection Act, 2023, and already now with us, you have these rights:',
        pa: 'ਇਹ ਹੱਕ ਡਿਜੀਟਲ ਨਿੱਜੀ ਡਾਟਾ ਸੁਰੱਖਿਆ ਕਾਨੂੰਨ 2023 ਦੇ ਹਨ। ਅਸੀਂ ਹੁਣੇ ਤੋਂ ਦਿੰਦੇ ਹਾਂ:',
        hi: 'ये हक डिजिटल व्यक्तिगत डेटा संरक्षण कानून 2023 के हैं। हम अभी से देते हैं:',
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
          pa: 'ਆਪ ਨਾ ਕਰ ਸਕੋ, ਤਾਂ ਤੁਹਾਡੀ ਥਾਂ ਕੌਣ ਕਰੇ? ਉਸ ਦਾ ਨਾਮ ਦੱਸੋ।',
          hi: 'खुद न कर सकें, तो आपकी जगह कौन करे? उसका नाम बताएँ।',
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
        en: 'For this phone, tap “Change what is saved” at the foot of any page. For your account, open “Your privacy”, or call or write to us.',
        pa: 'ਫ਼ੋਨ ਲਈ, ਪੰਨੇ ਦੇ ਹੇਠਾਂ “ਸੇਵ ਕਰਨ ਦੀ ਚੋਣ ਬਦਲੋ” ਦਬਾਓ। ਖਾਤੇ ਲਈ, “ਤੁਹਾਡੀ ਨਿੱਜਤਾ” ਖੋਲ੍ਹੋ। ਫ਼ੋਨ ਵੀ ਕਰ ਸਕਦੇ ਹੋ ਜਾਂ ਲਿਖ ਸਕਦੇ ਹੋ।',
        hi: 'फ़ोन के लिए, पेज के नीचे “सेव करने की पसंद बदलें” दबाएँ। खाते के लिए, “आपकी गोपनीयता” खोलें। फ़ोन भी कर सकते हैं या लिख सकते हैं।',
      },
    },
    {
      link: {
        to: '/privacy-centre',
        label: { en: 'Your privacy', pa: 'ਤੁਹਾਡੀ ਨਿੱਜਤਾ', hi: 'आपकी गोपनीयता' },
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
