import { defineForm } from '#src/features/forms/define.ts'
import { requestOfAnyone } from '#src/features/forms/notices.ts'

/** Fields of the support window, which has its own layout. */
export default defineForm({
  ...requestOfAnyone,
  id: 'support',
  version: 1,
  shortTitle: { en: 'Live support', pa: 'ਲਾਈਵ ਮਦਦ', hi: 'लाइव मदद' },
  title: { en: 'Live Support', pa: 'ਲਾਈਵ ਮਦਦ', hi: 'लाइव मदद' },
  intro: { en: "We're here to help!", pa: 'ਅਸੀਂ ਮਦਦ ਲਈ ਹਾਜ਼ਰ ਹਾਂ।', hi: 'हम मदद के लिए हाज़िर हैं।' },
  fields: {
    text: {
      type: 'longText',
      required: true,
      max: 2000,
      label: { en: 'Your message', pa: 'ਆਪਣਾ ਸੁਨੇਹਾ ਲਿਖੋ', hi: 'अपना संदेश लिखें' },
    },
  },
  // As an answer of the desk may have (features/forms/attachments.ts).
  photos: { most: 3, answers: 'text' },
  voice: { longest: 60, answers: 'text' },
  submit: { en: 'Send', pa: 'ਭੇਜੋ', hi: 'भेजें' },
  thanks: {
    title: { en: 'Message Submitted', pa: 'ਸੁਨੇਹਾ ਦਰਜ ਹੋ ਗਿਆ', hi: 'संदेश दर्ज हो गया' },
    text: {
      en: 'Thanks for the message. Our team will get back to you shortly.',
      pa: 'ਸੁਨੇਹੇ ਲਈ ਧੰਨਵਾਦ। ਸਾਡੀ ਟੀਮ ਛੇਤੀ ਜਵਾਬ ਦੇਵੇਗੀ।',
      hi: 'संदेश के लिए धन्यवाद। हमारी टीम जल्दी जवाब देगी।',
    },
  },
})
