import { soilTests } from '#src/content/offers/soil-tests.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { crop, cropTypeLabel } from '#src/features/forms/crops.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'
import { soilTestText } from '#src/features/soil/internal/soil-quote.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'soil-test',
  version: 1,
  shortTitle: { en: 'Soil test', pa: 'ਮਿੱਟੀ ਪਰਖ', hi: 'मिट्टी की जाँच' },
  title: { en: 'Book {subject}', pa: '{subject} ਬੁੱਕ ਕਰੋ', hi: '{subject} बुक करें' },
  subjects: {
    ...soilTests,
    general: {
      title: { en: 'Soil Test', pa: 'ਮਿੱਟੀ ਪਰਖ', hi: 'मिट्टी की जाँच' },
      line: {
        en: 'Contact for pricing',
        pa: 'ਰੇਟ ਪੁੱਛੋ',
        hi: 'रेट पूछें',
      },
    },
  },
  foldsFrom: 'email',
  farmField: { name: 'fieldName', acres: 'farmSize', place: 'farmLocation' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    farmLocation: needed(ask.farmLocation),
    farmSize: needed(ask.farmSize),
    fieldName: ask.fieldName,
    sampleCollection: {
      type: 'choice',
      start: 'self',
      label: { en: 'Sample Collection', pa: 'ਮਿੱਟੀ ਦਾ ਨਮੂਨਾ ਕਿਵੇਂ ਆਵੇਗਾ', hi: 'मिट्टी का नमूना कैसे आएगा' },
      options: [
        {
          value: 'self',
          label: { en: 'I will bring it myself', pa: 'ਆਪ ਲਿਆਵਾਂਗੇ', hi: 'खुद लाएँगे' },
        },
        {
          value: 'pickup',
          label: { en: 'Pickup (extra charge)', pa: 'ਘਰੋਂ ਲੈ ਜਾਓ, ਖਰਚਾ ਵੱਖਰਾ', hi: 'घर से ले जाएँ, खर्च अलग' },
        },
        {
          value: 'expert',
          label: { en: 'An expert takes it', pa: 'ਮਾਹਰ ਖੇਤ ਆ ਕੇ ਲੈਣ', hi: 'विशेषज्ञ खेत पर आकर लें' },
        },
      ],
    },
    preferredDate: {
      ...ask.preferredDate,
      shownWhen: { field: 'sampleCollection', is: ['pickup', 'expert'] },
      books: ({ sampleCollection }) => ({
        resource: sampleCollection === 'pickup' ? 'soil-pickup' : 'expert-visit',
      }),
    },
    email: ask.email,
    cropType: {
      type: 'choice',
      label: cropTypeLabel,
      options: [
        crop.wheat,
        crop.rice,
        crop.maize,
        crop.sugarcane,
        crop.vegetables,
        crop.fruits,
        crop.cotton,
        crop.mixed,
      ],
    },
    currentCrop: {
      type: 'text',
      label: { en: 'Current Crop', pa: 'ਹੁਣ ਖੇਤ ਵਿੱਚ ਕੀ ਬੀਜਿਆ ਹੈ', hi: 'अभी खेत में क्या बोया है' },
    },
    soilType: {
      type: 'text',
      label: { en: 'Soil Type', pa: 'ਮਿੱਟੀ ਕਿਹੋ ਜਿਹੀ ਹੈ', hi: 'मिट्टी कैसी है' },
      hint: { en: 'Sandy, loamy, heavy', pa: 'ਰੇਤਲੀ, ਮੈਰਾ, ਭਾਰੀ', hi: 'रेतीली, दोमट, भारी' },
    },
    irrigationSource: {
      type: 'choice',
      label: { en: 'Irrigation Source', pa: 'ਸਿੰਜਾਈ ਕਿਵੇਂ ਹੁੰਦੀ ਹੈ', hi: 'सिंचाई कैसे होती है' },
      options: [
        { value: 'tubewell', label: { en: 'Tubewell', pa: 'ਟਿਊਬਵੈੱਲ', hi: 'ट्यूबवेल' } },
        { value: 'canal', label: { en: 'Canal', pa: 'ਨਹਿਰ', hi: 'नहर' } },
        { value: 'river', label: { en: 'River', pa: 'ਦਰਿਆ', hi: 'नदी' } },
        { value: 'rainwater', label: { en: 'Rainwater', pa: 'ਮੀਂਹ ਦਾ ਪਾਣੀ', hi: 'बारिश का पानी' } },
        { value: 'drip', label: { en: 'Drip', pa: 'ਡਰਿੱਪ', hi: 'ड्रिप' } },
        { value: 'sprinkler', label: { en: 'Sprinkler', pa: 'ਫੁਹਾਰਾ (ਸਪ੍ਰਿੰਕਲਰ)', hi: 'फव्वारा' } },
        { value: 'mixed', label: { en: 'Mixed', pa: 'ਇੱਕ ਤੋਂ ਵੱਧ', hi: 'एक से ज़्यादा' } },
      ],
    },
    lastTesting: {
      type: 'choice',
      label: {
        en: 'Last Soil Testing',
        pa: 'ਪਿਛਲੀ ਵਾਰ ਪਰਖ ਕਦੋਂ ਕਰਵਾਈ',
        hi: 'पिछली बार जाँच कब कराई',
      },
      options: [
        { value: 'never', label: { en: 'Never', pa: 'ਕਦੇ ਨਹੀਂ', hi: 'कभी नहीं' } },
        { value: '1-year', label: { en: '1 year ago', pa: '1 ਸਾਲ ਪਹਿਲਾਂ', hi: '1 साल पहले' } },
        { value: '2-years', label: { en: '2 years ago', pa: '2 ਸਾਲ ਪਹਿਲਾਂ', hi: '2 साल पहले' } },
        { value: '3-years', label: { en: '3 years ago', pa: '3 ਸਾਲ ਪਹਿਲਾਂ', hi: '3 साल पहले' } },
        {
          value: 'more-than-3',
          label: { en: 'More than 3 years ago', pa: '3 ਸਾਲਾਂ ਤੋਂ ਵੀ ਪਹਿਲਾਂ', hi: '3 साल से भी पहले' },
        },
      ],
    },
    specificConcerns: {
      type: 'longText',
      label: { en: 'Specific Concerns', pa: 'ਖੇਤ ਵਿੱਚ ਕੀ ਦਿੱਕਤ ਹੈ', hi: 'खेत में क्या दिक्कत है' },
    },
    urgentTesting: {
      type: 'yesNo',
      label: {
        en: 'Urgent testing (24-48 hours)',
        pa: 'ਛੇਤੀ ਵਾਲੀ ਪਰਖ (24 ਤੋਂ 48 ਘੰਟੇ)',
        hi: 'जल्दी वाली जाँच (24 से 48 घंटे)',
      },
    },
    organicCertification: {
      type: 'yesNo',
      label: {
        en: 'For organic certification',
        pa: 'ਜੈਵਿਕ ਸਰਟੀਫ਼ਿਕੇਟ ਲਈ ਚਾਹੀਦੀ ਹੈ',
        hi: 'जैविक सर्टिफ़िकेट के लिए चाहिए',
      },
    },
    ...openedFrom,
  },
  quote: soilTestText,
  photos: { most: 3 },
  voice: { longest: 60, answers: 'specificConcerns' },
  submit: { en: 'Book Soil Test', pa: 'ਮਿੱਟੀ ਪਰਖ ਬੁੱਕ ਕਰੋ', hi: 'मिट्टी की जाँच बुक करें' },
  thanksFor: {
    // A question about prices books no test.
    general: answeredWithinADay,
  },
  thanks: {
    title: {
      en: 'Soil Test Booked Successfully',
      pa: 'ਮਿੱਟੀ ਪਰਖ ਬੁੱਕ ਹੋ ਗਈ',
      hi: 'मिट्टी की जाँच बुक हो गई',
    },
    text: answeredWithinADay.text,
    within: answeredWithinADay.within,
  },
})
