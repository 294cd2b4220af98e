import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'What our work changes, here and beyond',
      pa: 'ਸਾਡੇ ਕੰਮ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ',
      hi: 'हमारे काम से क्या बदलता है',
    },
    group: 'centre',
    place: 10,
  },
]

export default definePage({
  title: { en: 'Global Impact', pa: 'ਸਾਡਾ ਅਸਰ', hi: 'हमारा असर' },
  description: {
    en: 'What a hundred small farms near Pathankot can change in water, air and food: the sums, openly.',
    pa: 'ਪਠਾਨਕੋਟ ਦੇ ਸੌ ਛੋਟੇ ਕਿਸਾਨ ਕਿੰਨਾ ਫ਼ਰਕ ਪਾ ਸਕਦੇ ਹਨ। ਪਾਣੀ, ਹਵਾ ਅਤੇ ਅਨਾਜ ਦਾ ਖੁੱਲ੍ਹਾ ਹਿਸਾਬ।',
    hi: 'पठानकोट के सौ छोटे किसान कितना फ़र्क ला सकते हैं। पानी, हवा और अनाज का खुला हिसाब।',
  },
  intro: {
    en: 'One field changes little. A hundred fields change the air of a district.',
    pa: 'ਇੱਕ ਖੇਤ ਨਾਲ ਥੋੜ੍ਹਾ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ। ਸੌ ਖੇਤਾਂ ਨਾਲ ਜ਼ਿਲ੍ਹੇ ਦੀ ਹਵਾ ਬਦਲਦੀ ਹੈ।',
    hi: 'एक खेत से थोड़ा फ़र्क पड़ता है। सौ खेतों से ज़िले की हवा बदलती है।',
  },
  pictogram: 'globe',
  picture: 'heads/global-impact',
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'The sums', pa: 'ਹਿਸਾਬ', hi: 'हिसाब' }, id: 'reckoning' },
    {
      text: {
        en: 'We took a farm of five acres, paddy and then wheat, and worked out what changes in a year. These are estimates, not measurements, and no count of our customers.',
        pa: 'ਅਸੀਂ ਪੰਜ ਏਕੜ ਦੀ ਖੇਤੀ ਮੰਨੀ, ਪਹਿਲਾਂ ਝੋਨਾ ਫਿਰ ਕਣਕ। ਇੱਕ ਸਾਲ ਦਾ ਹਿਸਾਬ ਲਾਇਆ। ਇਹ ਅੰਦਾਜ਼ੇ ਹਨ, ਮਾਪੇ ਹੋਏ ਅੰਕੜੇ ਨਹੀਂ। ਇਹ ਸਾਡੇ ਗਾਹਕਾਂ ਦੀ ਗਿਣਤੀ ਵੀ ਨਹੀਂ।',
        hi: 'हमने पाँच एकड़ की खेती मानी, पहले धान फिर गेहूँ। एक साल का हिसाब लगाया। ये अंदाज़े हैं, नापे हुए आँकड़े नहीं। यह हमारे ग्राहकों की गिनती भी नहीं है।',
      },
    },
    {
      table: {
        head: [
          { en: 'What changes', pa: 'ਕੀ ਬਦਲਦਾ ਹੈ', hi: 'क्या बदलता है' },
          { en: 'One farm', pa: 'ਇੱਕ ਕਿਸਾਨ', hi: 'एक किसान' },
          { en: 'A hundred farms', pa: 'ਸੌ ਕਿਸਾਨ', hi: 'सौ किसान' },
        ],
        rows: [
          [
            { en: 'Straw that is not burnt', pa: 'ਪਰਾਲੀ ਜੋ ਨਹੀਂ ਸੜੀ', hi: 'पराली जो नहीं जली' },
            { en: '125 quintals', pa: '125 ਕੁਇੰਟਲ', hi: '125 क्विंटल' },
            { en: '12,500 quintals', pa: '12,500 ਕੁਇੰਟਲ', hi: '12,500 क्विंटल' },
          ],
          [
            { en: 'Potash that stays in the soil', pa: 'ਪੋਟਾਸ਼ ਜੋ ਮਿੱਟੀ ਵਿੱਚ ਰਿਹਾ', hi: 'पोटाश जो मिट्टी में रहा' },
            { en: 'about 300 kg', pa: 'ਲਗਭਗ 300 ਕਿਲੋ', hi: 'लगभग 300 किलो' },
            { en: 'about 30,000 kg', pa: 'ਲਗਭਗ 30,000 ਕਿਲੋ', hi: 'लगभग 30,000 किलो' },
          ],
          [
            {
              en: 'Diesel saved by sowing in one pass',
              pa: 'ਇੱਕੋ ਗੇੜੇ ਦੀ ਬਿਜਾਈ ਨਾਲ ਬਚਿਆ ਡੀਜ਼ਲ',
              hi: 'एक चक्कर की बुवाई से बचा डीज़ल',
            },
            { en: 'about 60 litres', pa: 'ਲਗਭਗ 60 ਲੀਟਰ', hi: 'लगभग 60 लीटर' },
            { en: 'about 6,000 litres', pa: 'ਲਗਭਗ 6,000 ਲੀਟਰ', hi: 'लगभग 6,000 लीटर' },
          ],
          [
            {
              en: 'Urea saved with the leaf colour chart',
              pa: 'ਪੱਤਾ ਰੰਗ ਚਾਰਟ ਨਾਲ ਬਚਿਆ ਯੂਰੀਆ',
              hi: 'पत्ती रंग चार्ट से बचा यूरिया',
            },
            { en: '5 bags', pa: '5 ਬੋਰੀਆਂ', hi: '5 बोरी' },
            { en: '500 bags', pa: '500 ਬੋਰੀਆਂ', hi: '500 बोरी' },
          ],
        ],
      },
    },
    {
      text: {
        en: 'Per acre: 25 quintals of straw, 12 litres of diesel, one bag of urea. Ten quintals of straw hold 25 kg of potash.',
        pa: 'ਇੱਕ ਏਕੜ ਵਿੱਚ 25 ਕੁਇੰਟਲ ਪਰਾਲੀ, 12 ਲੀਟਰ ਡੀਜ਼ਲ, ਇੱਕ ਬੋਰੀ ਯੂਰੀਆ। ਦਸ ਕੁਇੰਟਲ ਪਰਾਲੀ ਵਿੱਚ 25 ਕਿਲੋ ਪੋਟਾਸ਼।',
        hi: 'एक एकड़ में 25 क्विंटल पराली, 12 लीटर डीज़ल, एक बोरी यूरिया। दस क्विंटल पराली में 25 किलो पोटाश।',
      },
    },
    { sources: ['pau', 'estimate'] },
    { heading: { en: 'Who notices', pa: 'ਫ਼ਰਕ ਕਿਸ ਨੂੰ ਪੈਂਦਾ ਹੈ', hi: 'फ़र्क किसे पड़ता है' }, id: 'who-notices' },
    {
      list: [
        {
          en: 'The children, who cough less in November.',
          pa: 'ਬੱਚਿਆਂ ਨੂੰ, ਜੋ ਨਵੰਬਰ ਵਿੱਚ ਘੱਟ ਖੰਘਦੇ ਹਨ।',
          hi: 'बच्चों को, जो नवंबर में कम खाँसते हैं।',
        },
        {
          en: 'The village below, whose hand pump keeps its water when we pump less, and cleaner when less urea washes down.',
          pa: 'ਹੇਠਲੇ ਪਿੰਡ ਨੂੰ। ਅਸੀਂ ਘੱਟ ਪਾਣੀ ਕੱਢੀਏ ਤਾਂ ਉਨ੍ਹਾਂ ਦਾ ਨਲਕਾ ਨਹੀਂ ਸੁੱਕਦਾ। ਯੂਰੀਆ ਘੱਟ ਰੁੜ੍ਹੇ ਤਾਂ ਪਾਣੀ ਸਾਫ਼ ਰਹਿੰਦਾ ਹੈ।',
          hi: 'नीचे के गाँव को। हम कम पानी निकालें तो उनका नलका नहीं सूखता। यूरिया कम बहे तो पानी साफ़ रहता है।',
        },
        {
          en: 'The one who eats: Pathankot’s litchi and Punjab’s wheat travel far, and clean food keeps its buyers.',
          pa: 'ਖਾਣ ਵਾਲੇ ਨੂੰ। ਪਠਾਨਕੋਟ ਦੀ ਲੀਚੀ ਅਤੇ ਪੰਜਾਬ ਦੀ ਕਣਕ ਦੂਰ ਤੱਕ ਜਾਂਦੀ ਹੈ। ਸਾਫ਼ ਮਾਲ ਦਾ ਗਾਹਕ ਪੱਕਾ ਰਹਿੰਦਾ ਹੈ।',
          hi: 'खाने वाले को। पठानकोट की लीची और पंजाब का गेहूँ दूर तक जाता है। साफ़ माल का ग्राहक पक्का रहता है।',
        },
      ],
    },
    { heading: { en: 'Begin with one', pa: 'ਇੱਕ ਗੱਲ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ', hi: 'एक बात से शुरू करें' }, id: 'begin' },
    {
      cards: [
        {
          pictogram: 'leaf',
          title: { en: 'Sustainability', pa: 'ਕੁਦਰਤ ਦੀ ਸੰਭਾਲ', hi: 'कुदरत की देखभाल' },
          text: {
            en: 'Smoke, water, diesel and what is thrown away.',
            pa: 'ਧੂੰਆਂ, ਪਾਣੀ, ਡੀਜ਼ਲ ਅਤੇ ਜੋ ਚੀਜ਼ਾਂ ਸੁੱਟ ਦਿੰਦੇ ਹਾਂ।',
            hi: 'धुआँ, पानी, डीज़ल और जो चीज़ें फेंक देते हैं।',
          },
          more: { to: '/sustainability', label: { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' } },
        },
        {
          pictogram: 'community',
          title: { en: 'Community', pa: 'ਕਿਸਾਨ ਭਾਈਚਾਰਾ', hi: 'किसान भाईचारा' },
          text: {
            en: 'Meetings, groups and whom to ask.',
            pa: 'ਮੀਟਿੰਗਾਂ, ਗਰੁੱਪ ਅਤੇ ਪੁੱਛਣ ਦੀਆਂ ਥਾਵਾਂ।',
            hi: 'बैठकें, ग्रुप और पूछने की जगहें।',
          },
          more: { to: '/community', label: { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' } },
        },
        {
          pictogram: 'idea',
          title: { en: 'Innovation', pa: 'ਨਵੀਂ ਤਕਨੀਕ', hi: 'नई तकनीक' },
          text: {
            en: 'Which new tools pay for a small farm.',
            pa: 'ਛੋਟੀ ਖੇਤੀ ਲਈ ਕਿਹੜੇ ਨਵੇਂ ਸੰਦ ਠੀਕ ਹਨ।',
            hi: 'छोटी खेती के लिए कौन से नए औज़ार ठीक हैं।',
          },
          more: { to: '/innovation', label: { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' } },
        },
      ],
    },
    { ask: { form: 'contact', label: { en: 'Send us a Message', pa: 'ਸਾਨੂੰ ਸੁਨੇਹਾ ਲਿਖੋ', hi: 'हमें संदेश लिखें' } } },
  ],
})
