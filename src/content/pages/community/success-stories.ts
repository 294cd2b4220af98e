import type { Block } from '#src/content/page.ts'

const example = { en: 'A worked example', pa: 'ਮਿਸਾਲ, ਸਾਡਾ ਹਿਸਾਬ', hi: 'मिसाल, हमारा हिसाब' }
const before = { en: 'Before', pa: 'ਪਹਿਲਾਂ', hi: 'पहले' }
const after = { en: 'After', pa: 'ਬਾਅਦ ਵਿੱਚ', hi: 'बाद में' }
const left = { en: 'What is left', pa: 'ਕੀ ਬਚਿਆ', hi: 'क्या बचा' }

/** Three fictional farms as examples; every card says so. */
export const successStories: readonly Block[] = [
  {
    heading: { en: 'Worked success stories', pa: 'ਕਾਮਯਾਬੀ ਦੀਆਂ ਮਿਸਾਲਾਂ', hi: 'कामयाबी की मिसालें' },
    id: 'success-stories',
  },
  {
    text: {
      en: 'These three farms are not real people. We worked them out with prices that are usual here, so that you can put in your own numbers. When neighbours let us tell their story, we will write it here with their name.',
      pa: 'ਇਹ ਤਿੰਨ ਕਿਸਾਨ ਅਸਲੀ ਨਹੀਂ ਹਨ। ਅਸੀਂ ਇੱਥੋਂ ਦੇ ਆਮ ਭਾਅ ਨਾਲ ਹਿਸਾਬ ਲਾਇਆ ਹੈ। ਤੁਸੀਂ ਆਪਣੇ ਅੰਕੜੇ ਪਾ ਕੇ ਵੇਖ ਸਕਦੇ ਹੋ। ਜਦੋਂ ਕੋਈ ਗੁਆਂਢੀ ਆਪਣੀ ਗੱਲ ਦੱਸੇਗਾ, ਉਸ ਦੇ ਨਾਮ ਨਾਲ ਲਿਖਾਂਗੇ।',
      hi: 'ये तीन किसान असली नहीं हैं। हमने यहाँ के चलते भाव से हिसाब लगाया है। आप अपने आँकड़े डालकर देख सकते हैं। जब कोई पड़ोसी अपनी बात बताएगा, उसके नाम से लिखेंगे।',
    },
  },
  {
    cards: [
      {
        pictogram: 'straw',
        badge: example,
        title: {
          en: '5 acres of wheat, sown into the straw',
          pa: '5 ਏਕੜ ਕਣਕ, ਪਰਾਲੀ ਵਿੱਚ ਬੀਜੀ',
          hi: '5 एकड़ गेहूँ, पराली में बोया',
        },
        facts: [
          {
            label: before,
            text: {
              en: 'Straw burnt, two harrowings, one rotavator, then the drill: about ₹4,000 an acre',
              pa: 'ਪਰਾਲੀ ਸਾੜੀ, ਤਵੀਆਂ ਦੋ ਵਾਰ, ਰੋਟਾਵੇਟਰ, ਫਿਰ ਡਰਿੱਲ: ਪ੍ਰਤੀ ਏਕੜ ਲਗਭਗ ₹4,000',
              hi: 'पराली जलाई, हैरो दो बार, रोटावेटर, फिर ड्रिल: प्रति एकड़ लगभग ₹4,000',
            },
          },
          {
            label: after,
            text: {
              en: 'Happy Seeder hired in one pass: about ₹2,000 an acre',
              pa: 'ਕਿਰਾਏ ਦਾ ਹੈਪੀ ਸੀਡਰ, ਇੱਕੋ ਗੇੜਾ: ਪ੍ਰਤੀ ਏਕੜ ਲਗਭਗ ₹2,000',
              hi: 'किराए का हैप्पी सीडर, एक ही चक्कर: प्रति एकड़ लगभग ₹2,000',
            },
          },
          {
            label: left,
            text: {
              en: '₹10,000 in the first season, and the potash of the straw in the soil',
              pa: 'ਪਹਿਲੇ ਹੀ ਸੀਜ਼ਨ ₹10,000, ਅਤੇ ਪਰਾਲੀ ਦਾ ਪੋਟਾਸ਼ ਮਿੱਟੀ ਵਿੱਚ',
              hi: 'पहले ही सीज़न ₹10,000, और पराली का पोटाश मिट्टी में',
            },
          },
        ],
        more: { to: '/blog/straw-without-fire', label: { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' } },
      },
      {
        pictogram: 'buffalo',
        badge: example,
        title: {
          en: 'Four buffaloes, tested every fortnight',
          pa: 'ਚਾਰ ਮੱਝਾਂ, ਹਰ ਪੰਦਰਾਂ ਦਿਨ ਪਰਖ',
          hi: 'चार भैंसें, हर पंद्रह दिन जाँच',
        },
        facts: [
          {
            label: before,
            text: {
              en: 'Hidden mastitis in one of four: 1.5 litres a day less, nobody noticed',
              pa: 'ਚਾਰਾਂ ਵਿੱਚੋਂ ਇੱਕ ਨੂੰ ਲੁਕਵੀਂ ਸੋਜ। ਰੋਜ਼ ਡੇਢ ਲੀਟਰ ਘੱਟ, ਪਤਾ ਹੀ ਨਹੀਂ ਲੱਗਾ',
              hi: 'चार में से एक को छिपा थनैला। रोज़ डेढ़ लीटर कम, पता ही नहीं चला',
            },
          },
          {
            label: after,
            text: {
              en: 'A test liquid for a few hundred rupees, teats dipped after milking, the vet called early',
              pa: 'ਕੁਝ ਸੌ ਰੁਪਏ ਦੀ ਪਰਖ ਦਵਾਈ। ਚੁਆਈ ਮਗਰੋਂ ਥਣ ਦਵਾਈ ਵਿੱਚ ਡੋਬੇ, ਡਾਕਟਰ ਵੇਲੇ ਸਿਰ ਸੱਦਿਆ',
              hi: 'कुछ सौ रुपये की जाँच दवा। दुहने के बाद थन दवा में डुबोए, डॉक्टर समय पर बुलाया',
            },
          },
          {
            label: left,
            text: {
              en: '1.5 litres at ₹60 for 200 days: ₹18,000',
              pa: '₹60 ਲੀਟਰ ਦੇ ਭਾਅ 200 ਦਿਨ ਡੇਢ ਲੀਟਰ: ₹18,000',
              hi: '₹60 लीटर के भाव 200 दिन डेढ़ लीटर: ₹18,000',
            },
          },
        ],
        more: { to: '/blog/clean-milk-and-mastitis', label: { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' } },
      },
      {
        pictogram: 'fruits',
        badge: example,
        title: { en: 'One acre of litchi on drip', pa: 'ਇੱਕ ਏਕੜ ਲੀਚੀ, ਡਰਿੱਪ ਨਾਲ', hi: 'एक एकड़ लीची, ड्रिप पर' },
        facts: [
          {
            label: before,
            text: {
              en: 'Basins flooded, one fruit in five cracked in the hot wind of May',
              pa: 'ਦੌਰਾਂ ਵਿੱਚ ਖੁੱਲ੍ਹਾ ਪਾਣੀ। ਮਈ ਦੀ ਲੂ ਵਿੱਚ ਪੰਜਾਂ ਵਿੱਚੋਂ ਇੱਕ ਫਲ ਪਾਟਿਆ',
              hi: 'थाले में खुला पानी। मई की लू में पाँच में एक फल फटा',
            },
          },
          {
            label: after,
            text: {
              en: 'Drip and mulch keep the root evenly moist, one fruit in ten cracks',
              pa: 'ਡਰਿੱਪ ਅਤੇ ਪਰਾਲੀ ਦੀ ਤਹਿ ਨਾਲ ਜੜ੍ਹ ਇਕਸਾਰ ਗਿੱਲੀ। ਦਸਾਂ ਵਿੱਚੋਂ ਇੱਕ ਫਲ ਪਾਟਿਆ',
              hi: 'ड्रिप और पराली की परत से जड़ में एक सी नमी। दस में एक फल फटा',
            },
          },
          {
            label: left,
            text: {
              en: 'On 30 quintals at ₹80 a kilo: about ₹24,000 a year, besides half the water',
              pa: '30 ਕੁਇੰਟਲ ਉੱਤੇ, ₹80 ਕਿਲੋ ਦੇ ਭਾਅ: ਸਾਲ ਦੇ ਲਗਭਗ ₹24,000। ਪਾਣੀ ਵੀ ਅੱਧਾ',
              hi: '30 क्विंटल पर, ₹80 किलो के भाव: साल के लगभग ₹24,000। पानी भी आधा',
            },
          },
        ],
        more: { to: '/blog/drip-in-litchi-and-vegetables', label: { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' } },
      },
    ],
  },
  { sources: ['estimate'] },
]
