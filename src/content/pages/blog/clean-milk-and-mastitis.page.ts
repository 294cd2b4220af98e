import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['clean-milk-and-mastitis']

export default definePage({
  title,
  description: {
    en: 'Find hidden mastitis with a simple test, milk cleanly in seven steps, and know when to call the vet.',
    pa: 'ਲੇਵੇ ਦੀ ਲੁਕਵੀਂ ਸੋਜ (ਥਨੈਲਾ) ਸੌਖੀ ਪਰਖ ਨਾਲ ਲੱਭੋ। ਸੱਤ ਕਦਮਾਂ ਵਿੱਚ ਸਾਫ਼ ਚੋਵੋ। ਡਾਕਟਰ ਕਦੋਂ ਸੱਦਣਾ ਹੈ।',
    hi: 'छिपा थनैला आसान जाँच से पकड़ें। सात कदम में साफ़ दुहें। डॉक्टर कब बुलाएँ।',
  },
  intro: {
    en: 'A buffalo that eats well and gives a little less each week is often sick in one quarter. The eye does not see it, the test does.',
    pa: 'ਮੱਝ ਚੰਗਾ ਖਾਂਦੀ ਹੈ ਪਰ ਦੁੱਧ ਹਰ ਹਫ਼ਤੇ ਘਟਦਾ ਹੈ। ਅਕਸਰ ਉਸ ਦਾ ਇੱਕ ਥਣ ਬਿਮਾਰ ਹੁੰਦਾ ਹੈ। ਅੱਖ ਨਾਲ ਨਹੀਂ ਦਿਸਦਾ, ਪਰਖ ਨਾਲ ਦਿਸਦਾ ਹੈ।',
    hi: 'भैंस अच्छा खाती है पर दूध हर हफ़्ते घटता है। अक्सर उसका एक थन बीमार होता है। आँख से नहीं दिखता, जाँच से दिखता है।',
  },
  byline: byline('clean-milk-and-mastitis'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'Two kinds', pa: 'ਦੋ ਕਿਸਮਾਂ', hi: 'दो तरह का' } },
    {
      table: {
        head: [
          { en: 'Visible (clinical) mastitis', pa: 'ਦਿਸਣ ਵਾਲੀ ਸੋਜ', hi: 'दिखने वाला थनैला' },
          { en: 'Hidden mastitis', pa: 'ਲੁਕਵੀਂ ਸੋਜ', hi: 'छिपा थनैला' },
        ],
        rows: [
          [
            {
              en: 'Udder hot, swollen, painful',
              pa: 'ਲੇਵਾ ਗਰਮ, ਸੁੱਜਿਆ, ਦਰਦ ਵਾਲਾ',
              hi: 'थन गरम, सूजे हुए, दर्द वाले',
            },
            { en: 'Udder looks well', pa: 'ਲੇਵਾ ਠੀਕ ਦਿਸਦਾ ਹੈ', hi: 'थन ठीक दिखते हैं' },
          ],
          [
            {
              en: 'Flakes, clots, blood or water in the milk',
              pa: 'ਦੁੱਧ ਵਿੱਚ ਛਿੱਦੀਆਂ, ਖੂਨ ਜਾਂ ਪਾਣੀ',
              hi: 'दूध में छिछड़े, खून या पानी',
            },
            {
              en: 'Milk looks well, but is less, saltier, and fat falls',
              pa: 'ਦੁੱਧ ਠੀਕ ਦਿਸਦਾ ਹੈ, ਪਰ ਘੱਟ, ਨਮਕੀਨ, ਅਤੇ ਫ਼ੈਟ ਘਟਦੀ ਹੈ',
              hi: 'दूध ठीक दिखता है, पर कम, नमकीन, और फ़ैट घटती है',
            },
          ],
          [
            { en: 'Call the vet the same day', pa: 'ਉਸੇ ਦਿਨ ਡਾਕਟਰ ਸੱਦੋ', hi: 'उसी दिन डॉक्टर बुलाएँ' },
            {
              en: 'Far more common. Only a test finds it',
              pa: 'ਇਹ ਬਹੁਤ ਵੱਧ ਹੁੰਦਾ ਹੈ। ਸਿਰਫ਼ ਪਰਖ ਨਾਲ ਲੱਭਦਾ ਹੈ',
              hi: 'यह बहुत ज़्यादा होता है। सिर्फ़ जाँच से मिलता है',
            },
          ],
        ],
      },
    },
    { heading: { en: 'The test, two minutes', pa: 'ਪਰਖ, ਦੋ ਮਿੰਟ', hi: 'जाँच, दो मिनट' } },
    {
      steps: [
        {
          en: 'Every fortnight, and before you buy an animal. Test liquid and a plate with four cups come from the vet or the dairy, for a few hundred rupees.',
          pa: 'ਹਰ ਪੰਦਰਾਂ ਦਿਨ, ਅਤੇ ਪਸ਼ੂ ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ। ਪਰਖ ਵਾਲੀ ਦਵਾਈ ਅਤੇ ਚਾਰ ਖਾਨਿਆਂ ਵਾਲੀ ਪਲੇਟ ਲਓ। ਡਾਕਟਰ ਜਾਂ ਡੇਅਰੀ ਤੋਂ ਕੁਝ ਸੌ ਰੁਪਏ ਵਿੱਚ ਮਿਲਦੀ ਹੈ।',
          hi: 'हर पंद्रह दिन, और पशु खरीदने से पहले। जाँच की दवा और चार खानों वाली प्लेट लें। डॉक्टर या डेयरी से कुछ सौ रुपये में मिलती है।',
        },
        {
          en: 'Let the first two squirts go into a cup, not on the floor. Then a little milk of each teat into its own cup of the plate.',
          pa: 'ਪਹਿਲੀਆਂ ਦੋ ਧਾਰਾਂ ਕੱਪ ਵਿੱਚ ਕੱਢੋ, ਫ਼ਰਸ਼ ਉੱਤੇ ਨਹੀਂ। ਫਿਰ ਹਰ ਥਣ ਦਾ ਥੋੜ੍ਹਾ ਦੁੱਧ ਪਲੇਟ ਦੇ ਆਪਣੇ ਖਾਨੇ ਵਿੱਚ।',
          hi: 'पहली दो धार कप में निकालें, फ़र्श पर नहीं। फिर हर थन का थोड़ा दूध प्लेट के अपने खाने में।',
        },
        {
          en: 'As much test liquid as milk. Turn the plate gently for ten seconds.',
          pa: 'ਜਿੰਨਾ ਦੁੱਧ, ਓਨੀ ਹੀ ਪਰਖ ਦਵਾਈ ਪਾਓ। ਪਲੇਟ ਦਸ ਸਕਿੰਟ ਹੌਲੀ ਘੁਮਾਓ।',
          hi: 'जितना दूध, उतनी ही जाँच की दवा डालें। प्लेट दस सेकंड धीरे घुमाएँ।',
        },
        {
          en: 'Stays thin: healthy. Turns to slime or jelly: this quarter is sick. Write down which, and show the vet.',
          pa: 'ਪਤਲਾ ਰਹੇ ਤਾਂ ਥਣ ਠੀਕ ਹੈ। ਲੇਸਦਾਰ ਜਾਂ ਜੈਲੀ ਵਰਗਾ ਹੋਵੇ ਤਾਂ ਥਣ ਬਿਮਾਰ ਹੈ। ਲਿਖ ਲਓ ਕਿਹੜਾ, ਅਤੇ ਡਾਕਟਰ ਨੂੰ ਦੱਸੋ।',
          hi: 'पतला रहे तो थन ठीक है। लसदार या जेली जैसा हो तो वह थन बीमार है। लिख लें कौन सा, और डॉक्टर को बताएँ।',
        },
        {
          en: 'Throw that milk away and rinse the plate.',
          pa: 'ਉਹ ਦੁੱਧ ਸੁੱਟ ਦਿਓ ਅਤੇ ਪਲੇਟ ਧੋਵੋ।',
          hi: 'वह दूध फेंक दें और प्लेट धोएँ।',
        },
      ],
    },
    { heading: { en: 'Clean milking', pa: 'ਸਾਫ਼ ਚੁਆਈ', hi: 'साफ़ दुहना' } },
    {
      steps: [
        {
          en: 'Dry, swept floor. Healthy animals first, the sick one last.',
          pa: 'ਸੁੱਕਾ ਅਤੇ ਹੂੰਝਿਆ ਫ਼ਰਸ਼। ਪਹਿਲਾਂ ਤੰਦਰੁਸਤ ਪਸ਼ੂ, ਬਿਮਾਰ ਸਭ ਤੋਂ ਮਗਰੋਂ।',
          hi: 'सूखा और झाड़ा हुआ फ़र्श। पहले तंदुरुस्त पशु, बीमार सबसे बाद में।',
        },
        {
          en: 'Wash your hands with soap, nails short.',
          pa: 'ਸਾਬਣ ਨਾਲ ਹੱਥ ਧੋਵੋ, ਨਹੁੰ ਛੋਟੇ ਰੱਖੋ।',
          hi: 'साबुन से हाथ धोएँ, नाखून छोटे रखें।',
        },
        {
          en: 'Wash the teats with clean water and dry each with its own cloth or paper. Wet teats carry dirt into the milk.',
          pa: 'ਥਣ ਸਾਫ਼ ਪਾਣੀ ਨਾਲ ਧੋਵੋ। ਸਾਫ਼ ਕੱਪੜੇ ਜਾਂ ਕਾਗਜ਼ ਨਾਲ ਸੁਕਾਓ, ਹਰ ਪਸ਼ੂ ਲਈ ਵੱਖਰਾ। ਗਿੱਲੇ ਥਣ ਤੋਂ ਮੈਲ ਦੁੱਧ ਵਿੱਚ ਜਾਂਦੀ ਹੈ।',
          hi: 'थन साफ़ पानी से धोएँ। साफ़ कपड़े या कागज़ से सुखाएँ, हर पशु के लिए अलग। गीले थन से मैल दूध में जाती है।',
        },
        {
          en: 'Milk with the whole hand. The bent thumb bruises the teat, and bruises let the disease in.',
          pa: 'ਪੂਰੀ ਮੁੱਠੀ ਨਾਲ ਚੋਵੋ। ਅੰਗੂਠਾ ਮੋੜ ਕੇ ਚੋਣ ਨਾਲ ਥਣ ਜ਼ਖਮੀ ਹੁੰਦਾ ਹੈ। ਜ਼ਖਮ ਵਿੱਚੋਂ ਰੋਗ ਅੰਦਰ ਜਾਂਦਾ ਹੈ।',
          hi: 'पूरी मुट्ठी से दुहें। अँगूठा मोड़कर दुहने से थन ज़ख्मी होता है। ज़ख्म से रोग अंदर जाता है।',
        },
        {
          en: 'Quickly, within seven minutes, and to the last squirt.',
          pa: 'ਛੇਤੀ ਚੋਵੋ, ਸੱਤ ਮਿੰਟਾਂ ਵਿੱਚ, ਅਤੇ ਆਖਰੀ ਧਾਰ ਤੱਕ।',
          hi: 'जल्दी दुहें, सात मिनट में, और आखिरी धार तक।',
        },
        {
          en: 'Dip each teat in teat dip. This one step prevents more than any other.',
          pa: 'ਹਰ ਥਣ ਨੂੰ ਥਣਾਂ ਵਾਲੀ ਦਵਾਈ ਵਿੱਚ ਡੋਬੋ। ਸਭ ਤੋਂ ਵੱਧ ਬਚਾਅ ਇਸੇ ਨਾਲ ਹੁੰਦਾ ਹੈ।',
          hi: 'हर थन टीट डिप दवा में डुबोएँ। सबसे ज़्यादा बचाव इसी से होता है।',
        },
        {
          en: 'Give fodder, so that she stands for half an hour: the teat is open until then.',
          pa: 'ਪੱਠੇ ਪਾਓ, ਤਾਂ ਜੋ ਪਸ਼ੂ ਅੱਧਾ ਘੰਟਾ ਖੜ੍ਹਾ ਰਹੇ। ਓਨਾ ਚਿਰ ਥਣ ਦਾ ਮੂੰਹ ਖੁੱਲ੍ਹਾ ਹੁੰਦਾ ਹੈ।',
          hi: 'चारा डालें, ताकि पशु आधा घंटा खड़ा रहे। उतनी देर थन का मुँह खुला होता है।',
        },
      ],
    },
    { heading: { en: 'Milk that may not be sold', pa: 'ਕਿਹੜਾ ਦੁੱਧ ਨਹੀਂ ਵੇਚਣਾ', hi: 'कौन सा दूध न बेचें' } },
    {
      text: {
        en: 'After an injection into the teat or the muscle, the milk carries the medicine. Ask the vet for how many days it must be thrown away, and keep to it. Treat with the vet and to the end of the course: stopping early brings the disease back. Before the dry months, ask about dry-off treatment, since most infections begin then.',
        pa: 'ਥਣ ਵਿੱਚ ਦਵਾਈ ਪਾਓ ਜਾਂ ਟੀਕਾ ਲਾਓ, ਦਵਾਈ ਦੁੱਧ ਵਿੱਚ ਆਉਂਦੀ ਹੈ। ਡਾਕਟਰ ਤੋਂ ਪੁੱਛੋ ਕਿ ਕਿੰਨੇ ਦਿਨ ਦੁੱਧ ਸੁੱਟਣਾ ਹੈ। ਓਨੇ ਦਿਨ ਨਾ ਵੇਚੋ। ਇਲਾਜ ਡਾਕਟਰ ਤੋਂ ਕਰਵਾਓ ਅਤੇ ਪੂਰਾ ਕਰੋ। ਅਧੂਰੇ ਇਲਾਜ ਨਾਲ ਰੋਗ ਮੁੜ ਆਉਂਦਾ ਹੈ। ਦੁੱਧੋਂ ਸੁਕਾਉਣ ਵੇਲੇ ਥਣਾਂ ਦੀ ਦਵਾਈ ਬਾਰੇ ਪੁੱਛੋ। ਰੋਗ ਅਕਸਰ ਉਦੋਂ ਹੀ ਲੱਗਦਾ ਹੈ।',
        hi: 'थन में दवा डालें या टीका लगाएँ, दवा दूध में आती है। डॉक्टर से पूछें कि कितने दिन दूध फेंकना है। उतने दिन न बेचें। इलाज डॉक्टर से करवाएँ और पूरा करें। अधूरे इलाज से रोग फिर आता है। दूध से सुखाते समय थनों की दवा के बारे में पूछें। रोग अक्सर तभी लगता है।',
      },
    },
    {
      text: {
        en: 'Strain the milk through a clean cloth into a steel can. Cool it within two hours. In a tub of fresh water it keeps until the van comes. For illness go to the veterinary hospital. We have no animal doctor.',
        pa: 'ਦੁੱਧ ਸਾਫ਼ ਕੱਪੜੇ ਨਾਲ ਸਟੀਲ ਦੇ ਢੋਲ ਵਿੱਚ ਪੁਣੋ। ਦੋ ਘੰਟਿਆਂ ਵਿੱਚ ਠੰਢਾ ਕਰੋ। ਤਾਜ਼ੇ ਪਾਣੀ ਦੇ ਟੱਬ ਵਿੱਚ ਗੱਡੀ ਆਉਣ ਤੱਕ ਠੀਕ ਰਹਿੰਦਾ ਹੈ। ਬਿਮਾਰੀ ਲਈ ਪਸ਼ੂ ਹਸਪਤਾਲ ਜਾਓ। ਸਾਡੇ ਕੋਲ ਪਸ਼ੂਆਂ ਦੇ ਡਾਕਟਰ ਨਹੀਂ ਹਨ।',
        hi: 'दूध साफ़ कपड़े से स्टील के कैन में छानें। दो घंटे में ठंडा करें। ताज़े पानी के टब में गाड़ी आने तक ठीक रहता है। बीमारी के लिए पशु अस्पताल जाएँ। हमारे पास पशुओं के डॉक्टर नहीं हैं।',
      },
    },
    {
      ask: {
        form: 'contact',
        about: 'clean-milk',
        label: { en: 'Write to the centre', pa: 'ਕੇਂਦਰ ਨੂੰ ਲਿਖੋ', hi: 'केंद्र को लिखें' },
      },
    },
    ...readOn('storing-wheat-at-home', 'drip-in-litchi-and-vegetables'),
  ],
})
