import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

/** The hours are those of `callHours` in src/features/desk/internal/call-backs.ts, by which the desk sees overdue calls. */
export default defineForm({
  ...requestOfAnyone,
  id: 'call-back',
  version: 1,
  shortTitle: { en: 'Call back', pa: 'ਫ਼ੋਨ ਕਰਵਾਓ', hi: 'फ़ोन करवाएँ' },
  title: { en: 'Ask for a Call Back', pa: 'ਕੇਂਦਰ ਤੋਂ ਫ਼ੋਨ ਕਰਵਾਓ', hi: 'केंद्र से फ़ोन करवाएँ' },
  prefilled: true,
  fields: {
    phone: needed(ask.phone),
    time: {
      type: 'choice',
      required: true,
      tiles: true,
      start: 'any',
      label: { en: 'When shall we call?', pa: 'ਕਦੋਂ ਫ਼ੋਨ ਕਰੀਏ?', hi: 'कब फ़ोन करें?' },
      options: [
        {
          value: 'any',
          label: { en: 'As soon as possible', pa: 'ਜਿੰਨੀ ਛੇਤੀ ਹੋ ਸਕੇ', hi: 'जितनी जल्दी हो सके' },
        },
        { value: 'morning', label: { en: 'Morning, 9 to 12', pa: 'ਸਵੇਰੇ, 9 ਤੋਂ 12', hi: 'सुबह, 9 से 12' } },
        {
          value: 'afternoon',
          label: { en: 'Afternoon, 12 to 3', pa: 'ਦੁਪਹਿਰੇ, 12 ਤੋਂ 3', hi: 'दोपहर में, 12 से 3' },
        },
        { value: 'evening', label: { en: 'Evening, 3 to 6', pa: 'ਸ਼ਾਮ ਨੂੰ, 3 ਤੋਂ 6', hi: 'शाम को, 3 से 6' } },
      ],
    },
    about: {
      type: 'text',
      label: { en: 'What about?', pa: 'ਕਿਸ ਬਾਰੇ ਗੱਲ ਕਰਨੀ ਹੈ', hi: 'किस बारे में बात करनी है' },
    },
    ...openedFrom,
  },
  submit: { en: 'Call me back', pa: 'ਮੈਨੂੰ ਫ਼ੋਨ ਕਰੋ', hi: 'मुझे फ़ोन करें' },
  thanks: {
    title: { en: 'Call Back Requested', pa: 'ਫ਼ੋਨ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ', hi: 'फ़ोन का अनुरोध दर्ज हो गया' },
    text: {
      en: 'We call at that time on the next open day.',
      pa: 'ਅਗਲੇ ਖੁੱਲ੍ਹੇ ਦਿਨ, ਤੁਹਾਡੇ ਚੁਣੇ ਵੇਲੇ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
      hi: 'अगले खुले दिन, आपके चुने समय पर फ़ोन करेंगे।',
    },
  },
})
