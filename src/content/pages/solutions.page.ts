import type { ContextKey } from '#src/content/asked-for.ts'
import { definePage, type Card, type Link } from '#src/content/page.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const start = { en: 'Get Started Today', pa: 'ਅੱਜ ਹੀ ਸ਼ੁਰੂ ਕਰੋ', hi: 'आज ही शुरू करें' }

interface Solution extends Pick<Card, 'pictogram' | 'lines'> {
  readonly title: Words
  readonly text: Words
  readonly to: string
  readonly form: string
  readonly subject: string
  readonly about: ContextKey
}

const more = (to: string): Link => ({ to, label: { en: 'Learn More', pa: 'ਹੋਰ ਜਾਣੋ', hi: 'और जानें' } })

const cardOf = ({ to, form, subject, about, ...card }: Solution): Card => ({
  ...card,
  ask: { form, subject, about, label: start },
  more: more(to),
})

const cardsFor = (solutions: readonly Solution[]): Card[] => solutions.map(cardOf)

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'What troubles you? Begin there',
      pa: 'ਤੁਹਾਡੀ ਕੀ ਮੁਸ਼ਕਲ ਹੈ? ਉੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ',
      hi: 'आपकी क्या मुश्किल है? वहीं से शुरू करें',
    },
    group: 'advice',
    place: 50,
  },
]

export default definePage({
  title: { en: 'Solutions', pa: 'ਹਰ ਮੁਸ਼ਕਲ ਦਾ ਹੱਲ', hi: 'हर मुश्किल का हल' },
  description: {
    en: 'Six common worries of a farm around Pathankot and what we do about each: soil, pests, water, power, workers, money.',
    pa: 'ਪਠਾਨਕੋਟ ਦੀ ਖੇਤੀ ਦੀਆਂ ਛੇ ਮੁਸ਼ਕਲਾਂ ਅਤੇ ਹੱਲ। ਮਿੱਟੀ, ਕੀੜੇ, ਪਾਣੀ, ਬਿਜਲੀ, ਕਾਮੇ ਅਤੇ ਪੈਸਾ।',
    hi: 'पठानकोट की खेती की छह मुश्किलें और हल। मिट्टी, कीड़े, पानी, बिजली, मज़दूर और पैसा।',
  },
  intro: {
    en: 'What troubles you? Begin there.',
    pa: 'ਤੁਹਾਡੀ ਕੀ ਮੁਸ਼ਕਲ ਹੈ? ਉੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
    hi: 'आपकी क्या मुश्किल है? वहीं से शुरू करें।',
  },
  pictogram: 'solution',
  picture: 'heads/solutions',
  blocks: [
    {
      cards: cardsFor([
        {
          pictogram: 'soil',
          title: { en: 'The Yield Is Falling', pa: 'ਝਾੜ ਘਟ ਰਿਹਾ ਹੈ', hi: 'पैदावार घट रही है' },
          text: {
            en: 'Often it is not the seed but the soil. A test for ₹500 says what is missing.',
            pa: 'ਅਕਸਰ ਕਸੂਰ ਬੀਜ ਦਾ ਨਹੀਂ, ਮਿੱਟੀ ਦਾ ਹੁੰਦਾ ਹੈ। ₹500 ਦੀ ਪਰਖ ਦੱਸਦੀ ਹੈ ਕਿ ਕੀ ਘਾਟ ਹੈ।',
            hi: 'अक्सर कमी बीज में नहीं, मिट्टी में होती है। ₹500 की जाँच बताती है कि क्या कम है।',
          },
          to: '/soil-testing',
          form: 'soil-test',
          subject: 'basic',
          about: 'yield-falling',
        },
        {
          pictogram: 'pesticide',
          title: { en: 'Pests and Disease', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ', hi: 'कीड़े और रोग' },
          text: {
            en: 'Tell us what you see before you buy a spray. The wrong one costs twice.',
            pa: 'ਦਵਾਈ ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਦੱਸੋ ਕਿ ਕੀ ਦਿਸਦਾ ਹੈ। ਗਲਤ ਦਵਾਈ ਦੂਣੀ ਮਹਿੰਗੀ ਪੈਂਦੀ ਹੈ।',
            hi: 'दवा खरीदने से पहले बताएँ कि क्या दिखता है। गलत दवा दोगुनी महँगी पड़ती है।',
          },
          to: '/pesticides-crop-protection',
          form: 'crop-advice',
          subject: 'pest-disease',
          about: 'pests-and-disease',
        },
        {
          pictogram: 'water',
          title: { en: 'Water Is Short', pa: 'ਪਾਣੀ ਘਟ ਰਿਹਾ ਹੈ', hi: 'पानी कम पड़ रहा है' },
          text: {
            en: 'Level fields, drip and the right crop. An expert works out the water of your farm.',
            pa: 'ਪੱਧਰੇ ਖੇਤ, ਡਰਿੱਪ ਅਤੇ ਠੀਕ ਫ਼ਸਲ। ਮਾਹਰ ਤੁਹਾਡੇ ਪਾਣੀ ਦਾ ਹਿਸਾਬ ਲਾਉਂਦੇ ਹਨ।',
            hi: 'लेवल किया खेत, ड्रिप और सही फ़सल। विशेषज्ञ आपके पानी का हिसाब लगाते हैं।',
          },
          to: '/sustainable-farming',
          form: 'consulting-booking',
          subject: 'water-budgeting',
          about: 'water-short',
        },
        {
          pictogram: 'solar',
          title: { en: 'Diesel and Power Cuts', pa: 'ਡੀਜ਼ਲ ਅਤੇ ਬਿਜਲੀ ਦੇ ਕੱਟ', hi: 'डीज़ल और बिजली कटौती' },
          text: {
            en: 'A solar pump waters by day for years. Ask us about the subsidy and a loan.',
            pa: 'ਸੋਲਰ ਪੰਪ ਸਾਲਾਂ ਤੱਕ ਦਿਨੇ ਪਾਣੀ ਦਿੰਦਾ ਹੈ। ਸਬਸਿਡੀ ਅਤੇ ਕਰਜ਼ੇ ਬਾਰੇ ਪੁੱਛੋ।',
            hi: 'सोलर पंप बरसों तक दिन में पानी देता है। सब्सिडी और लोन के बारे में पूछें।',
          },
          to: '/solar-solutions',
          form: 'solar-service',
          subject: 'quote',
          about: 'power-cuts',
        },
        {
          pictogram: 'worker',
          title: {
            en: 'No Workers or Machines',
            pa: 'ਕਾਮੇ ਅਤੇ ਮਸ਼ੀਨਾਂ ਨਹੀਂ ਮਿਲਦੀਆਂ',
            hi: 'मज़दूर और मशीनें नहीं मिलतीं',
          },
          text: {
            en: 'Tractors by the hour, harvesting teams by the day. We contact you within 2 hours, while the centre is open.',
            pa: 'ਟਰੈਕਟਰ ਘੰਟੇ ਦੇ ਹਿਸਾਬ ਨਾਲ, ਵਾਢੀ ਟੋਲੀ ਦਿਹਾੜੀ ਉੱਤੇ। ਕੇਂਦਰ ਖੁੱਲ੍ਹਾ ਹੋਵੇ ਤਾਂ ਅਸੀਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਦੇ ਹਾਂ।',
            hi: 'ट्रैक्टर घंटे के हिसाब से, कटाई टोली दिहाड़ी पर। केंद्र खुला हो तो हम 2 घंटे में संपर्क करते हैं।',
          },
          to: '/farm-equipment',
          form: 'equipment-booking',
          subject: 'rental',
          about: 'no-hands',
        },
        {
          pictogram: 'loan',
          title: { en: 'Money Before the Harvest', pa: 'ਵਾਢੀ ਤੋਂ ਪਹਿਲਾਂ ਪੈਸਾ', hi: 'कटाई से पहले पैसा' },
          text: {
            en: 'Loans from 6.5% a year, government schemes, and insurance if the harvest fails. The insurer decides. We help you claim.',
            pa: '6.5% ਸਾਲਾਨਾ ਤੋਂ ਕਰਜ਼ਾ, ਸਰਕਾਰੀ ਸਕੀਮਾਂ, ਅਤੇ ਫ਼ਸਲ ਮਾਰੀ ਜਾਵੇ ਤਾਂ ਬੀਮਾ। ਫ਼ੈਸਲਾ ਬੀਮਾ ਕੰਪਨੀ ਕਰਦੀ ਹੈ।',
            hi: '6.5% सालाना से लोन, सरकारी योजनाएँ, और फ़सल बर्बाद हो तो बीमा। फ़ैसला बीमा कंपनी करती है।',
          },
          to: '/loans',
          form: 'loan-application',
          subject: 'crop',
          about: 'money-before-harvest',
        },
      ]),
    },
    {
      heading: { en: 'Not on the List?', pa: 'ਤੁਹਾਡੀ ਮੁਸ਼ਕਲ ਇੱਥੇ ਨਹੀਂ?', hi: 'आपकी मुश्किल यहाँ नहीं?' },
      id: 'other',
    },
    {
      ask: {
        form: 'expert-service',
        about: 'expert',
        label: { en: 'Request an Expert', pa: 'ਮਾਹਰ ਬੁਲਾਓ', hi: 'विशेषज्ञ बुलाएँ' },
      },
    },
    { ways: ['phone', 'address'] },
  ],
})
