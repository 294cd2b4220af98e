import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['direct-seeded-rice']

export default definePage({
  title,
  description: {
    en: 'Direct-seeded rice near Pathankot: the right field and day, seed, weeds, water and urea, and when not to.',
    pa: 'ਝੋਨੇ ਦੀ ਸਿੱਧੀ ਬਿਜਾਈ: ਠੀਕ ਖੇਤ, ਠੀਕ ਦਿਨ ਅਤੇ ਬੀਜ। ਨਦੀਨ, ਪਾਣੀ ਅਤੇ ਯੂਰੀਆ। ਕਦੋਂ ਨਾ ਕਰੀਏ।',
    hi: 'धान की सीधी बुवाई: ठीक खेत, ठीक दिन और बीज। खरपतवार, पानी और यूरिया। कब न करें।',
  },
  intro: {
    en: 'Seed goes into the moist field as wheat does. It saves water and hands, and asks for a sharper eye.',
    pa: 'ਕਣਕ ਵਾਂਗ ਵੱਤਰ ਖੇਤ ਵਿੱਚ ਬੀਜ। ਪਾਣੀ ਅਤੇ ਮਜ਼ਦੂਰੀ ਬਚਦੀ ਹੈ, ਪਰ ਨਜ਼ਰ ਵੱਧ ਰੱਖਣੀ ਪੈਂਦੀ ਹੈ।',
    hi: 'गेहूँ की तरह नमी वाले खेत में बीज। पानी और मज़दूरी बचती है, पर नज़र ज़्यादा रखनी पड़ती है।',
  },
  byline: byline('direct-seeded-rice'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'What it saves', pa: 'ਕੀ ਬਚਦਾ ਹੈ', hi: 'क्या बचता है' } },
    {
      text: {
        en: '15 to 20% of the water. About ₹3,500 an acre for nursery, puddling and transplanting. And the search for hands in June. The yield is about the same where weeds are held down. The crop ripens about a week earlier, which gives time for the straw. Wheat after it does a little better, since the soil was not puddled.',
        pa: '15 ਤੋਂ 20% ਪਾਣੀ ਬਚਦਾ ਹੈ। ਪਨੀਰੀ, ਕੱਦੂ ਅਤੇ ਲੁਆਈ ਦੇ ਪ੍ਰਤੀ ਏਕੜ ਲਗਭਗ ₹3,500 ਬਚਦੇ ਹਨ। ਜੂਨ ਵਿੱਚ ਮਜ਼ਦੂਰ ਨਹੀਂ ਲੱਭਣੇ ਪੈਂਦੇ। ਨਦੀਨ ਕਾਬੂ ਵਿੱਚ ਰਹਿਣ ਤਾਂ ਝਾੜ ਲਗਭਗ ਓਨਾ ਹੀ ਰਹਿੰਦਾ ਹੈ। ਫ਼ਸਲ ਹਫ਼ਤਾ ਕੁ ਪਹਿਲਾਂ ਪੱਕਦੀ ਹੈ। ਪਰਾਲੀ ਸਾਂਭਣ ਦਾ ਸਮਾਂ ਮਿਲਦਾ ਹੈ। ਕੱਦੂ ਨਾ ਹੋਣ ਕਰਕੇ ਮਗਰੋਂ ਕਣਕ ਵੀ ਥੋੜ੍ਹੀ ਚੰਗੀ ਹੁੰਦੀ ਹੈ।',
        hi: '15 से 20% पानी बचता है। नर्सरी, कद्दू और रोपाई का खर्च बचता है। यह प्रति एकड़ लगभग ₹3,500 है। जून में मज़दूर नहीं ढूँढने पड़ते। खरपतवार काबू में रहें तो पैदावार लगभग उतनी ही रहती है। फ़सल हफ़्ता भर पहले पकती है। पराली सँभालने का समय मिलता है। कद्दू न करने से बाद का गेहूँ भी थोड़ा अच्छा होता है।',
      },
    },
    { sources: ['pau', 'estimate'] },
    { heading: { en: 'Which field, which not', pa: 'ਕਿਹੜਾ ਖੇਤ, ਕਿਹੜਾ ਨਹੀਂ', hi: 'कौन सा खेत, कौन सा नहीं' } },
    {
      table: {
        head: [
          { en: 'Good', pa: 'ਠੀਕ', hi: 'ठीक' },
          { en: 'Not', pa: 'ਨਹੀਂ', hi: 'नहीं' },
        ],
        rows: [
          [
            { en: 'Medium to heavy soil', pa: 'ਦਰਮਿਆਨੀ ਤੋਂ ਭਾਰੀ ਜ਼ਮੀਨ', hi: 'मध्यम से भारी ज़मीन' },
            {
              en: 'Sandy and stony soil of the kandi and the choes: iron runs short and the leaves go white',
              pa: 'ਕੰਢੀ ਅਤੇ ਚੋਅ ਦੀ ਰੇਤਲੀ ਰੋੜਾਂ ਵਾਲੀ ਜ਼ਮੀਨ। ਲੋਹੇ ਦੀ ਘਾਟ ਨਾਲ ਪੱਤੇ ਚਿੱਟੇ ਹੋ ਜਾਂਦੇ ਹਨ',
              hi: 'कंडी और चो की रेतीली कंकड़ वाली ज़मीन। लोहे की कमी से पत्ते सफ़ेद हो जाते हैं',
            },
          ],
          [
            { en: 'Levelled by laser', pa: 'ਲੇਜ਼ਰ ਨਾਲ ਪੱਧਰਾ', hi: 'लेज़र से लेवल किया' },
            {
              en: 'With hollows where seed drowns',
              pa: 'ਟੋਇਆਂ ਵਾਲਾ, ਜਿੱਥੇ ਬੀਜ ਡੁੱਬਦਾ ਹੈ',
              hi: 'गड्ढों वाला, जहाँ बीज डूबता है',
            },
          ],
          [
            {
              en: 'Paddy grew there before, few weeds',
              pa: 'ਪਹਿਲਾਂ ਵੀ ਝੋਨਾ ਸੀ, ਨਦੀਨ ਘੱਟ',
              hi: 'पहले भी धान था, खरपतवार कम',
            },
            {
              en: 'Full of motha, or of another variety’s fallen seed',
              pa: 'ਮੋਥੇ ਨਾਲ ਭਰਿਆ, ਜਾਂ ਦੂਜੀ ਕਿਸਮ ਦਾ ਕਿਰਿਆ ਬੀਜ',
              hi: 'मोथे से भरा, या दूसरी किस्म का गिरा बीज',
            },
          ],
        ],
      },
    },
    { sources: ['pau'] },
    { heading: { en: 'Step by step', pa: 'ਵਾਰੀ ਸਿਰ', hi: 'एक-एक करके' } },
    {
      steps: [
        {
          en: 'Level, then give the heavy watering before sowing. When a foot no longer sinks, harrow shallow twice, plank, and sow the same evening.',
          pa: 'ਖੇਤ ਪੱਧਰਾ ਕਰੋ, ਫਿਰ ਭਰਵੀਂ ਰੌਣੀ ਕਰੋ। ਪੈਰ ਧਸਣੋਂ ਹਟ ਜਾਵੇ ਤਾਂ ਦੋ ਵਾਰ ਹਲਕਾ ਵਾਹੋ। ਸੁਹਾਗਾ ਮਾਰੋ ਅਤੇ ਉਸੇ ਸ਼ਾਮ ਬੀਜੋ।',
          hi: 'खेत लेवल करें, फिर भरकर पलेवा करें। पैर धँसना बंद हो तो दो बार हल्का जोतें। पाटा लगाएँ और उसी शाम बोएँ।',
        },
        {
          en: 'Short and medium varieties in the first half of June, basmati in the second. Earlier means more water, not more grain.',
          pa: 'ਘੱਟ ਅਤੇ ਦਰਮਿਆਨੇ ਸਮੇਂ ਵਾਲੀਆਂ ਕਿਸਮਾਂ ਜੂਨ ਦੇ ਪਹਿਲੇ ਅੱਧ ਵਿੱਚ ਬੀਜੋ। ਬਾਸਮਤੀ ਦੂਜੇ ਅੱਧ ਵਿੱਚ ਬੀਜੋ। ਅਗੇਤੀ ਬਿਜਾਈ ਪਾਣੀ ਵੱਧ ਲੈਂਦੀ ਹੈ, ਝਾੜ ਨਹੀਂ ਵਧਾਉਂਦੀ।',
          hi: 'कम और मध्यम समय वाली किस्में जून के पहले आधे में बोएँ। बासमती दूसरे आधे में बोएँ। अगेती बुवाई पानी ज़्यादा लेती है, पैदावार नहीं बढ़ाती।',
        },
        {
          en: '8 to 10 kg of seed an acre. Soak it for half a day, dry it in the shade and treat it as the label says. Rows 8 inches apart, an inch and a half deep.',
          pa: 'ਇੱਕ ਏਕੜ ਵਿੱਚ 8 ਤੋਂ 10 ਕਿਲੋ ਬੀਜ। ਅੱਧਾ ਦਿਨ ਭਿਓਂ ਕੇ ਛਾਵੇਂ ਸੁਕਾਓ ਅਤੇ ਲੇਬਲ ਮੁਤਾਬਕ ਸੋਧੋ। ਕਤਾਰਾਂ 8 ਇੰਚ ਉੱਤੇ, ਡੂੰਘਾਈ ਡੇਢ ਇੰਚ।',
          hi: 'एक एकड़ में 8 से 10 किलो बीज। आधा दिन भिगोकर छाया में सुखाएँ और लेबल के मुताबिक दवा लगाएँ। कतारें 8 इंच पर, गहराई डेढ़ इंच।',
        },
        {
          en: 'The herbicide against sprouting weeds goes on at sowing, by the drill itself or the same evening. Later it does not work.',
          pa: 'ਉੱਗਣ ਤੋਂ ਪਹਿਲਾਂ ਵਾਲਾ ਨਦੀਨਨਾਸ਼ਕ ਬਿਜਾਈ ਦੇ ਨਾਲ ਹੀ ਛਿੜਕੋ। ਡਰਿੱਲ ਨਾਲ ਜਾਂ ਉਸੇ ਸ਼ਾਮ। ਬਾਅਦ ਵਿੱਚ ਅਸਰ ਨਹੀਂ ਕਰਦਾ।',
          hi: 'उगने से पहले वाला खरपतवारनाशक बुवाई के साथ ही छिड़कें। ड्रिल से या उसी शाम। बाद में असर नहीं करता।',
        },
        {
          en: 'No water for three weeks, about 21 days. The root goes down and the weeds stay weak. Break the crust if rain falls before the seed is up.',
          pa: 'ਤਿੰਨ ਹਫ਼ਤੇ, ਲਗਭਗ 21 ਦਿਨ, ਪਾਣੀ ਨਾ ਲਾਓ। ਜੜ੍ਹ ਹੇਠਾਂ ਜਾਂਦੀ ਹੈ ਅਤੇ ਨਦੀਨ ਕਮਜ਼ੋਰ ਰਹਿੰਦੇ ਹਨ। ਉੱਗਣ ਤੋਂ ਪਹਿਲਾਂ ਮੀਂਹ ਪੈ ਜਾਵੇ ਤਾਂ ਕਰੰਡ ਤੋੜੋ।',
          hi: 'तीन हफ़्ते, लगभग 21 दिन, पानी न लगाएँ। जड़ नीचे जाती है और खरपतवार कमज़ोर रहते हैं। उगने से पहले बारिश हो जाए तो पपड़ी तोड़ें।',
        },
        {
          en: 'Then every five to seven days, moist, not standing. Urea in three equal parts, four, six and nine weeks after sowing.',
          pa: 'ਫਿਰ ਹਰ ਪੰਜ ਤੋਂ ਸੱਤ ਦਿਨਾਂ ਬਾਅਦ ਪਾਣੀ ਲਾਓ, ਖੜ੍ਹਾ ਨਾ ਰੱਖੋ। ਯੂਰੀਆ ਤਿੰਨ ਬਰਾਬਰ ਹਿੱਸਿਆਂ ਵਿੱਚ ਪਾਓ। ਬਿਜਾਈ ਤੋਂ ਚਾਰ, ਛੇ ਅਤੇ ਨੌਂ ਹਫ਼ਤੇ ਬਾਅਦ।',
          hi: 'फिर हर पाँच से सात दिन पर पानी लगाएँ, खड़ा न रखें। यूरिया तीन बराबर हिस्सों में डालें। बुवाई के चार, छह और नौ हफ़्ते बाद।',
        },
      ],
    },
    { sources: ['pau'] },
    { heading: { en: 'What goes wrong', pa: 'ਗੜਬੜ ਕਿੱਥੇ ਹੁੰਦੀ ਹੈ', hi: 'गड़बड़ कहाँ होती है' } },
    {
      list: [
        {
          en: 'Weeds, in nine of ten failures. Walk the field on the twentieth day, know what grows there, and ask which herbicide fits before you buy.',
          pa: 'ਦਸ ਵਿੱਚੋਂ ਨੌਂ ਵਾਰ ਨਦੀਨ। ਵੀਹਵੇਂ ਦਿਨ ਖੇਤ ਵਿੱਚ ਫਿਰੋ ਅਤੇ ਪਛਾਣੋ ਕਿ ਕਿਹੜੇ ਹਨ। ਦਵਾਈ ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ।',
          hi: 'दस में से नौ बार खरपतवार। बीसवें दिन खेत में घूमें और पहचानें कि कौन से हैं। दवा खरीदने से पहले पूछें।',
        },
        {
          en: 'New leaves yellow, then white: iron. Water and an iron spray help, ask for the right strength.',
          pa: 'ਨਵੇਂ ਪੱਤੇ ਪੀਲੇ, ਫਿਰ ਚਿੱਟੇ: ਲੋਹੇ ਦੀ ਘਾਟ। ਪਾਣੀ ਅਤੇ ਲੋਹੇ ਦੀ ਸਪਰੇਅ ਕੰਮ ਕਰਦੀ ਹੈ, ਮਾਤਰਾ ਪੁੱਛ ਕੇ ਪਾਓ।',
          hi: 'नई पत्तियाँ पीली, फिर सफ़ेद: लोहे की कमी। पानी और लोहे का छिड़काव काम करता है, मात्रा पूछकर डालें।',
        },
        {
          en: 'Rats along the bunds. Start against them in May, the whole village on the same day.',
          pa: 'ਵੱਟਾਂ ਵਿੱਚ ਚੂਹੇ। ਮਈ ਵਿੱਚ ਹੀ ਰੋਕਥਾਮ ਕਰੋ, ਸਾਰਾ ਪਿੰਡ ਇੱਕੋ ਦਿਨ।',
          hi: 'मेड़ों में चूहे। मई में ही रोकथाम करें, पूरा गाँव एक ही दिन।',
        },
      ],
    },
    {
      text: {
        en: 'Begin with one acre. Punjab has paid ₹1,500 an acre to those who registered in time. Confirm this year’s amount and last date with the department.',
        pa: 'ਇੱਕ ਏਕੜ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ। ਸਮੇਂ ਸਿਰ ਨਾਮ ਲਿਖਾਓ। ਪੰਜਾਬ ਸਰਕਾਰ ਪ੍ਰਤੀ ਏਕੜ ₹1,500 ਦਿੰਦੀ ਰਹੀ ਹੈ। ਇਸ ਸਾਲ ਦੀ ਰਕਮ ਅਤੇ ਆਖਰੀ ਤਾਰੀਖ ਵਿਭਾਗ ਤੋਂ ਪੱਕੀ ਕਰੋ।',
        hi: 'एक एकड़ से शुरू करें। समय पर नाम लिखाएँ। पंजाब सरकार प्रति एकड़ ₹1,500 देती रही है। इस साल की रकम और आखिरी तारीख विभाग से पक्की करें।',
      },
    },
    { sources: ['pau', 'directSeeding'] },
    {
      ask: {
        form: 'crop-advice',
        subject: 'weed',
        label: { en: 'Ask about weeds', pa: 'ਨਦੀਨਾਂ ਬਾਰੇ ਪੁੱਛੋ', hi: 'खरपतवार के बारे में पूछें' },
      },
    },
    ...readOn('drip-in-litchi-and-vegetables', 'straw-without-fire'),
  ],
})
