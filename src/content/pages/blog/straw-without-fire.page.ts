import { definePage } from '#src/content/page.ts'
import { articles, byline, readOn } from './blog-articles.ts'

const { title, pictogram, picture } = articles['straw-without-fire']

export default definePage({
  title,
  description: {
    en: 'Happy Seeder, Super Seeder and other ways to sow wheat without burning paddy straw, with costs and mistakes.',
    pa: 'ਪਰਾਲੀ ਸਾੜੇ ਬਿਨਾਂ ਕਣਕ ਬੀਜਣ ਦੇ ਤਰੀਕੇ। ਹੈਪੀ ਸੀਡਰ, ਸੁਪਰ ਸੀਡਰ ਅਤੇ ਹੋਰ, ਖਰਚਾ ਅਤੇ ਗਲਤੀਆਂ।',
    hi: 'पराली जलाए बिना गेहूँ बोने के तरीके। हैप्पी सीडर, सुपर सीडर और दूसरे, खर्च और गलतियाँ।',
  },
  intro: {
    en: 'Between the combine and the wheat there are three weeks. That is enough, if it is planned before the harvest.',
    pa: 'ਕੰਬਾਈਨ ਅਤੇ ਕਣਕ ਵਿਚਕਾਰ ਤਿੰਨ ਹਫ਼ਤੇ ਹੁੰਦੇ ਹਨ। ਵਾਢੀ ਤੋਂ ਪਹਿਲਾਂ ਸੋਚ ਲਓ ਤਾਂ ਇਹ ਕਾਫ਼ੀ ਹਨ।',
    hi: 'कंबाइन और गेहूँ के बीच तीन हफ़्ते होते हैं। कटाई से पहले सोच लें तो ये काफ़ी हैं।',
  },
  byline: byline('straw-without-fire'),
  pictogram,
  picture,
  updated: '2026-11-21',
  blocks: [
    { heading: { en: 'What goes up in smoke', pa: 'ਧੂੰਏਂ ਨਾਲ ਕੀ ਉੱਡਦਾ ਹੈ', hi: 'धुएँ के साथ क्या उड़ता है' } },
    {
      text: {
        en: 'An acre of paddy leaves about 25 quintals of straw. In it are some 13 kg of nitrogen, 60 kg of potash, and sulphur. Ten quintals of its carbon would have become humus. Fire takes nearly all of the nitrogen and carbon. It kills what lives in the top inch, and leaves the cough to the children. It is also forbidden. The fine is ₹5,000 below 2 acres, ₹10,000 from 2 to 5 acres and ₹30,000 above.',
        pa: 'ਇੱਕ ਏਕੜ ਝੋਨੇ ਵਿੱਚੋਂ ਲਗਭਗ 25 ਕੁਇੰਟਲ ਪਰਾਲੀ ਬਚਦੀ ਹੈ। ਉਸ ਵਿੱਚ ਲਗਭਗ 13 ਕਿਲੋ ਨਾਈਟ੍ਰੋਜਨ ਅਤੇ 60 ਕਿਲੋ ਪੋਟਾਸ਼ ਹੈ। ਸਲਫ਼ਰ ਅਤੇ ਮੱਲੜ ਬਣਨ ਵਾਲਾ 10 ਕੁਇੰਟਲ ਕਾਰਬਨ ਵੀ। ਅੱਗ ਲਗਭਗ ਸਾਰੀ ਨਾਈਟ੍ਰੋਜਨ ਅਤੇ ਕਾਰਬਨ ਉਡਾ ਦਿੰਦੀ ਹੈ। ਉੱਪਰਲੀ ਇੱਕ ਇੰਚ ਮਿੱਟੀ ਦੇ ਮਿੱਤਰ ਜੀਵ ਮਰ ਜਾਂਦੇ ਹਨ। ਬੱਚਿਆਂ ਨੂੰ ਖੰਘ ਲੱਗਦੀ ਹੈ। ਅੱਗ ਲਾਉਣੀ ਮਨ੍ਹਾ ਵੀ ਹੈ। ਜੁਰਮਾਨਾ 2 ਕਿੱਲਿਆਂ ਤੋਂ ਘੱਟ ਉੱਤੇ ₹5,000, 2 ਤੋਂ 5 ਉੱਤੇ ₹10,000, ਵੱਧ ਉੱਤੇ ₹30,000 ਹੈ।',
        hi: 'एक एकड़ धान से लगभग 25 क्विंटल पराली बचती है। उसमें लगभग 13 किलो नाइट्रोजन, 60 किलो पोटाश और सल्फ़र होती है। खाद बनने वाला 10 क्विंटल कार्बन भी। आग लगभग सारी नाइट्रोजन और कार्बन उड़ा देती है। ऊपर की एक इंच मिट्टी के मित्र जीव मर जाते हैं। बच्चों को खाँसी लगती है। आग लगाना मना भी है। जुर्माना 2 एकड़ से कम पर ₹5,000, 2 से 5 पर ₹10,000, ज़्यादा पर ₹30,000 है।',
      },
    },
    { sources: ['pau', 'strawRules'] },
    { heading: { en: 'Four ways, and what each needs', pa: 'ਚਾਰ ਤਰੀਕੇ', hi: 'चार तरीके' } },
    {
      cards: [
        {
          pictogram: 'straw',
          title: { en: 'Happy Seeder', pa: 'ਹੈਪੀ ਸੀਡਰ', hi: 'हैप्पी सीडर' },
          facts: [
            {
              label: { en: 'What happens', pa: 'ਕੀ ਹੁੰਦਾ ਹੈ', hi: 'क्या होता है' },
              text: {
                en: 'Sows through the straw, which stays on top as mulch',
                pa: 'ਪਰਾਲੀ ਵਿੱਚ ਬਿਜਾਈ, ਪਰਾਲੀ ਉੱਪਰ ਵਿਛੀ ਰਹਿੰਦੀ ਹੈ',
                hi: 'पराली में बुवाई, पराली ऊपर बिछी रहती है',
              },
            },
            {
              label: { en: 'Needs', pa: 'ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'क्या चाहिए' },
              text: {
                en: '45 HP and more, straw spread evenly by the combine',
                pa: '45 ਹਾਰਸ ਪਾਵਰ ਜਾਂ ਵੱਧ ਦਾ ਟਰੈਕਟਰ, ਕੰਬਾਈਨ ਨਾਲ ਇਕਸਾਰ ਖਿਲਾਰੀ ਪਰਾਲੀ',
                hi: '45 हॉर्स पावर या ज़्यादा का ट्रैक्टर, कंबाइन से बराबर बिखरी पराली',
              },
            },
          ],
        },
        {
          pictogram: 'straw',
          title: { en: 'Super Seeder', pa: 'ਸੁਪਰ ਸੀਡਰ', hi: 'सुपर सीडर' },
          facts: [
            {
              label: { en: 'What happens', pa: 'ਕੀ ਹੁੰਦਾ ਹੈ', hi: 'क्या होता है' },
              text: {
                en: 'Mixes the straw in and sows, in one pass',
                pa: 'ਇੱਕੋ ਗੇੜੇ ਪਰਾਲੀ ਰਲਾਉਂਦਾ ਅਤੇ ਬੀਜਦਾ ਹੈ',
                hi: 'एक ही चक्कर में पराली मिलाता और बोता है',
              },
            },
            {
              label: { en: 'Needs', pa: 'ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'क्या चाहिए' },
              text: {
                en: '55 HP and more, and more diesel',
                pa: '55 ਹਾਰਸ ਪਾਵਰ ਜਾਂ ਵੱਧ, ਡੀਜ਼ਲ ਵੀ ਵੱਧ',
                hi: '55 हॉर्स पावर या ज़्यादा, डीज़ल भी ज़्यादा',
              },
            },
          ],
        },
        {
          pictogram: 'seed',
          title: { en: 'Surface seeding and mulching', pa: 'ਛੱਟਾ ਦੇ ਕੇ ਮਲਚਿੰਗ', hi: 'छींटकर मल्चिंग' },
          facts: [
            {
              label: { en: 'What happens', pa: 'ਕੀ ਹੁੰਦਾ ਹੈ', hi: 'क्या होता है' },
              text: {
                en: 'Seed and DAP are spread, the straw is cut over them, a light watering follows',
                pa: 'ਬੀਜ ਅਤੇ ਡੀਏਪੀ ਖਿਲਾਰੋ, ਉੱਤੋਂ ਪਰਾਲੀ ਕੱਟ ਕੇ ਵਿਛਾਓ, ਫਿਰ ਹਲਕਾ ਪਾਣੀ',
                hi: 'बीज और डीएपी बिखेरें, ऊपर पराली काटकर बिछाएँ, फिर हल्का पानी',
              },
            },
            {
              label: { en: 'Needs', pa: 'ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'क्या चाहिए' },
              text: {
                en: 'The cheapest machine, a level field',
                pa: 'ਸਭ ਤੋਂ ਸਸਤੀ ਮਸ਼ੀਨ, ਪੱਧਰਾ ਖੇਤ',
                hi: 'सबसे सस्ती मशीन, लेवल किया खेत',
              },
            },
          ],
        },
        {
          pictogram: 'tractor',
          title: { en: 'Baler', pa: 'ਬੇਲਰ', hi: 'बेलर' },
          facts: [
            {
              label: { en: 'What happens', pa: 'ਕੀ ਹੁੰਦਾ ਹੈ', hi: 'क्या होता है' },
              text: {
                en: 'Straw leaves the field in bales, then sow as usual',
                pa: 'ਪਰਾਲੀ ਦੀਆਂ ਗੰਢਾਂ ਚੁੱਕੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਫਿਰ ਆਮ ਬਿਜਾਈ',
                hi: 'पराली की गाँठें उठ जाती हैं, फिर हमेशा की तरह बुवाई',
              },
            },
            {
              label: { en: 'Needs', pa: 'ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'क्या चाहिए' },
              text: {
                en: 'A buyer near by, booked early',
                pa: 'ਨੇੜੇ ਖਰੀਦਦਾਰ, ਪਹਿਲਾਂ ਬੁਕਿੰਗ',
                hi: 'पास में खरीदार, पहले से बुकिंग',
              },
            },
          ],
        },
      ],
    },
    {
      text: {
        en: 'Hire is about ₹1,500 to 2,500 an acre. Burning, harrowing twice, a rotavator and the drill together cost more. Cooperative societies and machine banks rent at fixed rates. Groups get part of the price of a machine back. Confirm this year’s share with the department.',
        pa: 'ਕਿਰਾਇਆ ਪ੍ਰਤੀ ਏਕੜ ਲਗਭਗ ₹1,500 ਤੋਂ 2,500 ਹੈ। ਅੱਗ ਲਾ ਕੇ ਤਵੀਆਂ, ਰੋਟਾਵੇਟਰ ਅਤੇ ਡਰਿੱਲ ਇਸ ਤੋਂ ਮਹਿੰਗੇ ਪੈਂਦੇ ਹਨ। ਸਹਿਕਾਰੀ ਸਭਾਵਾਂ ਤੈਅ ਰੇਟ ਉੱਤੇ ਮਸ਼ੀਨ ਦਿੰਦੀਆਂ ਹਨ। ਗਰੁੱਪ ਨੂੰ ਮਸ਼ੀਨ ਉੱਤੇ ਸਬਸਿਡੀ ਮਿਲਦੀ ਹੈ। ਇਸ ਸਾਲ ਦਾ ਹਿੱਸਾ ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'किराया प्रति एकड़ लगभग ₹1,500 से 2,500 है। आग लगाकर हैरो, रोटावेटर और ड्रिल इससे महँगे पड़ते हैं। सहकारी समितियाँ तय रेट पर मशीन देती हैं। ग्रुप को मशीन पर सब्सिडी मिलती है। इस साल का हिस्सा विभाग से पक्का करें।',
      },
    },
    { sources: ['pau', 'estimate'] },
    { heading: { en: 'Five mistakes', pa: 'ਪੰਜ ਗਲਤੀਆਂ', hi: 'पाँच गलतियाँ' } },
    {
      steps: [
        {
          en: 'A combine without a straw spreader. The straw lies in rows and the drill chokes. Ask for a combine with Super SMS before you agree on the price.',
          pa: 'ਬਿਨਾਂ ਸੁਪਰ ਐੱਸਐੱਮਐੱਸ ਦੀ ਕੰਬਾਈਨ। ਪਰਾਲੀ ਕਤਾਰਾਂ ਵਿੱਚ ਰਹਿੰਦੀ ਹੈ ਅਤੇ ਡਰਿੱਲ ਫਸਦੀ ਹੈ। ਭਾਅ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਸੁਪਰ ਐੱਸਐੱਮਐੱਸ ਵਾਲੀ ਕੰਬਾਈਨ ਮੰਗੋ।',
          hi: 'बिना सुपर एसएमएस की कंबाइन। पराली कतारों में रहती है और ड्रिल फँसती है। भाव तय करने से पहले सुपर एसएमएस वाली कंबाइन माँगें।',
        },
        {
          en: 'Sowing on wet straw. Wait until the dew is gone, usually after ten in the morning.',
          pa: 'ਗਿੱਲੀ ਪਰਾਲੀ ਵਿੱਚ ਬਿਜਾਈ। ਤ੍ਰੇਲ ਉੱਡ ਜਾਣ ਦਿਓ, ਬਹੁਤੀ ਵਾਰ ਸਵੇਰੇ ਦਸ ਵਜੇ ਤੋਂ ਬਾਅਦ।',
          hi: 'गीली पराली में बुवाई। ओस उड़ जाने दें, अक्सर सुबह दस बजे के बाद।',
        },
        {
          en: 'A field too wet or too dry. Time the last watering of the paddy so that the moisture is right on the day of the combine. Heavy land dries slowly, light land fast.',
          pa: 'ਬਹੁਤ ਗਿੱਲਾ ਜਾਂ ਬਹੁਤ ਸੁੱਕਾ ਖੇਤ। ਕੰਬਾਈਨ ਵਾਲੇ ਦਿਨ ਵੱਤਰ ਠੀਕ ਹੋਵੇ। ਝੋਨੇ ਦਾ ਆਖਰੀ ਪਾਣੀ ਇਸੇ ਹਿਸਾਬ ਨਾਲ ਲਾਓ। ਭਾਰੀ ਜ਼ਮੀਨ ਹੌਲੀ ਸੁੱਕਦੀ ਹੈ, ਹਲਕੀ ਛੇਤੀ।',
          hi: 'बहुत गीला या बहुत सूखा खेत। कंबाइन वाले दिन नमी ठीक हो। धान का आखिरी पानी इसी हिसाब से लगाएँ। भारी ज़मीन धीरे सूखती है, हल्की जल्दी।',
        },
        {
          en: 'A flood as first watering. Under straw the soil stays moist longer, so water lightly and some days later than your neighbour.',
          pa: 'ਪਹਿਲਾ ਪਾਣੀ ਭਰਵਾਂ ਲਾਉਣਾ। ਪਰਾਲੀ ਹੇਠ ਨਮੀ ਵੱਧ ਦਿਨ ਰਹਿੰਦੀ ਹੈ। ਹਲਕਾ ਪਾਣੀ ਲਾਓ, ਅਤੇ ਗੁਆਂਢੀ ਤੋਂ ਕੁਝ ਦਿਨ ਬਾਅਦ ਲਾਓ।',
          hi: 'पहला पानी भरकर लगाना। पराली के नीचे नमी ज़्यादा दिन रहती है। हल्का पानी लगाएँ, और पड़ोसी से कुछ दिन बाद लगाएँ।',
        },
        {
          en: 'Not looking. Armyworm, pink borer and rats like straw. Walk through weekly until January and ask before you spray.',
          pa: 'ਖੇਤ ਨਾ ਵੇਖਣਾ। ਸੈਨਿਕ ਸੁੰਡੀ, ਗੁਲਾਬੀ ਸੁੰਡੀ ਅਤੇ ਚੂਹੇ ਪਰਾਲੀ ਵਿੱਚ ਲੁਕਦੇ ਹਨ। ਜਨਵਰੀ ਤੱਕ ਹਰ ਹਫ਼ਤੇ ਗੇੜਾ ਮਾਰੋ ਅਤੇ ਸਪਰੇਅ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ।',
          hi: 'खेत न देखना। सैनिक सूँडी, गुलाबी सूँडी और चूहे पराली में छिपते हैं। जनवरी तक हर हफ़्ते चक्कर लगाएँ और छिड़काव से पहले पूछें।',
        },
      ],
    },
    {
      text: {
        en: 'The yield is the same or a little better. After three years without fire the soil is softer and needs less potash. The first year looks untidy: let it. In a field under straw fewer weeds come up, too.',
        pa: 'ਝਾੜ ਓਨਾ ਹੀ ਜਾਂ ਥੋੜ੍ਹਾ ਵੱਧ ਰਹਿੰਦਾ ਹੈ। ਤਿੰਨ ਸਾਲ ਅੱਗ ਨਾ ਲਾਓ ਤਾਂ ਮਿੱਟੀ ਪੋਲੀ ਹੋ ਜਾਂਦੀ ਹੈ। ਪੋਟਾਸ਼ ਵੀ ਘੱਟ ਲੱਗਦਾ ਹੈ। ਪਹਿਲੇ ਸਾਲ ਖੇਤ ਖਿੱਲਰਿਆ ਲੱਗੇਗਾ, ਘਬਰਾਓ ਨਾ। ਪਰਾਲੀ ਹੇਠ ਨਦੀਨ ਵੀ ਘੱਟ ਉੱਗਦੇ ਹਨ।',
        hi: 'पैदावार उतनी ही या थोड़ी ज़्यादा रहती है। तीन साल आग न लगाएँ तो मिट्टी नरम हो जाती है। पोटाश भी कम लगता है। पहले साल खेत बिखरा लगेगा, घबराएँ नहीं। पराली के नीचे खरपतवार भी कम उगते हैं।',
      },
    },
    { sources: ['pau'] },
    {
      ask: {
        form: 'expert-service',
        about: 'straw-machines',
        label: {
          en: 'Ask where a machine is to be had',
          pa: 'ਪੁੱਛੋ ਕਿ ਮਸ਼ੀਨ ਕਿੱਥੋਂ ਮਿਲੇਗੀ',
          hi: 'पूछें कि मशीन कहाँ मिलेगी',
        },
      },
    },
    ...readOn('yellow-rust-in-wheat', 'reading-the-urea-bag'),
  ],
})
