import type { Words } from '#src/i18n/words.ts'
import type { Option } from './define.ts'

/** What an applicant accepts. */
export const loanTerms: readonly Words[] = [
  {
    en: 'A loan that is not repaid for more than 30 days after the due date is in default.',
    pa: 'ਕਿਸ਼ਤ ਦੀ ਤਾਰੀਖ ਤੋਂ ਬਾਅਦ 30 ਦਿਨਾਂ ਤੋਂ ਵੱਧ ਪੈਸੇ ਨਾ ਭਰੇ ਜਾਣ ਤਾਂ ਕਰਜ਼ਾ ਡਿਫ਼ਾਲਟ ਹੋ ਜਾਂਦਾ ਹੈ।',
    hi: 'किस्त की तारीख के बाद 30 दिन से ज़्यादा पैसे न भरे जाएँ तो लोन डिफ़ॉल्ट हो जाता है।',
  },
  {
    en: "Disputes are decided by the courts of the lender's city.",
    pa: 'ਝਗੜੇ ਦਾ ਫ਼ੈਸਲਾ ਕਰਜ਼ਾ ਦੇਣ ਵਾਲੇ ਦੇ ਸ਼ਹਿਰ ਦੀ ਅਦਾਲਤ ਕਰੇਗੀ।',
    hi: 'विवाद का फ़ैसला लोन देने वाले के शहर की अदालत करेगी।',
  },
  {
    en: 'The loan can be repaid early without any penalty.',
    pa: 'ਕਰਜ਼ਾ ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਮੋੜਨ ਉੱਤੇ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ ਲੱਗਦਾ।',
    hi: 'लोन समय से पहले चुकाने पर कोई जुर्माना नहीं लगता।',
  },
]

/** What an applicant lives by. */
export const occupations: readonly Option[] = [
  { value: 'farmer', label: { en: 'Farmer', pa: 'ਕਿਸਾਨ', hi: 'किसान' } },
  {
    value: 'agriculture-labor',
    label: { en: 'Agriculture labor', pa: 'ਖੇਤ ਮਜ਼ਦੂਰੀ', hi: 'खेत मज़दूरी' },
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
