import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'goods-return',
  version: 1,
  shortTitle: { en: 'Return', pa: 'ਮਾਲ ਵਾਪਸੀ', hi: 'माल वापसी' },
  title: { en: 'Give goods back', pa: 'ਮਾਲ ਵਾਪਸ ਕਰੋ', hi: 'माल वापस करें' },
  intro: {
    en: 'The centre decides within a day. Money goes back the way it came.',
    pa: 'ਕੇਂਦਰ ਇੱਕ ਦਿਨ ਵਿੱਚ ਦੱਸੇਗਾ। ਪੈਸੇ ਉਸੇ ਰਸਤੇ ਵਾਪਸ ਆਉਣਗੇ।',
    hi: 'केंद्र एक दिन में बताएगा। पैसे उसी रास्ते वापस आएँगे।',
  },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    order: {
      type: 'text',
      required: true,
      max: 40,
      label: { en: 'Order number', pa: 'ਆਰਡਰ ਨੰਬਰ', hi: 'ऑर्डर नंबर' },
    },
    goods: {
      type: 'text',
      required: true,
      max: 300,
      label: {
        en: 'What do you give back, and how many?',
        pa: 'ਕੀ ਵਾਪਸ ਕਰਨਾ ਹੈ, ਕਿੰਨਾ',
        hi: 'क्या वापस करना है, कितना',
      },
    },
    reason: {
      type: 'choice',
      required: true,
      label: { en: 'Why?', pa: 'ਕਾਰਨ ਕੀ ਹੈ', hi: 'कारण क्या है' },
      options: [
        {
          value: 'spoilt',
          label: { en: 'It is spoilt or broken', pa: 'ਖਰਾਬ ਜਾਂ ਟੁੱਟਾ ਹੈ', hi: 'खराब या टूटा है' },
        },
        {
          value: 'wrong',
          label: { en: 'It is not what I ordered', pa: 'ਮੈਂ ਇਹ ਨਹੀਂ ਮੰਗਿਆ ਸੀ', hi: 'मैंने यह नहीं मँगाया था' },
        },
        { value: 'too-much', label: { en: 'I need less of it', pa: 'ਮੈਨੂੰ ਘੱਟ ਚਾਹੀਦਾ ਹੈ', hi: 'मुझे कम चाहिए' } },
        { value: 'other', label: { en: 'Another reason', pa: 'ਕੋਈ ਹੋਰ ਕਾਰਨ', hi: 'कोई और कारण' } },
      ],
    },
    message: {
      ...ask.message,
      label: { en: 'What is wrong with it?', pa: 'ਇਸ ਵਿੱਚ ਕੀ ਖਰਾਬੀ ਹੈ', hi: 'इसमें क्या खराबी है' },
    },
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  thanks: answeredWithinADay,
})
