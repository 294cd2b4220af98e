import { consultingServices } from '#src/content/offers/consulting.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'consulting-booking',
  version: 1,
  shortTitle: { en: 'Consulting', pa: 'ਸਲਾਹ', hi: 'सलाह' },
  title: { en: '{subject}', pa: '{subject}', hi: '{subject}' },
  intro: {
    en: 'Our expert will call you to fix the day of the visit.',
    pa: 'ਸਾਡੇ ਮਾਹਰ ਫ਼ੋਨ ਕਰਕੇ ਆਉਣ ਦਾ ਦਿਨ ਪੱਕਾ ਕਰਨਗੇ।',
    hi: 'हमारे विशेषज्ञ फ़ोन करके आने का दिन पक्का करेंगे।',
  },
  subjects: {
    ...consultingServices,
    general: {
      title: { en: 'General Consultation Booking', pa: 'ਮਾਹਰ ਨਾਲ ਮੁਲਾਕਾਤ', hi: 'विशेषज्ञ से मुलाकात' },
    },
  },
  farmField: { acres: 'farmSize', place: 'farmLocation' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    farmLocation: needed(ask.farmLocation),
    farmSize: ask.farmSize,
    preferredDate: { ...ask.preferredDate, books: () => ({ resource: 'expert-visit' }) },
    message: {
      ...ask.message,
      label: { en: 'What do you need help with?', pa: 'ਕਿਸ ਗੱਲ ਵਿੱਚ ਮਦਦ ਚਾਹੀਦੀ ਹੈ', hi: 'किस बात में मदद चाहिए' },
    },
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  submit: { en: 'Book Consultation', pa: 'ਸਲਾਹ ਬੁੱਕ ਕਰੋ', hi: 'सलाह बुक करें' },
  thanks: {
    title: {
      en: 'Booking Request Submitted',
      pa: 'ਬੁਕਿੰਗ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ',
      hi: 'बुकिंग का अनुरोध दर्ज हो गया',
    },
    text: answeredWithinADay.text,
    within: answeredWithinADay.within,
  },
})
