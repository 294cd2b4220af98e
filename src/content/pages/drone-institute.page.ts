import { cardsOf, some } from '#src/content/offer-cards.ts'
import { certificationPrograms } from '#src/content/offers/certification.ts'
import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    id: 'drone-spraying',
    below: '/rental',
    title: { en: 'Drone Spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' },
    line: {
      en: '₹450 to ₹700 an acre, chemicals extra',
      pa: '₹450 ਤੋਂ ₹700 ਪ੍ਰਤੀ ਏਕੜ, ਦਵਾਈ ਵੱਖਰੀ',
      hi: '₹450 से ₹700 प्रति एकड़, दवा अलग',
    },
    pictogram: 'drone',
    group: 'machines',
    place: 30,
    search: 'drone dron spray sprey chhidkav udne daron saparea chidakav',
  },
  {
    line: {
      en: 'Learn to fly a drone and get certified',
      pa: 'ਡਰੋਨ ਉਡਾਉਣਾ ਸਿੱਖੋ, ਸਰਟੀਫ਼ਿਕੇਟ ਲਓ',
      hi: 'ड्रोन उड़ाना सीखें, सर्टिफ़िकेट लें',
    },
    group: 'learn',
    place: 30,
    unfolds: [],
    search: 'drone dron pilot training institute daron',
  },
]

export default definePage({
  title: { en: 'Drone Institute', pa: 'ਡਰੋਨ ਸਿਖਲਾਈ ਕੇਂਦਰ', hi: 'ड्रोन ट्रेनिंग केंद्र' },
  description: {
    en: 'Learn to fly farm drones in Sarna and get certified. Have fields sprayed from ₹450 an acre. Get help with drones.',
    pa: 'ਸਰਨਾ ਵਿੱਚ ਖੇਤੀ ਡਰੋਨ ਚਲਾਉਣਾ ਸਿੱਖੋ, ਸਰਟੀਫ਼ਿਕੇਟ ਲਓ। ₹450 ਪ੍ਰਤੀ ਏਕੜ ਤੋਂ ਸਪਰੇਅ ਕਰਵਾਓ। ਡਰੋਨ ਲਈ ਮਦਦ ਲਓ।',
    hi: 'सरना में खेती का ड्रोन चलाना सीखें, सर्टिफ़िकेट लें। ₹450 प्रति एकड़ से छिड़काव कराएँ। ड्रोन के लिए मदद लें।',
  },
  intro: {
    en: 'Learn, get certified, or have it done.',
    pa: 'ਸਿੱਖੋ, ਸਰਟੀਫ਼ਿਕੇਟ ਲਓ, ਜਾਂ ਸਾਡੇ ਤੋਂ ਕਰਵਾਓ।',
    hi: 'सीखें, सर्टिफ़िकेट लें, या हमसे करवाएँ।',
  },
  pictogram: 'drone',
  picture: 'heads/drone-institute',
  updated: '2026-11-21',
  parts: ['training', 'certification', 'rental', 'support'],
  blocks: [
    { heading: { en: 'Drone Training', pa: 'ਡਰੋਨ ਦੀ ਸਿਖਲਾਈ', hi: 'ड्रोन की ट्रेनिंग' }, id: 'training' },
    {
      text: {
        en: 'From the first lift-off to a clean spraying line. You learn on our drones. You need none of your own.',
        pa: 'ਪਹਿਲੀ ਉਡਾਣ ਤੋਂ ਸਿੱਧੀ ਸਪਰੇਅ ਲਾਈਨ ਤੱਕ। ਸਿਖਲਾਈ ਸਾਡੇ ਡਰੋਨਾਂ ਉੱਤੇ ਹੁੰਦੀ ਹੈ, ਆਪਣਾ ਡਰੋਨ ਨਹੀਂ ਚਾਹੀਦਾ।',
        hi: 'पहली उड़ान से सीधी छिड़काव लाइन तक। ट्रेनिंग हमारे ड्रोन पर होती है, अपना ड्रोन नहीं चाहिए।',
      },
    },
    {
      cards: [
        {
          pictogram: 'paper',
          title: { en: 'Rules and Weather', pa: 'ਨਿਯਮ ਅਤੇ ਮੌਸਮ', hi: 'नियम और मौसम' },
          modules: [
            {
              en: 'Where and how high you may fly',
              pa: 'ਕਿੱਥੇ ਅਤੇ ਕਿੰਨਾ ਉੱਚਾ ਉਡਾ ਸਕਦੇ ਹਾਂ',
              hi: 'कहाँ और कितना ऊँचा उड़ा सकते हैं',
            },
            { en: 'Wind, heat and rain', pa: 'ਹਵਾ, ਗਰਮੀ ਅਤੇ ਮੀਂਹ', hi: 'हवा, गर्मी और बारिश' },
            {
              en: 'What to do when something fails',
              pa: 'ਖਰਾਬੀ ਪੈਣ ਉੱਤੇ ਕੀ ਕਰਨਾ ਹੈ',
              hi: 'खराबी आने पर क्या करना है',
            },
          ],
        },
        {
          pictogram: 'drone',
          title: { en: 'Flying', pa: 'ਉਡਾਉਣਾ', hi: 'उड़ाना' },
          modules: [
            { en: 'On the simulator first', pa: 'ਪਹਿਲਾਂ ਕੰਪਿਊਟਰ ਉੱਤੇ', hi: 'पहले कंप्यूटर पर' },
            { en: 'By hand over the open field', pa: 'ਖੁੱਲ੍ਹੇ ਖੇਤ ਉੱਤੇ ਹੱਥੀਂ', hi: 'खुले खेत पर हाथ से' },
            { en: 'Along a planned line', pa: 'ਤੈਅ ਕੀਤੀ ਲਾਈਨ ਉੱਤੇ', hi: 'तय की गई लाइन पर' },
          ],
        },
        {
          pictogram: 'pesticide',
          title: { en: 'Spraying', pa: 'ਸਪਰੇਅ', hi: 'छिड़काव' },
          modules: [
            {
              en: 'Mixing and filling safely',
              pa: 'ਦਵਾਈ ਸਾਵਧਾਨੀ ਨਾਲ ਘੋਲਣੀ ਅਤੇ ਭਰਨੀ',
              hi: 'दवा सावधानी से घोलना और भरना',
            },
            { en: 'Height, speed and nozzle', pa: 'ਉਚਾਈ, ਰਫ਼ਤਾਰ ਅਤੇ ਨੋਜ਼ਲ', hi: 'ऊँचाई, रफ़्तार और नोज़ल' },
            {
              en: 'Keeping away from houses, ponds and bees',
              pa: 'ਘਰ, ਛੱਪੜ ਅਤੇ ਮਧੂ-ਮੱਖੀਆਂ ਤੋਂ ਦੂਰ',
              hi: 'घर, तालाब और मधुमक्खियों से दूर',
            },
          ],
        },
      ],
    },
    {
      heading: { en: 'Drone Certification', pa: 'ਡਰੋਨ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'ड्रोन का सर्टिफ़िकेट' },
      id: 'certification',
    },
    {
      text: {
        en: 'To spray for others you need the Remote Pilot Certificate, which only training places authorised by the DGCA can give. Our program prepares you for it.',
        pa: 'ਦੂਜਿਆਂ ਲਈ ਸਪਰੇਅ ਕਰਨ ਵਾਸਤੇ ਰਿਮੋਟ ਪਾਇਲਟ ਸਰਟੀਫ਼ਿਕੇਟ ਚਾਹੀਦਾ ਹੈ। ਉਹ ਸਿਰਫ਼ DGCA ਤੋਂ ਮਨਜ਼ੂਰ ਸਿਖਲਾਈ ਕੇਂਦਰ ਦਿੰਦੇ ਹਨ। ਸਾਡਾ ਕੋਰਸ ਉਸ ਦੀ ਤਿਆਰੀ ਕਰਵਾਉਂਦਾ ਹੈ।',
        hi: 'दूसरों के लिए छिड़काव करने को रिमोट पायलट सर्टिफ़िकेट चाहिए। वह सिर्फ़ DGCA से मंज़ूर ट्रेनिंग केंद्र देते हैं। हमारा कोर्स उसकी तैयारी कराता है।',
      },
    },
    {
      list: [
        {
          en: 'At least 18 years old, with the 10th class passed.',
          pa: 'ਉਮਰ ਘੱਟੋ-ਘੱਟ 18 ਸਾਲ, ਦਸਵੀਂ ਪਾਸ।',
          hi: 'उम्र कम से कम 18 साल, दसवीं पास।',
        },
        {
          en: 'Aadhaar or another government identity card.',
          pa: 'ਆਧਾਰ ਜਾਂ ਕੋਈ ਹੋਰ ਸਰਕਾਰੀ ਪਛਾਣ ਪੱਤਰ।',
          hi: 'आधार या कोई और सरकारी पहचान पत्र।',
        },
        {
          en: 'Confirm the rules of the day with the DGCA.',
          pa: 'ਅੱਜ ਦੇ ਨਿਯਮ DGCA ਤੋਂ ਪੱਕੇ ਕਰੋ।',
          hi: 'आज के नियम DGCA से पक्के करें।',
        },
      ],
    },
    {
      cards: cardsOf(
        some(certificationPrograms, 'drone-operations'),
        'certification-enrollment',
        { en: 'Enroll Now', pa: 'ਦਾਖਲਾ ਲਓ', hi: 'दाखिला लें' },
        { 'drone-operations': { pictogram: 'certificate' } },
      ),
    },
    { sources: ['droneRules'] },
    { heading: { en: 'Drone Spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' }, id: 'rental' },
    {
      text: {
        en: 'We come with drone and pilot: ₹450 to ₹700 an acre, chemicals extra. An acre takes about ten minutes, also where the field is too wet to walk.',
        pa: 'ਅਸੀਂ ਡਰੋਨ ਅਤੇ ਪਾਇਲਟ ਲੈ ਕੇ ਆਉਂਦੇ ਹਾਂ। ₹450 ਤੋਂ ₹700 ਪ੍ਰਤੀ ਏਕੜ, ਦਵਾਈ ਵੱਖਰੀ। ਇੱਕ ਏਕੜ ਨੂੰ ਦਸ ਕੁ ਮਿੰਟ ਲੱਗਦੇ ਹਨ, ਗਿੱਲੇ ਖੇਤ ਵਿੱਚ ਵੀ।',
        hi: 'हम ड्रोन और पायलट लेकर आते हैं। ₹450 से ₹700 प्रति एकड़, दवा अलग। एक एकड़ में करीब दस मिनट लगते हैं, गीले खेत में भी।',
      },
    },
    {
      list: [
        {
          en: 'Tell the neighbours, and keep animals and children away that day.',
          pa: 'ਗੁਆਂਢੀਆਂ ਨੂੰ ਦੱਸੋ, ਉਸ ਦਿਨ ਪਸ਼ੂ ਅਤੇ ਬੱਚੇ ਦੂਰ ਰੱਖੋ।',
          hi: 'पड़ोसियों को बताएँ, उस दिन पशु और बच्चे दूर रखें।',
        },
        {
          en: 'No spraying in wind or before rain: we call and move the day.',
          pa: 'ਹਵਾ ਵਿੱਚ ਜਾਂ ਮੀਂਹ ਤੋਂ ਪਹਿਲਾਂ ਸਪਰੇਅ ਨਹੀਂ ਕਰਦੇ। ਅਸੀਂ ਫ਼ੋਨ ਕਰਕੇ ਦਿਨ ਬਦਲ ਲੈਂਦੇ ਹਾਂ।',
          hi: 'हवा में या बारिश से पहले छिड़काव नहीं करते। हम फ़ोन करके दिन बदल लेते हैं।',
        },
        {
          en: 'Near the border and the Pathankot airfield drones need permission. We look at the map first and tell you.',
          pa: 'ਸਰਹੱਦ ਅਤੇ ਪਠਾਨਕੋਟ ਹਵਾਈ ਅੱਡੇ ਨੇੜੇ ਡਰੋਨ ਲਈ ਮਨਜ਼ੂਰੀ ਚਾਹੀਦੀ ਹੈ। ਅਸੀਂ ਪਹਿਲਾਂ ਨਕਸ਼ਾ ਵੇਖ ਕੇ ਦੱਸਦੇ ਹਾਂ।',
          hi: 'सरहद और पठानकोट हवाई अड्डे के पास ड्रोन को मंज़ूरी चाहिए। हम पहले नक्शा देखकर बताते हैं।',
        },
      ],
    },
    {
      ask: {
        form: 'expert-service',
        about: 'drone-spraying',
        label: { en: 'Ask for Drone Spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ ਮੰਗਵਾਓ', hi: 'ड्रोन छिड़काव मँगवाएँ' },
      },
    },
    { heading: { en: 'Drone Support', pa: 'ਡਰੋਨ ਲਈ ਮਦਦ', hi: 'ड्रोन के लिए मदद' }, id: 'support' },
    {
      text: {
        en: 'Do you have a drone? We look after batteries, nozzles and motors, keep papers in order, and help by phone from the field.',
        pa: 'ਤੁਹਾਡੇ ਕੋਲ ਆਪਣਾ ਡਰੋਨ ਹੈ? ਬੈਟਰੀ, ਨੋਜ਼ਲ ਅਤੇ ਮੋਟਰ ਦੀ ਸਾਂਭ-ਸੰਭਾਲ ਅਸੀਂ ਕਰਦੇ ਹਾਂ। ਕਾਗਜ਼ ਪੂਰੇ ਰੱਖਦੇ ਹਾਂ ਅਤੇ ਖੇਤ ਵਿੱਚੋਂ ਫ਼ੋਨ ਉੱਤੇ ਮਦਦ ਦਿੰਦੇ ਹਾਂ।',
        hi: 'आपके पास अपना ड्रोन है? बैटरी, नोज़ल और मोटर की देखरेख हम करते हैं। कागज़ पूरे रखते हैं और खेत से फ़ोन पर मदद देते हैं।',
      },
    },
    {
      list: [
        {
          en: 'Never charge a hot battery, and never leave one charging alone.',
          pa: 'ਗਰਮ ਬੈਟਰੀ ਚਾਰਜ ਨਾ ਕਰੋ, ਅਤੇ ਚਾਰਜ ਹੁੰਦੀ ਛੱਡ ਕੇ ਨਾ ਜਾਓ।',
          hi: 'गरम बैटरी चार्ज न करें, और चार्ज होती छोड़कर न जाएँ।',
        },
        {
          en: 'Rinse tank and nozzles three times after each spray.',
          pa: 'ਹਰ ਸਪਰੇਅ ਤੋਂ ਬਾਅਦ ਟੈਂਕੀ ਅਤੇ ਨੋਜ਼ਲ ਤਿੰਨ ਵਾਰ ਧੋਵੋ।',
          hi: 'हर छिड़काव के बाद टंकी और नोज़ल तीन बार धोएँ।',
        },
        {
          en: 'Write down each flight: date, field, chemical, acres.',
          pa: 'ਹਰ ਉਡਾਣ ਲਿਖੋ: ਤਾਰੀਖ, ਖੇਤ, ਦਵਾਈ, ਏਕੜ।',
          hi: 'हर उड़ान लिखें: तारीख, खेत, दवा, एकड़।',
        },
      ],
    },
    { ways: ['supportPhone', 'trainingEmail'] },
  ],
})
