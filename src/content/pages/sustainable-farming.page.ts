import type { ContextKey } from '#src/content/asked-for.ts'
import { definePage, type Ask } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const askExpert = (about: ContextKey): Ask => ({
  form: 'expert-service',
  about,
  label: { en: 'Request an Expert', pa: 'ਮਾਹਰ ਬੁਲਾਓ', hi: 'विशेषज्ञ बुलाएँ' },
})

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Farming that keeps soil and water healthy',
      pa: 'ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ ਬਚਾਉਣ ਵਾਲੀ ਖੇਤੀ',
      hi: 'मिट्टी और पानी बचाने वाली खेती',
    },
    group: 'advice',
    place: 30,
  },
]

export default definePage({
  title: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
  description: {
    en: 'Practices, technology and post-harvest help that keep soil and water healthy. Ask an expert to your field.',
    pa: 'ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ ਬਚਾਉਣ ਵਾਲੀ ਖੇਤੀ ਅਤੇ ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਦੀ ਮਦਦ। ਮਾਹਰ ਨੂੰ ਖੇਤ ਬੁਲਾਓ।',
    hi: 'मिट्टी और पानी बचाने वाली खेती और कटाई के बाद की मदद। विशेषज्ञ को खेत पर बुलाएँ।',
  },
  intro: {
    en: 'Good harvests now, and good soil for the children.',
    pa: 'ਅੱਜ ਚੰਗੀ ਫ਼ਸਲ, ਕੱਲ੍ਹ ਲਈ ਚੰਗੀ ਮਿੱਟੀ।',
    hi: 'आज अच्छी फ़सल, कल के लिए अच्छी मिट्टी।',
  },
  pictogram: 'leaf',
  picture: 'heads/sustainable-farming',
  blocks: [
    { heading: { en: 'Sustainable Practices', pa: 'ਟਿਕਾਊ ਤਰੀਕੇ', hi: 'टिकाऊ तरीके' }, id: 'practices' },
    {
      cards: [
        {
          pictogram: 'organic',
          title: { en: 'Organic Farming', pa: 'ਜੈਵਿਕ ਖੇਤੀ', hi: 'जैविक खेती' },
          text: {
            en: 'Farmyard manure, vermicompost and neem in place of chemicals.',
            pa: 'ਕੈਮੀਕਲ ਦੀ ਥਾਂ ਰੂੜੀ, ਗੰਡੋਆ ਖਾਦ ਅਤੇ ਨਿੰਮ।',
            hi: 'केमिकल की जगह गोबर खाद, केंचुआ खाद और नीम।',
          },
          ask: askExpert('organic-farming'),
        },
        {
          pictogram: 'water',
          title: { en: 'Water Conservation', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' },
          text: {
            en: 'Drip, sprinkler and level fields need far less water.',
            pa: 'ਡਰਿੱਪ, ਫੁਹਾਰਾ ਅਤੇ ਪੱਧਰੇ ਖੇਤ ਨਾਲ ਪਾਣੀ ਬਹੁਤ ਘੱਟ ਲੱਗਦਾ ਹੈ।',
            hi: 'ड्रिप, फव्वारा और लेवल किए खेत में पानी बहुत कम लगता है।',
          },
          ask: askExpert('water-conservation'),
        },
        {
          pictogram: 'soil',
          title: { en: 'Crop Rotation', pa: 'ਫ਼ਸਲੀ ਚੱਕਰ', hi: 'फ़सल चक्र' },
          text: {
            en: 'Pulses after wheat or rice feed the soil.',
            pa: 'ਕਣਕ ਜਾਂ ਝੋਨੇ ਤੋਂ ਬਾਅਦ ਦਾਲਾਂ ਮਿੱਟੀ ਨੂੰ ਤਾਕਤ ਦਿੰਦੀਆਂ ਹਨ।',
            hi: 'गेहूँ या धान के बाद दालें मिट्टी को ताकत देती हैं।',
          },
          ask: askExpert('crop-rotation'),
        },
        {
          pictogram: 'pesticide',
          title: {
            en: 'Integrated Pest Management',
            pa: 'ਘੱਟ ਦਵਾਈ ਨਾਲ ਕੀੜੇ ਦੀ ਰੋਕਥਾਮ',
            hi: 'कम दवा से कीट की रोकथाम',
          },
          text: {
            en: 'Traps and friendly insects first, spray last.',
            pa: 'ਪਹਿਲਾਂ ਟਰੈਪ ਅਤੇ ਮਿੱਤਰ ਕੀੜੇ, ਅਖੀਰ ਵਿੱਚ ਸਪਰੇਅ।',
            hi: 'पहले ट्रैप और मित्र कीट, आखिर में छिड़काव।',
          },
          ask: askExpert('integrated-pest-management'),
        },
      ],
    },
    { heading: { en: 'Agri-Tech Solutions', pa: 'ਖੇਤੀ ਤਕਨੀਕ', hi: 'खेती की तकनीक' }, id: 'technology' },
    {
      cards: [
        {
          pictogram: 'drone',
          title: { en: 'Drone Spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' },
          text: {
            en: 'Less chemical, less water, no walking in the spray.',
            pa: 'ਘੱਟ ਦਵਾਈ, ਘੱਟ ਪਾਣੀ, ਸਪਰੇਅ ਵਿੱਚ ਤੁਰਨਾ ਨਹੀਂ ਪੈਂਦਾ।',
            hi: 'कम दवा, कम पानी, छिड़काव में चलना नहीं पड़ता।',
          },
          ask: askExpert('drone-spraying'),
        },
        {
          pictogram: 'idea',
          title: { en: 'Sensors and Weather', pa: 'ਸੈਂਸਰ ਅਤੇ ਮੌਸਮ', hi: 'सेंसर और मौसम' },
          text: {
            en: 'Know when the field needs water.',
            pa: 'ਪਤਾ ਲੱਗੇ ਕਿ ਖੇਤ ਨੂੰ ਪਾਣੀ ਕਦੋਂ ਚਾਹੀਦਾ ਹੈ।',
            hi: 'पता चले कि खेत को पानी कब चाहिए।',
          },
          ask: askExpert('sensors'),
        },
        {
          pictogram: 'solar',
          title: { en: 'Solar Irrigation', pa: 'ਸੋਲਰ ਨਾਲ ਸਿੰਜਾਈ', hi: 'सोलर से सिंचाई' },
          text: {
            en: 'Water by day without diesel or power cuts.',
            pa: 'ਡੀਜ਼ਲ ਅਤੇ ਬਿਜਲੀ ਦੇ ਕੱਟ ਬਿਨਾਂ ਦਿਨੇ ਪਾਣੀ।',
            hi: 'डीज़ल और बिजली कटौती के बिना दिन में पानी।',
          },
          more: { to: '/solar-solutions', label: { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' } },
        },
      ],
    },
    {
      heading: { en: 'Post-Harvest Solutions', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ', hi: 'कटाई के बाद' },
      id: 'post-harvest',
    },
    {
      cards: [
        {
          pictogram: 'grains',
          title: { en: 'Storage', pa: 'ਅਨਾਜ ਸਾਂਭਣਾ', hi: 'अनाज रखना' },
          text: {
            en: 'Dry, cool and free of insects until the price is right.',
            pa: 'ਸੁੱਕਾ, ਠੰਢਾ ਅਤੇ ਕੀੜਿਆਂ ਤੋਂ ਬਚਾ ਕੇ, ਚੰਗਾ ਭਾਅ ਆਉਣ ਤੱਕ।',
            hi: 'सूखा, ठंडा और कीड़ों से बचाकर, अच्छा भाव आने तक।',
          },
          ask: askExpert('storage'),
        },
        {
          pictogram: 'vegetables',
          title: { en: 'Grading and Packing', pa: 'ਛਾਂਟੀ ਅਤੇ ਪੈਕਿੰਗ', hi: 'छँटाई और पैकिंग' },
          text: {
            en: 'Sorted goods bring more at the market.',
            pa: 'ਛਾਂਟਿਆ ਮਾਲ ਮੰਡੀ ਵਿੱਚ ਵੱਧ ਭਾਅ ਲੈਂਦਾ ਹੈ।',
            hi: 'छँटा माल मंडी में ज़्यादा भाव पाता है।',
          },
          ask: askExpert('grading-and-packing'),
        },
        {
          pictogram: 'straw',
          title: { en: 'Straw Without Burning', pa: 'ਸਾੜੇ ਬਿਨਾਂ ਪਰਾਲੀ', hi: 'बिना जलाए पराली' },
          text: {
            en: 'Back into the soil, to feed, or sold.',
            pa: 'ਮਿੱਟੀ ਵਿੱਚ ਰਲਾਓ, ਪਸ਼ੂਆਂ ਨੂੰ ਪਾਓ ਜਾਂ ਵੇਚੋ।',
            hi: 'मिट्टी में मिलाएँ, चारा बनाएँ या बेचें।',
          },
          ask: askExpert('straw'),
        },
      ],
    },
    { heading: { en: 'Talk to an expert', pa: 'ਮਾਹਰ ਨਾਲ ਗੱਲ ਕਰੋ', hi: 'विशेषज्ञ से बात करें' }, id: 'contact' },
    { ways: ['supportPhone', 'supportEmail'] },
  ],
})
