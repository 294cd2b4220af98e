import { loans, type LoanKind } from '#src/content/offers/loans.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { emailOrNone } from '#src/features/forms/email-or-none.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { loanDocuments } from '#src/features/loans/internal/loan-documents.ts'
import { loanTerms, occupations } from '#src/features/loans/internal/loan-words.ts'
import { submitting } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'
import { instalmentText } from '#src/features/forms/quotes.ts'

const rupeesOf = (kind: LoanKind) => loans[kind].limit / 100

const income = { type: 'number', money: true, least: 0, most: 99_99_99_999 } as const

export default defineForm({
  id: 'loan-application',
  version: 1,
  shortTitle: { en: 'Loan', pa: 'ਕਰਜ਼ਾ', hi: 'लोन' },
  title: {
    en: 'Loan Application: {subject}',
    pa: 'ਕਰਜ਼ੇ ਦੀ ਅਰਜ਼ੀ: {subject}',
    hi: 'लोन का आवेदन: {subject}',
  },
  subjects: loans,
  sender: 'account',
  table: 'loan_applications',
  steps: [
    {
      id: 'details',
      title: { en: 'Details', pa: 'ਵੇਰਵਾ', hi: 'जानकारी' },
      fields: [
        'forAnother',
        'farmerConsent',
        'applicantName',
        'fatherName',
        'phone',
        'email',
        'noEmail',
        'address',
        'pincode',
        'occupation',
        'landSize',
        'annualIncome',
        'monthlyIncome',
        'requestedAmount',
        'repayMonths',
        'purpose',
        'existingLoans',
        'collateral',
      ],
    },
    {
      id: 'documents',
      title: { en: 'Documents', pa: 'ਕਾਗਜ਼', hi: 'कागज़' },
      fields: ['landLocation'],
      documents: true,
    },
    {
      id: 'legal',
      title: { en: 'Legal', pa: 'ਸ਼ਰਤਾਂ', hi: 'शर्तें' },
      text: loanTerms,
      fields: ['acceptedTerms'],
    },
    { id: 'review', title: { en: 'Review', pa: 'ਦੁਬਾਰਾ ਵੇਖੋ', hi: 'दोबारा देखें' }, review: true },
  ],
  farmField: { acres: 'landSize' },
  fields: {
    ...forAnother,
    applicantName: {
      ...needed(ask.name),
      label: { en: 'Applicant Name', pa: 'ਅਰਜ਼ੀ ਦੇਣ ਵਾਲੇ ਦਾ ਨਾਮ', hi: 'आवेदन करने वाले का नाम' },
    },
    ...emailOrNone,
    phone: needed(ask.phone),
    landSize: {
      ...ask.farmSize,
      label: { en: 'Land Size (Acres)', pa: 'ਜ਼ਮੀਨ (ਏਕੜ/ਕਿੱਲੇ)', hi: 'ज़मीन (एकड़)' },
    },
    annualIncome: {
      ...income,
      label: { en: 'Annual Income (₹)', pa: 'ਸਾਲ ਦੀ ਆਮਦਨ (₹)', hi: 'साल की आमदनी (₹)' },
    },
    purpose: {
      type: 'longText',
      required: true,
      max: 500,
      label: { en: 'Loan Purpose', pa: 'ਕਰਜ਼ਾ ਕਿਸ ਕੰਮ ਲਈ', hi: 'लोन किस काम के लिए' },
    },
    requestedAmount: {
      type: 'number',
      money: true,
      required: true,
      least: 1,
      mostBySubject: {
        crop: rupeesOf('crop'),
        equipment: rupeesOf('equipment'),
        'solar-pump': rupeesOf('solar-pump'),
        dairy: rupeesOf('dairy'),
      },
      label: { en: 'Requested Amount (₹)', pa: 'ਕਰਜ਼ੇ ਦੀ ਰਕਮ (₹)', hi: 'लोन की रकम (₹)' },
    },
    repayMonths: {
      type: 'number',
      whole: true,
      least: 1,
      mostBySubject: {
        crop: loans.crop.months,
        equipment: loans.equipment.months,
        'solar-pump': loans['solar-pump'].months,
        dairy: loans.dairy.months,
      },
      label: { en: 'Repay Within (Months)', pa: 'ਕਿੰਨੇ ਮਹੀਨਿਆਂ ਵਿੱਚ ਮੋੜਨਾ ਹੈ', hi: 'कितने महीनों में चुकाना है' },
    },
    fatherName: {
      type: 'text',
      required: true,
      max: 120,
      label: { en: "Father's Name", pa: 'ਪਿਤਾ ਦਾ ਨਾਮ', hi: 'पिता का नाम' },
      knownAs: 'fatherName',
    },
    address: {
      type: 'longText',
      required: true,
      max: 300,
      label: { en: 'Address', pa: 'ਪਤਾ', hi: 'पता' },
      knownAs: 'address',
    },
    pincode: {
      type: 'pin',
      required: true,
      label: { en: 'PIN Code', pa: 'ਪਿੰਨ ਕੋਡ', hi: 'पिन कोड' },
      hint: { en: '6-digit PIN code', pa: '6 ਅੰਕਾਂ ਵਾਲਾ ਪਿੰਨ ਕੋਡ', hi: '6 अंकों वाला पिन कोड' },
      knownAs: 'pincode',
    },
    occupation: {
      type: 'choice',
      label: { en: 'Occupation', pa: 'ਕਿੱਤਾ', hi: 'पेशा' },
      options: occupations,
    },
    monthlyIncome: {
      ...income,
      label: { en: 'Monthly Income (₹)', pa: 'ਮਹੀਨੇ ਦੀ ਆਮਦਨ (₹)', hi: 'महीने की आमदनी (₹)' },
    },
    existingLoans: {
      type: 'longText',
      max: 500,
      label: { en: 'Existing Loans', pa: 'ਪਹਿਲਾਂ ਦੇ ਕਰਜ਼ੇ', hi: 'पहले के लोन' },
      hint: { en: 'From whom and how much', pa: 'ਕਿਸ ਤੋਂ ਅਤੇ ਕਿੰਨਾ', hi: 'किससे और कितना' },
    },
    collateral: {
      type: 'longText',
      max: 500,
      label: { en: 'Collateral', pa: 'ਗਿਰਵੀ ਰੱਖਣ ਵਾਲੀ ਚੀਜ਼', hi: 'गिरवी रखने की चीज़' },
      hint: {
        en: 'Not needed for farm loans up to ₹2 lakh (RBI, 06-12-2024)',
        pa: '₹2 ਲੱਖ ਤੱਕ ਦੇ ਖੇਤੀ ਕਰਜ਼ੇ ਲਈ ਲੋੜ ਨਹੀਂ (RBI, 06-12-2024)',
        hi: '₹2 लाख तक के खेती लोन के लिए ज़रूरत नहीं (RBI, 06-12-2024)',
      },
    },
    landLocation: {
      type: 'place',
      required: true,
      label: { en: 'Land Location', pa: 'ਜ਼ਮੀਨ ਕਿੱਥੇ ਹੈ', hi: 'ज़मीन कहाँ है' },
      hint: {
        en: 'Stand on your land and tap, or write where it is.',
        pa: 'ਆਪਣੀ ਜ਼ਮੀਨ ਉੱਤੇ ਖੜ੍ਹ ਕੇ ਬਟਨ ਦਬਾਓ, ਜਾਂ ਲਿਖੋ ਕਿ ਕਿੱਥੇ ਹੈ।',
        hi: 'अपनी ज़मीन पर खड़े होकर बटन दबाएँ, या लिखें कि कहाँ है।',
      },
    },
    acceptedTerms: {
      type: 'yesNo',
      required: true,
      accepted: true,
      label: {
        en: 'I have read the terms and accept them',
        pa: 'ਮੈਂ ਸ਼ਰਤਾਂ ਪੜ੍ਹ ਲਈਆਂ ਹਨ ਅਤੇ ਮੈਨੂੰ ਮਨਜ਼ੂਰ ਹਨ',
        hi: 'मैंने शर्तें पढ़ ली हैं और मुझे मंज़ूर हैं',
      },
    },
    ...openedFrom,
  },
  documents: loanDocuments,
  quote: instalmentText,
  submit: { en: 'Submit Application', pa: 'ਅਰਜ਼ੀ ਜਮ੍ਹਾਂ ਕਰੋ', hi: 'आवेदन जमा करें' },
  busy: submitting,
  missing: {
    title: { en: 'Incomplete Application', pa: 'ਅਰਜ਼ੀ ਅਧੂਰੀ ਹੈ', hi: 'आवेदन अधूरा है' },
    text: {
      en: 'Please complete all required fields and upload all documents',
      pa: 'ਸਾਰੀ ਜ਼ਰੂਰੀ ਜਾਣਕਾਰੀ ਭਰੋ ਅਤੇ ਸਾਰੇ ਕਾਗਜ਼ ਲਾਓ।',
      hi: 'सारी ज़रूरी जानकारी भरें और सारे कागज़ लगाएँ।',
    },
  },
  failed: {
    title: { en: 'Application Failed', pa: 'ਅਰਜ਼ੀ ਜਮ੍ਹਾਂ ਨਹੀਂ ਹੋਈ', hi: 'आवेदन जमा नहीं हुआ' },
    text: {
      en: 'Please try again later or contact support',
      pa: 'ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਮਦਦ ਲਓ।',
      hi: 'थोड़ी देर बाद फिर से कोशिश करें या मदद लें।',
    },
  },
  needsAccount: {
    title: { en: 'Authentication Required', pa: 'ਪਹਿਲਾਂ ਲੌਗਇਨ ਕਰੋ', hi: 'पहले लॉगिन करें' },
    text: {
      en: 'Please sign in to submit a loan application',
      pa: 'ਕਰਜ਼ੇ ਦੀ ਅਰਜ਼ੀ ਲਈ ਲੌਗਇਨ ਕਰੋ।',
      hi: 'लोन के आवेदन के लिए लॉगिन करें।',
    },
  },
  thanks: {
    title: { en: 'Application Submitted Successfully', pa: 'ਅਰਜ਼ੀ ਜਮ੍ਹਾਂ ਹੋ ਗਈ', hi: 'आवेदन जमा हो गया' },
    text: {
      en: 'Our team will contact you within 24-48 hours.',
      pa: 'ਸਾਡੀ ਟੀਮ 24 ਤੋਂ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰੇਗੀ।',
      hi: 'हमारी टीम 24 से 48 घंटे में संपर्क करेगी।',
    },
    within: 48,
  },
})
