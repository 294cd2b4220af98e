import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['drip-in-litchi-and-vegetables']

export default definePage({
  title,
  description: {
    en: 'Drip for litchi and vegetables near Pathankot: layout, watering through the year, cost, help and cleaning.',
    pa: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਲੀਚੀ ਅਤੇ ਸਬਜ਼ੀਆਂ ਲਈ ਡਰਿੱਪ। ਪਾਈਪਾਂ, ਸਾਲ ਭਰ ਦਾ ਪਾਣੀ, ਖਰਚਾ, ਸਬਸਿਡੀ ਅਤੇ ਸਫ਼ਾਈ।',
    hi: 'पठानकोट में लीची और सब्ज़ियों के लिए ड्रिप। पाइप, साल भर का पानी, खर्च, सब्सिडी और सफ़ाई।',
  },
  intro: {
    en: 'A litchi cracks when its root goes from dry to wet in one night. Drip keeps it even.',
    pa: 'ਇੱਕੋ ਰਾਤ ਵਿੱਚ ਸੁੱਕੀ ਜੜ੍ਹ ਗਿੱਲੀ ਹੋਵੇ ਤਾਂ ਲੀਚੀ ਪਾਟ ਜਾਂਦੀ ਹੈ। ਡਰਿੱਪ ਨਮੀ ਇਕਸਾਰ ਰੱਖਦਾ ਹੈ।',
    hi: 'सूखी जड़ एक ही रात में गीली हो तो लीची फटती है। ड्रिप नमी एक सी रखता है।',
  },
  byline: byline('drip-in-litchi-and-vegetables'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'What it brings', pa: 'ਕੀ ਫ਼ਾਇਦਾ', hi: 'क्या फ़ायदा' } },
    {
      list: [
        {
          en: 'Half the water of a flooded field, more or less. Where the canal turn is short, that is a second field watered.',
          pa: 'ਖੁੱਲ੍ਹੇ ਪਾਣੀ ਨਾਲੋਂ ਲਗਭਗ ਅੱਧਾ ਪਾਣੀ। ਨਹਿਰ ਦੀ ਵਾਰੀ ਛੋਟੀ ਹੋਵੇ ਤਾਂ ਦੂਜਾ ਖੇਤ ਵੀ ਲੱਗ ਜਾਂਦਾ ਹੈ।',
          hi: 'खुले पानी से लगभग आधा पानी। नहर के पानी की बारी छोटी हो तब काम आता है। उतने पानी से दूसरे खेत में भी पानी हो जाता है।',
        },
        {
          en: 'Fewer weeds, since the path between the rows stays dry.',
          pa: 'ਨਦੀਨ ਘੱਟ, ਕਿਉਂਕਿ ਕਤਾਰਾਂ ਵਿਚਲਾ ਰਾਹ ਸੁੱਕਾ ਰਹਿੰਦਾ ਹੈ।',
          hi: 'खरपतवार कम, क्योंकि कतारों के बीच का रास्ता सूखा रहता है।',
        },
        {
          en: 'Dry leaves, so less disease in tomato, capsicum and cucumber.',
          pa: 'ਪੱਤੇ ਸੁੱਕੇ ਰਹਿੰਦੇ ਹਨ, ਟਮਾਟਰ, ਸ਼ਿਮਲਾ ਮਿਰਚ ਅਤੇ ਖੀਰੇ ਵਿੱਚ ਬਿਮਾਰੀ ਘੱਟ।',
          hi: 'पत्ते सूखे रहते हैं, टमाटर, शिमला मिर्च और खीरे में बीमारी कम।',
        },
        {
          en: 'Fertilizer that dissolves goes with the water to the root, in small portions.',
          pa: 'ਘੁਲਣ ਵਾਲੀ ਖਾਦ ਪਾਣੀ ਨਾਲ ਹੀ ਥੋੜ੍ਹੀ-ਥੋੜ੍ਹੀ ਜੜ੍ਹ ਤੱਕ ਜਾਂਦੀ ਹੈ।',
          hi: 'घुलने वाली खाद पानी के साथ ही थोड़ी-थोड़ी जड़ तक जाती है।',
        },
      ],
    },
    { sources: ['pau'] },
    { heading: { en: 'Litchi through the year', pa: 'ਲੀਚੀ ਦਾ ਸਾਲ', hi: 'लीची का साल' } },
    {
      table: {
        head: [
          { en: 'Months', pa: 'ਮਹੀਨੇ', hi: 'महीने' },
          { en: 'Water', pa: 'ਪਾਣੀ', hi: 'पानी' },
        ],
        rows: [
          [
            { en: 'November to January', pa: 'ਨਵੰਬਰ ਤੋਂ ਜਨਵਰੀ', hi: 'नवंबर से जनवरी' },
            {
              en: 'Bearing trees: very little, so that they make flowers and not leaves. Young trees: enough to stand the frost, and a thatch over them.',
              pa: 'ਫਲ ਦਿੰਦੇ ਬੂਟੇ: ਬਹੁਤ ਘੱਟ, ਤਾਂ ਜੋ ਪੱਤਿਆਂ ਦੀ ਥਾਂ ਫੁੱਲ ਪੈਣ। ਛੋਟੇ ਬੂਟੇ: ਕੋਰਾ ਸਹਿਣ ਜੋਗਾ ਪਾਣੀ, ਅਤੇ ਉੱਤੇ ਕੁੱਲੀ।',
              hi: 'फल देने वाले पेड़: बहुत कम, ताकि पत्तों की जगह फूल आएँ। छोटे पौधे: पाला सहने भर पानी, और ऊपर छप्पर।',
            },
          ],
          [
            { en: 'February, March', pa: 'ਫ਼ਰਵਰੀ, ਮਾਰਚ', hi: 'फ़रवरी, मार्च' },
            {
              en: 'When flowers show, begin slowly. No flood at full bloom.',
              pa: 'ਬੂਰ ਦਿਸਣ ਲੱਗੇ ਤਾਂ ਹੌਲੀ ਸ਼ੁਰੂ ਕਰੋ। ਭਰ ਬੂਰ ਵਿੱਚ ਖੁੱਲ੍ਹਾ ਪਾਣੀ ਨਾ ਲਾਓ।',
              hi: 'बौर दिखने लगे तो धीरे शुरू करें। पूरे बौर में खुला पानी न लगाएँ।',
            },
          ],
          [
            { en: 'April to harvest in June', pa: 'ਅਪ੍ਰੈਲ ਤੋਂ ਜੂਨ ਦੀ ਤੁੜਾਈ ਤੱਕ', hi: 'अप्रैल से जून की तुड़ाई तक' },
            {
              en: 'A little every day or every other day, never dry. In the hot wind a short turn in the evening cools the tree too.',
              pa: 'ਰੋਜ਼ ਜਾਂ ਇੱਕ ਦਿਨ ਛੱਡ ਕੇ ਥੋੜ੍ਹਾ ਪਾਣੀ, ਸੁੱਕਣ ਨਾ ਦਿਓ। ਲੂ ਵਾਲੇ ਦਿਨ ਸ਼ਾਮ ਨੂੰ ਥੋੜ੍ਹਾ ਹੋਰ।',
              hi: 'रोज़ या एक दिन छोड़कर थोड़ा पानी, सूखने न दें। लू वाले दिन शाम को थोड़ा और।',
            },
          ],
          [
            { en: 'July to September', pa: 'ਜੁਲਾਈ ਤੋਂ ਸਤੰਬਰ', hi: 'जुलाई से सितंबर' },
            {
              en: 'The rain does it. See that no water stands at the trunk.',
              pa: 'ਮੀਂਹ ਕਾਫ਼ੀ ਹੈ। ਤਣੇ ਕੋਲ ਪਾਣੀ ਖੜ੍ਹਾ ਨਾ ਹੋਵੇ।',
              hi: 'बारिश काफ़ी है। तने के पास पानी खड़ा न हो।',
            },
          ],
        ],
      },
    },
    {
      text: {
        en: 'Put drippers below the rim of the crown, where the fine roots are, not at the trunk. A young tree needs two, a grown one six to eight. Move them outwards as it grows. Straw or dry leaves over the ring keep the moisture in.',
        pa: 'ਡਰਿੱਪਰ ਤਣੇ ਕੋਲ ਨਹੀਂ, ਛਤਰੀ ਦੇ ਕੰਢੇ ਹੇਠ ਲਾਓ। ਬਾਰੀਕ ਜੜ੍ਹਾਂ ਉੱਥੇ ਹੁੰਦੀਆਂ ਹਨ। ਛੋਟੇ ਬੂਟੇ ਨੂੰ ਦੋ, ਵੱਡੇ ਨੂੰ ਛੇ ਤੋਂ ਅੱਠ। ਬੂਟਾ ਵਧੇ ਤਾਂ ਡਰਿੱਪਰ ਬਾਹਰ ਵੱਲ ਸਰਕਾਓ। ਘੇਰੇ ਉੱਤੇ ਪਰਾਲੀ ਜਾਂ ਸੁੱਕੇ ਪੱਤੇ ਵਿਛਾਓ, ਨਮੀ ਟਿਕੀ ਰਹਿੰਦੀ ਹੈ।',
        hi: 'ड्रिपर तने के पास नहीं, छतरी के किनारे के नीचे लगाएँ। बारीक जड़ें वहीं होती हैं। छोटे पौधे को दो, बड़े पेड़ को छह से आठ। पेड़ बढ़े तो ड्रिपर बाहर की ओर सरकाएँ। घेरे पर पराली या सूखे पत्ते बिछाएँ, नमी टिकी रहती है।',
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'Vegetables', pa: 'ਸਬਜ਼ੀਆਂ', hi: 'सब्ज़ियाँ' } },
    {
      text: {
        en: 'Raised beds, one pipe for two rows, a dripper every foot. Half an hour to an hour a day in spring, more in May. Dig a finger deep: moist but not muddy is right. Plastic mulch on the bed saves one more weeding and brings the crop a week earlier.',
        pa: 'ਉੱਚੀਆਂ ਪਟੜੀਆਂ, ਦੋ ਕਤਾਰਾਂ ਲਈ ਇੱਕ ਪਾਈਪ, ਹਰ ਫੁੱਟ ਉੱਤੇ ਡਰਿੱਪਰ। ਬਹਾਰ ਵਿੱਚ ਰੋਜ਼ ਅੱਧਾ ਤੋਂ ਇੱਕ ਘੰਟਾ, ਮਈ ਵਿੱਚ ਵੱਧ। ਉਂਗਲ ਜਿੰਨਾ ਪੁੱਟ ਕੇ ਵੇਖੋ: ਮਿੱਟੀ ਗਿੱਲੀ ਹੋਵੇ ਪਰ ਚਿੱਕੜ ਨਹੀਂ। ਪਟੜੀ ਉੱਤੇ ਪਲਾਸਟਿਕ ਵਿਛਾਓ ਤਾਂ ਇੱਕ ਗੋਡੀ ਬਚਦੀ ਹੈ। ਫ਼ਸਲ ਵੀ ਹਫ਼ਤਾ ਪਹਿਲਾਂ ਆਉਂਦੀ ਹੈ।',
        hi: 'ऊँची क्यारियाँ, दो कतारों के लिए एक पाइप, हर फ़ुट पर ड्रिपर। बसंत में रोज़ आधा से एक घंटा, मई में ज़्यादा। उँगली भर खोदकर देखें: मिट्टी गीली हो पर कीचड़ नहीं। क्यारी पर प्लास्टिक बिछाएँ तो एक गुड़ाई बचती है। फ़सल भी हफ़्ता पहले आती है।',
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'Cost and help', pa: 'ਖਰਚਾ ਅਤੇ ਸਬਸਿਡੀ', hi: 'खर्च और सब्सिडी' } },
    {
      text: {
        en: 'As a rule of thumb, ₹25,000 to 40,000 an acre in an orchard. For vegetables ₹50,000 to 70,000, with filter and pipes. Punjab pays the larger part, and more to small farmers and women. The Soil and Water Conservation Department approves first and counts only listed firms. Confirm this year’s share there before you order.',
        pa: 'ਮੋਟੇ ਹਿਸਾਬ ਨਾਲ ਬਾਗ ਵਿੱਚ ਪ੍ਰਤੀ ਏਕੜ ₹25,000 ਤੋਂ 40,000 ਲੱਗਦੇ ਹਨ। ਸਬਜ਼ੀਆਂ ਵਿੱਚ ₹50,000 ਤੋਂ 70,000, ਫ਼ਿਲਟਰ ਅਤੇ ਪਾਈਪਾਂ ਸਮੇਤ। ਵੱਡਾ ਹਿੱਸਾ ਪੰਜਾਬ ਸਰਕਾਰ ਦਿੰਦੀ ਹੈ। ਛੋਟੇ ਕਿਸਾਨਾਂ ਅਤੇ ਔਰਤਾਂ ਨੂੰ ਹੋਰ ਵੱਧ ਮਿਲਦਾ ਹੈ। ਭੂਮੀ ਅਤੇ ਜਲ ਸੰਭਾਲ ਵਿਭਾਗ ਪਹਿਲਾਂ ਮਨਜ਼ੂਰੀ ਦਿੰਦਾ ਹੈ। ਸੂਚੀ ਵਾਲੀ ਕੰਪਨੀ ਹੀ ਮੰਨਦਾ ਹੈ। ਆਰਡਰ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਸਾਲ ਦਾ ਹਿੱਸਾ ਉੱਥੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'मोटे हिसाब से बाग में प्रति एकड़ ₹25,000 से 40,000 लगते हैं। सब्ज़ियों में ₹50,000 से 70,000, फ़िल्टर और पाइप समेत। बड़ा हिस्सा पंजाब सरकार देती है। छोटे किसानों और महिलाओं को और ज़्यादा मिलता है। भूमि और जल संरक्षण विभाग पहले मंज़ूरी देता है। सूची वाली कंपनी ही मानता है। ऑर्डर देने से पहले इस साल का हिस्सा वहाँ से पक्का करें।',
      },
    },
    { sources: ['estimate', 'waterDepartment'] },
    { heading: { en: 'Keep it clean', pa: 'ਸਫ਼ਾਈ', hi: 'सफ़ाई' } },
    {
      steps: [
        {
          en: 'Every week: open the filter and wash the screen. Canal and pond water need a sand filter before it.',
          pa: 'ਹਰ ਹਫ਼ਤੇ: ਫ਼ਿਲਟਰ ਖੋਲ੍ਹ ਕੇ ਜਾਲੀ ਧੋਵੋ। ਨਹਿਰ ਅਤੇ ਛੱਪੜ ਦੇ ਪਾਣੀ ਲਈ ਪਹਿਲਾਂ ਰੇਤ ਵਾਲਾ ਫ਼ਿਲਟਰ ਲਾਓ।',
          hi: 'हर हफ़्ते: फ़िल्टर खोलकर जाली धोएँ। नहर और तालाब के पानी के लिए पहले रेत वाला फ़िल्टर लगाएँ।',
        },
        {
          en: 'Every month: open the ends of the pipes and let the dirt run out.',
          pa: 'ਹਰ ਮਹੀਨੇ: ਪਾਈਪਾਂ ਦੇ ਸਿਰੇ ਖੋਲ੍ਹੋ ਅਤੇ ਮਿੱਟੀ ਵਗ ਜਾਣ ਦਿਓ।',
          hi: 'हर महीने: पाइपों के सिरे खोलें और मिट्टी बह जाने दें।',
        },
        {
          en: 'Walk along while it runs. A dry ring is a blocked dripper, a pool is a bitten pipe.',
          pa: 'ਚੱਲਦੇ ਵੇਲੇ ਨਾਲ-ਨਾਲ ਤੁਰੋ। ਸੁੱਕਾ ਘੇਰਾ ਮਤਲਬ ਡਰਿੱਪਰ ਬੰਦ ਹੈ, ਖੜ੍ਹਾ ਪਾਣੀ ਮਤਲਬ ਪਾਈਪ ਕੱਟੀ ਹੈ।',
          hi: 'चलते समय साथ-साथ चलें। सूखा घेरा मतलब ड्रिपर बंद है, खड़ा पानी मतलब पाइप कटी है।',
        },
      ],
    },
    {
      ask: {
        form: 'consulting-booking',
        subject: 'water-budgeting',
        label: { en: 'Plan it with an expert', pa: 'ਮਾਹਰ ਨਾਲ ਸਲਾਹ ਕਰੋ', hi: 'विशेषज्ञ से सलाह करें' },
      },
    },
    ...readOn('soil-sample', 'direct-seeded-rice'),
  ],
})
