import { cardsOf } from '#src/content/offer-cards.ts'
import { trainingPrograms } from '#src/content/offers/training.ts'
import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const beginner = { en: 'Level: beginner', pa: 'ਨਵਿਆਂ ਲਈ', hi: 'नए लोगों के लिए' }
const intermediate = { en: 'Level: intermediate', pa: 'ਕੁਝ ਜਾਣਨ ਵਾਲਿਆਂ ਲਈ', hi: 'कुछ जानने वालों के लिए' }
const advanced = { en: 'Level: advanced', pa: 'ਤਜਰਬੇਕਾਰਾਂ ਲਈ', hi: 'तजुर्बेकारों के लिए' }

/** Returns the number of graduates of the course. */
const students = (count: number) => ({
  en: `${count} students`,
  pa: `${count} ਸਿੱਖਣ ਵਾਲੇ`,
  hi: `${count} सीखने वाले`,
})

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: { en: 'Training', pa: 'ਸਿਖਲਾਈ', hi: 'ट्रेनिंग' },
    line: {
      en: 'Courses of 1 to 4 months, with a certificate',
      pa: '1 ਤੋਂ 4 ਮਹੀਨਿਆਂ ਦੇ ਕੋਰਸ, ਸਰਟੀਫ਼ਿਕੇਟ ਸਮੇਤ',
      hi: '1 से 4 महीने के कोर्स, सर्टिफ़िकेट समेत',
    },
    group: 'learn',
    place: 10,
    unfolds: ['/training/modern-techniques', '/training/crop-management', '/training/soil-health'],
    search: 'training trening sikhlai prashikshan course sikhale',
  },
]

export default definePage({
  title: { en: 'Training Programs', pa: 'ਸਿਖਲਾਈ', hi: 'ट्रेनिंग' },
  description: {
    en: 'Four farm courses of 1 to 4 months in Sarna, with a certificate: farming, technology, solar and business.',
    pa: 'ਸਰਨਾ ਵਿੱਚ 1 ਤੋਂ 4 ਮਹੀਨਿਆਂ ਦੇ ਚਾਰ ਕੋਰਸ, ਸਰਟੀਫ਼ਿਕੇਟ ਸਮੇਤ। ਖੇਤੀ, ਤਕਨੀਕ, ਸੋਲਰ ਅਤੇ ਕਾਰੋਬਾਰ।',
    hi: 'सरना में 1 से 4 महीने के चार कोर्स, सर्टिफ़िकेट समेत। खेती, तकनीक, सोलर और कारोबार।',
  },
  intro: {
    en: 'Learn in the field, with a certificate at the end.',
    pa: 'ਖੇਤ ਵਿੱਚ ਸਿੱਖੋ ਅਤੇ ਅਖੀਰ ਵਿੱਚ ਸਰਟੀਫ਼ਿਕੇਟ ਲਓ।',
    hi: 'खेत में सीखें और आखिर में सर्टिफ़िकेट लें।',
  },
  pictogram: 'training',
  picture: 'heads/training',
  access: 'signed-in',
  blocks: [
    {
      cards: cardsOf(
        trainingPrograms,
        'training-enrollment',
        { en: 'Enroll Now', pa: 'ਦਾਖਲਾ ਲਓ', hi: 'दाखिला लें' },
        {
          'sustainable-farming': {
            pictogram: 'leaf',
            lines: [
              beginner,
              students(320),
              {
                en: 'Certificate in sustainable farming',
                pa: 'ਟਿਕਾਊ ਖੇਤੀ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ',
                hi: 'टिकाऊ खेती का सर्टिफ़िकेट',
              },
            ],
            modules: [
              { en: 'Soil health', pa: 'ਮਿੱਟੀ ਦੀ ਸਿਹਤ', hi: 'मिट्टी की सेहत' },
              { en: 'Organic manure', pa: 'ਜੈਵਿਕ ਖਾਦ', hi: 'जैविक खाद' },
              { en: 'Saving water', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' },
              { en: 'Crop rotation', pa: 'ਫ਼ਸਲੀ ਚੱਕਰ', hi: 'फ़सल चक्र' },
            ],
          },
          'smart-agriculture': {
            pictogram: 'drone',
            lines: [
              intermediate,
              students(180),
              {
                en: 'Certificate in smart agriculture',
                pa: 'ਸਮਾਰਟ ਖੇਤੀ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ',
                hi: 'स्मार्ट खेती का सर्टिफ़िकेट',
              },
            ],
            modules: [
              { en: 'Sensors in the field', pa: 'ਖੇਤ ਵਿੱਚ ਸੈਂਸਰ', hi: 'खेत में सेंसर' },
              { en: 'Drones', pa: 'ਡਰੋਨ', hi: 'ड्रोन' },
              { en: 'Automatic irrigation', pa: 'ਆਪਣੇ ਆਪ ਸਿੰਜਾਈ', hi: 'अपने आप सिंचाई' },
              { en: 'Farm apps and records', pa: 'ਖੇਤੀ ਦੀਆਂ ਐਪਾਂ ਅਤੇ ਹਿਸਾਬ', hi: 'खेती के ऐप और हिसाब' },
            ],
          },
          'solar-technology': {
            pictogram: 'solar',
            lines: [
              beginner,
              students(240),
              {
                en: 'Certificate in solar technology',
                pa: 'ਸੋਲਰ ਤਕਨੀਕ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ',
                hi: 'सोलर तकनीक का सर्टिफ़िकेट',
              },
            ],
            modules: [
              { en: 'How solar works', pa: 'ਸੋਲਰ ਕਿਵੇਂ ਚੱਲਦਾ ਹੈ', hi: 'सोलर कैसे चलता है' },
              { en: 'Solar pumps', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' },
              { en: 'Fitting panels', pa: 'ਪੈਨਲ ਲਾਉਣਾ', hi: 'पैनल लगाना' },
              { en: 'Care and repair', pa: 'ਸਾਂਭ-ਸੰਭਾਲ ਅਤੇ ਮੁਰੰਮਤ', hi: 'देखरेख और मरम्मत' },
            ],
          },
          'agri-business': {
            pictogram: 'loan',
            lines: [
              advanced,
              students(95),
              {
                en: 'Certificate in farm business',
                pa: 'ਖੇਤੀ ਕਾਰੋਬਾਰ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ',
                hi: 'खेती के कारोबार का सर्टिफ़िकेट',
              },
            ],
            modules: [
              { en: 'Costs and profit', pa: 'ਖਰਚਾ ਅਤੇ ਮੁਨਾਫ਼ਾ', hi: 'खर्च और मुनाफ़ा' },
              { en: 'Markets and prices', pa: 'ਮੰਡੀ ਅਤੇ ਭਾਅ', hi: 'मंडी और भाव' },
              { en: 'Loans and insurance', pa: 'ਕਰਜ਼ਾ ਅਤੇ ਬੀਮਾ', hi: 'लोन और बीमा' },
              { en: 'Working as a group', pa: 'ਗਰੁੱਪ ਬਣਾ ਕੇ ਕੰਮ', hi: 'ग्रुप बनाकर काम' },
            ],
          },
        },
      ),
    },
    { heading: { en: 'Why Train With Us', pa: 'ਸਾਡੇ ਕੋਲ ਕਿਉਂ ਸਿੱਖੀਏ', hi: 'हमसे क्यों सीखें' }, id: 'benefits' },
    {
      cards: [
        {
          pictogram: 'expert',
          title: { en: 'Expert Trainers', pa: 'ਮਾਹਰ ਸਿਖਾਉਂਦੇ ਹਨ', hi: 'विशेषज्ञ सिखाते हैं' },
          text: {
            en: 'They farm around here themselves.',
            pa: 'ਉਹ ਆਪ ਇੱਥੇ ਖੇਤੀ ਕਰਦੇ ਹਨ।',
            hi: 'वे खुद यहाँ खेती करते हैं।',
          },
        },
        {
          pictogram: 'soil',
          title: { en: 'Hands-on Learning', pa: 'ਹੱਥੀਂ ਕੰਮ', hi: 'हाथ से काम' },
          text: {
            en: 'Most lessons are in the field.',
            pa: 'ਬਹੁਤੇ ਪਾਠ ਖੇਤ ਵਿੱਚ ਹੁੰਦੇ ਹਨ।',
            hi: 'ज़्यादातर पाठ खेत में होते हैं।',
          },
        },
        {
          pictogram: 'certificate',
          title: { en: 'Certificate', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'सर्टिफ़िकेट' },
          text: {
            en: 'You get it after the last test.',
            pa: 'ਆਖਰੀ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਮਿਲਦਾ ਹੈ।',
            hi: 'आखिरी परीक्षा के बाद मिलता है।',
          },
        },
        {
          pictogram: 'phone',
          title: { en: 'Help After the Course', pa: 'ਕੋਰਸ ਤੋਂ ਬਾਅਦ ਵੀ ਮਦਦ', hi: 'कोर्स के बाद भी मदद' },
          text: {
            en: 'Call your trainer with your questions.',
            pa: 'ਸਵਾਲ ਹੋਵੇ ਤਾਂ ਆਪਣੇ ਸਿਖਾਉਣ ਵਾਲੇ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
            hi: 'सवाल हो तो अपने सिखाने वाले को फ़ोन करें।',
          },
        },
      ],
    },
    {
      text: {
        en: 'The place is yours once the fee is paid. We contact you within 24 hours on open days.',
        pa: 'ਫ਼ੀਸ ਭਰਨ ਨਾਲ ਸੀਟ ਪੱਕੀ ਹੁੰਦੀ ਹੈ। ਅਸੀਂ ਖੁੱਲ੍ਹੇ ਦਿਨ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
        hi: 'फ़ीस भरने पर सीट पक्की होती है। हम खुले दिन 24 घंटे में संपर्क करेंगे।',
      },
    },
    { ways: ['trainingEmail', 'phone'] },
  ],
})
