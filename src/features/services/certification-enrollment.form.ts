import { certificationPrograms } from '#src/content/offers/certification.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'certification-enrollment',
  version: 1,
  shortTitle: { en: 'Certification', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'सर्टिफ़िकेट' },
  title: { en: 'Enroll in {subject}', pa: 'ਦਾਖਲਾ: {subject}', hi: 'दाखिला: {subject}' },
  intro: {
    en: 'You pay nothing now. We call you about seats and dates.',
    pa: 'ਹੁਣੇ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਦੇਣਾ। ਸੀਟ ਅਤੇ ਤਾਰੀਖ ਬਾਰੇ ਅਸੀਂ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
    hi: 'अभी कोई पैसा नहीं देना। सीट और तारीख के बारे में हम फ़ोन करेंगे।',
  },
  subjects: certificationPrograms,
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    message: ask.message,
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'message' },
  submit: { en: 'Enroll Now', pa: 'ਦਾਖਲਾ ਲਓ', hi: 'दाखिला लें' },
  thanks: {
    title: {
      en: 'Enrollment Submitted',
      pa: 'ਦਾਖਲੇ ਦੀ ਅਰਜ਼ੀ ਜਮ੍ਹਾਂ ਹੋ ਗਈ',
      hi: 'दाखिले का आवेदन जमा हो गया',
    },
    text: answeredWithinADay.text,
    within: answeredWithinADay.within,
  },
})
