import { cardsOf } from '#src/content/offer-cards.ts'
import { schemes } from '#src/content/offers/schemes.ts'
import { definePage, type Card } from '#src/content/page.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const form = 'scheme-help'
const active = { en: 'Active', pa: 'ਚਾਲੂ', hi: 'चालू' }

const facts = (eligibility: Words, documents: Words): NonNullable<Card['facts']> => [
  { label: { en: 'Eligibility', pa: 'ਕਿਸ ਨੂੰ ਮਿਲਦਾ ਹੈ', hi: 'किसे मिलता है' }, text: eligibility },
  { label: { en: 'Documents', pa: 'ਕਾਗਜ਼', hi: 'कागज़' }, text: documents },
]

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: { en: 'Government Subsidies', pa: 'ਸਰਕਾਰੀ ਸਬਸਿਡੀ', hi: 'सरकारी सब्सिडी' },
    line: {
      en: 'PM-KISAN, crop insurance and solar schemes',
      pa: 'ਪੀਐੱਮ ਕਿਸਾਨ, ਫ਼ਸਲ ਬੀਮਾ ਅਤੇ ਸੋਲਰ ਸਕੀਮ',
      hi: 'पीएम किसान, फ़सल बीमा और सोलर योजना',
    },
    group: 'money',
    place: 30,
    search:
      'subsidy sabsidi scheme yojana skeem sarkari anudan chhoot chhut pm kisan nidhi samman kisht kist sabasidi sakim sarakari',
  },
]

export default definePage({
  title: { en: 'Government Subsidies', pa: 'ਸਰਕਾਰੀ ਸਬਸਿਡੀਆਂ', hi: 'सरकारी सब्सिडी' },
  description: {
    en: 'PM-KISAN, crop insurance, solar and sustainable farming: who gets what, which papers, and help to apply.',
    pa: 'ਪੀਐੱਮ ਕਿਸਾਨ, ਫ਼ਸਲ ਬੀਮਾ, ਸੋਲਰ ਅਤੇ ਟਿਕਾਊ ਖੇਤੀ ਦੀਆਂ ਸਕੀਮਾਂ। ਕਿਸ ਨੂੰ ਕੀ ਮਿਲਦਾ ਹੈ ਅਤੇ ਕਿਹੜੇ ਕਾਗਜ਼ ਲੱਗਦੇ ਹਨ।',
    hi: 'पीएम किसान, फ़सल बीमा, सोलर और टिकाऊ खेती की योजनाएँ। किसे क्या मिलता है और कौन से कागज़ लगते हैं।',
  },
  intro: {
    en: 'What the government gives, and how to get it.',
    pa: 'ਸਰਕਾਰ ਕੀ ਦਿੰਦੀ ਹੈ ਅਤੇ ਕਿਵੇਂ ਮਿਲਦਾ ਹੈ।',
    hi: 'सरकार क्या देती है और कैसे मिलता है।',
  },
  pictogram: 'subsidy',
  picture: 'heads/government-subsidies',
  updated: '2026-11-29',
  blocks: [
    {
      text: {
        en: 'Each card names its source and day. Amounts and rules change: confirm with the department before you count on them.',
        pa: 'ਹਰ ਸਕੀਮ ਹੇਠ ਸਰੋਤ ਅਤੇ ਦਿਨ ਲਿਖਿਆ ਹੈ। ਰਕਮ ਅਤੇ ਨਿਯਮ ਬਦਲਦੇ ਰਹਿੰਦੇ ਹਨ। ਪਹਿਲਾਂ ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'हर योजना के नीचे स्रोत और दिन लिखा है। रकम और नियम बदलते रहते हैं। पहले विभाग से पक्का करें।',
      },
    },
    { heading: { en: 'Schemes', pa: 'ਸਕੀਮਾਂ', hi: 'योजनाएँ' }, id: 'schemes' },
    {
      cards: cardsOf(
        schemes,
        form,
        { en: 'Apply Now', pa: 'ਅਰਜ਼ੀ ਦਿਓ', hi: 'आवेदन करें' },
        {
          'pm-kisan': {
            pictogram: 'loan',
            badge: active,
            sources: ['pmKisan'],
            price: { en: '₹6,000/year', pa: '₹6,000 ਪ੍ਰਤੀ ਸਾਲ', hi: '₹6,000 प्रति साल' },
            text: {
              en: 'Three times ₹2,000 a year, straight into the bank account. Without e-KYC nothing is paid.',
              pa: 'ਸਾਲ ਵਿੱਚ ਤਿੰਨ ਵਾਰ ₹2,000, ਸਿੱਧੇ ਬੈਂਕ ਖਾਤੇ ਵਿੱਚ। e-KYC ਬਿਨਾਂ ਪੈਸੇ ਨਹੀਂ ਆਉਂਦੇ।',
              hi: 'साल में तीन बार ₹2,000, सीधे बैंक खाते में। e-KYC के बिना पैसे नहीं आते।',
            },
            facts: facts(
              {
                en: 'Farmer families with land in their name. Not those who pay income tax or hold a government job',
                pa: 'ਜਿਨ੍ਹਾਂ ਪਰਿਵਾਰਾਂ ਦੇ ਨਾਮ ਜ਼ਮੀਨ ਹੈ। ਇਨਕਮ ਟੈਕਸ ਭਰਨ ਵਾਲਿਆਂ ਅਤੇ ਸਰਕਾਰੀ ਮੁਲਾਜ਼ਮਾਂ ਨੂੰ ਨਹੀਂ',
                hi: 'जिन परिवारों के नाम ज़मीन है। इनकम टैक्स भरने वालों और सरकारी कर्मचारियों को नहीं',
              },
              {
                en: 'Aadhaar, fard or jamabandi, bank passbook, mobile number linked with Aadhaar',
                pa: 'ਆਧਾਰ, ਫ਼ਰਦ ਜਾਂ ਜਮ੍ਹਾਂਬੰਦੀ, ਬੈਂਕ ਦੀ ਕਾਪੀ, ਆਧਾਰ ਨਾਲ ਜੁੜਿਆ ਮੋਬਾਈਲ ਨੰਬਰ',
                hi: 'आधार, फ़र्द या जमाबंदी, बैंक पासबुक, आधार से जुड़ा मोबाइल नंबर',
              },
            ),
          },
          'crop-insurance': {
            pictogram: 'insurance',
            badge: { en: 'Active in other states', pa: 'ਹੋਰ ਸੂਬਿਆਂ ਵਿੱਚ ਚਾਲੂ', hi: 'दूसरे राज्यों में चालू' },
            sources: ['pmfby', 'schemeList'],
            price: { en: 'Up to ₹2,00,000', pa: '₹2,00,000 ਤੱਕ', hi: '₹2,00,000 तक' },
            text: {
              en: 'Punjab had not joined this scheme up to 2025. Ask the agriculture department whether it runs here this season. Where it runs, you pay 2% of the sum insured for kharif. For rabi it is 1.5%, for cash crops, fruit and vegetables 5%. The government pays the rest.',
              pa: 'ਪੰਜਾਬ 2025 ਤੱਕ ਇਸ ਸਕੀਮ ਵਿੱਚ ਨਹੀਂ ਸੀ। ਇਸ ਵਾਰ ਇੱਥੇ ਚੱਲਦੀ ਹੈ ਜਾਂ ਨਹੀਂ, ਖੇਤੀਬਾੜੀ ਵਿਭਾਗ ਤੋਂ ਪੁੱਛੋ। ਜਿੱਥੇ ਚੱਲਦੀ ਹੈ, ਸਾਉਣੀ ਲਈ ਬੀਮੇ ਦੀ ਰਕਮ ਦਾ 2% ਭਰੋ। ਹਾੜ੍ਹੀ ਲਈ 1.5%, ਨਕਦੀ ਫ਼ਸਲਾਂ, ਫਲ ਅਤੇ ਸਬਜ਼ੀਆਂ ਲਈ 5%। ਬਾਕੀ ਸਰਕਾਰ ਦਿੰਦੀ ਹੈ।',
              hi: 'पंजाब 2025 तक इस योजना में नहीं था। इस बार यहाँ चलती है या नहीं, कृषि विभाग से पूछें। जहाँ चलती है, खरीफ़ के लिए बीमे की रकम का 2% दें। रबी के लिए 1.5%, नकदी फ़सल, फल और सब्ज़ियों के लिए 5%। बाकी सरकार देती है।',
            },
            facts: facts(
              {
                en: 'Owners and tenants who grow a notified crop where the state takes part',
                pa: 'ਮਾਲਕ ਅਤੇ ਠੇਕੇ ਵਾਲੇ ਕਿਸਾਨ। ਸੂਬਾ ਸਰਕਾਰ ਸ਼ਾਮਲ ਹੋਵੇ ਅਤੇ ਫ਼ਸਲ ਸੂਚੀ ਵਿੱਚ ਹੋਵੇ',
                hi: 'मालिक और ठेके वाले किसान। राज्य सरकार शामिल हो और फ़सल सूची में हो',
              },
              {
                en: 'Aadhaar, bank passbook, fard or lease deed, sowing certificate of the patwari',
                pa: 'ਆਧਾਰ, ਬੈਂਕ ਦੀ ਕਾਪੀ, ਫ਼ਰਦ ਜਾਂ ਠੇਕੇ ਦੀ ਲਿਖਤ। ਪਟਵਾਰੀ ਤੋਂ ਬਿਜਾਈ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ',
                hi: 'आधार, बैंक पासबुक, फ़र्द या ठेके का कागज़। पटवारी से बुवाई का सर्टिफ़िकेट',
              },
            ),
          },
          solar: {
            pictogram: 'solar',
            badge: active,
            sources: ['peda'],
            price: {
              en: '60% of the cost, 80% for SC farmers',
              pa: 'ਖਰਚੇ ਦਾ 60%, SC ਕਿਸਾਨਾਂ ਨੂੰ 80%',
              hi: 'खर्च का 60%, SC किसानों को 80%',
            },
            text: {
              en: 'For solar pumps in Punjab. Adverts say 90%: that is subsidy and bank loan together. Not for those with an electric motor connection. The state agency PEDA has this year’s figures.',
              pa: 'ਪੰਜਾਬ ਵਿੱਚ ਸੋਲਰ ਪੰਪਾਂ ਲਈ। ਮਸ਼ਹੂਰੀ ਵਾਲਾ 90% ਸਬਸਿਡੀ ਅਤੇ ਬੈਂਕ ਦਾ ਕਰਜ਼ਾ ਮਿਲਾ ਕੇ ਹੈ। ਬਿਜਲੀ ਦੀ ਮੋਟਰ ਦਾ ਕੁਨੈਕਸ਼ਨ ਹੈ ਤਾਂ ਨਹੀਂ ਮਿਲਦੀ। ਇਸ ਸਾਲ ਦੇ ਅੰਕੜੇ PEDA ਦੱਸਦੀ ਹੈ।',
              hi: 'पंजाब में सोलर पंप के लिए। मशहूरी वाला 90% सब्सिडी और बैंक लोन मिलाकर है। बिजली की मोटर का कनेक्शन है तो नहीं मिलती। इस साल के आँकड़े PEDA बताती है।',
            },
            facts: facts(
              {
                en: 'Farmers with land and water of their own, farmer groups and panchayats',
                pa: 'ਆਪਣੀ ਜ਼ਮੀਨ ਅਤੇ ਪਾਣੀ ਵਾਲੇ ਕਿਸਾਨ, ਕਿਸਾਨ ਗਰੁੱਪ ਅਤੇ ਪੰਚਾਇਤਾਂ',
                hi: 'अपनी ज़मीन और पानी वाले किसान, किसान ग्रुप और पंचायतें',
              },
              {
                en: 'Aadhaar, fard, bank passbook, photo, paper of the tubewell or connection',
                pa: 'ਆਧਾਰ, ਫ਼ਰਦ, ਬੈਂਕ ਦੀ ਕਾਪੀ, ਫ਼ੋਟੋ, ਟਿਊਬਵੈੱਲ ਜਾਂ ਕੁਨੈਕਸ਼ਨ ਦਾ ਕਾਗਜ਼',
                hi: 'आधार, फ़र्द, बैंक पासबुक, फ़ोटो, ट्यूबवेल या कनेक्शन का कागज़',
              },
            ),
          },
          'sustainable-agriculture': {
            pictogram: 'leaf',
            badge: active,
            sources: ['schemeList'],
            price: { en: '50-75% of the cost', pa: 'ਖਰਚੇ ਦਾ 50 ਤੋਂ 75%', hi: 'खर्च का 50 से 75%' },
            text: {
              en: 'For works that save soil and water: drip and sprinkler, compost pits, farm ponds, mixed farming.',
              pa: 'ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ ਬਚਾਉਣ ਦੇ ਕੰਮਾਂ ਲਈ। ਡਰਿੱਪ, ਫੁਹਾਰਾ, ਖਾਦ ਦੇ ਟੋਏ, ਛੱਪੜ, ਰਲਵੀਂ ਖੇਤੀ।',
              hi: 'मिट्टी और पानी बचाने के कामों के लिए। ड्रिप, फव्वारा, खाद के गड्ढे, तालाब, मिली-जुली खेती।',
            },
            facts: facts(
              {
                en: 'Farmers and groups. Small farmers and women often get the higher share',
                pa: 'ਕਿਸਾਨ ਅਤੇ ਗਰੁੱਪ। ਛੋਟੇ ਕਿਸਾਨਾਂ ਅਤੇ ਔਰਤਾਂ ਨੂੰ ਅਕਸਰ ਵੱਧ ਹਿੱਸਾ ਮਿਲਦਾ ਹੈ',
                hi: 'किसान और ग्रुप। छोटे किसानों और महिलाओं को अक्सर ज़्यादा हिस्सा मिलता है',
              },
              {
                en: 'Aadhaar, fard, bank passbook, quotation of the work',
                pa: 'ਆਧਾਰ, ਫ਼ਰਦ, ਬੈਂਕ ਦੀ ਕਾਪੀ, ਕੰਮ ਦਾ ਲਿਖਤੀ ਰੇਟ',
                hi: 'आधार, फ़र्द, बैंक पासबुक, काम का लिखित रेट',
              },
            ),
          },
        },
      ),
    },
    { heading: { en: 'How We Help', pa: 'ਅਸੀਂ ਕੀ ਮਦਦ ਕਰਦੇ ਹਾਂ', hi: 'हम क्या मदद करते हैं' }, id: 'help' },
    {
      cards: [
        {
          pictogram: 'search',
          title: { en: 'Which Scheme Fits', pa: 'ਕਿਹੜੀ ਸਕੀਮ ਠੀਕ ਹੈ', hi: 'कौन सी योजना ठीक है' },
          text: {
            en: 'We say what you can get, and what you cannot.',
            pa: 'ਅਸੀਂ ਦੱਸਦੇ ਹਾਂ ਕੀ ਮਿਲ ਸਕਦਾ ਹੈ ਅਤੇ ਕੀ ਨਹੀਂ।',
            hi: 'हम बताते हैं क्या मिल सकता है और क्या नहीं।',
          },
        },
        {
          pictogram: 'paper',
          title: { en: 'Papers Checked', pa: 'ਕਾਗਜ਼ਾਂ ਦੀ ਜਾਂਚ', hi: 'कागज़ों की जाँच' },
          text: {
            en: 'Same name on Aadhaar, fard and passbook? Most refusals begin there.',
            pa: 'ਆਧਾਰ, ਫ਼ਰਦ ਅਤੇ ਬੈਂਕ ਦੀ ਕਾਪੀ ਉੱਤੇ ਇੱਕੋ ਨਾਮ ਹੈ? ਅਰਜ਼ੀਆਂ ਅਕਸਰ ਇੱਥੇ ਰੁਕਦੀਆਂ ਹਨ।',
            hi: 'आधार, फ़र्द और पासबुक पर एक ही नाम है? आवेदन अक्सर यहीं रुकते हैं।',
          },
        },
        {
          pictogram: 'requests',
          title: { en: 'Application Filled In', pa: 'ਅਰਜ਼ੀ ਭਰਨੀ', hi: 'आवेदन भरना' },
          text: {
            en: 'Online or on paper, together with you. e-KYC too, with the OTP that comes to your phone.',
            pa: 'ਆਨਲਾਈਨ ਜਾਂ ਕਾਗਜ਼ ਉੱਤੇ, ਤੁਹਾਡੇ ਨਾਲ ਬੈਠ ਕੇ। e-KYC ਵੀ, ਤੁਹਾਡੇ ਫ਼ੋਨ ਉੱਤੇ ਆਏ OTP ਨਾਲ।',
            hi: 'ऑनलाइन या कागज़ पर, आपके साथ बैठकर। e-KYC भी, आपके फ़ोन पर आए OTP से।',
          },
        },
        {
          pictogram: 'clock',
          title: { en: 'Following Up', pa: 'ਅਰਜ਼ੀ ਦਾ ਪਤਾ ਕਰਨਾ', hi: 'आवेदन का पता करना' },
          text: {
            en: 'We ask at the office where your application is.',
            pa: 'ਅਸੀਂ ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛਦੇ ਹਾਂ ਕਿ ਅਰਜ਼ੀ ਕਿੱਥੇ ਪਹੁੰਚੀ।',
            hi: 'हम दफ़्तर से पूछते हैं कि आवेदन कहाँ पहुँचा।',
          },
        },
      ],
    },
    {
      ask: {
        form,
        subject: 'general',
        label: { en: 'Ask About Schemes', pa: 'ਸਕੀਮਾਂ ਬਾਰੇ ਪੁੱਛੋ', hi: 'योजनाओं के बारे में पूछें' },
      },
    },
    {
      text: {
        en: 'A scheme’s form is free. Give a scheme’s OTP only to the person who fills in the form in front of you, never on the phone.',
        pa: 'ਸਕੀਮ ਦਾ ਫ਼ਾਰਮ ਮੁਫ਼ਤ ਹੈ। ਸਕੀਮ ਦਾ OTP ਸਿਰਫ਼ ਸਾਹਮਣੇ ਬੈਠ ਕੇ ਫ਼ਾਰਮ ਭਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ। ਫ਼ੋਨ ਉੱਤੇ ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ।',
        hi: 'योजना का फ़ॉर्म मुफ़्त है। योजना का OTP सिर्फ़ सामने बैठकर फ़ॉर्म भरने वाले को बताएँ। फ़ोन पर किसी को न बताएँ।',
      },
    },
    { ways: ['phone', 'address'] },
  ],
})
