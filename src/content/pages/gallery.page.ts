import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Pictures from the fields and the centre',
      pa: 'ਖੇਤਾਂ ਅਤੇ ਕੇਂਦਰ ਦੀਆਂ ਤਸਵੀਰਾਂ',
      hi: 'खेतों और केंद्र की तस्वीरें',
    },
    group: 'centre',
    place: 20,
  },
]

export default definePage({
  title: { en: 'Gallery', pa: 'ਗੈਲਰੀ', hi: 'गैलरी' },
  description: {
    en: 'Six drawings of the work around Sarna: wheat, milk, tractor, solar pump, soil sample and a lesson under a tree.',
    pa: 'ਸਰਨਾ ਦੇ ਕੰਮ ਦੀਆਂ ਛੇ ਤਸਵੀਰਾਂ। ਕਣਕ, ਦੁੱਧ, ਟਰੈਕਟਰ, ਸੋਲਰ ਪੰਪ, ਮਿੱਟੀ ਦਾ ਨਮੂਨਾ ਅਤੇ ਸਿਖਲਾਈ।',
    hi: 'सरना के काम की छह तस्वीरें। गेहूँ, दूध, ट्रैक्टर, सोलर पंप, मिट्टी का नमूना और ट्रेनिंग।',
  },
  intro: {
    en: 'Drawn, not photographed: so light that they open without network.',
    pa: 'ਹੱਥ ਦੀਆਂ ਬਣੀਆਂ ਹਲਕੀਆਂ ਤਸਵੀਰਾਂ। ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਖੁੱਲ੍ਹਦੀਆਂ ਹਨ।',
    hi: 'हाथ से बनी हल्की तस्वीरें। बिना नेटवर्क भी खुलती हैं।',
  },
  pictogram: 'gallery',
  picture: 'heads/gallery',
  blocks: [
    {
      pictures: [
        {
          art: 'wheat-field',
          shows: {
            en: 'Ripe wheat before green hills and the snow of the Dhauladhar',
            pa: 'ਪੱਕੀ ਕਣਕ, ਪਿੱਛੇ ਹਰੀਆਂ ਪਹਾੜੀਆਂ ਅਤੇ ਧੌਲਾਧਾਰ ਦੀ ਬਰਫ਼',
            hi: 'पका गेहूँ, पीछे हरी पहाड़ियाँ और धौलाधार की बर्फ़',
          },
          caption: { en: 'Wheat below the Dhauladhar', pa: 'ਧੌਲਾਧਾਰ ਹੇਠ ਕਣਕ', hi: 'धौलाधार के नीचे गेहूँ' },
          text: {
            en: 'In April the fields are gold and the peaks still white.',
            pa: 'ਅਪ੍ਰੈਲ ਵਿੱਚ ਖੇਤ ਸੋਨੇ ਵਰਗੇ, ਅਤੇ ਚੋਟੀਆਂ ਅਜੇ ਚਿੱਟੀਆਂ।',
            hi: 'अप्रैल में खेत सुनहरे, और चोटियाँ अब भी सफ़ेद।',
          },
        },
        {
          art: 'milk-collection',
          shows: {
            en: 'A man tests milk at a table with cans. A woman and a buffalo stand by',
            pa: 'ਮੇਜ਼ ਉੱਤੇ ਦੁੱਧ ਪਰਖਦਾ ਆਦਮੀ। ਨਾਲ ਦੁੱਧ ਵਾਲੇ ਢੋਲ, ਇੱਕ ਔਰਤ ਅਤੇ ਮੱਝ',
            hi: 'मेज़ पर दूध जाँचता आदमी। साथ में दूध के कैन, एक महिला और भैंस',
          },
          caption: { en: 'Milk collection', pa: 'ਦੁੱਧ ਦੀ ਖਰੀਦ', hi: 'दूध की खरीद' },
          text: {
            en: 'The fat is tested before your eyes, morning and evening.',
            pa: 'ਫ਼ੈਟ ਤੁਹਾਡੇ ਸਾਹਮਣੇ ਪਰਖੀ ਜਾਂਦੀ ਹੈ, ਸਵੇਰੇ ਅਤੇ ਸ਼ਾਮ।',
            hi: 'फ़ैट आपके सामने जाँची जाती है, सुबह और शाम।',
          },
        },
        {
          art: 'tractor-rotavator',
          shows: {
            en: 'A blue tractor with a rotavator breaks up brown soil',
            pa: 'ਨੀਲਾ ਟਰੈਕਟਰ ਰੋਟਾਵੇਟਰ ਨਾਲ ਖੇਤ ਵਾਹੁੰਦਾ ਹੋਇਆ',
            hi: 'नीला ट्रैक्टर रोटावेटर से खेत जोतता हुआ',
          },
          caption: { en: 'Tractor with rotavator', pa: 'ਟਰੈਕਟਰ ਨਾਲ ਰੋਟਾਵੇਟਰ', hi: 'ट्रैक्टर के साथ रोटावेटर' },
          text: {
            en: 'One pass, and the bed is ready for sowing.',
            pa: 'ਇੱਕ ਗੇੜੇ ਵਿੱਚ ਖੇਤ ਬਿਜਾਈ ਲਈ ਤਿਆਰ।',
            hi: 'एक फेरे में खेत बुवाई के लिए तैयार।',
          },
        },
        {
          art: 'solar-pump',
          shows: {
            en: 'Two solar panels, a pump house, and water that runs into a channel',
            pa: 'ਦੋ ਸੋਲਰ ਪੈਨਲ, ਪੰਪ ਵਾਲਾ ਕੋਠਾ ਅਤੇ ਖਾਲ ਵਿੱਚ ਪੈਂਦਾ ਪਾਣੀ',
            hi: 'दो सोलर पैनल, पंप की कोठरी और नाली में गिरता पानी',
          },
          caption: { en: 'Solar pump', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' },
          text: {
            en: 'Water by day, no diesel, no waiting for power.',
            pa: 'ਦਿਨੇ ਪਾਣੀ, ਨਾ ਡੀਜ਼ਲ, ਨਾ ਬਿਜਲੀ ਦੀ ਉਡੀਕ।',
            hi: 'दिन में पानी, न डीज़ल, न बिजली का इंतज़ार।',
          },
        },
        {
          art: 'soil-sample',
          shows: {
            en: 'A spade cuts a slice from a hole six inches deep. Beside it lies a labelled bag',
            pa: '6 ਇੰਚ ਡੂੰਘੇ ਟੋਏ ਵਿੱਚੋਂ ਕਹੀ ਨਾਲ ਲਿਆ ਨਮੂਨਾ। ਨਾਲ ਲੇਬਲ ਵਾਲੀ ਥੈਲੀ',
            hi: '6 इंच गहरे गड्ढे से फावड़े से लिया नमूना। साथ में लेबल वाली थैली',
          },
          caption: { en: 'Soil sample', pa: 'ਮਿੱਟੀ ਦਾ ਨਮੂਨਾ', hi: 'मिट्टी का नमूना' },
          text: {
            en: 'Six inches deep, from seven or eight places of the field.',
            pa: '6 ਇੰਚ ਡੂੰਘਾ, ਖੇਤ ਦੀਆਂ 7 ਤੋਂ 8 ਥਾਵਾਂ ਤੋਂ।',
            hi: '6 इंच गहरा, खेत की 7 से 8 जगहों से।',
          },
        },
        {
          art: 'training-tree',
          shows: {
            en: 'Farmers sit below a big tree. A trainer points at a board',
            pa: 'ਵੱਡੇ ਰੁੱਖ ਹੇਠ ਬੈਠੇ ਕਿਸਾਨ, ਬੋਰਡ ਉੱਤੇ ਸਮਝਾਉਂਦਾ ਮਾਹਰ',
            hi: 'बड़े पेड़ के नीचे बैठे किसान, बोर्ड पर समझाता विशेषज्ञ',
          },
          caption: { en: 'Training under the tree', pa: 'ਰੁੱਖ ਹੇਠ ਸਿਖਲਾਈ', hi: 'पेड़ के नीचे ट्रेनिंग' },
          text: {
            en: 'The best classroom is beside the field.',
            pa: 'ਸਭ ਤੋਂ ਚੰਗੀ ਕਲਾਸ ਖੇਤ ਦੇ ਕੰਢੇ ਹੁੰਦੀ ਹੈ।',
            hi: 'सबसे अच्छी क्लास खेत के किनारे होती है।',
          },
        },
      ],
    },
    {
      link: { to: '/contact', label: { en: 'Come and see us', pa: 'ਆ ਕੇ ਮਿਲੋ', hi: 'आकर मिलें' } },
    },
  ],
})
