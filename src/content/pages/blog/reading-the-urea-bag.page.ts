import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['reading-the-urea-bag']

export default definePage({
  title,
  description: {
    en: 'What is printed on a bag of urea and what it may cost. How to tell a false one, and how much is enough.',
    pa: 'ਯੂਰੀਏ ਦੀ ਬੋਰੀ ਉੱਤੇ ਕੀ ਲਿਖਿਆ ਹੋਵੇ, ਕਿੰਨੇ ਦੀ ਹੋਵੇ। ਨਕਲੀ ਕਿਵੇਂ ਪਛਾਣੀਏ ਅਤੇ ਕਿੰਨਾ ਯੂਰੀਆ ਕਾਫ਼ੀ ਹੈ।',
    hi: 'यूरिया की बोरी पर क्या लिखा हो, कितने की हो। नकली कैसे पहचानें और कितना यूरिया काफ़ी है।',
  },
  intro: {
    en: 'The bag speaks, if one knows where to look. Two minutes at the shop, before the thumb goes on the machine.',
    pa: 'ਬੋਰੀ ਆਪ ਬੋਲਦੀ ਹੈ, ਪੜ੍ਹਨੀ ਆਉਣੀ ਚਾਹੀਦੀ ਹੈ। ਮਸ਼ੀਨ ਉੱਤੇ ਅੰਗੂਠਾ ਲਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਦੋ ਮਿੰਟ ਲਾਓ।',
    hi: 'बोरी खुद बोलती है, पढ़ना आना चाहिए। मशीन पर अँगूठा लगाने से पहले दो मिनट लगाएँ।',
  },
  byline: byline('reading-the-urea-bag'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'What is printed on the bag', pa: 'ਬੋਰੀ ਉੱਤੇ ਕੀ ਲਿਖਿਆ ਹੈ', hi: 'बोरी पर क्या लिखा है' } },
    {
      table: {
        head: [
          { en: 'Words', pa: 'ਲਿਖਤ', hi: 'क्या लिखा है' },
          { en: 'What they mean', pa: 'ਮਤਲਬ', hi: 'मतलब' },
        ],
        rows: [
          [
            {
              en: 'Neem Coated Urea',
              pa: 'Neem Coated Urea (ਨਿੰਮ ਵਾਲਾ ਯੂਰੀਆ)',
              hi: 'Neem Coated Urea (नीम वाला यूरिया)',
            },
            {
              en: 'Urea for farming. Neem slows it, so that the crop has it longer. All subsidised urea is coated.',
              pa: 'ਖੇਤੀ ਵਾਲਾ ਯੂਰੀਆ। ਨਿੰਮ ਇਸ ਨੂੰ ਹੌਲੀ ਖੋਰਦੀ ਹੈ, ਫ਼ਸਲ ਨੂੰ ਵੱਧ ਦਿਨ ਮਿਲਦਾ ਹੈ। ਸਬਸਿਡੀ ਵਾਲਾ ਸਾਰਾ ਯੂਰੀਆ ਨਿੰਮ ਵਾਲਾ ਹੈ।',
              hi: 'खेती वाला यूरिया। नीम इसे धीरे घुलने देता है, फ़सल को ज़्यादा दिन मिलता है। सब्सिडी वाला सारा यूरिया नीम वाला है।',
            },
          ],
          [
            { en: '46% N', pa: '46% N', hi: '46% N' },
            {
              en: 'Nearly half of the weight is nitrogen: 20.7 kg in a bag of 45 kg.',
              pa: 'ਲਗਭਗ ਅੱਧਾ ਤੋਲ ਨਾਈਟ੍ਰੋਜਨ ਹੈ: 45 ਕਿਲੋ ਦੀ ਬੋਰੀ ਵਿੱਚ 20.7 ਕਿਲੋ।',
              hi: 'लगभग आधा वज़न नाइट्रोजन है: 45 किलो की बोरी में 20.7 किलो।',
            },
          ],
          [
            {
              en: 'Net weight 45 kg',
              pa: 'Net weight 45 kg (ਤੋਲ 45 ਕਿਲੋ)',
              hi: 'Net weight 45 kg (वज़न 45 किलो)',
            },
            {
              en: 'Not 50 any more. Remember this if you count in bags.',
              pa: 'ਹੁਣ 50 ਕਿਲੋ ਨਹੀਂ। ਬੋਰੀਆਂ ਨਾਲ ਹਿਸਾਬ ਲਾਉਣ ਵਾਲੇ ਯਾਦ ਰੱਖਣ।',
              hi: 'अब 50 किलो नहीं। बोरियों से हिसाब लगाने वाले याद रखें।',
            },
          ],
          [
            { en: 'MRP', pa: 'MRP', hi: 'MRP' },
            {
              en: '₹266.50. Look at the figure on your bag: nobody may ask for more.',
              pa: '₹266.50। ਆਪਣੀ ਬੋਰੀ ਉੱਤੇ ਲਿਖੀ ਰਕਮ ਵੇਖੋ। ਇਸ ਤੋਂ ਵੱਧ ਕੋਈ ਨਹੀਂ ਮੰਗ ਸਕਦਾ।',
              hi: '₹266.50। अपनी बोरी पर लिखी रकम देखें। इससे ज़्यादा कोई नहीं माँग सकता।',
            },
          ],
          [
            { en: 'Maker, batch, month', pa: 'ਕੰਪਨੀ, ਬੈਚ, ਮਹੀਨਾ', hi: 'कंपनी, बैच, महीना' },
            {
              en: 'Needed for every complaint. Take a photo of it.',
              pa: 'ਹਰ ਸ਼ਿਕਾਇਤ ਵੇਲੇ ਕੰਮ ਆਉਂਦਾ ਹੈ। ਫ਼ੋਟੋ ਖਿੱਚ ਲਓ।',
              hi: 'हर शिकायत में काम आता है। फ़ोटो ले लें।',
            },
          ],
        ],
      },
    },
    { sources: ['fertilizerPrices'] },
    { heading: { en: 'At the shop', pa: 'ਦੁਕਾਨ ਉੱਤੇ', hi: 'दुकान पर' } },
    {
      list: [
        {
          en: 'The seam is sewn by machine and unbroken. A bag sewn by hand was opened.',
          pa: 'ਸਿਲਾਈ ਮਸ਼ੀਨ ਦੀ ਅਤੇ ਸਾਬਤ ਹੋਵੇ। ਹੱਥ ਨਾਲ ਸੀਤੀ ਬੋਰੀ ਪਹਿਲਾਂ ਖੁੱਲ੍ਹ ਚੁੱਕੀ ਹੈ।',
          hi: 'सिलाई मशीन की और साबुत हो। हाथ से सिली बोरी पहले खुल चुकी है।',
        },
        {
          en: 'Have one bag weighed. With the sack it should show a little over 45 kg.',
          pa: 'ਇੱਕ ਬੋਰੀ ਤੁਲਵਾਓ। ਥੈਲੇ ਦੇ ਭਾਰ ਸਮੇਤ 45 ਕਿਲੋ ਤੋਂ ਥੋੜ੍ਹਾ ਵੱਧ ਹੋਵੇ।',
          hi: 'एक बोरी तुलवाएँ। थैले के वज़न समेत 45 किलो से थोड़ा ज़्यादा हो।',
        },
        {
          en: 'You give your Aadhaar and your thumb on the shop’s machine, and a printed bill comes out. Check the number of bags on it before you leave.',
          pa: 'ਦੁਕਾਨ ਦੀ ਮਸ਼ੀਨ ਉੱਤੇ ਆਧਾਰ ਅਤੇ ਅੰਗੂਠਾ ਲੱਗਦਾ ਹੈ। ਛਪਿਆ ਬਿੱਲ ਨਿਕਲਦਾ ਹੈ। ਤੁਰਨ ਤੋਂ ਪਹਿਲਾਂ ਬਿੱਲ ਵਿੱਚ ਬੋਰੀਆਂ ਗਿਣੋ।',
          hi: 'दुकान की मशीन पर आधार और अँगूठा लगता है। छपा बिल निकलता है। चलने से पहले बिल में बोरियाँ गिनें।',
        },
        {
          en: 'Nobody may tie zinc, a tonic or a bottle to the urea. If a shop does, note the day and tell the agriculture officer.',
          pa: 'ਯੂਰੀਏ ਨਾਲ ਜ਼ਿੰਕ, ਟੌਨਿਕ ਜਾਂ ਬੋਤਲ ਲੈਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਦੁਕਾਨਦਾਰ ਮਜਬੂਰ ਕਰੇ ਤਾਂ ਦਿਨ ਲਿਖ ਲਓ। ਖੇਤੀਬਾੜੀ ਅਫ਼ਸਰ ਨੂੰ ਦੱਸੋ।',
          hi: 'यूरिया के साथ ज़िंक, टॉनिक या बोतल लेना ज़रूरी नहीं। दुकानदार मजबूर करे तो दिन लिख लें। कृषि अधिकारी को बताएँ।',
        },
      ],
    },
    { sources: ['fertilizerOrder'] },
    { heading: { en: 'Two tests at home', pa: 'ਘਰ ਵਿੱਚ ਦੋ ਪਰਖਾਂ', hi: 'घर पर दो जाँच' } },
    {
      steps: [
        {
          en: 'A spoonful in a glass of water. Real urea dissolves whole, the water stays clear and the glass turns cold in the hand.',
          pa: 'ਪਾਣੀ ਦੇ ਗਲਾਸ ਵਿੱਚ ਇੱਕ ਚਮਚ ਪਾਓ। ਅਸਲੀ ਯੂਰੀਆ ਪੂਰਾ ਘੁਲ ਜਾਂਦਾ ਹੈ। ਪਾਣੀ ਸਾਫ਼ ਰਹਿੰਦਾ ਹੈ ਅਤੇ ਗਲਾਸ ਠੰਢਾ ਹੋ ਜਾਂਦਾ ਹੈ।',
          hi: 'पानी के गिलास में एक चम्मच डालें। असली यूरिया पूरा घुल जाता है। पानी साफ़ रहता है और गिलास ठंडा हो जाता है।',
        },
        {
          en: 'A few grains on a hot griddle, in the open. Real urea melts and goes, and leaves nothing. Keep that griddle for this, not for bread.',
          pa: 'ਖੁੱਲ੍ਹੀ ਥਾਂ ਗਰਮ ਤਵੇ ਉੱਤੇ ਕੁਝ ਦਾਣੇ ਪਾਓ। ਅਸਲੀ ਯੂਰੀਆ ਪਿਘਲ ਕੇ ਉੱਡ ਜਾਂਦਾ ਹੈ, ਪਿੱਛੇ ਕੁਝ ਨਹੀਂ ਬਚਦਾ। ਉਸ ਤਵੇ ਉੱਤੇ ਮੁੜ ਰੋਟੀ ਨਾ ਪਕਾਓ।',
          hi: 'खुली जगह गरम तवे पर कुछ दाने डालें। असली यूरिया पिघलकर उड़ जाता है, पीछे कुछ नहीं बचता। उस तवे पर फिर रोटी न बनाएँ।',
        },
      ],
    },
    {
      text: {
        en: 'If a bag fails, spread none of it. Close it again, keep bag and bill together, and call the agriculture officer. He takes a sample of his own, and only his sample counts.',
        pa: 'ਬੋਰੀ ਸ਼ੱਕੀ ਲੱਗੇ ਤਾਂ ਉਸ ਵਿੱਚੋਂ ਕੁਝ ਨਾ ਪਾਓ। ਮੂੰਹ ਬੰਦ ਕਰਕੇ ਬਿੱਲ ਸਮੇਤ ਸਾਂਭੋ ਅਤੇ ਖੇਤੀਬਾੜੀ ਅਫ਼ਸਰ ਨੂੰ ਦੱਸੋ। ਉਹ ਆਪਣਾ ਨਮੂਨਾ ਲੈਂਦੇ ਹਨ ਅਤੇ ਉਹੀ ਮੰਨਿਆ ਜਾਂਦਾ ਹੈ।',
        hi: 'बोरी शक वाली लगे तो उसमें से कुछ न डालें। मुँह बंद करके बिल समेत सँभालें और कृषि अधिकारी को फ़ोन करें। वे अपना नमूना लेते हैं और वही नमूना माना जाता है।',
      },
    },
    { sources: ['fertilizerOrder'] },
    { heading: { en: 'How much is enough', pa: 'ਕਿੰਨਾ ਕਾਫ਼ੀ ਹੈ', hi: 'कितना काफ़ी है' } },
    {
      text: {
        en: 'For wheat on soil of medium fertility PAU recommends about 110 kg of urea an acre. Give half with the first watering, half with the second. With 55 kg of DAP at sowing, 20 kg less. After green manure, potatoes or much farmyard manure, less again. More than that does not make more grain. It makes soft straw that falls over, aphids, and rust.',
        pa: 'ਇਹ ਸਲਾਹ ਪੀਏਯੂ ਦੀ ਹੈ। ਦਰਮਿਆਨੀ ਜ਼ਮੀਨ ਵਿੱਚ ਕਣਕ ਨੂੰ ਪ੍ਰਤੀ ਏਕੜ 110 ਕਿਲੋ ਯੂਰੀਆ ਪਾਓ। ਅੱਧਾ ਪਹਿਲੇ ਪਾਣੀ ਨਾਲ, ਅੱਧਾ ਦੂਜੇ ਨਾਲ। ਬਿਜਾਈ ਵੇਲੇ 55 ਕਿਲੋ ਡੀਏਪੀ ਪਾਈ ਹੋਵੇ ਤਾਂ 20 ਕਿਲੋ ਘੱਟ। ਹਰੀ ਖਾਦ, ਆਲੂ ਜਾਂ ਬਹੁਤ ਰੂੜੀ ਮਗਰੋਂ ਹੋਰ ਘੱਟ। ਇਸ ਤੋਂ ਵੱਧ ਪਾਉਣ ਨਾਲ ਦਾਣਾ ਨਹੀਂ ਵਧਦਾ। ਨਾੜ ਕੂਲਾ ਹੋ ਕੇ ਡਿੱਗਦਾ ਹੈ, ਚੇਪਾ ਅਤੇ ਕੁੰਗੀ ਵਧਦੇ ਹਨ।',
        hi: 'यह सलाह पीएयू की है। मध्यम ज़मीन में गेहूँ को प्रति एकड़ 110 किलो यूरिया डालें। आधा पहले पानी के साथ, आधा दूसरे के साथ। बुवाई पर 55 किलो डीएपी डाली हो तो 20 किलो कम। हरी खाद, आलू या बहुत गोबर खाद के बाद और कम। इससे ज़्यादा डालने से दाना नहीं बढ़ता। तना नरम होकर गिरता है, चेपा और रतुआ बढ़ते हैं।',
      },
    },
    {
      text: {
        en: 'Spread it in the evening when the leaves are dry, then irrigate. Keep the rest on planks, closed, away from the feed: cattle that lick urea die. Confirm this year’s advice with your society or the department.',
        pa: 'ਪੱਤੇ ਸੁੱਕੇ ਹੋਣ ਤਾਂ ਸ਼ਾਮ ਨੂੰ ਛੱਟਾ ਦਿਓ, ਫਿਰ ਪਾਣੀ ਲਾਓ। ਬਚੀ ਬੋਰੀ ਫੱਟਿਆਂ ਉੱਤੇ ਬੰਦ ਕਰਕੇ ਰੱਖੋ, ਪਸ਼ੂਆਂ ਦੀ ਫ਼ੀਡ ਤੋਂ ਦੂਰ। ਯੂਰੀਆ ਚੱਟਣ ਨਾਲ ਪਸ਼ੂ ਮਰ ਜਾਂਦਾ ਹੈ। ਇਸ ਸਾਲ ਦੀ ਸਲਾਹ ਆਪਣੀ ਸਭਾ ਜਾਂ ਵਿਭਾਗ ਤੋਂ ਪੱਕੀ ਕਰੋ।',
        hi: 'पत्तियाँ सूखी हों तो शाम को छिड़कें, फिर पानी लगाएँ। बची बोरी तख्तों पर बंद करके रखें, पशुओं के चारे से दूर। यूरिया चाटने से पशु मर जाता है। इस साल की सलाह अपनी समिति या विभाग से पक्की करें।',
      },
    },
    { sources: ['pau'] },
    {
      ask: {
        form: 'crop-advice',
        subject: 'nutrient',
        label: {
          en: 'Ask how much your field needs',
          pa: 'ਪੁੱਛੋ ਕਿ ਤੁਹਾਡੇ ਖੇਤ ਨੂੰ ਕਿੰਨਾ ਚਾਹੀਦਾ ਹੈ',
          hi: 'पूछें कि आपके खेत को कितना चाहिए',
        },
      },
    },
    ...readOn('soil-sample', 'yellow-rust-in-wheat'),
  ],
})
