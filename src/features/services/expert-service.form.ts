import { ask, needed } from '#src/features/forms/ask.ts'
import { crop, cropTypeLabel } from '#src/features/forms/crops.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'expert-service',
  version: 1,
  shortTitle: { en: 'Expert service', pa: 'ਮਾਹਰ ਦੀ ਸੇਵਾ', hi: 'विशेषज्ञ की सेवा' },
  title: { en: 'Request Expert Service', pa: 'ਮਾਹਰ ਦੀ ਸਲਾਹ ਲਓ', hi: 'विशेषज्ञ की सलाह लें' },
  farmField: { acres: 'farmSize', place: 'farmLocation' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    farmLocation: needed(ask.farmLocation),
    farmSize: ask.farmSize,
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
        crop.pulses,
        crop.other,
      ],
    },
    urgency: {
      type: 'choice',
      label: { en: 'Urgency', pa: 'ਕਿੰਨੀ ਛੇਤੀ ਚਾਹੀਦੀ ਹੈ', hi: 'कितनी जल्दी चाहिए' },
      options: [
        {
          value: 'immediate',
          label: { en: 'Immediate (1-2 days)', pa: 'ਤੁਰੰਤ (1 ਤੋਂ 2 ਦਿਨ)', hi: 'तुरंत (1 से 2 दिन)' },
        },
        {
          value: 'urgent',
          label: { en: 'Urgent (3-7 days)', pa: 'ਛੇਤੀ (3 ਤੋਂ 7 ਦਿਨ)', hi: 'जल्दी (3 से 7 दिन)' },
        },
        {
          value: 'normal',
          label: { en: 'Normal (1-2 weeks)', pa: 'ਕੋਈ ਕਾਹਲੀ ਨਹੀਂ (1 ਤੋਂ 2 ਹਫ਼ਤੇ)', hi: 'कोई जल्दी नहीं (1 से 2 हफ़्ते)' },
        },
        {
          value: 'scheduled',
          label: { en: 'Scheduled', pa: 'ਦੱਸੀ ਤਾਰੀਖ ਨੂੰ', hi: 'बताई तारीख को' },
        },
      ],
    },
    preferredDate: { ...ask.preferredDate, books: () => ({ resource: 'expert-visit' }) },
    message: ask.message,
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  thanks: answeredWithinADay,
})
