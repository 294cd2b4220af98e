import { trainingPrograms } from '#src/content/offers/training.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { emailOrNone } from '#src/features/forms/email-or-none.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { missingInformation } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  id: 'training-enrollment',
  version: 1,
  shortTitle: { en: 'Training', pa: 'ਸਿਖਲਾਈ', hi: 'ट्रेनिंग' },
  title: { en: 'Enroll in {subject}', pa: 'ਦਾਖਲਾ: {subject}', hi: 'दाखिला: {subject}' },
  subjects: trainingPrograms,
  sender: 'account',
  table: 'training_enrollments',
  fields: {
    ...forAnother,
    studentName: {
      ...needed(ask.name),
      label: { en: 'Student Name', pa: 'ਸਿੱਖਣ ਵਾਲੇ ਦਾ ਨਾਮ', hi: 'सीखने वाले का नाम' },
    },
    ...emailOrNone,
    phone: needed(ask.phone),
    education: {
      type: 'choice',
      label: { en: 'Education Background', pa: 'ਪੜ੍ਹਾਈ ਕਿੰਨੀ ਕੀਤੀ ਹੈ', hi: 'पढ़ाई कितनी की है' },
      options: [
        { value: '10th', label: { en: '10th', pa: 'ਦਸਵੀਂ', hi: 'दसवीं' } },
        { value: '12th', label: { en: '12th', pa: 'ਬਾਰ੍ਹਵੀਂ', hi: 'बारहवीं' } },
        { value: 'diploma', label: { en: 'Diploma', pa: 'ਡਿਪਲੋਮਾ', hi: 'डिप्लोमा' } },
        { value: 'graduation', label: { en: 'Graduation', pa: 'ਬੀ.ਏ. ਜਾਂ ਬਰਾਬਰ', hi: 'बी.ए. या बराबर' } },
        {
          value: 'postgraduation',
          label: { en: 'Post Graduation', pa: 'ਐੱਮ.ਏ. ਜਾਂ ਬਰਾਬਰ', hi: 'एम.ए. या बराबर' },
        },
      ],
    },
    experience: {
      type: 'choice',
      label: { en: 'Farming Experience', pa: 'ਖੇਤੀ ਦਾ ਤਜਰਬਾ', hi: 'खेती का तजुर्बा' },
      options: [
        { value: 'none', label: { en: 'None', pa: 'ਕੋਈ ਨਹੀਂ', hi: 'कोई नहीं' } },
        {
          value: 'beginner',
          label: { en: 'Beginner (less than 1 year)', pa: '1 ਸਾਲ ਤੋਂ ਘੱਟ', hi: '1 साल से कम' },
        },
        {
          value: 'intermediate',
          label: { en: 'Intermediate (1-5 years)', pa: '1 ਤੋਂ 5 ਸਾਲ', hi: '1 से 5 साल' },
        },
        {
          value: 'experienced',
          label: { en: 'Experienced (more than 5 years)', pa: '5 ਸਾਲਾਂ ਤੋਂ ਵੱਧ', hi: '5 साल से ज़्यादा' },
        },
      ],
    },
    motivation: {
      type: 'longText',
      label: {
        en: 'Why do you want to join?',
        pa: 'ਇਹ ਸਿਖਲਾਈ ਕਿਉਂ ਲੈਣੀ ਹੈ',
        hi: 'यह ट्रेनिंग क्यों लेनी है',
      },
    },
    ...openedFrom,
  },
  submit: { en: 'Enroll', pa: 'ਦਾਖਲਾ ਲਓ', hi: 'दाखिला लें' },
  busy: { en: 'Processing...', pa: 'ਦਰਜ ਕਰ ਰਹੇ ਹਾਂ...', hi: 'दर्ज कर रहे हैं...' },
  missing: missingInformation,
  failed: {
    title: { en: 'Enrollment Failed', pa: 'ਦਾਖਲਾ ਨਹੀਂ ਹੋਇਆ', hi: 'दाखिला नहीं हुआ' },
    text: {
      en: 'Please try again later',
      pa: 'ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
      hi: 'थोड़ी देर बाद फिर से कोशिश करें।',
    },
  },
  needsAccount: {
    title: { en: 'Authentication Required', pa: 'ਪਹਿਲਾਂ ਲੌਗਇਨ ਕਰੋ', hi: 'पहले लॉगिन करें' },
    text: {
      en: 'Please sign in to enroll in a program',
      pa: 'ਸਿਖਲਾਈ ਵਿੱਚ ਦਾਖਲੇ ਲਈ ਲੌਗਇਨ ਕਰੋ।',
      hi: 'ट्रेनिंग में दाखिले के लिए लॉगिन करें।',
    },
  },
  thanks: {
    title: {
      en: 'Enrollment Submitted',
      pa: 'ਦਾਖਲੇ ਦੀ ਅਰਜ਼ੀ ਜਮ੍ਹਾਂ ਹੋ ਗਈ',
      hi: 'दाखिले का आवेदन जमा हो गया',
    },
    text: {
      en: 'Please complete your payment to confirm enrollment',
      pa: 'ਦਾਖਲਾ ਪੱਕਾ ਕਰਨ ਲਈ ਭੁਗਤਾਨ ਪੂਰਾ ਕਰੋ।',
      hi: 'दाखिला पक्का करने के लिए भुगतान पूरा करें।',
    },
  },
})
