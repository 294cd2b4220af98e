import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['soil-sample']

export default definePage({
  title,
  description: {
    en: 'How to take a soil sample from a field or an orchard. What to write on it, and how to read the report.',
    pa: 'ਖੇਤ ਅਤੇ ਬਾਗ ਵਿੱਚੋਂ ਮਿੱਟੀ ਦਾ ਨਮੂਨਾ ਕਿਵੇਂ ਲੈਣਾ ਹੈ। ਪਰਚੀ ਉੱਤੇ ਕੀ ਲਿਖਣਾ ਅਤੇ ਰਿਪੋਰਟ ਕਿਵੇਂ ਪੜ੍ਹਨੀ।',
    hi: 'खेत और बाग से मिट्टी का नमूना कैसे लें। पर्ची पर क्या लिखें और रिपोर्ट कैसे पढ़ें।',
  },
  intro: {
    en: 'An acre weighs some nine hundred tonnes to plough depth. The laboratory sees ten grams of it. So it matters which ten.',
    pa: 'ਹਲ ਦੀ ਡੂੰਘਾਈ ਤੱਕ ਇੱਕ ਏਕੜ ਵਿੱਚ 9,000 ਕੁਇੰਟਲ ਮਿੱਟੀ ਹੁੰਦੀ ਹੈ। ਲੈਬ ਉਸ ਵਿੱਚੋਂ ਦਸ ਗ੍ਰਾਮ ਵੇਖਦੀ ਹੈ। ਇਸ ਲਈ ਨਮੂਨਾ ਠੀਕ ਲੈਣਾ ਜ਼ਰੂਰੀ ਹੈ।',
    hi: 'हल की गहराई तक एक एकड़ में 9,000 क्विंटल मिट्टी होती है। लैब उसमें से दस ग्राम देखती है। इसलिए नमूना ठीक लेना ज़रूरी है।',
  },
  byline: byline('soil-sample'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'When', pa: 'ਕਦੋਂ', hi: 'कब' } },
    {
      text: {
        en: 'Between two crops, best after the wheat is cut, and once in three years. Not within a month of urea or DAP, not within three months of much farmyard manure, not in mud.',
        pa: 'ਦੋ ਫ਼ਸਲਾਂ ਦੇ ਵਿਚਕਾਰ, ਤਿੰਨ ਸਾਲਾਂ ਵਿੱਚ ਇੱਕ ਵਾਰ। ਸਭ ਤੋਂ ਚੰਗਾ ਕਣਕ ਵੱਢਣ ਮਗਰੋਂ। ਯੂਰੀਆ ਜਾਂ ਡੀਏਪੀ ਪਾਈ ਹੋਵੇ ਤਾਂ ਇੱਕ ਮਹੀਨਾ ਰੁਕੋ। ਬਹੁਤੀ ਰੂੜੀ ਪਾਈ ਹੋਵੇ ਤਾਂ ਤਿੰਨ ਮਹੀਨੇ ਰੁਕੋ। ਚਿੱਕੜ ਵਿੱਚੋਂ ਨਮੂਨਾ ਨਾ ਲਓ।',
        hi: 'दो फ़सलों के बीच, तीन साल में एक बार। सबसे अच्छा गेहूँ काटने के बाद। यूरिया या डीएपी डाली हो तो एक महीना रुकें। बहुत गोबर खाद डाली हो तो तीन महीने रुकें। कीचड़ से नमूना न लें।',
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'From a field', pa: 'ਖੇਤ ਵਿੱਚੋਂ', hi: 'खेत से' } },
    {
      steps: [
        {
          en: 'One sample for each kind of field. If one end is higher, sandier or always poorer, that end is a sample of its own.',
          pa: 'ਹਰ ਵੱਖਰੇ ਖੇਤ ਦਾ ਵੱਖਰਾ ਨਮੂਨਾ। ਇੱਕ ਪਾਸਾ ਉੱਚਾ, ਰੇਤਲਾ ਜਾਂ ਮਾੜਾ ਹੋਵੇ ਤਾਂ ਉਸ ਦਾ ਵੱਖਰਾ।',
          hi: 'हर अलग खेत का अलग नमूना। एक सिरा ऊँचा, रेतीला या कमज़ोर हो तो उसका अलग।',
        },
        {
          en: 'Walk across it in a zigzag and choose seven or eight places. Stay away from bunds, channels, trees, the manure heap and where straw was burnt.',
          pa: 'ਖੇਤ ਵਿੱਚ ਟੇਢਾ-ਮੇਢਾ ਤੁਰੋ ਅਤੇ ਸੱਤ-ਅੱਠ ਥਾਵਾਂ ਚੁਣੋ। ਵੱਟ, ਖਾਲ, ਰੁੱਖ ਅਤੇ ਰੂੜੀ ਦੇ ਢੇਰ ਤੋਂ ਦੂਰ ਰਹੋ। ਅੱਗ ਲੱਗੀ ਥਾਂ ਤੋਂ ਵੀ।',
          hi: 'खेत में टेढ़े-मेढ़े चलें और सात-आठ जगह चुनें। मेड़, नाली, पेड़ और गोबर के ढेर से दूर रहें। आग लगी जगह से भी।',
        },
        {
          en: 'Scrape off grass and litter. Dig a hole like a V, 6 inches deep. Cut a slice an inch thick from its side, top to bottom.',
          pa: 'ਉੱਪਰੋਂ ਘਾਹ-ਫੂਸ ਹਟਾਓ। V ਵਰਗਾ 6 ਇੰਚ ਡੂੰਘਾ ਟੋਆ ਪੁੱਟੋ। ਇੱਕ ਪਾਸਿਓਂ ਉੱਪਰ ਤੋਂ ਹੇਠਾਂ ਤੱਕ ਇੱਕ ਇੰਚ ਮੋਟੀ ਪਰਤ ਲਾਹੋ।',
          hi: 'ऊपर से घास-फूस हटाएँ। V जैसा 6 इंच गहरा गड्ढा खोदें। एक किनारे से ऊपर से नीचे तक एक इंच मोटी परत काटें।',
        },
        {
          en: 'Mix all slices on a clean cloth, not in a fertilizer sack. Make a round cake, cut it in four, throw two opposite quarters away. Again, until half a kilo is left.',
          pa: 'ਸਾਰੀਆਂ ਪਰਤਾਂ ਸਾਫ਼ ਕੱਪੜੇ ਉੱਤੇ ਰਲਾਓ, ਖਾਦ ਵਾਲੀ ਬੋਰੀ ਉੱਤੇ ਨਹੀਂ। ਗੋਲ ਢੇਰੀ ਬਣਾ ਕੇ ਚਾਰ ਹਿੱਸੇ ਕਰੋ, ਆਹਮੋ-ਸਾਹਮਣੇ ਦੇ ਦੋ ਸੁੱਟ ਦਿਓ। ਅੱਧਾ ਕਿਲੋ ਰਹਿਣ ਤੱਕ ਇਹੀ ਕਰੋ।',
          hi: 'सारी परतें साफ़ कपड़े पर मिलाएँ, खाद वाली बोरी पर नहीं। गोल ढेरी बनाकर चार हिस्से करें, आमने-सामने के दो फेंक दें। आधा किलो रहने तक यही करें।',
        },
        {
          en: 'Dry it in the shade, not in the sun and not on the stove. Put it into a clean cloth bag.',
          pa: 'ਛਾਵੇਂ ਸੁਕਾਓ, ਧੁੱਪੇ ਜਾਂ ਚੁੱਲ੍ਹੇ ਉੱਤੇ ਨਹੀਂ। ਸਾਫ਼ ਕੱਪੜੇ ਦੀ ਥੈਲੀ ਵਿੱਚ ਪਾਓ।',
          hi: 'छाया में सुखाएँ, धूप में या चूल्हे पर नहीं। साफ़ कपड़े की थैली में डालें।',
        },
      ],
    },
    { sources: ['pau'] },
    {
      heading: {
        en: 'From an orchard, from salty or kallar land',
        pa: 'ਬਾਗ, ਲੂਣ ਵਾਲੀ ਜਾਂ ਕੱਲਰ ਜ਼ਮੀਨ ਵਿੱਚੋਂ',
        hi: 'बाग, नमक वाली या कल्लर ज़मीन से',
      },
    },
    {
      text: {
        en: 'Litchi and mango go deep, so does their sample. Before planting, dig a pit of 6 feet. Take half a kilo from each foot of depth, from the bottom up, each in its own bag. Note where stones or a hard layer begin. For salty or kallar land 3 feet are enough: 0 to 6 inches, 6 to 12, then each foot apart.',
        pa: 'ਲੀਚੀ ਅਤੇ ਅੰਬ ਦੀਆਂ ਜੜ੍ਹਾਂ ਡੂੰਘੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਨਮੂਨਾ ਵੀ ਡੂੰਘਾ ਲਓ। ਬਾਗ ਲਾਉਣ ਤੋਂ ਪਹਿਲਾਂ 6 ਫੁੱਟ ਟੋਆ ਪੁੱਟੋ। ਹਰ ਫੁੱਟ ਤੋਂ ਅੱਧਾ ਕਿਲੋ ਲਓ, ਹੇਠੋਂ ਉੱਪਰ ਵੱਲ। ਹਰ ਇੱਕ ਵੱਖਰੀ ਥੈਲੀ ਵਿੱਚ। ਰੋੜ ਜਾਂ ਸਖਤ ਤਹਿ ਕਿੱਥੋਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ, ਲਿਖ ਲਓ। ਲੂਣ ਵਾਲੀ ਜਾਂ ਕੱਲਰ ਜ਼ਮੀਨ ਵਿੱਚ 3 ਫੁੱਟ ਕਾਫ਼ੀ ਹੈ। 0 ਤੋਂ 6 ਇੰਚ, 6 ਤੋਂ 12 ਇੰਚ, ਫਿਰ ਹਰ ਫੁੱਟ ਵੱਖ।',
        hi: 'लीची और आम की जड़ें गहरी जाती हैं, नमूना भी गहरा लें। बाग लगाने से पहले 6 फ़ुट गड्ढा खोदें। हर फ़ुट से आधा किलो लें, नीचे से ऊपर। हर एक अलग थैली में। कंकड़ या सख्त परत कहाँ से शुरू होती है, लिख लें। नमक वाली या कल्लर ज़मीन में 3 फ़ुट काफ़ी है। 0 से 6 इंच, 6 से 12 इंच, फिर हर फ़ुट अलग।',
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'What to write on it', pa: 'ਪਰਚੀ ਉੱਤੇ ਕੀ ਲਿਖੀਏ', hi: 'पर्ची पर क्या लिखें' } },
    {
      list: [
        { en: 'Name, village, phone number', pa: 'ਨਾਮ, ਪਿੰਡ, ਫ਼ੋਨ ਨੰਬਰ', hi: 'नाम, गाँव, फ़ोन नंबर' },
        {
          en: 'Which field, how many acres, day of sampling',
          pa: 'ਕਿਹੜਾ ਖੇਤ, ਕਿੰਨੇ ਏਕੜ, ਨਮੂਨੇ ਦਾ ਦਿਨ',
          hi: 'कौन सा खेत, कितने एकड़, नमूने का दिन',
        },
        { en: 'Canal, tubewell or rain', pa: 'ਨਹਿਰ, ਟਿਊਬਵੈੱਲ ਜਾਂ ਮੀਂਹ', hi: 'नहर, ट्यूबवेल या बारिश' },
        {
          en: 'Last crop, what it got, and the next crop',
          pa: 'ਪਿਛਲੀ ਫ਼ਸਲ, ਉਸ ਨੂੰ ਪਾਈ ਖਾਦ, ਅਤੇ ਅਗਲੀ ਫ਼ਸਲ',
          hi: 'पिछली फ़सल, उसमें डाली खाद, और अगली फ़सल',
        },
      ],
    },
    {
      text: {
        en: 'Write it twice in pencil: one slip goes into the bag, one is tied outside.',
        pa: 'ਪੈਨਸਿਲ ਨਾਲ ਦੋ ਪਰਚੀਆਂ ਲਿਖੋ। ਇੱਕ ਥੈਲੀ ਦੇ ਅੰਦਰ ਪਾਓ, ਇੱਕ ਬਾਹਰ ਬੰਨ੍ਹੋ।',
        hi: 'पेंसिल से दो पर्चियाँ लिखें। एक थैली के अंदर डालें, एक बाहर बाँधें।',
      },
    },
    { heading: { en: 'Reading the report', pa: 'ਰਿਪੋਰਟ ਪੜ੍ਹਨੀ', hi: 'रिपोर्ट पढ़ना' } },
    {
      text: {
        en: 'Organic carbon below 0.40 is low: more manure, and a quarter more nitrogen. Above 0.75 is high: a quarter less nitrogen. Where phosphorus is high, DAP can be cut or left out. Ask the expert. pH from 6.5 to 8.7 suits our crops. Below, as in the kandi, lime may help. Above is kallar: gypsum may help. Give either only as the report says. EC above 0.8 is salt, and gypsum does not mend that.',
        pa: 'ਜੈਵਿਕ ਕਾਰਬਨ 0.40 ਤੋਂ ਘੱਟ ਹੋਵੇ ਤਾਂ ਘਾਟ ਹੈ। ਰੂੜੀ ਵੱਧ ਪਾਓ, ਨਾਈਟ੍ਰੋਜਨ ਚੌਥਾ ਹਿੱਸਾ ਵੱਧ। 0.75 ਤੋਂ ਵੱਧ ਹੋਵੇ ਤਾਂ ਨਾਈਟ੍ਰੋਜਨ ਚੌਥਾ ਹਿੱਸਾ ਘੱਟ। ਫ਼ਾਸਫ਼ੋਰਸ ਵੱਧ ਹੋਵੇ ਤਾਂ ਡੀਏਪੀ ਘਟਾ ਜਾਂ ਛੱਡ ਸਕਦੇ ਹੋ। ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ। pH 6.5 ਤੋਂ 8.7 ਸਾਡੀਆਂ ਫ਼ਸਲਾਂ ਲਈ ਠੀਕ ਹੈ। ਘੱਟ ਹੋਵੇ ਤਾਂ ਚੂਨਾ। ਵੱਧ ਹੋਵੇ ਤਾਂ ਕੱਲਰ ਹੈ, ਜਿਪਸਮ। ਪਰ ਰਿਪੋਰਟ ਵਿੱਚ ਲਿਖਿਆ ਹੋਵੇ ਤਾਂ ਹੀ। EC 0.8 ਤੋਂ ਵੱਧ ਲੂਣ ਹੈ, ਉਹ ਜਿਪਸਮ ਨਾਲ ਠੀਕ ਨਹੀਂ ਹੁੰਦਾ।',
        hi: 'जैविक कार्बन 0.40 से कम हो तो कमी है। गोबर खाद ज़्यादा डालें, नाइट्रोजन चौथाई ज़्यादा। 0.75 से ज़्यादा हो तो नाइट्रोजन चौथाई कम। फ़ॉस्फ़ोरस ज़्यादा हो तो डीएपी घटा या छोड़ सकते हैं। विशेषज्ञ से पूछें। pH 6.5 से 8.7 हमारी फ़सलों के लिए ठीक है। कम हो तो चूना। ज़्यादा हो तो कल्लर है, जिप्सम। पर रिपोर्ट में लिखा हो तभी। EC 0.8 से ज़्यादा नमक है, वह जिप्सम से ठीक नहीं होता।',
      },
    },
    { sources: ['pau', 'pauDap'] },
    {
      ask: {
        form: 'soil-test',
        subject: 'basic',
        label: { en: 'Book a soil test', pa: 'ਮਿੱਟੀ ਪਰਖ ਬੁੱਕ ਕਰੋ', hi: 'मिट्टी की जाँच बुक करें' },
      },
    },
    {
      link: {
        to: '/soil-testing',
        label: { en: 'Packages and prices', pa: 'ਪੈਕੇਜ ਅਤੇ ਕੀਮਤਾਂ', hi: 'पैकेज और कीमतें' },
      },
    },
    ...readOn('reading-the-urea-bag', 'direct-seeded-rice'),
  ],
})
