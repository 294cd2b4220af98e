import { loans, type Loan, type LoanKind } from '#src/content/offers/loans.ts'
import { definePage, type Card } from '#src/content/page.ts'
import { loanDocumentList } from '#src/content/loan-document-list.ts'
import { moneyText } from '#src/base/money.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const apply = { en: 'Apply Now', pa: 'ਅਰਜ਼ੀ ਦਿਓ', hi: 'आवेदन करें' }
const pictograms = { crop: 'grains', equipment: 'tractor', 'solar-pump': 'solar', dairy: 'cow' } as const

const tenureText = (months: number) =>
  months > 12
    ? { en: `Up to ${months / 12} years`, pa: `${months / 12} ਸਾਲ ਤੱਕ`, hi: `${months / 12} साल तक` }
    : { en: `Up to ${months} months`, pa: `${months} ਮਹੀਨਿਆਂ ਤੱਕ`, hi: `${months} महीने तक` }

/** Returns the facts of a loan's card. */
const factsOf = ({
  limit,
  rate,
  months,
  subsidy,
  purpose,
  eligibility,
}: Loan): NonNullable<Card['facts']> => [
  {
    label: { en: 'Amount', pa: 'ਰਕਮ', hi: 'रकम' },
    text: {
      en: `Up to ${moneyText(limit)}`,
      pa: `${moneyText(limit)} ਤੱਕ`,
      hi: `${moneyText(limit)} तक`,
    },
  },
  {
    label: { en: 'Interest', pa: 'ਵਿਆਜ', hi: 'ब्याज' },
    text: { en: `${rate}% a year`, pa: `${rate}% ਸਾਲਾਨਾ`, hi: `${rate}% सालाना` },
  },
  { label: { en: 'Tenure', pa: 'ਮਿਆਦ', hi: 'अवधि' }, text: tenureText(months) },
  { label: { en: 'Subsidy', pa: 'ਸਬਸਿਡੀ', hi: 'सब्सिडी' }, text: subsidy },
  { label: { en: 'Purpose', pa: 'ਕਿਸ ਕੰਮ ਲਈ', hi: 'किस काम के लिए' }, text: purpose },
  { label: { en: 'Eligibility', pa: 'ਕਿਸ ਨੂੰ ਮਿਲਦਾ ਹੈ', hi: 'किसे मिलता है' }, text: eligibility },
  { label: { en: 'Documents', pa: 'ਕਾਗਜ਼', hi: 'कागज़' }, text: loanDocumentList },
]

const kinds = Object.entries(loans) as [LoanKind, Loan][]
const cards = kinds.map(([subject, loan]): Card => ({
  title: loan.title,
  pictogram: pictograms[subject],
  facts: factsOf(loan),
  modules: loan.features,
  ask: { form: 'loan-application', subject, label: apply },
}))

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'For crops, machines, solar pumps and dairy',
      pa: 'ਫ਼ਸਲ, ਮਸ਼ੀਨ, ਸੋਲਰ ਪੰਪ ਅਤੇ ਡੇਅਰੀ ਲਈ',
      hi: 'फ़सल, मशीन, सोलर पंप और डेयरी के लिए',
    },
    group: 'money',
    place: 10,
    tile: { en: 'Loans', pa: 'ਕਰਜ਼ੇ', hi: 'लोन' },
    search: 'loan loans lon karza karja karz karj rin limit kcc udhar byaj viaj karaja karaje',
  },
]

export default definePage({
  title: { en: 'Loans', pa: 'ਕਰਜ਼ੇ', hi: 'लोन' },
  description: {
    en: 'Loans for crops, farm machines, solar pumps and dairy from 6.5% a year. See your instalment and apply, also offline.',
    pa: 'ਫ਼ਸਲ, ਮਸ਼ੀਨਾਂ, ਸੋਲਰ ਪੰਪ ਅਤੇ ਡੇਅਰੀ ਲਈ ਕਰਜ਼ਾ, 6.5% ਸਾਲਾਨਾ ਤੋਂ। ਕਿਸ਼ਤ ਵੇਖੋ ਅਤੇ ਅਰਜ਼ੀ ਦਿਓ, ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ।',
    hi: 'फ़सल, मशीन, सोलर पंप और डेयरी के लिए लोन, 6.5% सालाना से। किस्त देखें और आवेदन करें, बिना नेटवर्क भी।',
  },
  intro: {
    en: 'Four loans for the farm. Fill in the application here, even without network.',
    pa: 'ਖੇਤੀ ਲਈ ਚਾਰ ਕਰਜ਼ੇ। ਅਰਜ਼ੀ ਇੱਥੇ ਭਰੋ, ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ।',
    hi: 'खेती के लिए चार लोन। आवेदन यहाँ भरें, नेटवर्क के बिना भी।',
  },
  pictogram: 'loan',
  picture: 'heads/loans',
  access: 'signed-in',
  blocks: [
    { cards },
    {
      heading: { en: 'Calculate Your Instalment', pa: 'ਆਪਣੀ ਕਿਸ਼ਤ ਵੇਖੋ', hi: 'अपनी किस्त देखें' },
      id: 'instalment',
    },
    { calculator: 'loan' },
    { heading: { en: 'Benefits', pa: 'ਫ਼ਾਇਦੇ', hi: 'फ़ायदे' }, id: 'benefits' },
    {
      cards: [
        {
          pictogram: 'subsidy',
          title: { en: 'Fair Interest', pa: 'ਵਾਜਬ ਵਿਆਜ', hi: 'वाजिब ब्याज' },
          text: {
            en: 'From 6.5% to 9% a year, told before you apply.',
            pa: '6.5% ਤੋਂ 9% ਸਾਲਾਨਾ, ਅਰਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ।',
            hi: '6.5% से 9% सालाना, आवेदन से पहले बताया जाता है।',
          },
        },
        {
          pictogram: 'clock',
          title: { en: 'Quick Answer', pa: 'ਛੇਤੀ ਜਵਾਬ', hi: 'जल्दी जवाब' },
          text: {
            en: 'Our team contacts you within 24-48 hours on open days.',
            pa: 'ਸਾਡੀ ਟੀਮ ਖੁੱਲ੍ਹੇ ਦਿਨਾਂ ਵਿੱਚ 24 ਤੋਂ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਦੀ ਹੈ।',
            hi: 'हमारी टीम खुले दिनों में 24 से 48 घंटे में संपर्क करती है।',
          },
        },
        {
          pictogram: 'expert',
          title: { en: 'Help with the Papers', pa: 'ਕਾਗਜ਼ਾਂ ਵਿੱਚ ਮਦਦ', hi: 'कागज़ों में मदद' },
          text: {
            en: 'We look through your papers with you.',
            pa: 'ਅਸੀਂ ਤੁਹਾਡੇ ਨਾਲ ਬੈਠ ਕੇ ਕਾਗਜ਼ ਵੇਖਦੇ ਹਾਂ।',
            hi: 'हम आपके साथ बैठकर कागज़ देखते हैं।',
          },
        },
        {
          pictogram: 'check',
          title: { en: 'No Penalty', pa: 'ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ', hi: 'कोई जुर्माना नहीं' },
          text: {
            en: 'Repay early, and it costs nothing extra.',
            pa: 'ਪਹਿਲਾਂ ਮੋੜੋ, ਵਾਧੂ ਕੁਝ ਨਹੀਂ ਲੱਗਦਾ।',
            hi: 'पहले चुकाएँ, अलग से कुछ नहीं लगता।',
          },
        },
      ],
    },
    { heading: { en: 'How It Works', pa: 'ਕਰਜ਼ਾ ਕਿਵੇਂ ਮਿਲਦਾ ਹੈ', hi: 'लोन कैसे मिलता है' }, id: 'process' },
    {
      steps: [
        {
          en: 'Consultation: we talk about what you need.',
          pa: 'ਸਲਾਹ: ਅਸੀਂ ਗੱਲ ਕਰਦੇ ਹਾਂ ਕਿ ਕੀ ਚਾਹੀਦਾ ਹੈ।',
          hi: 'सलाह: हम बात करते हैं कि क्या चाहिए।',
        },
        {
          en: 'Documentation: you photograph your papers.',
          pa: 'ਕਾਗਜ਼: ਕਾਗਜ਼ਾਂ ਦੀਆਂ ਫ਼ੋਟੋਆਂ ਖਿੱਚੋ।',
          hi: 'कागज़: कागज़ों की फ़ोटो खींचें।',
        },
        {
          en: 'Application: you fill it in and submit it here.',
          pa: 'ਅਰਜ਼ੀ: ਇੱਥੇ ਭਰ ਕੇ ਜਮ੍ਹਾਂ ਕਰੋ।',
          hi: 'आवेदन: यहाँ भरकर जमा करें।',
        },
        {
          en: 'Approval: the lender checks it and decides.',
          pa: 'ਮਨਜ਼ੂਰੀ: ਕਰਜ਼ਾ ਦੇਣ ਵਾਲਾ ਜਾਂਚ ਕੇ ਫ਼ੈਸਲਾ ਕਰਦਾ ਹੈ।',
          hi: 'मंज़ूरी: लोन देने वाला जाँचकर फ़ैसला करता है।',
        },
        {
          en: 'Disbursement: the money comes to your bank account.',
          pa: 'ਪੈਸੇ: ਰਕਮ ਤੁਹਾਡੇ ਬੈਂਕ ਖਾਤੇ ਵਿੱਚ ਆਉਂਦੀ ਹੈ।',
          hi: 'पैसे: रकम आपके बैंक खाते में आती है।',
        },
      ],
    },
    { ways: ['phone', 'supportEmail'] },
  ],
})
