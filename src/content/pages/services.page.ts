import { definePage } from '#src/content/page.ts'
import { ratesTable } from '#src/content/published-rates.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    id: 'farm-waste',
    below: '#agricultural-waste',
    title: { en: 'Agricultural Waste', pa: 'ਪਰਾਲੀ ਅਤੇ ਰਹਿੰਦ-ਖੂੰਹਦ', hi: 'पराली और फ़सल का कचरा' },
    line: {
      en: 'Ways to use straw without burning it',
      pa: 'ਸਾੜੇ ਬਿਨਾਂ ਪਰਾਲੀ ਵਰਤਣ ਦੇ ਤਰੀਕੇ',
      hi: 'बिना जलाए पराली काम में लेने के तरीके',
    },
    pictogram: 'straw',
    group: 'advice',
    place: 40,
  },
  {
    line: {
      en: 'All services with the published rates',
      pa: 'ਸਾਰੀਆਂ ਸੇਵਾਵਾਂ, ਰੇਟਾਂ ਸਮੇਤ',
      hi: 'सारी सेवाएँ, रेट के साथ',
    },
    group: 'centre',
    place: 40,
  },
]

export default definePage({
  title: { en: 'Our Services', pa: 'ਸਾਡੀਆਂ ਸੇਵਾਵਾਂ', hi: 'हमारी सेवाएँ' },
  description: {
    en: 'All services of the centre in Sarna with published rates: land, crop protection, fertilizer, straw and machines.',
    pa: 'ਸਰਨਾ ਕੇਂਦਰ ਦੀਆਂ ਸਾਰੀਆਂ ਸੇਵਾਵਾਂ ਅਤੇ ਰੇਟ। ਜ਼ਮੀਨ, ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ, ਖਾਦ, ਪਰਾਲੀ ਅਤੇ ਮਸ਼ੀਨਾਂ।',
    hi: 'सरना केंद्र की सारी सेवाएँ और रेट। ज़मीन, फ़सल की दवाएँ, खाद, पराली और मशीनें।',
  },
  intro: {
    en: 'From seed to sale, close to your village.',
    pa: 'ਬੀਜ ਤੋਂ ਮੰਡੀ ਤੱਕ, ਤੁਹਾਡੇ ਪਿੰਡ ਦੇ ਨੇੜੇ।',
    hi: 'बीज से मंडी तक, आपके गाँव के पास।',
  },
  pictogram: 'tiles',
  picture: 'heads/services',
  blocks: [
    {
      tiles: [
        {
          pictogram: 'leaf',
          title: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
          to: '/services#sustainable-farming',
        },
        {
          pictogram: 'expert',
          title: { en: 'Expert Guidance', pa: 'ਮਾਹਰ ਦੀ ਸਲਾਹ', hi: 'विशेषज्ञ की सलाह' },
          to: '/services#expert-guidance',
        },
        {
          pictogram: 'check',
          title: { en: 'Quality Assurance', pa: 'ਖਰਾ ਸਾਮਾਨ', hi: 'खरा सामान' },
          to: '/services#quality-assurance',
        },
      ],
    },
    { heading: { en: 'All Services', pa: 'ਸਾਰੀਆਂ ਸੇਵਾਵਾਂ', hi: 'सारी सेवाएँ' }, id: 'all' },
    { services: 'all' },
    {
      heading: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
      id: 'sustainable-farming',
    },
    {
      text: {
        en: 'Compost, crop rotation and drip keep the soil strong and the water bill low. An expert comes and looks at what suits your field.',
        pa: 'ਦੇਸੀ ਖਾਦ, ਫ਼ਸਲੀ ਚੱਕਰ ਅਤੇ ਡਰਿੱਪ ਨਾਲ ਮਿੱਟੀ ਤਕੜੀ ਰਹਿੰਦੀ ਹੈ। ਪਾਣੀ ਵੀ ਘੱਟ ਲੱਗਦਾ ਹੈ। ਤੁਹਾਡੇ ਖੇਤ ਲਈ ਕੀ ਠੀਕ ਹੈ, ਮਾਹਰ ਆ ਕੇ ਵੇਖਦੇ ਹਨ।',
        hi: 'देसी खाद, फ़सल चक्र और ड्रिप से मिट्टी ताकतवर रहती है। पानी भी कम लगता है। आपके खेत के लिए क्या ठीक है, विशेषज्ञ आकर देखते हैं।',
      },
    },
    {
      link: {
        to: '/sustainable-farming',
        label: { en: 'Sustainable farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ ਵੇਖੋ', hi: 'टिकाऊ खेती देखें' },
      },
    },
    {
      heading: { en: 'Expert Guidance', pa: 'ਮਾਹਰ ਦੀ ਸਲਾਹ', hi: 'विशेषज्ञ की सलाह' },
      id: 'expert-guidance',
    },
    {
      text: {
        en: 'Four experts for soil, pests, water and farmer groups. They come to the field from ₹1,200 a visit, or talk to you on the phone.',
        pa: 'ਮਿੱਟੀ, ਕੀੜੇ, ਪਾਣੀ ਅਤੇ ਕਿਸਾਨ ਗਰੁੱਪਾਂ ਲਈ ਚਾਰ ਮਾਹਰ। ਖੇਤ ਆਉਣ ਦੇ ₹1,200 ਪ੍ਰਤੀ ਫੇਰੇ ਤੋਂ ਸ਼ੁਰੂ। ਫ਼ੋਨ ਉੱਤੇ ਵੀ ਗੱਲ ਕਰਦੇ ਹਨ।',
        hi: 'मिट्टी, कीट, पानी और किसान ग्रुप के लिए चार विशेषज्ञ। खेत पर आने के ₹1,200 प्रति विज़िट से शुरू। फ़ोन पर भी बात करते हैं।',
      },
    },
    {
      link: {
        to: '/expert-consulting',
        label: { en: 'Our experts', pa: 'ਮਾਹਰਾਂ ਨੂੰ ਮਿਲੋ', hi: 'विशेषज्ञों से मिलें' },
      },
    },
    {
      heading: { en: 'Quality Assurance', pa: 'ਖਰਾ ਸਾਮਾਨ', hi: 'खरा सामान' },
      id: 'quality-assurance',
    },
    {
      list: [
        {
          en: 'Seed and fertilizer only in sealed bags, with label and bill.',
          pa: 'ਬੀਜ ਅਤੇ ਖਾਦ ਸਿਰਫ਼ ਬੰਦ ਬੋਰੀ ਵਿੱਚ, ਲੇਬਲ ਅਤੇ ਬਿੱਲ ਸਮੇਤ।',
          hi: 'बीज और खाद सिर्फ़ बंद बोरी में, लेबल और बिल के साथ।',
        },
        {
          en: 'Keep bill and empty bag until the harvest: they are your proof.',
          pa: 'ਬਿੱਲ ਅਤੇ ਖਾਲੀ ਬੋਰੀ ਵਾਢੀ ਤੱਕ ਸਾਂਭ ਕੇ ਰੱਖੋ। ਇਹ ਤੁਹਾਡਾ ਸਬੂਤ ਹਨ।',
          hi: 'बिल और खाली बोरी कटाई तक सँभालकर रखें। ये आपका सबूत हैं।',
        },
        {
          en: 'Something is wrong with it? Tell us. You get an answer within 48 hours.',
          pa: 'ਕੋਈ ਨੁਕਸ ਹੈ? ਸਾਨੂੰ ਦੱਸੋ। ਜਵਾਬ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਮਿਲੇਗਾ।',
          hi: 'कोई कमी है? हमें बताएँ। जवाब 48 घंटे में मिलेगा।',
        },
      ],
    },
    { link: { to: '/grievance', label: { en: 'File a grievance', pa: 'ਸ਼ਿਕਾਇਤ ਕਰੋ', hi: 'शिकायत करें' } } },
    { heading: { en: 'Lease Property', pa: 'ਠੇਕਾ ਅਤੇ ਕਿਰਾਇਆ', hi: 'ठेका और किराया' }, id: 'lease-property' },
    {
      text: {
        en: 'Land, cold stores, warehouses, sheds and shops around Pathankot, to let or to take. Have it written down: which land, how long, how much, and who pays for water and power.',
        pa: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਜ਼ਮੀਨ, ਕੋਲਡ ਸਟੋਰ, ਗੋਦਾਮ, ਸ਼ੈੱਡ ਅਤੇ ਦੁਕਾਨਾਂ ਲਓ ਜਾਂ ਦਿਓ। ਲਿਖਤ ਜ਼ਰੂਰ ਕਰੋ: ਕਿਹੜੀ ਜ਼ਮੀਨ, ਕਿੰਨਾ ਸਮਾਂ, ਕਿੰਨੇ ਪੈਸੇ। ਪਾਣੀ ਅਤੇ ਬਿਜਲੀ ਦਾ ਖਰਚਾ ਕਿਸ ਦਾ, ਇਹ ਵੀ ਲਿਖੋ।',
        hi: 'पठानकोट में ज़मीन, कोल्ड स्टोर, गोदाम, शेड और दुकानें लें या दें। लिखा-पढ़ी ज़रूर करें: कौन सी ज़मीन, कितना समय, कितने पैसे। पानी और बिजली का खर्च किसका, यह भी लिखें।',
      },
    },
    { link: { to: '/lease-property', label: { en: 'See listings', pa: 'ਖਾਲੀ ਥਾਵਾਂ ਵੇਖੋ', hi: 'खाली जगहें देखें' } } },
    {
      heading: { en: 'Pesticides & Crop Protection', pa: 'ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ', hi: 'फ़सल की दवाएँ' },
      id: 'pesticides-crop-protection',
    },
    {
      text: {
        en: 'Bring a leaf or a photo first: often a trap is enough. If it must be a spray, read the colour on the pack. Red is the most poisonous, then yellow, blue and green.',
        pa: 'ਪਹਿਲਾਂ ਪੱਤਾ ਜਾਂ ਫ਼ੋਟੋ ਲਿਆਓ। ਕਈ ਵਾਰ ਟਰੈਪ ਲਾਉਣ ਨਾਲ ਹੀ ਸਰ ਜਾਂਦਾ ਹੈ। ਸਪਰੇਅ ਕਰਨੀ ਹੀ ਪਵੇ ਤਾਂ ਡੱਬੇ ਦਾ ਰੰਗ ਵੇਖੋ। ਲਾਲ ਸਭ ਤੋਂ ਜ਼ਹਿਰੀਲਾ, ਫਿਰ ਪੀਲਾ, ਨੀਲਾ ਅਤੇ ਹਰਾ।',
        hi: 'पहले पत्ता या फ़ोटो लाएँ। कई बार ट्रैप लगाने से ही काम चल जाता है। छिड़कना ही पड़े तो डिब्बे का रंग देखें। लाल सबसे ज़हरीला, फिर पीला, नीला और हरा।',
      },
    },
    {
      ask: {
        form: 'crop-advice',
        subject: 'pest-disease',
        label: { en: 'Ask about a pest', pa: 'ਕੀੜੇ ਬਾਰੇ ਪੁੱਛੋ', hi: 'कीड़े के बारे में पूछें' },
      },
    },
    {
      link: {
        to: '/pesticides-crop-protection',
        label: { en: 'See the products', pa: 'ਦਵਾਈਆਂ ਵੇਖੋ', hi: 'दवाएँ देखें' },
      },
    },
    { heading: { en: 'Fertilizers', pa: 'ਖਾਦ', hi: 'खाद' }, id: 'fertilizers' },
    {
      text: {
        en: 'Urea, DAP, potash, organic and liquid fertilizer. Test the soil once in two or three years and give what is missing. Urea goes in parts, not all at once.',
        pa: 'ਯੂਰੀਆ, ਡੀਏਪੀ, ਪੋਟਾਸ਼, ਜੈਵਿਕ ਅਤੇ ਤਰਲ ਖਾਦ। ਦੋ-ਤਿੰਨ ਸਾਲਾਂ ਵਿੱਚ ਇੱਕ ਵਾਰ ਮਿੱਟੀ ਪਰਖੋ। ਜੋ ਘਾਟ ਹੈ, ਉਹੀ ਪਾਓ। ਯੂਰੀਆ ਇੱਕੋ ਵਾਰ ਨਹੀਂ, ਕਿਸ਼ਤਾਂ ਵਿੱਚ ਪਾਓ।',
        hi: 'यूरिया, डीएपी, पोटाश, जैविक और तरल खाद। दो-तीन साल में एक बार मिट्टी जाँचें। जो कमी हो, वही डालें। यूरिया एक साथ नहीं, किस्तों में डालें।',
      },
    },
    {
      ask: {
        form: 'crop-advice',
        subject: 'nutrient',
        label: { en: 'Ask about fertilizer', pa: 'ਖਾਦ ਬਾਰੇ ਪੁੱਛੋ', hi: 'खाद के बारे में पूछें' },
      },
    },
    { link: { to: '/fertilizers', label: { en: 'See fertilizers', pa: 'ਖਾਦ ਵੇਖੋ', hi: 'खाद देखें' } } },
    {
      heading: { en: 'Agricultural Waste', pa: 'ਪਰਾਲੀ ਅਤੇ ਰਹਿੰਦ-ਖੂੰਹਦ', hi: 'पराली और फ़सल का कचरा' },
      id: 'agricultural-waste',
    },
    {
      text: {
        en: 'Straw that is burnt is fertilizer that goes up in smoke, and it is fined. There are better ways:',
        pa: 'ਪਰਾਲੀ ਸਾੜਨਾ ਖੇਤ ਦੀ ਖਾਦ ਸਾੜਨਾ ਹੈ, ਅਤੇ ਜੁਰਮਾਨਾ ਵੀ ਹੈ। ਹੋਰ ਰਾਹ ਹਨ:',
        hi: 'पराली जलाना खेत की खाद जलाना है, और जुर्माना भी है। दूसरे रास्ते हैं:',
      },
    },
    {
      list: [
        {
          en: 'Sow wheat into standing stubble with a Happy Seeder or Super Seeder.',
          pa: 'ਹੈਪੀ ਸੀਡਰ ਜਾਂ ਸੁਪਰ ਸੀਡਰ ਨਾਲ ਖੜ੍ਹੀ ਪਰਾਲੀ ਵਿੱਚ ਕਣਕ ਬੀਜੋ।',
          hi: 'हैप्पी सीडर या सुपर सीडर से खड़ी पराली में गेहूँ बोएँ।',
        },
        {
          en: 'Have it baled. Paper mills and power plants buy bales.',
          pa: 'ਬੇਲਰ ਨਾਲ ਗੰਢਾਂ ਬਣਵਾਓ। ਕਾਗਜ਼ ਅਤੇ ਬਿਜਲੀ ਦੇ ਕਾਰਖਾਨੇ ਖਰੀਦਦੇ ਹਨ।',
          hi: 'बेलर से गाँठें बनवाएँ। कागज़ और बिजली के कारखाने खरीदते हैं।',
        },
        {
          en: 'Compost it with dung, or use it as bedding for animals.',
          pa: 'ਗੋਹੇ ਨਾਲ ਰਲਾ ਕੇ ਖਾਦ ਬਣਾਓ, ਜਾਂ ਪਸ਼ੂਆਂ ਹੇਠ ਵਿਛਾਓ।',
          hi: 'गोबर के साथ खाद बनाएँ, या पशुओं के नीचे बिछाएँ।',
        },
      ],
    },
    { sources: ['strawRules'] },
    {
      ask: {
        form: 'expert-service',
        about: 'straw',
        label: { en: 'Ask about straw', pa: 'ਪਰਾਲੀ ਬਾਰੇ ਪੁੱਛੋ', hi: 'पराली के बारे में पूछें' },
      },
    },
    { heading: { en: 'Farm Equipment', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' }, id: 'farm-equipment' },
    {
      text: {
        en: 'Machines to rent or to buy, and people to hire. We contact you within 2 hours, while the centre is open.',
        pa: 'ਮਸ਼ੀਨਾਂ ਕਿਰਾਏ ’ਤੇ ਜਾਂ ਖਰੀਦਣ ਲਈ, ਅਤੇ ਮਜ਼ਦੂਰ। ਕੇਂਦਰ ਖੁੱਲ੍ਹਾ ਹੋਵੇ ਤਾਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਦੇ ਹਾਂ।',
        hi: 'मशीनें किराए पर या खरीदने के लिए, और मज़दूर। केंद्र खुला हो तो 2 घंटे में संपर्क करते हैं।',
      },
    },
    {
      table: {
        head: [
          { en: 'Published rates', pa: 'ਸਾਡੇ ਰੇਟ', hi: 'हमारे रेट' },
          { en: 'Rate', pa: 'ਰੇਟ', hi: 'रेट' },
        ],
        rows: ratesTable(),
      },
    },
    {
      link: { to: '/farm-equipment', label: { en: 'Book a machine', pa: 'ਮਸ਼ੀਨ ਬੁੱਕ ਕਰੋ', hi: 'मशीन बुक करें' } },
    },
  ],
})
