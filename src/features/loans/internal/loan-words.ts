import type { Words } from '#src/platform/i18n/words.ts'
import type { Option } from '#src/features/forms/define.ts'

/** Terms that an applicant accepts. */
export const loanTerms: readonly Words[] = [
  {
    en: 'A loan that is not repaid for more than 30 days after the due date is in default.',
    pa: 'ਤਾਰੀਖ ਲੰਘਣ ਤੋਂ 30 ਦਿਨ ਬਾਅਦ ਵੀ ਕਿਸ਼ਤ ਨਾ ਭਰੀ? ਤਾਂ ਤੁਸੀਂ ਡਿਫ਼ਾਲਟਰ ਗਿਣੇ ਜਾਓਗੇ।',
    hi: 'तारीख बीतने के 30 दिन बाद भी किस्त न भरी? तो आप डिफ़ॉल्टर माने जाएँगे।',
  },
  {
    en: "Disputes are decided by the courts of the lender's city.",
    pa: 'ਝਗੜੇ ਦਾ ਫ਼ੈਸਲਾ ਕਰਜ਼ਾ ਦੇਣ ਵਾਲੇ ਦੇ ਸ਼ਹਿਰ ਦੀ ਅਦਾਲਤ ਕਰੇਗੀ।',
    hi: 'झगड़े का फ़ैसला लोन देने वाले के शहर की अदालत करेगी।',
  },
  {
    en: 'The loan can be repaid early without any penalty.',
    pa: 'ਕਰਜ਼ਾ ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਮੋੜਨ ਉੱਤੇ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ ਲੱਗਦਾ।',
    hi: 'लोन समय से पहले चुकाने पर कोई जुर्माना नहीं लगता।',
  },
]

/** Occupations of an applicant. */
export const occupations: readonly Option[] = [
  { value: 'farmer', label: { en: 'Farmer', pa: 'ਕਿਸਾਨ', hi: 'किसान' } },
  {
    value: 'agriculture-labor',
    label: { en: 'Agriculture labour', pa: 'ਖੇਤਾਂ ਵਿੱਚ ਮਜ਼ਦੂਰੀ', hi: 'खेतों में मज़दूरी' },
  },
  {
    value: 'small-business',
    label: { en: 'Small business', pa: 'ਛੋਟਾ ਕਾਰੋਬਾਰ', hi: 'छोटा कारोबार' },
  },
  {
    value: 'government-job',
    label: { en: 'Government job', pa: 'ਸਰਕਾਰੀ ਨੌਕਰੀ', hi: 'सरकारी नौकरी' },
  },
  {
    value: 'private-job',
    label: { en: 'Private job', pa: 'ਪ੍ਰਾਈਵੇਟ ਨੌਕਰੀ', hi: 'प्राइवेट नौकरी' },
  },
  { value: 'self-employed', label: { en: 'Self-employed', pa: 'ਆਪਣਾ ਕੰਮ', hi: 'अपना काम' } },
]
