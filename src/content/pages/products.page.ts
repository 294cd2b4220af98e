import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

// Only prices that exist elsewhere too: in the specification, the catalogues or the published rates.
const see = { en: 'See All', pa: 'ਸਾਰੇ ਵੇਖੋ', hi: 'सारे देखें' }

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Eight shelves with some prices of each',
      pa: 'ਅੱਠ ਤਰ੍ਹਾਂ ਦਾ ਸਾਮਾਨ, ਕੁਝ ਰੇਟਾਂ ਸਮੇਤ',
      hi: 'आठ तरह का सामान, कुछ रेट के साथ',
    },
    pictogram: 'basket',
    group: 'shop',
    place: 70,
  },
]

export default definePage({
  title: { en: 'Our Products', pa: 'ਸਾਡਾ ਸਾਮਾਨ', hi: 'हमारा सामान' },
  description: {
    en: 'Eight shelves of the centre in Sarna: milk, honey, seeds, fertilizer, sprays, solar, machines and straw, with prices.',
    pa: 'ਸਰਨਾ ਕੇਂਦਰ ਦਾ ਸਾਮਾਨ ਰੇਟਾਂ ਸਮੇਤ। ਦੁੱਧ, ਸ਼ਹਿਦ, ਬੀਜ, ਖਾਦ, ਦਵਾਈਆਂ, ਸੋਲਰ, ਮਸ਼ੀਨਾਂ ਅਤੇ ਪਰਾਲੀ।',
    hi: 'सरना केंद्र का सामान रेट के साथ। दूध, शहद, बीज, खाद, दवाएँ, सोलर, मशीनें और पराली।',
  },
  intro: {
    en: 'A few things from each shelf. See all for every price.',
    pa: 'ਹਰ ਕਿਸਮ ਵਿੱਚੋਂ ਕੁਝ ਚੀਜ਼ਾਂ। ਬਾਕੀ ਰੇਟ ਅੱਗੇ ਵੇਖੋ।',
    hi: 'हर किस्म की कुछ चीज़ें। बाकी रेट आगे देखें।',
  },
  pictogram: 'shop',
  picture: 'heads/products',
  blocks: [
    {
      cards: [
        {
          pictogram: 'dairy',
          title: { en: 'Dairy & Daily Needs', pa: 'ਦੁੱਧ ਅਤੇ ਘਰ ਦਾ ਸੌਦਾ', hi: 'दूध और घर का सामान' },
          badge: { en: 'Fresh daily', pa: 'ਰੋਜ਼ ਤਾਜ਼ਾ', hi: 'रोज़ ताज़ा' },
          lines: [
            { en: 'Paneer ₹320/kg', pa: 'ਪਨੀਰ ₹320 ਪ੍ਰਤੀ ਕਿਲੋ', hi: 'पनीर ₹320 प्रति किलो' },
            { en: 'Honey ₹399/500 g', pa: 'ਸ਼ਹਿਦ ₹399, 500 ਗ੍ਰਾਮ', hi: 'शहद ₹399, 500 ग्राम' },
          ],
          price: { en: 'Cow milk ₹60/L', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ ₹60 ਪ੍ਰਤੀ ਲੀਟਰ', hi: 'गाय का दूध ₹60 प्रति लीटर' },
          more: { to: '/daily-needs', label: see },
        },
        {
          pictogram: 'organic',
          title: { en: 'Organic Store', pa: 'ਜੈਵਿਕ ਦੁਕਾਨ', hi: 'जैविक दुकान' },
          badge: { en: 'No chemicals', pa: 'ਬਿਨਾਂ ਕੈਮੀਕਲ', hi: 'बिना केमिकल' },
          lines: [
            { en: 'Fruit and vegetables', pa: 'ਫਲ ਅਤੇ ਸਬਜ਼ੀਆਂ', hi: 'फल और सब्ज़ियाँ' },
            { en: 'Seeds, compost and tools', pa: 'ਬੀਜ, ਦੇਸੀ ਖਾਦ ਅਤੇ ਸੰਦ', hi: 'बीज, देसी खाद और औज़ार' },
          ],
          price: {
            en: 'Delivery free from ₹500',
            pa: '₹500 ਜਾਂ ਵੱਧ ਉੱਤੇ ਡਿਲਿਵਰੀ ਮੁਫ਼ਤ',
            hi: '₹500 या ज़्यादा पर डिलीवरी मुफ़्त',
          },
          more: { to: '/organic-store', label: see },
        },
        {
          pictogram: 'seed',
          title: { en: 'Seeds & Fertilizers', pa: 'ਬੀਜ ਅਤੇ ਖਾਦ', hi: 'बीज और खाद' },
          badge: { en: 'For this season', pa: 'ਇਸ ਸੀਜ਼ਨ ਲਈ', hi: 'इस सीज़न के लिए' },
          lines: [
            { en: 'Wheat, rice, maize, vegetables', pa: 'ਕਣਕ, ਝੋਨਾ, ਮੱਕੀ, ਸਬਜ਼ੀਆਂ', hi: 'गेहूँ, धान, मक्का, सब्ज़ियाँ' },
            { en: 'Urea, DAP, potash', pa: 'ਯੂਰੀਆ, ਡੀਏਪੀ, ਪੋਟਾਸ਼', hi: 'यूरिया, डीएपी, पोटाश' },
          ],
          price: {
            en: 'Wheat seed ₹1,800/40 kg',
            pa: 'ਕਣਕ ਦਾ ਬੀਜ ₹1,800, 40 ਕਿਲੋ',
            hi: 'गेहूँ का बीज ₹1,800, 40 किलो',
          },
          more: { to: '/seeds-fertilizers', label: see },
        },
        {
          pictogram: 'pesticide',
          title: { en: 'Pesticides & Crop Protection', pa: 'ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ', hi: 'फ़सल की दवाएँ' },
          badge: { en: 'Advice first', pa: 'ਪਹਿਲਾਂ ਸਲਾਹ', hi: 'पहले सलाह' },
          lines: [
            {
              en: 'Against insects, weeds and fungus',
              pa: 'ਕੀੜੇ, ਨਦੀਨ ਅਤੇ ਉੱਲੀ ਲਈ',
              hi: 'कीड़े, खरपतवार और फफूँद के लिए',
            },
            { en: 'Neem and other organic sprays', pa: 'ਨਿੰਮ ਅਤੇ ਹੋਰ ਜੈਵਿਕ ਸਪਰੇਅ', hi: 'नीम और दूसरी जैविक दवाएँ' },
          ],
          price: { en: 'Ask before you buy', pa: 'ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ', hi: 'खरीदने से पहले पूछें' },
          more: { to: '/pesticides-crop-protection', label: see },
        },
        {
          pictogram: 'solar',
          title: { en: 'Solar', pa: 'ਸੋਲਰ', hi: 'सोलर' },
          badge: { en: 'Subsidy on pumps', pa: 'ਪੰਪ ਉੱਤੇ ਸਬਸਿਡੀ', hi: 'पंप पर सब्सिडी' },
          lines: [
            { en: '540W panel ₹18,500', pa: '540 ਵਾਟ ਪੈਨਲ ₹18,500', hi: '540 वाट पैनल ₹18,500' },
            { en: 'Solar fencing ₹25,000', pa: 'ਸੋਲਰ ਵਾੜ ₹25,000', hi: 'सोलर बाड़ ₹25,000' },
          ],
          price: { en: '3HP pump ₹45,000', pa: '3 HP ਪੰਪ ₹45,000', hi: '3 HP पंप ₹45,000' },
          more: { to: '/solar-solutions', label: see },
        },
        {
          pictogram: 'tractor',
          title: { en: 'Farm Equipment', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' },
          badge: { en: 'Rent or buy', pa: 'ਕਿਰਾਏ ’ਤੇ ਜਾਂ ਖਰੀਦਣ ਲਈ', hi: 'किराए पर या खरीदने के लिए' },
          lines: [
            {
              en: 'Tractor with trolley ₹900/hr',
              pa: 'ਟਰੈਕਟਰ-ਟਰਾਲੀ ₹900 ਪ੍ਰਤੀ ਘੰਟਾ',
              hi: 'ट्रैक्टर-ट्रॉली ₹900 प्रति घंटा',
            },
            { en: 'Mini tiller ₹24,999', pa: 'ਮਿੰਨੀ ਟਿੱਲਰ ₹24,999', hi: 'मिनी टिलर ₹24,999' },
          ],
          price: { en: '16L sprayer ₹3,499', pa: '16 ਲੀਟਰ ਸਪਰੇਅ ਪੰਪ ₹3,499', hi: '16 लीटर स्प्रे पंप ₹3,499' },
          more: { to: '/farm-equipment', label: see },
        },
        {
          pictogram: 'water',
          title: { en: 'Irrigation', pa: 'ਸਿੰਜਾਈ ਦਾ ਸਾਮਾਨ', hi: 'सिंचाई का सामान' },
          badge: { en: 'Saves water', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' },
          lines: [
            { en: 'Solar pumps from ₹45,000', pa: 'ਸੋਲਰ ਪੰਪ ₹45,000 ਤੋਂ ਸ਼ੁਰੂ', hi: 'सोलर पंप ₹45,000 से शुरू' },
            {
              en: 'Irrigation specialist ₹1,200/day',
              pa: 'ਸਿੰਜਾਈ ਦਾ ਮਾਹਰ, ਦਿਹਾੜੀ ₹1,200',
              hi: 'सिंचाई विशेषज्ञ, दिहाड़ी ₹1,200',
            },
          ],
          price: {
            en: 'Pump to rent ₹400/day',
            pa: 'ਕਿਰਾਏ ਦਾ ਪੰਪ ₹400 ਪ੍ਰਤੀ ਦਿਨ',
            hi: 'किराए का पंप ₹400 प्रति दिन',
          },
          more: { to: '/all-products', search: { category: 'irrigation' }, label: see },
        },
        {
          pictogram: 'straw',
          title: { en: 'Agricultural Waste', pa: 'ਪਰਾਲੀ ਅਤੇ ਰਹਿੰਦ-ਖੂੰਹਦ', hi: 'पराली और फ़सल का कचरा' },
          badge: { en: 'Do not burn', pa: 'ਸਾੜੋ ਨਾ', hi: 'जलाएँ नहीं' },
          lines: [
            { en: 'Straw in bales', pa: 'ਪਰਾਲੀ ਦੀਆਂ ਗੰਢਾਂ', hi: 'पराली की गाँठें' },
            { en: 'Compost and bedding', pa: 'ਖਾਦ ਅਤੇ ਪਸ਼ੂਆਂ ਹੇਠ ਵਿਛਾਈ', hi: 'खाद और पशुओं की बिछाई' },
          ],
          price: { en: 'Rate by phone', pa: 'ਰੇਟ ਫ਼ੋਨ ਉੱਤੇ', hi: 'रेट फ़ोन पर' },
          more: {
            to: '/services#agricultural-waste',
            label: { en: 'See How', pa: 'ਤਰੀਕੇ ਵੇਖੋ', hi: 'तरीके देखें' },
          },
        },
      ],
    },
    {
      text: {
        en: 'Prices are those of today. The price that we confirm before you pay counts.',
        pa: 'ਇਹ ਅੱਜ ਦੇ ਰੇਟ ਹਨ। ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਦੱਸੀ ਕੀਮਤ ਪੱਕੀ ਹੈ।',
        hi: 'ये आज के रेट हैं। भुगतान से पहले बताई कीमत पक्की है।',
      },
    },
  ],
})
