import { schemes } from '#src/content/offers/schemes.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'scheme-help',
  version: 1,
  shortTitle: { en: 'Government schemes', pa: 'ਸਰਕਾਰੀ ਸਕੀਮਾਂ', hi: 'सरकारी योजनाएँ' },
  title: { en: 'Apply: {subject}', pa: '{subject}: ਅਰਜ਼ੀ', hi: '{subject}: आवेदन' },
  intro: {
    en: 'We look through your papers and fill in the application with you. The government decides on it.',
    pa: 'ਅਸੀਂ ਤੁਹਾਡੇ ਕਾਗਜ਼ ਵੇਖ ਕੇ ਤੁਹਾਡੇ ਨਾਲ ਅਰਜ਼ੀ ਭਰਦੇ ਹਾਂ। ਫ਼ੈਸਲਾ ਸਰਕਾਰ ਕਰਦੀ ਹੈ।',
    hi: 'हम आपके कागज़ देखकर आपके साथ आवेदन भरते हैं। फ़ैसला सरकार करती है।',
  },
  subjects: {
    ...schemes,
    general: { title: { en: 'Government Schemes', pa: 'ਸਰਕਾਰੀ ਸਕੀਮਾਂ', hi: 'सरकारी योजनाएँ' } },
  },
  farmField: { acres: 'farmSize', village: 'village' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    village: needed(ask.village),
    farmSize: ask.farmSize,
    appliedBefore: {
      type: 'yesNo',
      label: {
        en: 'I have applied for it before',
        pa: 'ਪਹਿਲਾਂ ਵੀ ਅਰਜ਼ੀ ਦਿੱਤੀ ਸੀ',
        hi: 'पहले भी आवेदन दिया था',
      },
    },
    message: {
      ...ask.message,
      label: { en: 'What should we know?', pa: 'ਹੋਰ ਕੁਝ ਦੱਸਣਾ ਹੋਵੇ', hi: 'और कुछ बताना हो' },
    },
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  thanks: answeredWithinADay,
})
