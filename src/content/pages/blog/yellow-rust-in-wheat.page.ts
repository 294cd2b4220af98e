import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['yellow-rust-in-wheat']

export default definePage({
  title,
  description: {
    en: 'How to know yellow rust from other yellowing and where to look first. What to do on the day you find it.',
    pa: 'ਪੀਲੀ ਕੁੰਗੀ ਦੀ ਪਛਾਣ, ਅਤੇ ਪਹਿਲਾਂ ਕਿੱਥੇ ਵੇਖੀਏ। ਜਿਸ ਦਿਨ ਲੱਭੇ, ਉਸ ਦਿਨ ਕੀ ਕਰੀਏ।',
    hi: 'पीले रतुए की पहचान, और पहले कहाँ देखें। जिस दिन मिले, उस दिन क्या करें।',
  },
  intro: {
    en: 'Pathankot lies below the hills. Rust comes down from there with the winter wind, and our fields are the first that it meets.',
    pa: 'ਪਠਾਨਕੋਟ ਪਹਾੜਾਂ ਦੇ ਪੈਰਾਂ ਵਿੱਚ ਹੈ। ਕੁੰਗੀ ਸਿਆਲ ਦੀ ਹਵਾ ਨਾਲ ਉੱਥੋਂ ਆਉਂਦੀ ਹੈ। ਸਾਡੇ ਖੇਤ ਪਹਿਲਾਂ ਫੜਦੀ ਹੈ।',
    hi: 'पठानकोट पहाड़ के नीचे है। रतुआ सर्दी की हवा के साथ वहीं से आता है। हमारे खेत पहले पकड़ता है।',
  },
  byline: byline('yellow-rust-in-wheat'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'How to know it', pa: 'ਪਛਾਣ', hi: 'पहचान' } },
    {
      text: {
        en: 'Yellow dots stand on the leaf in lines, like stitches of a sewing machine. Rub the leaf with a white cloth or your finger: yellow powder stays. If nothing rubs off, it is not rust.',
        pa: 'ਪੱਤੇ ਉੱਤੇ ਪੀਲੇ ਦਾਣੇ ਧਾਰੀਆਂ ਵਿੱਚ ਹੁੰਦੇ ਹਨ। ਜਿਵੇਂ ਸਿਲਾਈ ਮਸ਼ੀਨ ਦੇ ਤੋਪੇ। ਪੱਤਾ ਚਿੱਟੇ ਕੱਪੜੇ ਜਾਂ ਉਂਗਲ ਨਾਲ ਰਗੜੋ। ਪੀਲਾ ਧੂੜਾ ਲੱਗੇ ਤਾਂ ਕੁੰਗੀ ਹੈ। ਕੁਝ ਨਾ ਲੱਗੇ ਤਾਂ ਕੁੰਗੀ ਨਹੀਂ।',
        hi: 'पत्ती पर पीले दाने धारियों में होते हैं। जैसे सिलाई मशीन के टाँके। पत्ती सफ़ेद कपड़े या उँगली से रगड़ें। पीला चूरा लगे तो रतुआ है। कुछ न लगे तो रतुआ नहीं।',
      },
    },
    {
      table: {
        head: [
          { en: 'What you see', pa: 'ਕੀ ਦਿਸਦਾ ਹੈ', hi: 'क्या दिखता है' },
          { en: 'What it may be', pa: 'ਕੀ ਹੋ ਸਕਦਾ ਹੈ', hi: 'क्या हो सकता है' },
        ],
        rows: [
          [
            {
              en: 'Stripes of yellow powder on upper leaves, in a round patch',
              pa: 'ਉੱਪਰਲੇ ਪੱਤਿਆਂ ਉੱਤੇ ਪੀਲੇ ਧੂੜੇ ਦੀਆਂ ਧਾਰੀਆਂ, ਗੋਲ ਟੁਕੜੀ ਵਿੱਚ',
              hi: 'ऊपर की पत्तियों पर पीले चूरे की धारियाँ, गोल चकत्ते में',
            },
            { en: 'Yellow rust', pa: 'ਪੀਲੀ ਕੁੰਗੀ', hi: 'पीला रतुआ' },
          ],
          [
            {
              en: 'Old, lower leaves yellow from the tip, no powder',
              pa: 'ਹੇਠਲੇ ਪੁਰਾਣੇ ਪੱਤੇ ਨੋਕ ਤੋਂ ਪੀਲੇ, ਧੂੜਾ ਨਹੀਂ',
              hi: 'नीचे की पुरानी पत्तियाँ नोक से पीली, चूरा नहीं',
            },
            { en: 'Hungry for nitrogen', pa: 'ਨਾਈਟ੍ਰੋਜਨ ਦੀ ਘਾਟ', hi: 'नाइट्रोजन की कमी' },
          ],
          [
            {
              en: 'The whole low corner yellow after watering or rain',
              pa: 'ਪਾਣੀ ਜਾਂ ਮੀਂਹ ਮਗਰੋਂ ਨੀਵੀਂ ਨੁੱਕਰ ਸਾਰੀ ਪੀਲੀ',
              hi: 'पानी या बारिश के बाद नीचा कोना पूरा पीला',
            },
            { en: 'Standing water at the roots', pa: 'ਜੜ੍ਹਾਂ ਵਿੱਚ ਖੜ੍ਹਾ ਪਾਣੀ', hi: 'जड़ों में खड़ा पानी' },
          ],
          [
            {
              en: 'Young leaves pale between green veins',
              pa: 'ਨਵੇਂ ਪੱਤੇ ਫਿੱਕੇ, ਨਾੜੀਆਂ ਹਰੀਆਂ',
              hi: 'नई पत्तियाँ फीकी, नसें हरी',
            },
            {
              en: 'Lack of manganese or sulphur, in light soil',
              pa: 'ਹਲਕੀ ਜ਼ਮੀਨ ਵਿੱਚ ਮੈਂਗਨੀਜ਼ ਜਾਂ ਸਲਫ਼ਰ ਦੀ ਘਾਟ',
              hi: 'हल्की ज़मीन में मैंगनीज़ या सल्फ़र की कमी',
            },
          ],
        ],
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'When and where', pa: 'ਕਦੋਂ ਅਤੇ ਕਿੱਥੇ', hi: 'कब और कहाँ' } },
    {
      list: [
        {
          en: 'From the middle of December to the middle of March, once a week. After fog, drizzle or heavy dew, twice.',
          pa: 'ਅੱਧ ਦਸੰਬਰ ਤੋਂ ਅੱਧ ਮਾਰਚ ਤੱਕ, ਹਫ਼ਤੇ ਵਿੱਚ ਇੱਕ ਵਾਰ। ਧੁੰਦ, ਕਿਣਮਿਣ ਜਾਂ ਭਾਰੀ ਤ੍ਰੇਲ ਮਗਰੋਂ ਦੋ ਵਾਰ।',
          hi: 'आधे दिसंबर से आधे मार्च तक, हफ़्ते में एक बार। कोहरे, बूँदाबाँदी या भारी ओस के बाद दो बार।',
        },
        {
          en: 'First under trees, along the canal and the poplars, and where urea fell twice. There the dew stays longest.',
          pa: 'ਪਹਿਲਾਂ ਰੁੱਖਾਂ ਹੇਠ, ਨਹਿਰ ਅਤੇ ਪਾਪਲਰ ਨਾਲ। ਅਤੇ ਜਿੱਥੇ ਯੂਰੀਆ ਦੋ ਵਾਰ ਡਿੱਗਿਆ। ਉੱਥੇ ਤ੍ਰੇਲ ਵੱਧ ਚਿਰ ਰਹਿੰਦੀ ਹੈ।',
          hi: 'पहले पेड़ों के नीचे, नहर और पॉपलर के साथ। और जहाँ यूरिया दो बार गिरा। वहाँ ओस ज़्यादा देर रहती है।',
        },
        {
          en: 'It spreads at 10 to 20 degrees. When days go above 25 degrees and stay dry, it stops on its own.',
          pa: 'ਇਹ 10 ਤੋਂ 20 ਡਿਗਰੀ ਵਿੱਚ ਫੈਲਦੀ ਹੈ। ਦਿਨ 25 ਡਿਗਰੀ ਤੋਂ ਗਰਮ ਅਤੇ ਖੁਸ਼ਕ ਹੋਣ ਤਾਂ ਆਪਣੇ ਆਪ ਰੁਕਦੀ ਹੈ।',
          hi: 'यह 10 से 20 डिग्री में फैलता है। दिन 25 डिग्री से गरम और सूखे हों तो खुद रुकता है।',
        },
        {
          en: 'HD 2967 and HD 3086 catch it easily. Look there before you look at the newer varieties.',
          pa: 'HD 2967 ਅਤੇ HD 3086 ਨੂੰ ਇਹ ਛੇਤੀ ਲੱਗਦੀ ਹੈ। ਨਵੀਆਂ ਕਿਸਮਾਂ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਖੇਤ ਵੇਖੋ।',
          hi: 'HD 2967 और HD 3086 को यह जल्दी लगता है। नई किस्मों से पहले ये खेत देखें।',
        },
      ],
    },
    { sources: ['pau'] },
    { heading: { en: 'The day you find it', pa: 'ਜਿਸ ਦਿਨ ਲੱਭੇ', hi: 'जिस दिन मिले' } },
    {
      steps: [
        {
          en: 'Mark the patch with sticks. Walk out of it, and not into the next field with the same clothes.',
          pa: 'ਟੁਕੜੀ ਦੁਆਲੇ ਡੰਡੇ ਗੱਡੋ। ਉਨ੍ਹਾਂ ਹੀ ਕੱਪੜਿਆਂ ਨਾਲ ਦੂਜੇ ਖੇਤ ਵਿੱਚ ਨਾ ਵੜੋ।',
          hi: 'चकत्ते के चारों ओर डंडे गाड़ें। उन्हीं कपड़ों में दूसरे खेत में न जाएँ।',
        },
        {
          en: 'Take a photo, and put a leaf in a paper bag. Show both the same day to us, the agriculture officer or the KVK.',
          pa: 'ਫ਼ੋਟੋ ਖਿੱਚੋ ਅਤੇ ਇੱਕ ਪੱਤਾ ਕਾਗਜ਼ ਦੇ ਲਿਫ਼ਾਫ਼ੇ ਵਿੱਚ ਪਾਓ। ਉਸੇ ਦਿਨ ਸਾਨੂੰ, ਖੇਤੀਬਾੜੀ ਅਫ਼ਸਰ ਨੂੰ ਜਾਂ ਕੇਵੀਕੇ ਵਿੱਚ ਵਿਖਾਓ।',
          hi: 'फ़ोटो लें और एक पत्ती कागज़ के लिफ़ाफ़े में डालें। उसी दिन हमें, कृषि अधिकारी को या केवीके में दिखाएँ।',
        },
        {
          en: 'If it is rust, spray the patch and a few steps around it. Use a recommended fungicide and the amount on its label. Clear, still weather, not before rain.',
          pa: 'ਕੁੰਗੀ ਹੋਵੇ ਤਾਂ ਟੁਕੜੀ ਅਤੇ ਦੁਆਲੇ ਕੁਝ ਕਦਮ ਸਪਰੇਅ ਕਰੋ। ਸਿਫ਼ਾਰਸ਼ ਕੀਤਾ ਉੱਲੀਨਾਸ਼ਕ ਲਓ, ਮਾਤਰਾ ਲੇਬਲ ਤੋਂ ਪੜ੍ਹੋ। ਮੌਸਮ ਸਾਫ਼ ਹੋਵੇ, ਹਵਾ ਨਾ ਚੱਲੇ, ਮੀਂਹ ਨਾ ਆਉਣਾ ਹੋਵੇ।',
          hi: 'रतुआ हो तो चकत्ते और आसपास कुछ कदम छिड़काव करें। सिफ़ारिश किया फफूँदनाशक लें, मात्रा लेबल से पढ़ें। मौसम साफ़ हो, हवा न चले, बारिश न आनी हो।',
        },
        {
          en: 'The whole field only when patches are many. Look again after ten days.',
          pa: 'ਸਾਰਾ ਖੇਤ ਤਾਂ ਹੀ, ਜੇ ਟੁਕੜੀਆਂ ਬਹੁਤ ਹੋਣ। ਦਸ ਦਿਨਾਂ ਬਾਅਦ ਦੁਬਾਰਾ ਵੇਖੋ।',
          hi: 'पूरा खेत तभी, जब चकत्ते बहुत हों। दस दिन बाद दोबारा देखें।',
        },
        {
          en: 'Tell the neighbours. The wind does not stop at your bund.',
          pa: 'ਗੁਆਂਢੀਆਂ ਨੂੰ ਦੱਸੋ। ਹਵਾ ਤੁਹਾਡੀ ਵੱਟ ਉੱਤੇ ਨਹੀਂ ਰੁਕਦੀ।',
          hi: 'पड़ोसियों को बताएँ। हवा आपकी मेड़ पर नहीं रुकती।',
        },
      ],
    },
    {
      text: {
        en: 'What does not help: tonics, more urea, ash, or spraying everything in January to be safe. A spray before the rust comes is gone when it comes.',
        pa: 'ਟੌਨਿਕ, ਹੋਰ ਯੂਰੀਆ ਜਾਂ ਸੁਆਹ ਕੰਮ ਨਹੀਂ ਕਰਦੇ। ਡਰਦੇ ਮਾਰੇ ਜਨਵਰੀ ਵਿੱਚ ਸਾਰੇ ਖੇਤ ਉੱਤੇ ਸਪਰੇਅ ਵੀ ਨਹੀਂ। ਕੁੰਗੀ ਆਉਣ ਤੱਕ ਪਹਿਲਾਂ ਕੀਤੀ ਸਪਰੇਅ ਦਾ ਅਸਰ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।',
        hi: 'टॉनिक, और यूरिया या राख काम नहीं करते। डर के मारे जनवरी में पूरे खेत पर छिड़काव भी नहीं। रतुआ आने तक पहले छिड़की दवा का असर खत्म हो जाता है।',
      },
    },
    {
      text: {
        en: 'Left alone in a bad year, rust takes a third of the grain. Found in December, it costs one pump of spray. Next year, sow two or three varieties instead of one, among them resistant ones. Ask the KVK for this year’s list: rust learns, and varieties lose their strength.',
        pa: 'ਮਾੜੇ ਸਾਲ ਵਿੱਚ ਨਾ ਰੋਕੀ ਕੁੰਗੀ ਤੀਜਾ ਹਿੱਸਾ ਦਾਣਾ ਖਾ ਜਾਂਦੀ ਹੈ। ਦਸੰਬਰ ਵਿੱਚ ਲੱਭੇ ਤਾਂ ਇੱਕ ਪੰਪ ਸਪਰੇਅ ਨਾਲ ਰੁਕ ਜਾਂਦੀ ਹੈ। ਅਗਲੇ ਸਾਲ ਇੱਕ ਦੀ ਥਾਂ ਦੋ-ਤਿੰਨ ਕਿਸਮਾਂ ਬੀਜੋ। ਨਾਲ ਕੁੰਗੀ ਸਹਿਣ ਵਾਲੀ ਕਿਸਮ ਵੀ। ਇਸ ਸਾਲ ਦੀ ਸੂਚੀ ਕੇਵੀਕੇ ਤੋਂ ਲਓ। ਕਿਸਮਾਂ ਦੀ ਤਾਕਤ ਸਮੇਂ ਨਾਲ ਘਟਦੀ ਹੈ।',
        hi: 'बुरे साल में न रोका रतुआ एक तिहाई दाना खा जाता है। दिसंबर में मिले तो एक पंप छिड़काव से रुक जाता है। अगले साल एक की जगह दो-तीन किस्में बोएँ। साथ में रतुआ सहने वाली किस्म भी। इस साल की सूची केवीके से लें। किस्मों की ताकत समय के साथ घटती है।',
      },
    },
    { sources: ['pau'] },
    {
      ask: {
        form: 'crop-advice',
        subject: 'pest-disease',
        label: { en: 'Ask about what you see', pa: 'ਜੋ ਦਿਸਦਾ ਹੈ, ਉਸ ਬਾਰੇ ਪੁੱਛੋ', hi: 'जो दिखता है, उसके बारे में पूछें' },
      },
    },
    ...readOn('reading-the-urea-bag', 'straw-without-fire'),
  ],
})
