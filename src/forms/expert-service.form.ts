import { ask, needed } from './ask.ts'
import { crop, cropTypeLabel } from './crops.ts'
import { defineForm } from './define.ts'
import { forAnother } from './for-another.ts'
import { answeredWithinADay, requestOfAnyone } from './notices.ts'
import { openedFrom } from './opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'expert-service',
  version: 3,
  shortTitle: { en: 'Expert service', pa: 'ਮਾਹਰ ਦੀ ਸੇਵਾ', hi: 'विशेषज्ञ की सेवा' },
  title: { en: 'Request Expert Service', pa: 'ਮਾਹਰ ਦੀ ਸਲਾਹ ਲਓ', hi: 'विशेषज्ञ की सलाह लें' },
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
      label: { en: 'Urgency', pa: 'ਕਿੰਨੀ ਜਲਦੀ ਚਾਹੀਦੀ ਹੈ', hi: 'कितनी जल्दी चाहिए' },
      options: [
        {
          value: 'immediate',
          label: { en: 'Immediate (1-2 days)', pa: 'ਤੁਰੰਤ (1 ਤੋਂ 2 ਦਿਨ)', hi: 'तुरंत (1 से 2 दिन)' },
        },
        {
          value: 'urgent',
          label: { en: 'Urgent (3-7 days)', pa: 'ਜਲਦੀ (3 ਤੋਂ 7 ਦਿਨ)', hi: 'जल्दी (3 से 7 दिन)' },
        },
        {
          value: 'normal',
          label: { en: 'Normal (1-2 weeks)', pa: 'ਆਮ (1 ਤੋਂ 2 ਹਫ਼ਤੇ)', hi: 'सामान्य (1 से 2 हफ़्ते)' },
        },
        {
          value: 'scheduled',
          label: { en: 'Scheduled', pa: 'ਤੈਅ ਕੀਤੀ ਤਾਰੀਖ ਨੂੰ', hi: 'तय की गई तारीख को' },
        },
      ],
    },
    preferredDate: ask.preferredDate,
    message: ask.message,
    ...openedFrom,
  },
  thanks: answeredWithinADay,
})
