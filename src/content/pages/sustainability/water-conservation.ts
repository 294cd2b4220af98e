import type { Block } from '#src/content/page.ts'

/** Water from the canal, the tubewell and the rain of the kandi, and how to use less of it. */
export const waterConservation: readonly Block[] = [
  { heading: { en: 'Water conservation', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' }, id: 'water-conservation' },
  {
    text: {
      en: 'Below the UBDC canal water comes by turn. In the kandi it comes with the rain and runs off into the Chakki and the Ravi. Both ask the same: hold it, and give it where the root is.',
      pa: 'ਯੂਬੀਡੀਸੀ ਨਹਿਰ ਹੇਠ ਪਾਣੀ ਵਾਰੀ ਨਾਲ ਮਿਲਦਾ ਹੈ। ਕੰਢੀ ਵਿੱਚ ਮੀਂਹ ਦਾ ਪਾਣੀ ਚੱਕੀ ਅਤੇ ਰਾਵੀ ਵਿੱਚ ਰੁੜ੍ਹ ਜਾਂਦਾ ਹੈ। ਦੋਵੇਂ ਥਾਂ ਗੱਲ ਇੱਕੋ ਹੈ: ਪਾਣੀ ਰੋਕੋ ਅਤੇ ਜੜ੍ਹ ਤੱਕ ਪਹੁੰਚਾਓ।',
      hi: 'यूबीडीसी नहर के नीचे पानी बारी से मिलता है। कंडी में बारिश का पानी चक्की और रावी में बह जाता है। दोनों जगह बात एक ही है: पानी रोकें और जड़ तक पहुँचाएँ।',
    },
  },
  {
    cards: [
      {
        pictogram: 'tractor',
        title: { en: 'Level the field by laser', pa: 'ਲੇਜ਼ਰ ਨਾਲ ਖੇਤ ਪੱਧਰਾ ਕਰੋ', hi: 'लेज़र से खेत लेवल करें' },
        text: {
          en: 'Saves about a fifth of the water, and the crop comes up even. Once in three or four years is enough. Best in May, when fields are empty.',
          pa: 'ਪਾਣੀ ਦਾ ਲਗਭਗ ਪੰਜਵਾਂ ਹਿੱਸਾ ਬਚਦਾ ਹੈ ਅਤੇ ਫ਼ਸਲ ਇਕਸਾਰ ਹੁੰਦੀ ਹੈ। ਤਿੰਨ-ਚਾਰ ਸਾਲਾਂ ਵਿੱਚ ਇੱਕ ਵਾਰ ਕਾਫ਼ੀ ਹੈ। ਮਈ ਵਿੱਚ ਖੇਤ ਖਾਲੀ ਹੁੰਦੇ ਹਨ, ਉਦੋਂ ਕਰਵਾਓ।',
          hi: 'पानी का लगभग पाँचवाँ हिस्सा बचता है। फ़सल एक जैसी उगती है। तीन-चार साल में एक बार काफ़ी है। मई में खेत खाली होते हैं, तब करवाएँ।',
        },
      },
      {
        pictogram: 'water',
        title: {
          en: 'Drip for litchi and vegetables',
          pa: 'ਲੀਚੀ ਅਤੇ ਸਬਜ਼ੀਆਂ ਲਈ ਤੁਪਕਾ ਸਿੰਜਾਈ (ਡਰਿੱਪ)',
          hi: 'लीची और सब्ज़ियों के लिए ड्रिप',
        },
        text: {
          en: 'Needs about half the water of a flooded field, and fewer weeds come up.',
          pa: 'ਖੁੱਲ੍ਹੇ ਪਾਣੀ ਨਾਲੋਂ ਲਗਭਗ ਅੱਧਾ ਪਾਣੀ ਲੱਗਦਾ ਹੈ। ਨਦੀਨ ਵੀ ਘੱਟ ਉੱਗਦੇ ਹਨ।',
          hi: 'खुले पानी के मुकाबले लगभग आधा पानी लगता है। खरपतवार भी कम उगते हैं।',
        },
        more: { to: '/blog/drip-in-litchi-and-vegetables', label: { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' } },
      },
      {
        pictogram: 'grains',
        title: { en: 'Paddy without puddling', pa: 'ਝੋਨੇ ਦੀ ਸਿੱਧੀ ਬਿਜਾਈ', hi: 'धान की सीधी बुवाई' },
        text: {
          en: 'Seed straight into the moist field. Saves 15 to 20% of the water, on medium to heavy soil.',
          pa: 'ਵੱਤਰ ਖੇਤ ਵਿੱਚ ਸਿੱਧਾ ਬੀਜ। ਦਰਮਿਆਨੀ ਤੋਂ ਭਾਰੀ ਜ਼ਮੀਨ ਵਿੱਚ 15 ਤੋਂ 20% ਪਾਣੀ ਬਚਦਾ ਹੈ।',
          hi: 'नमी वाले खेत में सीधा बीज। मध्यम से भारी ज़मीन में 15 से 20% पानी बचता है।',
        },
        more: { to: '/blog/direct-seeded-rice', label: { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' } },
      },
      {
        pictogram: 'soil',
        title: { en: 'Bunds and ponds in the kandi', pa: 'ਕੰਢੀ ਵਿੱਚ ਵੱਟਾਂ ਅਤੇ ਛੱਪੜ', hi: 'कंडी में मेड़ और तालाब' },
        text: {
          en: 'Strong bunds across the slope hold rain and soil. A lined pond waters maize or peas once, when it counts.',
          pa: 'ਢਲਾਣ ਦੇ ਸਾਹਮਣੇ ਪੱਕੀਆਂ ਵੱਟਾਂ ਮੀਂਹ ਅਤੇ ਮਿੱਟੀ ਰੋਕਦੀਆਂ ਹਨ। ਤਰਪਾਲ ਵਾਲੇ ਛੱਪੜ ਤੋਂ ਮੱਕੀ ਜਾਂ ਮਟਰਾਂ ਨੂੰ ਇੱਕ ਪਾਣੀ ਲੱਗਦਾ ਹੈ।',
          hi: 'ढलान के सामने मज़बूत मेड़ बारिश और मिट्टी रोकती है। तिरपाल वाले तालाब से मक्के या मटर को एक पानी लगता है।',
        },
      },
    ],
  },
  {
    text: {
      en: 'This winter: give wheat its first, light water three to four weeks after sowing, at the crown roots. Not before rain, and not by night in a flood. Peas and potatoes want little and often.',
      pa: 'ਇਸ ਸਿਆਲ ਕਣਕ ਨੂੰ ਪਹਿਲਾ ਪਾਣੀ ਹਲਕਾ ਲਾਓ। ਬਿਜਾਈ ਤੋਂ ਤਿੰਨ-ਚਾਰ ਹਫ਼ਤੇ ਬਾਅਦ ਲਾਓ। ਮੀਂਹ ਆਉਣ ਵਾਲਾ ਹੋਵੇ ਤਾਂ ਨਾ ਲਾਓ। ਰਾਤ ਨੂੰ ਪਾਣੀ ਖੁੱਲ੍ਹਾ ਨਾ ਛੱਡੋ। ਮਟਰ ਅਤੇ ਆਲੂ ਨੂੰ ਥੋੜ੍ਹਾ-ਥੋੜ੍ਹਾ ਪਾਣੀ ਵਾਰ-ਵਾਰ ਚਾਹੀਦਾ ਹੈ।',
      hi: 'इस सर्दी गेहूँ को पहला पानी हल्का लगाएँ। बुवाई के तीन-चार हफ़्ते बाद लगाएँ। बारिश आने वाली हो तो न लगाएँ। रात को पानी खुला न छोड़ें। मटर और आलू को थोड़ा पर जल्दी-जल्दी पानी चाहिए।',
    },
  },
  {
    text: {
      en: 'The Soil and Water Conservation Department helps with underground pipes, drip and ponds. Ask there before you dig: work begun without approval is not paid for.',
      pa: 'ਪਾਈਪਾਂ, ਡਰਿੱਪ, ਛੱਪੜ: ਭੂਮੀ ਅਤੇ ਜਲ ਸੰਭਾਲ ਵਿਭਾਗ ਮਦਦ ਦਿੰਦਾ ਹੈ। ਪੁੱਟਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ। ਬਿਨਾਂ ਮਨਜ਼ੂਰੀ ਸ਼ੁਰੂ ਕੀਤੇ ਕੰਮ ਦੇ ਪੈਸੇ ਨਹੀਂ ਮਿਲਦੇ।',
      hi: 'पाइप, ड्रिप, तालाब: भूमि और जल संरक्षण विभाग मदद देता है। खोदने से पहले पूछें। बिना मंज़ूरी शुरू किए काम के पैसे नहीं मिलते।',
    },
  },
  {
    ask: {
      form: 'consulting-booking',
      subject: 'water-budgeting',
      label: {
        en: 'Work out your water with an expert',
        pa: 'ਮਾਹਰ ਨਾਲ ਪਾਣੀ ਦਾ ਹਿਸਾਬ ਲਾਓ',
        hi: 'विशेषज्ञ के साथ पानी का हिसाब लगाएँ',
      },
    },
  },
  { sources: ['pau', 'waterDepartment'] },
]
