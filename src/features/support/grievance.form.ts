import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'grievance',
  version: 1,
  shortTitle: { en: 'Complaint', pa: 'ਸ਼ਿਕਾਇਤ', hi: 'शिकायत' },
  title: { en: 'Register a Complaint', pa: 'ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ', hi: 'शिकायत दर्ज करें' },
  intro: {
    en: 'You get a ticket number, and an answer within 48 hours.',
    pa: 'ਤੁਹਾਨੂੰ ਸ਼ਿਕਾਇਤ ਨੰਬਰ ਮਿਲੇਗਾ ਅਤੇ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਜਵਾਬ।',
    hi: 'आपको शिकायत नंबर मिलेगा और 48 घंटे में जवाब।',
  },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    village: ask.village,
    about: {
      type: 'choice',
      required: true,
      label: { en: 'What is it about?', pa: 'ਸ਼ਿਕਾਇਤ ਕਿਸ ਬਾਰੇ ਹੈ', hi: 'शिकायत किस बारे में है' },
      options: [
        {
          value: 'order',
          label: { en: 'An order or its delivery', pa: 'ਆਰਡਰ ਜਾਂ ਡਿਲਿਵਰੀ', hi: 'ऑर्डर या डिलीवरी' },
        },
        { value: 'payment', label: { en: 'A payment', pa: 'ਭੁਗਤਾਨ', hi: 'भुगतान' } },
        { value: 'service', label: { en: 'A booking or service', pa: 'ਬੁਕਿੰਗ ਜਾਂ ਸੇਵਾ', hi: 'बुकिंग या सेवा' } },
        { value: 'application', label: { en: 'A loan or insurance', pa: 'ਕਰਜ਼ਾ ਜਾਂ ਬੀਮਾ', hi: 'लोन या बीमा' } },
        { value: 'staff', label: { en: 'How somebody behaved', pa: 'ਕਿਸੇ ਦਾ ਵਤੀਰਾ', hi: 'किसी का बर्ताव' } },
        {
          value: 'privacy',
          label: { en: 'My personal data', pa: 'ਮੇਰੀ ਨਿੱਜੀ ਜਾਣਕਾਰੀ', hi: 'मेरी निजी जानकारी' },
        },
        { value: 'other', label: { en: 'Something else', pa: 'ਕੋਈ ਹੋਰ ਗੱਲ', hi: 'कोई और बात' } },
      ],
    },
    earlierReference: {
      type: 'text',
      max: 40,
      label: {
        en: 'Order or reference number',
        pa: 'ਆਰਡਰ ਜਾਂ ਅਰਜ਼ੀ ਨੰਬਰ',
        hi: 'ऑर्डर या आवेदन नंबर',
      },
    },
    message: {
      ...needed(ask.message),
      label: { en: 'What happened?', pa: 'ਕੀ ਹੋਇਆ, ਲਿਖੋ', hi: 'क्या हुआ, लिखें' },
    },
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  submit: { en: 'Register Complaint', pa: 'ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ', hi: 'शिकायत दर्ज करें' },
  thanks: {
    title: { en: 'Complaint Registered', pa: 'ਸ਼ਿਕਾਇਤ ਦਰਜ ਹੋ ਗਈ', hi: 'शिकायत दर्ज हो गई' },
    text: {
      en: 'The centre answers within 48 hours of receiving it.',
      pa: 'ਸ਼ਿਕਾਇਤ ਮਿਲਣ ਤੋਂ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਕੇਂਦਰ ਜਵਾਬ ਦੇਵੇਗਾ।',
      hi: 'शिकायत मिलने के 48 घंटे के अंदर केंद्र जवाब देगा।',
    },
  },
})
