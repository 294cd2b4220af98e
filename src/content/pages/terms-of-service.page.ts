import { centre, seller } from '#src/content/centre.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Terms of service', pa: 'ਸੇਵਾ ਦੀਆਂ ਸ਼ਰਤਾਂ', hi: 'सेवा की शर्तें' },
  description: {
    en: 'The rules for using Khet Seva, in plain words: accounts, prices, services, complaints and the law.',
    pa: 'ਖੇਤ ਸੇਵਾ ਵਰਤਣ ਦੀਆਂ ਸ਼ਰਤਾਂ ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ। ਖਾਤਾ, ਕੀਮਤਾਂ, ਸੇਵਾਵਾਂ, ਸ਼ਿਕਾਇਤ ਅਤੇ ਕਾਨੂੰਨ।',
    hi: 'खेत सेवा इस्तेमाल करने की शर्तें आसान शब्दों में। खाता, कीमतें, सेवाएँ, शिकायत और कानून।',
  },
  intro: {
    en: 'The rules for using Khet Seva, in plain words.',
    pa: 'ਖੇਤ ਸੇਵਾ ਵਰਤਣ ਦੀਆਂ ਸ਼ਰਤਾਂ, ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ।',
    hi: 'खेत सेवा इस्तेमाल करने की शर्तें, आसान शब्दों में।',
  },
  pictogram: 'paper',
  beforeConsent: true,
  updated: '2026-11-27',
  blocks: [
    { heading: { en: 'Your account', pa: 'ਤੁਹਾਡਾ ਖਾਤਾ', hi: 'आपका खाता' }, id: 'account' },
    {
      list: [
        {
          en: 'Anyone may read, fill a cart and send most forms without an account. Orders, loans, insurance and training need one.',
          pa: 'ਖਾਤੇ ਤੋਂ ਬਿਨਾਂ ਵੀ ਪੜ੍ਹੋ, ਕਾਰਟ ਭਰੋ ਅਤੇ ਬਹੁਤੇ ਫ਼ਾਰਮ ਭੇਜੋ। ਆਰਡਰ, ਕਰਜ਼ੇ, ਬੀਮੇ ਅਤੇ ਸਿਖਲਾਈ ਲਈ ਖਾਤਾ ਚਾਹੀਦਾ ਹੈ।',
          hi: 'खाते के बिना भी पढ़ें, कार्ट भरें और ज़्यादातर फ़ॉर्म भेजें। ऑर्डर, लोन, बीमे और ट्रेनिंग के लिए खाता चाहिए।',
        },
        {
          en: 'An account is for people of 18 or older.',
          pa: 'ਖਾਤਾ 18 ਸਾਲ ਜਾਂ ਵੱਧ ਉਮਰ ਵਾਲਿਆਂ ਲਈ ਹੈ।',
          hi: 'खाता 18 साल या ज़्यादा उम्र वालों के लिए है।',
        },
        {
          en: 'Give true details. Tell nobody your Khet Seva password or OTP.',
          pa: 'ਸਹੀ ਜਾਣਕਾਰੀ ਦਿਓ। ਖੇਤ ਸੇਵਾ ਦਾ ਪਾਸਵਰਡ ਅਤੇ OTP ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ।',
          hi: 'सही जानकारी दें। खेत सेवा का पासवर्ड और OTP किसी को न बताएँ।',
        },
        {
          en: 'On a shared phone, sign out when you are done.',
          pa: 'ਸਾਂਝੇ ਫ਼ੋਨ ਵਿੱਚ ਕੰਮ ਮੁਕਾ ਕੇ ਲੌਗਆਊਟ ਕਰੋ।',
          hi: 'साझे फ़ोन में काम के बाद लॉगआउट करें।',
        },
      ],
    },
    { heading: { en: 'Prices', pa: 'ਕੀਮਤਾਂ', hi: 'कीमतें' }, id: 'prices' },
    {
      list: [
        {
          en: 'Prices are in rupees. Putting things into the cart does not order them.',
          pa: 'ਕੀਮਤਾਂ ਰੁਪਏ ਵਿੱਚ ਹਨ। ਕਾਰਟ ਵਿੱਚ ਪਾਉਣ ਨਾਲ ਆਰਡਰ ਨਹੀਂ ਹੁੰਦਾ।',
          hi: 'कीमतें रुपये में हैं। कार्ट में डालने से ऑर्डर नहीं हो जाता।',
        },
        {
          en: 'Without network you see the last prices that reached your phone.',
          pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਆਖਰੀ ਵਾਰ ਮਿਲੀਆਂ ਕੀਮਤਾਂ ਦਿਸਦੀਆਂ ਹਨ।',
          hi: 'बिना नेटवर्क आखिरी बार मिली कीमतें दिखती हैं।',
        },
        {
          en: 'The price that the centre confirms before you pay is the one that holds.',
          pa: 'ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਕੇਂਦਰ ਦੀ ਦੱਸੀ ਕੀਮਤ ਹੀ ਪੱਕੀ ਹੈ।',
          hi: 'भुगतान से पहले केंद्र की बताई कीमत ही पक्की है।',
        },
      ],
    },
    {
      heading: {
        en: 'Orders, cancelling and money back',
        pa: 'ਆਰਡਰ, ਰੱਦ ਕਰਨਾ ਅਤੇ ਪੈਸੇ ਵਾਪਸ',
        hi: 'ऑर्डर, रद्द करना और पैसे वापस',
      },
      id: 'refunds',
    },
    {
      list: [
        {
          en: `Seller: ${seller.name.en}, ${seller.address.en}. Phone ${seller.phone}. GSTIN ${seller.gstin}.`,
          pa: `ਵੇਚਣ ਵਾਲਾ: ${seller.name.pa}, ${seller.address.pa}। ਫ਼ੋਨ ${seller.phone}। GSTIN ${seller.gstin}।`,
          hi: `बेचने वाला: ${seller.name.hi}, ${seller.address.hi}। फ़ोन ${seller.phone}। GSTIN ${seller.gstin}।`,
        },
        {
          en: 'Delivery: daily needs to Sarna on the same day, to Pathankot City on the next day or when you say. Fresh organic goods on the same day in the Sarna Station area. Everything else in 2–3 working days. The time is shown before you pay.',
          pa: 'ਘਰ ਦੇ ਸੌਦੇ ਦੀ ਡਿਲਿਵਰੀ: ਸਰਨਾ ਉਸੇ ਦਿਨ। ਪਠਾਨਕੋਟ ਸ਼ਹਿਰ ਅਗਲੇ ਦਿਨ ਜਾਂ ਤੁਹਾਡੇ ਦੱਸੇ ਵੇਲੇ। ਤਾਜ਼ੀਆਂ ਜੈਵਿਕ ਚੀਜ਼ਾਂ: ਸਰਨਾ ਸਟੇਸ਼ਨ ਇਲਾਕੇ ਵਿੱਚ ਉਸੇ ਦਿਨ। ਬਾਕੀ ਸਾਮਾਨ: 2 ਤੋਂ 3 ਕੰਮ ਵਾਲੇ ਦਿਨਾਂ ਵਿੱਚ। ਸਮਾਂ ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਦਿਸਦਾ ਹੈ।',
          hi: 'घर के सामान की डिलीवरी: सरना उसी दिन। पठानकोट शहर अगले दिन या आपके बताए समय पर। ताज़ी जैविक चीज़ें: सरना स्टेशन इलाके में उसी दिन। बाकी सामान: काम के 2 से 3 दिनों में। समय भुगतान से पहले दिखता है।',
        },
        {
          en: `Before you pay, cancel under My requests. After that, call ${centre.supportPhone} until the order is packed.`,
          pa: `ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ ਰੱਦ ਕਰੋ। ਭੁਗਤਾਨ ਤੋਂ ਬਾਅਦ, ਪੈਕ ਹੋਣ ਤੱਕ ${centre.supportPhone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।`,
          hi: `भुगतान से पहले “मेरे आवेदन” में रद्द करें। भुगतान के बाद, पैक होने तक ${centre.supportPhone} पर फ़ोन करें।`,
        },
        {
          en: 'Wrong or damaged goods: bring them back or call within 7 days. Milk and other fresh goods: on the same day.',
          pa: 'ਗਲਤ ਜਾਂ ਖਰਾਬ ਚੀਜ਼: 7 ਦਿਨਾਂ ਵਿੱਚ ਮੋੜੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ। ਦੁੱਧ ਅਤੇ ਤਾਜ਼ੀ ਚੀਜ਼: ਉਸੇ ਦਿਨ।',
          hi: 'गलत या खराब चीज़: 7 दिन में लौटाएँ या फ़ोन करें। दूध और ताज़ी चीज़: उसी दिन।',
        },
        {
          en: 'Opened seed, fertilizer and pesticide come back only if they are faulty.',
          pa: 'ਖੋਲ੍ਹੇ ਹੋਏ ਬੀਜ, ਖਾਦ ਅਤੇ ਦਵਾਈ ਨੁਕਸ ਹੋਣ ਉੱਤੇ ਹੀ ਮੁੜਦੇ ਹਨ।',
          hi: 'खोले हुए बीज, खाद और दवा खराबी होने पर ही लौटते हैं।',
        },
        {
          en: 'Money goes back the way it came, within 7 days after we agree.',
          pa: 'ਪੈਸੇ ਜਿਸ ਰਾਹ ਆਏ ਸਨ, ਉਸੇ ਰਾਹ ਮੁੜਦੇ ਹਨ। ਸਾਡੀ ਹਾਂ ਤੋਂ 7 ਦਿਨਾਂ ਦੇ ਅੰਦਰ।',
          hi: 'पैसे जिस रास्ते आए थे, उसी रास्ते लौटते हैं। हमारी हाँ के 7 दिन के अंदर।',
        },
        {
          en: `Grievance officer: the head of the centre, ${centre.supportPhone}, ${centre.supportEmail}. An answer within 48 hours.`,
          pa: `ਸ਼ਿਕਾਇਤ ਅਫ਼ਸਰ: ਕੇਂਦਰ ਦੇ ਮੁਖੀ, ${centre.supportPhone}, ${centre.supportEmail}। ਜਵਾਬ 48 ਘੰਟਿਆਂ ਵਿੱਚ।`,
          hi: `शिकायत अधिकारी: केंद्र के मुखिया, ${centre.supportPhone}, ${centre.supportEmail}। जवाब 48 घंटे में।`,
        },
      ],
    },
    { link: { to: '/grievance', label: { en: 'File a grievance', pa: 'ਸ਼ਿਕਾਇਤ ਕਰੋ', hi: 'शिकायत करें' } } },
    { heading: { en: 'Forms and applications', pa: 'ਫ਼ਾਰਮ ਅਤੇ ਅਰਜ਼ੀਆਂ', hi: 'फ़ॉर्म और आवेदन' }, id: 'forms' },
    {
      list: [
        {
          en: 'A form counts from the moment the app says “Received by the centre”, with a number. “Saved on this phone” does not count yet, not even for a deadline.',
          pa: '“ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਈ” ਅਤੇ ਨੰਬਰ ਦਿਸੇ, ਤਾਂ ਅਰਜ਼ੀ ਗਿਣੀ ਜਾਂਦੀ ਹੈ। ਜਿਸ ਉੱਤੇ “ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ” ਲਿਖਿਆ ਹੈ, ਉਹ ਅਜੇ ਨਹੀਂ। ਆਖਰੀ ਤਾਰੀਖ ਲਈ ਵੀ ਨਹੀਂ।',
          hi: '“केंद्र को मिल गया” और नंबर दिखे, तब आवेदन गिना जाता है। जिस पर “इस फ़ोन में सेव है” लिखा है, वह अभी नहीं। आखिरी तारीख के लिए भी नहीं।',
        },
        {
          en: 'A form that the centre has received is not rewritten. A correction is a new request that takes its place.',
          pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲੀ ਅਰਜ਼ੀ ਬਦਲੀ ਨਹੀਂ ਜਾਂਦੀ। ਸੁਧਾਰ ਲਈ ਨਵੀਂ ਅਰਜ਼ੀ ਉਸ ਦੀ ਥਾਂ ਲੈਂਦੀ ਹੈ।',
          hi: 'केंद्र को मिला आवेदन बदला नहीं जाता। सुधार के लिए नया आवेदन उसकी जगह लेता है।',
        },
        {
          en: 'Fill in for another farmer only with consent, asked for each application.',
          pa: 'ਕਿਸੇ ਹੋਰ ਕਿਸਾਨ ਲਈ ਉਸ ਦੀ ਸਹਿਮਤੀ ਨਾਲ ਹੀ ਭਰੋ। ਹਰ ਅਰਜ਼ੀ ਲਈ ਵੱਖਰਾ ਪੁੱਛੋ।',
          hi: 'किसी और किसान के लिए उसकी सहमति से ही भरें। हर आवेदन के लिए अलग पूछें।',
        },
      ],
    },
    { heading: { en: 'Services', pa: 'ਸੇਵਾਵਾਂ', hi: 'सेवाएँ' }, id: 'services' },
    {
      list: [
        {
          en: 'Loans: the lender decides. The lender’s own statement binds.',
          pa: 'ਕਰਜ਼ਾ: ਫ਼ੈਸਲਾ ਕਰਜ਼ਾ ਦੇਣ ਵਾਲੇ ਦਾ ਹੈ। ਉਸ ਦਾ ਲਿਖਿਆ ਕਾਗਜ਼ ਹੀ ਪੱਕਾ ਹੈ।',
          hi: 'लोन: फ़ैसला लोन देने वाले का है। उसका लिखा कागज़ ही पक्का है।',
        },
        {
          en: 'Insurance: the insurer decides. Read the policy before you pay.',
          pa: 'ਬੀਮਾ: ਫ਼ੈਸਲਾ ਬੀਮਾ ਕੰਪਨੀ ਦਾ ਹੈ। ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਪਾਲਿਸੀ ਪੜ੍ਹੋ।',
          hi: 'बीमा: फ़ैसला बीमा कंपनी का है। भुगतान से पहले पॉलिसी पढ़ें।',
        },
        {
          en: 'Government schemes: rules change. Confirm with the department.',
          pa: 'ਸਰਕਾਰੀ ਸਕੀਮ: ਨਿਯਮ ਬਦਲਦੇ ਹਨ। ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
          hi: 'सरकारी योजना: नियम बदलते हैं। विभाग से पक्का करें।',
        },
        {
          en: 'Machines and workers: the rate is fixed when the centre confirms the booking.',
          pa: 'ਮਸ਼ੀਨਾਂ ਅਤੇ ਮਜ਼ਦੂਰ: ਕੇਂਦਰ ਦੇ ਪੱਕਾ ਕਰਨ ਉੱਤੇ ਰੇਟ ਤੈਅ ਹੁੰਦਾ ਹੈ।',
          hi: 'मशीनें और मज़दूर: केंद्र के पक्का करने पर रेट तय होता है।',
        },
        {
          en: 'Pesticides: read the label, cover your body, keep them away from children.',
          pa: 'ਫ਼ਸਲ ਦੀ ਦਵਾਈ: ਲੇਬਲ ਪੜ੍ਹੋ, ਸਰੀਰ ਢਕੋ, ਬੱਚਿਆਂ ਤੋਂ ਦੂਰ ਰੱਖੋ।',
          hi: 'फ़सल की दवा: लेबल पढ़ें, शरीर ढकें, बच्चों से दूर रखें।',
        },
        {
          en: 'Yields are averages and advice is general. Your weather and soil may differ.',
          pa: 'ਝਾੜ ਔਸਤ ਹੈ ਅਤੇ ਸਲਾਹ ਆਮ ਹੈ। ਤੁਹਾਡੇ ਮੌਸਮ ਅਤੇ ਮਿੱਟੀ ਨਾਲ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ।',
          hi: 'पैदावार औसत है और सलाह सबके लिए एक जैसी है। आपके मौसम और मिट्टी से फ़र्क पड़ता है।',
        },
      ],
    },
    { heading: { en: 'The app', pa: 'ਐਪ', hi: 'ऐप' }, id: 'app' },
    {
      text: {
        en: 'Anything marked “Saved on this phone” stays until the centre confirms it. Clearing the browser’s data or losing the phone removes it.',
        pa: '“ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ” ਲਿਖੀ ਚੀਜ਼ ਇੱਥੇ ਹੀ ਰਹਿੰਦੀ ਹੈ। ਕੇਂਦਰ ਦੇ ਪੱਕਾ ਕਰਨ ਤੱਕ ਨਹੀਂ ਹਟਦੀ। ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਡਾਟਾ ਮਿਟਾਉਣ ਜਾਂ ਫ਼ੋਨ ਗੁਆਚਣ ਨਾਲ ਇਹ ਵੀ ਜਾਂਦੀ ਹੈ।',
        hi: '“इस फ़ोन में सेव है” लिखी चीज़ यहीं रहती है। केंद्र के पक्का करने तक नहीं हटती। ब्राउज़र का डेटा मिटे या फ़ोन खोए तो यह भी जाती है।',
      },
    },
    {
      text: {
        en: 'Do not use the app to harm others, or to open other people’s accounts.',
        pa: 'ਐਪ ਨਾਲ ਕਿਸੇ ਦਾ ਨੁਕਸਾਨ ਨਾ ਕਰੋ। ਕਿਸੇ ਹੋਰ ਦਾ ਖਾਤਾ ਨਾ ਖੋਲ੍ਹੋ।',
        hi: 'ऐप से किसी का नुकसान न करें। किसी और का खाता न खोलें।',
      },
    },
    {
      heading: { en: 'If something goes wrong', pa: 'ਜੇ ਕੁਝ ਗਲਤ ਹੋ ਜਾਵੇ', hi: 'अगर कुछ गलत हो जाए' },
      id: 'wrong',
    },
    {
      text: {
        en: `Wrong or damaged goods? Call ${centre.supportPhone} or write to ${centre.supportEmail}. We answer within 48 hours. These terms do not limit your rights under the Consumer Protection Act, 2019.`,
        pa: `ਚੀਜ਼ ਗਲਤ ਜਾਂ ਖਰਾਬ ਨਿਕਲੀ? ${centre.supportPhone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ${centre.supportEmail} ਉੱਤੇ ਲਿਖੋ। ਅਸੀਂ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਜਵਾਬ ਦੇਵਾਂਗੇ। ਇਹ ਸ਼ਰਤਾਂ ਖਪਤਕਾਰ ਸੁਰੱਖਿਆ ਕਾਨੂੰਨ 2019 ਦੇ ਹੱਕ ਨਹੀਂ ਘਟਾਉਂਦੀਆਂ।`,
        hi: `चीज़ गलत या खराब निकली? ${centre.supportPhone} पर फ़ोन करें या ${centre.supportEmail} पर लिखें। हम 48 घंटे में जवाब देंगे। ये शर्तें उपभोक्ता संरक्षण कानून 2019 के हक नहीं घटातीं।`,
      },
    },
    { heading: { en: 'The law', pa: 'ਕਾਨੂੰਨ', hi: 'कानून' }, id: 'law' },
    {
      text: {
        en: 'Indian law applies. When these terms change, the date below changes too.',
        pa: 'ਭਾਰਤ ਦਾ ਕਾਨੂੰਨ ਲਾਗੂ ਹੈ। ਸ਼ਰਤਾਂ ਬਦਲਣ ਉੱਤੇ ਹੇਠਲੀ ਤਾਰੀਖ ਵੀ ਬਦਲੇਗੀ।',
        hi: 'भारत का कानून लागू है। शर्तें बदलने पर नीचे की तारीख भी बदलेगी।',
      },
    },
  ],
})
