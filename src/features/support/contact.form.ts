import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'contact',
  version: 1,
  shortTitle: { en: 'Contact', pa: 'ਸੰਪਰਕ', hi: 'संपर्क' },
  title: { en: 'Send us a Message', pa: 'ਸਾਨੂੰ ਸੁਨੇਹਾ ਲਿਖੋ', hi: 'हमें संदेश लिखें' },
  fields: {
    firstName: {
      type: 'text',
      required: true,
      max: 60,
      label: { en: 'First Name', pa: 'ਨਾਮ', hi: 'नाम' },
      knownAs: 'firstName',
    },
    lastName: {
      type: 'text',
      max: 60,
      label: { en: 'Last Name', pa: 'ਗੋਤ ਜਾਂ ਸਰਨੇਮ', hi: 'सरनेम' },
      knownAs: 'lastName',
    },
    email: ask.email,
    phone: needed(ask.phone),
    // Not `subject`, which is the subject of the form itself.
    subjectLine: {
      type: 'text',
      label: { en: 'Subject', pa: 'ਕਿਸ ਬਾਰੇ', hi: 'किस बारे में' },
    },
    message: needed(ask.message),
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  submit: { en: 'Send Message', pa: 'ਸੁਨੇਹਾ ਭੇਜੋ', hi: 'संदेश भेजें' },
  thanks: {
    title: { en: 'Message Submitted', pa: 'ਸੁਨੇਹਾ ਦਰਜ ਹੋ ਗਿਆ', hi: 'संदेश दर्ज हो गया' },
    text: {
      en: 'Our team will answer within 24 hours.',
      pa: 'ਸਾਡੀ ਟੀਮ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਜਵਾਬ ਦੇਵੇਗੀ।',
      hi: 'हमारी टीम 24 घंटे में जवाब देगी।',
    },
    within: 24,
  },
})
