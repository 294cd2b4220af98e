import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Field Lessons', pa: 'ਖੇਤ ਦੇ ਸਬਕ', hi: 'खेत के सबक' },
  description: {
    en: 'What our trainers show in the field: modern techniques, crop management and soil health. Open to everyone.',
    pa: 'ਸਾਡੇ ਮਾਹਰ ਖੇਤ ਵਿੱਚ ਕੀ ਸਿਖਾਉਂਦੇ ਹਨ। ਨਵੇਂ ਤਰੀਕੇ, ਫ਼ਸਲ ਦੀ ਸਾਂਭ-ਸੰਭਾਲ ਅਤੇ ਮਿੱਟੀ ਦੀ ਸਿਹਤ। ਸਭ ਲਈ।',
    hi: 'हमारे विशेषज्ञ खेत में क्या सिखाते हैं। नए तरीके, फ़सल की देखभाल और मिट्टी की सेहत। सबके लिए।',
  },
  intro: {
    en: 'Three lessons that cost nothing but the time to read.',
    pa: 'ਤਿੰਨ ਸਬਕ, ਪੜ੍ਹਨ ਦਾ ਕੋਈ ਪੈਸਾ ਨਹੀਂ।',
    hi: 'तीन सबक, पढ़ने का कोई पैसा नहीं।',
  },
  pictogram: 'training',
  picture: 'heads/training',
  opens: 'modern-techniques',
  blocks: [
    {
      heading: { en: 'Modern Techniques', pa: 'ਖੇਤੀ ਦੇ ਨਵੇਂ ਤਰੀਕੇ', hi: 'खेती के नए तरीके' },
      id: 'modern-techniques',
    },
    {
      text: {
        en: 'Not every new thing pays. These four do on most fields around here.',
        pa: 'ਹਰ ਨਵੀਂ ਚੀਜ਼ ਦਾ ਫ਼ਾਇਦਾ ਨਹੀਂ ਹੁੰਦਾ। ਇਹ ਚਾਰ ਇੱਥੇ ਬਹੁਤੇ ਖੇਤਾਂ ਵਿੱਚ ਕੰਮ ਆਉਂਦੇ ਹਨ।',
        hi: 'हर नई चीज़ से फ़ायदा नहीं होता। ये चार यहाँ ज़्यादातर खेतों में काम आते हैं।',
      },
    },
    {
      list: [
        {
          en: 'Laser levelling: water reaches every corner, and less of it is needed.',
          pa: 'ਲੇਜ਼ਰ ਕਰਾਹਾ: ਪਾਣੀ ਹਰ ਕੋਨੇ ਤੱਕ ਪਹੁੰਚਦਾ ਹੈ ਅਤੇ ਘੱਟ ਲੱਗਦਾ ਹੈ।',
          hi: 'लेज़र लेवलर: पानी हर कोने तक पहुँचता है और कम लगता है।',
        },
        {
          en: 'Direct seeding of rice: no nursery and no puddling, but the weeds must be met early.',
          pa: 'ਝੋਨੇ ਦੀ ਸਿੱਧੀ ਬਿਜਾਈ: ਪਨੀਰੀ ਅਤੇ ਕੱਦੂ ਦਾ ਖਰਚਾ ਨਹੀਂ। ਪਰ ਨਦੀਨ ਵੇਲੇ ਸਿਰ ਮਾਰਨੇ ਪੈਂਦੇ ਹਨ।',
          hi: 'धान की सीधी बुवाई: नर्सरी और कद्दू का खर्च नहीं। पर खरपतवार समय पर मारने पड़ते हैं।',
        },
        {
          en: 'Wheat into the stubble with a Happy Seeder: no burning, less work before sowing.',
          pa: 'ਹੈਪੀ ਸੀਡਰ ਨਾਲ ਪਰਾਲੀ ਵਿੱਚ ਕਣਕ: ਸਾੜਨੀ ਨਹੀਂ ਪੈਂਦੀ, ਵਾਹੀ ਵੀ ਘੱਟ।',
          hi: 'हैप्पी सीडर से पराली में गेहूँ: जलाना नहीं पड़ता, जुताई भी कम।',
        },
        {
          en: 'Drip under vegetables and orchards: water and fertilizer go to the root.',
          pa: 'ਸਬਜ਼ੀਆਂ ਅਤੇ ਬਾਗਾਂ ਵਿੱਚ ਤੁਪਕਾ ਸਿੰਜਾਈ (ਡਰਿੱਪ): ਪਾਣੀ ਅਤੇ ਖਾਦ ਜੜ੍ਹ ਨੂੰ।',
          hi: 'सब्ज़ियों और बागों में ड्रिप: पानी और खाद सीधे जड़ को।',
        },
      ],
    },
    { sources: ['pau'] },
    {
      heading: { en: 'Crop Management', pa: 'ਫ਼ਸਲ ਦੀ ਸਾਂਭ-ਸੰਭਾਲ', hi: 'फ़सल की देखभाल' },
      id: 'crop-management',
    },
    {
      text: {
        en: 'Walk your field twice a week and you will spray less. What to look for in wheat:',
        pa: 'ਹਫ਼ਤੇ ਵਿੱਚ ਦੋ ਵਾਰ ਖੇਤ ਵੇਖੋ ਤਾਂ ਸਪਰੇਅ ਘੱਟ ਕਰਨੀ ਪੈਂਦੀ ਹੈ। ਕਣਕ ਵਿੱਚ ਕੀ ਵੇਖਣਾ ਹੈ:',
        hi: 'हफ़्ते में दो बार खेत देखें तो छिड़काव कम करना पड़ता है। गेहूँ में क्या देखना है:',
      },
    },
    {
      steps: [
        {
          en: 'At three to four weeks: the first water and the first weeds.',
          pa: 'ਬਿਜਾਈ ਤੋਂ ਤਿੰਨ-ਚਾਰ ਹਫ਼ਤੇ ਬਾਅਦ: ਪਹਿਲਾ ਪਾਣੀ ਅਤੇ ਪਹਿਲੇ ਨਦੀਨ।',
          hi: 'बुवाई के तीन-चार हफ़्ते बाद: पहला पानी और पहले खरपतवार।',
        },
        {
          en: 'In January: yellow stripes that come off on the finger are rust. Call at once.',
          pa: 'ਜਨਵਰੀ ਵਿੱਚ: ਪੱਤੇ ਉੱਤੇ ਪੀਲੀਆਂ ਧਾਰੀਆਂ, ਉਂਗਲ ਨੂੰ ਪੀਲਾ ਪਾਊਡਰ ਲੱਗੇ। ਇਹ ਕੁੰਗੀ ਹੈ, ਤੁਰੰਤ ਦੱਸੋ।',
          hi: 'जनवरी में: पत्ते पर पीली धारियाँ, उँगली पर पीला पाउडर लगे। यह रतुआ है, तुरंत बताएँ।',
        },
        {
          en: 'When ears come: aphids on them. A few do no harm. Ask before you spray.',
          pa: 'ਸਿੱਟੇ ਨਿਕਲਣ ਵੇਲੇ: ਚੇਪਾ। ਥੋੜ੍ਹਾ ਹੋਵੇ ਤਾਂ ਨੁਕਸਾਨ ਨਹੀਂ। ਸਪਰੇਅ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ।',
          hi: 'बालियाँ निकलने पर: चेपा। थोड़ा हो तो नुकसान नहीं। छिड़काव से पहले पूछें।',
        },
        {
          en: 'In March: a light water when it turns hot, none when it is windy.',
          pa: 'ਮਾਰਚ ਵਿੱਚ: ਗਰਮੀ ਵਧੇ ਤਾਂ ਹਲਕਾ ਪਾਣੀ, ਹਵਾ ਚੱਲਦੀ ਹੋਵੇ ਤਾਂ ਨਹੀਂ।',
          hi: 'मार्च में: गर्मी बढ़े तो हल्का पानी, हवा चलती हो तो नहीं।',
        },
      ],
    },
    { sources: ['pau'] },
    {
      ask: {
        form: 'crop-advice',
        subject: 'general',
        label: { en: 'Ask about your crop', pa: 'ਆਪਣੀ ਫ਼ਸਲ ਬਾਰੇ ਪੁੱਛੋ', hi: 'अपनी फ़सल के बारे में पूछें' },
      },
    },
    { heading: { en: 'Soil Health', pa: 'ਮਿੱਟੀ ਦੀ ਸਿਹਤ', hi: 'मिट्टी की सेहत' }, id: 'soil-health' },
    {
      text: {
        en: 'A soil test is worth as much as its sample. This is how to take one:',
        pa: 'ਮਿੱਟੀ ਪਰਖ ਓਨੀ ਹੀ ਖਰੀ ਹੈ ਜਿੰਨਾ ਖਰਾ ਨਮੂਨਾ। ਨਮੂਨਾ ਇਉਂ ਲਓ:',
        hi: 'मिट्टी की जाँच उतनी ही खरी है जितना खरा नमूना। नमूना ऐसे लें:',
      },
    },
    {
      steps: [
        {
          en: 'After the harvest, before any fertilizer or manure.',
          pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ, ਖਾਦ ਜਾਂ ਰੂੜੀ ਪਾਉਣ ਤੋਂ ਪਹਿਲਾਂ।',
          hi: 'कटाई के बाद, खाद या गोबर डालने से पहले।',
        },
        {
          en: 'From 7 or 8 places of a field, not from its edges, bunds or where dung lay.',
          pa: 'ਖੇਤ ਦੀਆਂ 7 ਤੋਂ 8 ਥਾਵਾਂ ਤੋਂ। ਵੱਟ, ਕੰਢੇ ਜਾਂ ਰੂੜੀ ਵਾਲੀ ਥਾਂ ਤੋਂ ਨਹੀਂ।',
          hi: 'खेत की 7 से 8 जगहों से। मेड़, किनारे या गोबर वाली जगह से नहीं।',
        },
        {
          en: 'Dig a V six inches deep and cut a slice from its side.',
          pa: '6 ਇੰਚ ਡੂੰਘਾ V ਵਰਗਾ ਟੋਆ ਪੁੱਟੋ। ਪਾਸੇ ਤੋਂ ਪਤਲੀ ਪਰਤ ਲਾਹੋ।',
          hi: '6 इंच गहरा V जैसा गड्ढा खोदें। किनारे से पतली परत उतारें।',
        },
        {
          en: 'Mix all and dry it in the shade. Bring half a kilo in a clean bag with name and field on it.',
          pa: 'ਸਾਰੀ ਰਲਾ ਕੇ ਛਾਵੇਂ ਸੁਕਾਓ, ਅੱਧਾ ਕਿਲੋ ਸਾਫ਼ ਥੈਲੀ ਵਿੱਚ ਲਿਆਓ। ਉੱਤੇ ਨਾਮ ਅਤੇ ਖੇਤ ਲਿਖੋ।',
          hi: 'सब मिलाकर छाया में सुखाएँ, आधा किलो साफ़ थैली में लाएँ। ऊपर नाम और खेत लिखें।',
        },
      ],
    },
    { sources: ['pau'] },
    {
      link: {
        to: '/soil-testing',
        label: { en: 'Book a soil test', pa: 'ਮਿੱਟੀ ਪਰਖ ਬੁੱਕ ਕਰੋ', hi: 'मिट्टी की जाँच बुक करें' },
      },
    },
    {
      heading: { en: 'Learn More', pa: 'ਹੋਰ ਸਿੱਖੋ', hi: 'और सीखें' },
      id: 'more',
    },
    {
      link: { to: '/training', label: { en: 'Paid courses', pa: 'ਫ਼ੀਸ ਵਾਲੇ ਕੋਰਸ', hi: 'फ़ीस वाले कोर्स' } },
    },
    { ways: ['trainingEmail', 'phone'] },
  ],
})
