import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['storing-wheat-at-home']

export default definePage({
  title,
  description: {
    en: 'How to dry wheat, clean the drum and keep weevils, rats and damp out until the next harvest.',
    pa: 'ਕਣਕ ਸੁਕਾਉਣੀ ਅਤੇ ਢੋਲ ਸਾਫ਼ ਕਰਨਾ। ਅਗਲੀ ਵਾਢੀ ਤੱਕ ਸੁਸਰੀ, ਚੂਹੇ ਅਤੇ ਸਿੱਲ੍ਹ ਤੋਂ ਬਚਾਉਣਾ।',
    hi: 'गेहूँ सुखाना और ड्रम साफ़ करना। अगली कटाई तक घुन, चूहे और सीलन से बचाना।',
  },
  intro: {
    en: 'What the weevil eats between July and October was already decided in April.',
    pa: 'ਅਕਤੂਬਰ ਤੱਕ ਸੁਸਰੀ ਕਿੰਨੀ ਖਾਵੇਗੀ, ਅਪ੍ਰੈਲ ਵਿੱਚ ਹੀ ਤੈਅ ਹੋ ਜਾਂਦਾ ਹੈ।',
    hi: 'अक्टूबर तक घुन कितना खाएगा, अप्रैल में ही तय हो जाता है।',
  },
  byline: byline('storing-wheat-at-home'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'Dry enough', pa: 'ਪੂਰੀ ਸੁੱਕੀ', hi: 'पूरा सूखा' } },
    {
      text: {
        en: 'Grain for a year must hold less than 10% moisture. At 12%, the buying limit, weevils live. Bite a grain: it should crack like a nut, not flatten. Push your hand into the heap: it should feel cool and slip. If not, spread it in the sun two fingers thick for two or three days and turn it often. Let it cool in the evening before it goes into the drum. Warm grain sweats.',
        pa: 'ਸਾਲ ਭਰ ਰੱਖਣ ਵਾਲੇ ਦਾਣੇ ਵਿੱਚ 10% ਤੋਂ ਘੱਟ ਨਮੀ ਹੋਵੇ। 12% ਖਰੀਦ ਦੀ ਹੱਦ ਹੈ, ਉਸ ਵਿੱਚ ਸੁਸਰੀ ਜਿਉਂਦੀ ਰਹਿੰਦੀ ਹੈ। ਦਾਣਾ ਦੰਦ ਹੇਠ ਦੱਬੋ: ਕੜੱਕ ਕਰਕੇ ਟੁੱਟੇ, ਦੱਬਿਆ ਨਾ ਜਾਵੇ। ਢੇਰ ਵਿੱਚ ਹੱਥ ਪਾਓ: ਠੰਢਾ ਲੱਗੇ ਅਤੇ ਸੌਖਾ ਖਿਸਕੇ। ਨਹੀਂ ਤਾਂ ਧੁੱਪੇ ਦੋ ਉਂਗਲਾਂ ਮੋਟੀ ਤਹਿ ਵਿਛਾਓ। ਦੋ-ਤਿੰਨ ਦਿਨ ਸੁਕਾਓ, ਵਾਰ-ਵਾਰ ਹਿਲਾਓ। ਸ਼ਾਮ ਨੂੰ ਠੰਢੀ ਹੋਣ ਦਿਓ, ਫਿਰ ਢੋਲ ਵਿੱਚ ਪਾਓ। ਗਰਮ ਦਾਣੇ ਨੂੰ ਪਸੀਨਾ ਆਉਂਦਾ ਹੈ।',
        hi: 'साल भर रखने वाले दाने में 10% से कम नमी हो। 12% खरीद की सीमा है, उसमें घुन ज़िंदा रहता है। दाना दाँत से दबाएँ: कड़क से टूटे, पिचके नहीं। ढेर में हाथ डालें: ठंडा लगे और आसानी से खिसके। नहीं तो धूप में दो उँगली मोटी परत बिछाएँ। दो-तीन दिन सुखाएँ, बार-बार चलाएँ। शाम को ठंडा होने दें, फिर ड्रम में डालें। गरम दाने को पसीना आता है।',
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'Before it goes in', pa: 'ਪਾਉਣ ਤੋਂ ਪਹਿਲਾਂ', hi: 'डालने से पहले' } },
    {
      steps: [
        {
          en: 'Empty the drum or the store wholly. The last handful of old grain is where the weevils sit. Never pour new on old.',
          pa: 'ਢੋਲ ਜਾਂ ਕੋਠਾ ਪੂਰਾ ਖਾਲੀ ਕਰੋ। ਪੁਰਾਣੇ ਦਾਣਿਆਂ ਦੀ ਆਖਰੀ ਮੁੱਠੀ ਵਿੱਚ ਹੀ ਸੁਸਰੀ ਬੈਠੀ ਹੁੰਦੀ ਹੈ। ਪੁਰਾਣੀ ਉੱਤੇ ਨਵੀਂ ਕਦੇ ਨਾ ਪਾਓ।',
          hi: 'ड्रम या कोठा पूरा खाली करें। पुराने दाने की आखिरी मुट्ठी में ही घुन बैठा होता है। पुराने पर नया कभी न डालें।',
        },
        {
          en: 'Stand the drum in hard sun for two days with its lid open, and brush out the seams.',
          pa: 'ਢੋਲ ਦਾ ਢੱਕਣ ਖੋਲ੍ਹ ਕੇ ਦੋ ਦਿਨ ਤਿੱਖੀ ਧੁੱਪੇ ਰੱਖੋ। ਜੋੜਾਂ ਵਿੱਚ ਬੁਰਸ਼ ਮਾਰੋ।',
          hi: 'ड्रम का ढक्कन खोलकर दो दिन तेज़ धूप में रखें। जोड़ों में ब्रश मारें।',
        },
        {
          en: 'Close cracks in floor and wall. Old sacks go into boiling water for a quarter of an hour, then into the sun. New ones are better.',
          pa: 'ਫ਼ਰਸ਼ ਅਤੇ ਕੰਧ ਦੀਆਂ ਤਰੇੜਾਂ ਬੰਦ ਕਰੋ। ਪੁਰਾਣੀਆਂ ਬੋਰੀਆਂ ਪੰਦਰਾਂ ਮਿੰਟ ਉਬਲਦੇ ਪਾਣੀ ਵਿੱਚ ਰੱਖੋ, ਫਿਰ ਧੁੱਪੇ ਸੁਕਾਓ। ਨਵੀਆਂ ਬੋਰੀਆਂ ਵੱਧ ਚੰਗੀਆਂ।',
          hi: 'फ़र्श और दीवार की दरारें बंद करें। पुरानी बोरियाँ पंद्रह मिनट उबलते पानी में रखें, फिर धूप में सुखाएँ। नई बोरियाँ ज़्यादा अच्छी।',
        },
        {
          en: 'Winnow the grain. Broken grain and dust feed insects first.',
          pa: 'ਕਣਕ ਛਾਣੋ। ਟੁੱਟਾ ਦਾਣਾ ਅਤੇ ਧੂੜ ਕੀੜੇ ਨੂੰ ਪਹਿਲਾਂ ਸੱਦਦੇ ਹਨ।',
          hi: 'गेहूँ छानें। टूटा दाना और धूल कीड़े को पहले बुलाते हैं।',
        },
      ],
    },
    { heading: { en: 'In the drum, in the sack', pa: 'ਢੋਲ ਵਿੱਚ, ਬੋਰੀ ਵਿੱਚ', hi: 'ड्रम में, बोरी में' } },
    {
      list: [
        {
          en: 'Fill the drum to the brim and close the lid tight. Where there is no air, nothing breeds. A half-full drum is an invitation.',
          pa: 'ਢੋਲ ਕੰਢੇ ਤੱਕ ਭਰੋ ਅਤੇ ਢੱਕਣ ਕੱਸ ਕੇ ਲਾਓ। ਹਵਾ ਨਾ ਹੋਵੇ ਤਾਂ ਕੀੜਾ ਨਹੀਂ ਪਲਦਾ। ਅੱਧਾ ਖਾਲੀ ਢੋਲ ਕੀੜੇ ਨੂੰ ਸੱਦਾ ਹੈ।',
          hi: 'ड्रम किनारे तक भरें और ढक्कन कसकर लगाएँ। हवा न हो तो कीड़ा नहीं पलता। आधा खाली ड्रम कीड़े को न्योता है।',
        },
        {
          en: 'Sacks stand on planks, a foot from the wall, never on the floor, never near DAP or spray.',
          pa: 'ਬੋਰੀਆਂ ਫੱਟਿਆਂ ਉੱਤੇ, ਕੰਧ ਤੋਂ ਇੱਕ ਫੁੱਟ ਦੂਰ ਰੱਖੋ। ਫ਼ਰਸ਼ ਉੱਤੇ ਨਹੀਂ, ਡੀਏਪੀ ਜਾਂ ਸਪਰੇਅ ਕੋਲ ਨਹੀਂ।',
          hi: 'बोरियाँ तख्तों पर, दीवार से एक फ़ुट दूर रखें। फ़र्श पर नहीं, डीएपी या दवा के पास नहीं।',
        },
        {
          en: 'Grain for eating and seed for sowing are kept apart, the seed with a label: variety, field, year.',
          pa: 'ਖਾਣ ਵਾਲੀ ਕਣਕ ਅਤੇ ਬੀਜ ਵੱਖ ਰੱਖੋ। ਬੀਜ ਉੱਤੇ ਪਰਚੀ ਲਾਓ: ਕਿਸਮ, ਖੇਤ, ਸਾਲ।',
          hi: 'खाने का गेहूँ और बीज अलग रखें। बीज पर पर्ची लगाएँ: किस्म, खेत, साल।',
        },
        {
          en: 'Take out for the mill once a month, not every day. Every opening lets in air and eggs.',
          pa: 'ਚੱਕੀ ਲਈ ਮਹੀਨੇ ਵਿੱਚ ਇੱਕ ਵਾਰ ਕੱਢੋ, ਰੋਜ਼ ਨਹੀਂ। ਹਰ ਵਾਰ ਖੋਲ੍ਹਣ ਨਾਲ ਹਵਾ ਅਤੇ ਕੀੜਾ ਅੰਦਰ ਜਾਂਦਾ ਹੈ।',
          hi: 'चक्की के लिए महीने में एक बार निकालें, रोज़ नहीं। हर बार खोलने से हवा और कीड़ा अंदर जाता है।',
        },
        {
          en: 'Dried neem leaves do little by themselves. They do no harm, but do not rely on them.',
          pa: 'ਨਿੰਮ ਦੇ ਸੁੱਕੇ ਪੱਤੇ ਇਕੱਲੇ ਬਹੁਤਾ ਕੰਮ ਨਹੀਂ ਕਰਦੇ। ਨੁਕਸਾਨ ਨਹੀਂ ਕਰਦੇ, ਪਰ ਉਨ੍ਹਾਂ ਉੱਤੇ ਹੀ ਨਾ ਰਹੋ।',
          hi: 'नीम के सूखे पत्ते अकेले ज़्यादा काम नहीं करते। नुकसान नहीं करते, पर उन्हीं पर न रहें।',
        },
      ],
    },
    { heading: { en: 'Look in', pa: 'ਵੇਖਦੇ ਰਹੋ', hi: 'देखते रहें' } },
    {
      text: {
        en: 'Once a month, and every fortnight from July to September. Push a stick or your arm into the middle: warm means alive. Other signs: flour at the seam, a sour smell, moths at the lamp. Spread it in the sun at once, sieve it, and fill a clean drum.',
        pa: 'ਮਹੀਨੇ ਵਿੱਚ ਇੱਕ ਵਾਰ, ਜੁਲਾਈ ਤੋਂ ਸਤੰਬਰ ਤੱਕ ਹਰ ਪੰਦਰਾਂ ਦਿਨ। ਬਾਂਹ ਜਾਂ ਡੰਡਾ ਵਿਚਕਾਰ ਤੱਕ ਪਾਓ: ਨਿੱਘਾ ਲੱਗੇ ਤਾਂ ਅੰਦਰ ਕੀੜਾ ਹੈ। ਹੋਰ ਨਿਸ਼ਾਨੀਆਂ: ਜੋੜਾਂ ਕੋਲ ਆਟਾ, ਖੱਟੀ ਮੁਸ਼ਕ, ਬੱਤੀ ਕੋਲ ਭੰਬਟ। ਤੁਰੰਤ ਧੁੱਪੇ ਵਿਛਾਓ, ਛਾਣੋ ਅਤੇ ਸਾਫ਼ ਢੋਲ ਵਿੱਚ ਪਾਓ।',
        hi: 'महीने में एक बार, जुलाई से सितंबर तक हर पंद्रह दिन। बाँह या डंडा बीच तक डालें: गरम लगे तो अंदर कीड़ा है। और निशानियाँ: जोड़ों पर आटा, खट्टी गंध, बत्ती पर पतंगे। तुरंत धूप में बिछाएँ, छानें और साफ़ ड्रम में डालें।',
      },
    },
    {
      text: {
        en: 'The tablets that some shops sell for grain give a deadly gas. They have killed families who slept in the next room. Never use them in a house, and never in a sack. If a separate, sealed store must be treated, have it done by someone who is trained and licensed.',
        pa: 'ਕਣਕ ਲਈ ਵਿਕਦੀਆਂ ਗੋਲੀਆਂ ਵਿੱਚੋਂ ਜ਼ਹਿਰੀਲੀ ਗੈਸ ਨਿਕਲਦੀ ਹੈ। ਨਾਲ ਦੇ ਕਮਰੇ ਵਿੱਚ ਸੁੱਤੇ ਟੱਬਰ ਮਰ ਚੁੱਕੇ ਹਨ। ਘਰ ਵਿੱਚ ਕਦੇ ਨਾ ਵਰਤੋ, ਬੋਰੀ ਵਿੱਚ ਵੀ ਨਾ ਪਾਓ। ਵੱਖਰੇ ਬੰਦ ਗੋਦਾਮ ਵਿੱਚ ਲਾਇਸੰਸ ਵਾਲੇ ਬੰਦੇ ਤੋਂ ਹੀ ਕਰਵਾਓ।',
        hi: 'गेहूँ के लिए बिकने वाली गोलियों से ज़हरीली गैस निकलती है। बगल के कमरे में सोए परिवार मर चुके हैं। घर में कभी इस्तेमाल न करें, बोरी में भी न डालें। अलग बंद गोदाम में लाइसेंस वाले आदमी से ही करवाएँ।',
      },
    },
    { sources: ['insecticideRules'] },
    {
      ask: {
        form: 'expert-service',
        about: 'storage',
        label: { en: 'Ask about storing grain', pa: 'ਅਨਾਜ ਸਾਂਭਣ ਬਾਰੇ ਪੁੱਛੋ', hi: 'अनाज रखने के बारे में पूछें' },
      },
    },
    ...readOn('clean-milk-and-mastitis', 'soil-sample'),
  ],
})
