import { certificationFacts } from '#src/content/certification-facts.ts'
import { certificationPrograms } from '#src/content/offers/certification.ts'
import { cardsOf, some } from '#src/content/offer-cards.ts'
import { definePage, type Block } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const form = 'certification-enrollment'
const enroll = { en: 'Enroll Now', pa: 'ਦਾਖਲਾ ਲਓ', hi: 'दाखिला लें' }

const programs = (...keys: (keyof typeof certificationPrograms)[]): Block => ({
  cards: cardsOf(some(certificationPrograms, ...keys), form, enroll, certificationFacts),
})

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'For organic farming, crop food and water',
      pa: 'ਜੈਵਿਕ ਖੇਤੀ, ਖਾਦ ਅਤੇ ਪਾਣੀ ਲਈ',
      hi: 'जैविक खेती, खाद और पानी के लिए',
    },
    group: 'learn',
    place: 20,
    unfolds: [],
    search: 'certificate certification sartifiket pramanpatra hunar peshevar',
  },
]

export default definePage({
  title: { en: 'Professional Certification', pa: 'ਹੁਨਰ ਦੇ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'हुनर के सर्टिफ़िकेट' },
  description: {
    en: 'Nine certificate programs of 1 to 6 months, from ₹12,000: organic farming, water, drones, food safety.',
    pa: '1 ਤੋਂ 6 ਮਹੀਨਿਆਂ ਦੇ ਨੌਂ ਕੋਰਸ, ₹12,000 ਤੋਂ ਸ਼ੁਰੂ। ਜੈਵਿਕ ਖੇਤੀ, ਪਾਣੀ, ਡਰੋਨ ਅਤੇ ਸਾਫ਼ ਖੁਰਾਕ।',
    hi: '1 से 6 महीने के नौ कोर्स, ₹12,000 से शुरू। जैविक खेती, पानी, ड्रोन और खाने की सुरक्षा।',
  },
  intro: {
    en: 'A certificate that shows what you can do.',
    pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਜੋ ਤੁਹਾਡਾ ਹੁਨਰ ਵਿਖਾਉਂਦਾ ਹੈ।',
    hi: 'सर्टिफ़िकेट जो आपका हुनर दिखाता है।',
  },
  pictogram: 'certificate',
  picture: 'heads/professional-certification',
  parts: ['agricultural', 'smart-agriculture', 'precision-farming', 'organic-farming', 'crop-management'],
  blocks: [
    { heading: { en: 'Agriculture', pa: 'ਖੇਤੀ', hi: 'खेती' }, id: 'agricultural' },
    {
      text: {
        en: 'Soil, water and growing without chemicals. Lessons are in Punjabi and Hindi.',
        pa: 'ਮਿੱਟੀ, ਪਾਣੀ ਅਤੇ ਜੈਵਿਕ ਖੇਤੀ ਦੇ ਕੋਰਸ। ਪੜ੍ਹਾਈ ਪੰਜਾਬੀ ਅਤੇ ਹਿੰਦੀ ਵਿੱਚ।',
        hi: 'मिट्टी, पानी और जैविक खेती के कोर्स। पढ़ाई पंजाबी और हिंदी में।',
      },
    },
    programs('organic-farming', 'nutrient-management', 'water-management'),
    { heading: { en: 'Smart Agriculture', pa: 'ਸਮਾਰਟ ਖੇਤੀ', hi: 'स्मार्ट खेती' }, id: 'smart-agriculture' },
    {
      text: {
        en: 'Drones, sensors and accounts on the phone. You need a smartphone, no computer.',
        pa: 'ਡਰੋਨ, ਸੈਂਸਰ ਅਤੇ ਫ਼ੋਨ ਉੱਤੇ ਹਿਸਾਬ। ਸਮਾਰਟਫ਼ੋਨ ਚਾਹੀਦਾ ਹੈ, ਕੰਪਿਊਟਰ ਨਹੀਂ।',
        hi: 'ड्रोन, सेंसर और फ़ोन पर हिसाब। स्मार्टफ़ोन चाहिए, कंप्यूटर नहीं।',
      },
    },
    programs('precision-agriculture', 'drone-operations', 'farm-software'),
    {
      heading: { en: 'After the Harvest', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ', hi: 'कटाई के बाद' },
      id: 'post-harvest',
    },
    {
      text: {
        en: 'You have already paid for what spoils between the field and the market. Learn to keep it.',
        pa: 'ਖੇਤ ਤੋਂ ਮੰਡੀ ਤੱਕ ਜੋ ਖਰਾਬ ਹੋਇਆ, ਉਸ ਦਾ ਖਰਚਾ ਗਿਆ। ਉਸ ਨੂੰ ਬਚਾਉਣਾ ਸਿੱਖੋ।',
        hi: 'खेत से मंडी तक जो खराब हुआ, उसका खर्च गया। उसे बचाना सीखें।',
      },
    },
    programs('post-harvest', 'cold-chain', 'food-safety'),
    {
      heading: { en: 'Precision Farming', pa: 'ਨਾਪ-ਤੋਲ ਨਾਲ ਖੇਤੀ', hi: 'नाप-तौल कर खेती' },
      id: 'precision-farming',
    },
    {
      text: {
        en: 'Two ends of one field rarely need the same. Measure first, then give seed, water and fertilizer where they pay. The program takes 5 months and asks for some practice with a phone.',
        pa: 'ਇੱਕੋ ਖੇਤ ਦੇ ਦੋ ਪਾਸਿਆਂ ਨੂੰ ਇੱਕੋ ਜਿੰਨੀ ਖਾਦ ਨਹੀਂ ਚਾਹੀਦੀ। ਪਹਿਲਾਂ ਨਾਪੋ, ਫਿਰ ਬੀਜ, ਪਾਣੀ ਅਤੇ ਖਾਦ ਲੋੜ ਵਾਲੀ ਥਾਂ ਪਾਓ। ਕੋਰਸ 5 ਮਹੀਨਿਆਂ ਦਾ ਹੈ। ਫ਼ੋਨ ਚਲਾਉਣਾ ਆਉਣਾ ਚਾਹੀਦਾ ਹੈ।',
        hi: 'एक ही खेत के दो सिरों को बराबर खाद नहीं चाहिए। पहले नापें, फिर बीज, पानी और खाद वहाँ दें जहाँ ज़रूरत है। कोर्स 5 महीने का है। फ़ोन चलाना आना चाहिए।',
      },
    },
    {
      ask: {
        form,
        subject: 'precision-agriculture',
        label: {
          en: 'Enroll: Precision Agriculture',
          pa: 'ਨਾਪ-ਤੋਲ ਨਾਲ ਖੇਤੀ ਵਿੱਚ ਦਾਖਲਾ ਲਓ',
          hi: 'नाप-तौल कर खेती में दाखिला लें',
        },
      },
    },
    { heading: { en: 'Organic Farming', pa: 'ਜੈਵਿਕ ਖੇਤੀ', hi: 'जैविक खेती' }, id: 'organic-farming' },
    {
      text: {
        en: 'For those who want to sell as organic and not only to farm so. The program takes 6 months, since the papers for the certificate follow a whole crop.',
        pa: 'ਉਨ੍ਹਾਂ ਲਈ ਜੋ ਮਾਲ ਜੈਵਿਕ ਨਾਮ ਹੇਠ ਵੇਚਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕੋਰਸ 6 ਮਹੀਨਿਆਂ ਦਾ ਹੈ। ਸਰਟੀਫ਼ਿਕੇਟ ਲਈ ਪੂਰੀ ਫ਼ਸਲ ਦਾ ਹਿਸਾਬ ਰੱਖਣਾ ਪੈਂਦਾ ਹੈ।',
        hi: 'उनके लिए जो माल जैविक नाम से बेचना चाहते हैं। कोर्स 6 महीने का है। सर्टिफ़िकेट के लिए पूरी फ़सल का हिसाब रखना पड़ता है।',
      },
    },
    {
      ask: {
        form,
        subject: 'organic-farming',
        label: { en: 'Enroll: Organic Farming', pa: 'ਜੈਵਿਕ ਖੇਤੀ ਵਿੱਚ ਦਾਖਲਾ ਲਓ', hi: 'जैविक खेती में दाखिला लें' },
      },
    },
    { heading: { en: 'Crop Management', pa: 'ਫ਼ਸਲ ਦੀ ਸਾਂਭ-ਸੰਭਾਲ', hi: 'फ़सल की देखभाल' }, id: 'crop-management' },
    {
      text: {
        en: 'Crop food first, then water, then what comes after the harvest. Three programs that can be taken one after the other. Begin with Nutrient Management.',
        pa: 'ਪਹਿਲਾਂ ਖਾਦ, ਫਿਰ ਪਾਣੀ, ਫਿਰ ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਦੀ ਸੰਭਾਲ। ਇਹ ਤਿੰਨ ਕੋਰਸ ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ ਕੀਤੇ ਜਾ ਸਕਦੇ ਹਨ। ਖਾਦ ਵਾਲੇ ਕੋਰਸ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
        hi: 'पहले खाद, फिर पानी, फिर कटाई के बाद की देखभाल। ये तीन कोर्स एक के बाद एक किए जा सकते हैं। खाद वाले कोर्स से शुरू करें।',
      },
    },
    {
      ask: {
        form,
        subject: 'nutrient-management',
        label: {
          en: 'Enroll: Nutrient Management',
          pa: 'ਖਾਦ ਵਾਲੇ ਕੋਰਸ ਵਿੱਚ ਦਾਖਲਾ ਲਓ',
          hi: 'खाद वाले कोर्स में दाखिला लें',
        },
      },
    },
    { ways: ['trainingEmail', 'phone'] },
  ],
})
