import { cropAdvice } from '#src/content/offers/crop-advice.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'crop-advice',
  version: 1,
  shortTitle: { en: 'Crop advice', pa: 'ਫ਼ਸਲ ਦੀ ਸਲਾਹ', hi: 'फ़सल की सलाह' },
  title: { en: 'Request {subject}', pa: '{subject} ਲਓ', hi: '{subject} लें' },
  subjects: cropAdvice,
  farmField: { acres: 'farmSize', place: 'farmLocation' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    farmLocation: ask.farmLocation,
    farmSize: ask.farmSize,
    cropName: {
      type: 'text',
      label: { en: 'Which crop?', pa: 'ਕਿਹੜੀ ਫ਼ਸਲ ਹੈ', hi: 'कौन सी फ़सल है' },
    },
    message: {
      ...ask.message,
      label: { en: 'What do you see in the field?', pa: 'ਖੇਤ ਵਿੱਚ ਕੀ ਦਿਸਦਾ ਹੈ', hi: 'खेत में क्या दिखता है' },
    },
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  thanks: answeredWithinADay,
})
