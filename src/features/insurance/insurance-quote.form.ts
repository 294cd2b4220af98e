import { insuranceKinds } from '#src/content/offers/insurance.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { crop, cropTypeLabel } from '#src/features/forms/crops.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { missingInformation, submitting } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'
import { isOfferedRate, premiumText } from '#src/features/forms/quotes.ts'

const forCrops = { shownWhen: { subject: ['crop'] } } as const
const forEquipment = { shownWhen: { subject: ['equipment'] } } as const
const forAssets = { shownWhen: { subject: ['asset'] } } as const

export default defineForm({
  id: 'insurance-quote',
  version: 1,
  shortTitle: { en: 'Insurance', pa: 'ਬੀਮਾ', hi: 'बीमा' },
  title: { en: '{subject} Quote', pa: '{subject}: ਰੇਟ ਪੁੱਛੋ', hi: '{subject}: रेट पूछें' },
  subjects: insuranceKinds,
  sender: 'account',
  table: 'insurance_applications',
  farmField: { acres: 'farmSize', place: 'farmLocation' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    farmLocation: {
      ...needed(ask.farmLocation),
      label: {
        en: 'Farm/Property Location',
        pa: 'ਖੇਤ ਜਾਂ ਜਾਇਦਾਦ ਕਿੱਥੇ ਹੈ',
        hi: 'खेत या संपत्ति कहाँ है',
      },
    },
    farmSize: { ...needed(ask.farmSize), ...forCrops },
    cropType: {
      type: 'choice',
      required: true,
      ...forCrops,
      label: cropTypeLabel,
      options: [
        crop.wheat,
        crop.rice,
        crop.maize,
        crop.cotton,
        crop.sugarcane,
        crop.vegetables,
        crop.fruits,
        crop.multiple,
      ],
    },
    equipmentDetails: {
      type: 'longText',
      required: true,
      ...forEquipment,
      label: { en: 'Equipment Details', pa: 'ਮਸ਼ੀਨਾਂ ਬਾਰੇ ਦੱਸੋ', hi: 'मशीनों के बारे में बताएँ' },
      hint: {
        en: 'Which machines, which model, how old',
        pa: 'ਕਿਹੜੀ ਮਸ਼ੀਨ, ਕਿਹੜਾ ਮਾਡਲ, ਕਿੰਨੀ ਪੁਰਾਣੀ',
        hi: 'कौन सी मशीन, कौन सा मॉडल, कितनी पुरानी',
      },
    },
    equipmentValue: {
      type: 'choice',
      required: true,
      ...forEquipment,
      label: { en: 'Total Equipment Value', pa: 'ਮਸ਼ੀਨਾਂ ਦੀ ਕੁੱਲ ਕੀਮਤ', hi: 'मशीनों की कुल कीमत' },
      options: [
        { value: 'below-5l', label: { en: 'Below ₹5 lakh', pa: '₹5 ਲੱਖ ਤੋਂ ਘੱਟ', hi: '₹5 लाख से कम' } },
        { value: '5l-10l', label: { en: '₹5-10 lakh', pa: '₹5 ਤੋਂ 10 ਲੱਖ', hi: '₹5 से 10 लाख' } },
        { value: '10l-25l', label: { en: '₹10-25 lakh', pa: '₹10 ਤੋਂ 25 ਲੱਖ', hi: '₹10 से 25 लाख' } },
        { value: '25l-50l', label: { en: '₹25-50 lakh', pa: '₹25 ਤੋਂ 50 ਲੱਖ', hi: '₹25 से 50 लाख' } },
        {
          value: 'above-50l',
          label: { en: 'Above ₹50 lakh', pa: '₹50 ਲੱਖ ਤੋਂ ਵੱਧ', hi: '₹50 लाख से ज़्यादा' },
        },
      ],
    },
    assetValue: {
      type: 'choice',
      required: true,
      ...forAssets,
      label: { en: 'Asset Value Range', pa: 'ਜਾਇਦਾਦ ਦੀ ਕੀਮਤ', hi: 'संपत्ति की कीमत' },
      options: [
        { value: 'below-10l', label: { en: 'Below ₹10 lakh', pa: '₹10 ਲੱਖ ਤੋਂ ਘੱਟ', hi: '₹10 लाख से कम' } },
        { value: '10l-25l', label: { en: '₹10-25 lakh', pa: '₹10 ਤੋਂ 25 ਲੱਖ', hi: '₹10 से 25 लाख' } },
        { value: '25l-50l', label: { en: '₹25-50 lakh', pa: '₹25 ਤੋਂ 50 ਲੱਖ', hi: '₹25 से 50 लाख' } },
        {
          value: '50l-1cr',
          label: { en: '₹50 lakh - 1 crore', pa: '₹50 ਲੱਖ ਤੋਂ 1 ਕਰੋੜ', hi: '₹50 लाख से 1 करोड़' },
        },
        {
          value: 'above-1cr',
          label: { en: 'Above ₹1 crore', pa: '₹1 ਕਰੋੜ ਤੋਂ ਵੱਧ', hi: '₹1 करोड़ से ज़्यादा' },
        },
      ],
    },
    coverageAmount: {
      type: 'number',
      money: true,
      required: true,
      least: 1,
      most: 10_00_00_000,
      label: { en: 'Sum to Insure (₹)', pa: 'ਕਿੰਨੇ ਰੁਪਏ ਦਾ ਬੀਮਾ (₹)', hi: 'कितने रुपये का बीमा (₹)' },
      hint: {
        en: 'Value of the crop, machine or property. An estimate is enough',
        pa: 'ਫ਼ਸਲ, ਮਸ਼ੀਨ ਜਾਂ ਜਾਇਦਾਦ ਦੀ ਕੀਮਤ, ਅੰਦਾਜ਼ਾ ਵੀ ਠੀਕ ਹੈ',
        hi: 'फ़सल, मशीन या संपत्ति की कीमत, अंदाज़ा भी ठीक है',
      },
    },
    // In percent, from the calculator.
    premiumRate: {
      type: 'number',
      handed: true,
      isOurs: isOfferedRate,
      least: 0,
      most: 100,
      label: { en: 'Premium rate (%)', pa: 'ਪ੍ਰੀਮੀਅਮ ਕਿੰਨੇ ਫ਼ੀਸਦੀ (%)', hi: 'प्रीमियम कितने फ़ीसदी (%)' },
    },
    previousClaims: {
      type: 'longText',
      label: { en: 'Previous Claims', pa: 'ਪਹਿਲਾਂ ਲਏ ਕਲੇਮ', hi: 'पहले लिए गए क्लेम' },
      hint: {
        en: 'When, what for and how much',
        pa: 'ਕਦੋਂ, ਕਿਸ ਲਈ ਅਤੇ ਕਿੰਨਾ',
        hi: 'कब, किस लिए और कितना',
      },
    },
    riskFactors: {
      type: 'longText',
      label: { en: 'Risk Factors', pa: 'ਕਿਸ ਗੱਲ ਦਾ ਖਤਰਾ ਹੈ', hi: 'किस बात का खतरा है' },
      hint: {
        en: 'Floods, hail, fire, theft, wild animals',
        pa: 'ਹੜ੍ਹ, ਗੜੇ, ਅੱਗ, ਚੋਰੀ, ਜੰਗਲੀ ਜਾਨਵਰ',
        hi: 'बाढ़, ओले, आग, चोरी, जंगली जानवर',
      },
    },
    coverageRequired: {
      type: 'choice',
      label: { en: 'Coverage Required', pa: 'ਕਿਹੋ ਜਿਹਾ ਬੀਮਾ ਚਾਹੀਦਾ ਹੈ', hi: 'कैसा बीमा चाहिए' },
      options: [
        {
          value: 'comprehensive',
          label: { en: 'Comprehensive', pa: 'ਹਰ ਨੁਕਸਾਨ ਦਾ ਬੀਮਾ', hi: 'हर नुकसान का बीमा' },
        },
        { value: 'basic', label: { en: 'Basic', pa: 'ਮੁੱਢਲਾ ਬੀਮਾ', hi: 'बेसिक बीमा' } },
        {
          value: 'weather-only',
          label: { en: 'Weather only', pa: 'ਸਿਰਫ਼ ਮੌਸਮ ਦਾ ਨੁਕਸਾਨ', hi: 'सिर्फ़ मौसम का नुकसान' },
        },
        { value: 'fire-theft', label: { en: 'Fire & theft', pa: 'ਅੱਗ ਅਤੇ ਚੋਰੀ', hi: 'आग और चोरी' } },
        { value: 'custom', label: { en: 'Custom', pa: 'ਆਪਣੀ ਲੋੜ ਮੁਤਾਬਕ', hi: 'अपनी ज़रूरत के हिसाब से' } },
      ],
    },
    additionalInfo: {
      type: 'longText',
      label: { en: 'Additional Information', pa: 'ਹੋਰ ਕੁਝ ਦੱਸਣਾ ਹੋਵੇ', hi: 'और कुछ बताना हो' },
    },
    existingInsurance: {
      type: 'yesNo',
      label: { en: 'I already have insurance', pa: 'ਪਹਿਲਾਂ ਤੋਂ ਬੀਮਾ ਹੈ', hi: 'पहले से बीमा है' },
    },
    urgentQuote: {
      type: 'yesNo',
      label: { en: 'I need the quote urgently', pa: 'ਰੇਟ ਛੇਤੀ ਚਾਹੀਦਾ ਹੈ', hi: 'रेट जल्दी चाहिए' },
    },
    ...openedFrom,
  },
  quote: premiumText,
  photos: { most: 3 },
  voice: { longest: 60, answers: 'equipmentDetails' },
  submit: { en: 'Get Quote', pa: 'ਰੇਟ ਪੁੱਛੋ', hi: 'रेट पूछें' },
  busy: submitting,
  missing: missingInformation,
  failed: {
    title: { en: 'Submission Failed', pa: 'ਜਮ੍ਹਾਂ ਨਹੀਂ ਹੋ ਸਕੀ', hi: 'जमा नहीं हो सका' },
    text: {
      en: 'There was an error submitting your application. Please try again.',
      pa: 'ਅਰਜ਼ੀ ਜਮ੍ਹਾਂ ਨਹੀਂ ਹੋਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
      hi: 'आवेदन जमा नहीं हुआ। फिर से कोशिश करें।',
    },
  },
  needsAccount: {
    title: { en: 'Authentication Required', pa: 'ਪਹਿਲਾਂ ਲੌਗਇਨ ਕਰੋ', hi: 'पहले लॉगिन करें' },
    text: {
      en: 'Please sign in to submit an insurance application',
      pa: 'ਬੀਮੇ ਦੀ ਅਰਜ਼ੀ ਲਈ ਲੌਗਇਨ ਕਰੋ।',
      hi: 'बीमे के आवेदन के लिए लॉगिन करें।',
    },
  },
  thanks: {
    title: {
      en: 'Quote Request Submitted',
      pa: 'ਰੇਟ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ',
      hi: 'रेट का अनुरोध दर्ज हो गया',
    },
    text: {
      en: 'Our insurance expert will contact you within 24 hours with a detailed quote.',
      pa: 'ਸਾਡੇ ਬੀਮਾ ਮਾਹਰ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਪੂਰਾ ਰੇਟ ਦੱਸਣਗੇ।',
      hi: 'हमारे बीमा विशेषज्ञ 24 घंटे में पूरा रेट बताएँगे।',
    },
    within: 24,
  },
})
