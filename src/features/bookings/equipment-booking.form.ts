import { machinesForSale, rentals, sets, workers } from '#src/content/offers/equipment.ts'
import { ask, needed, optionsOf } from '#src/features/forms/ask.ts'
import { crop } from '#src/features/forms/crops.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { defineForm, type Notice } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'
import { rentalBooked, rentalText } from '#src/features/forms/booking-quotes.ts'

const bookingTitle = {
  en: 'Booking Request Submitted',
  pa: 'ਬੁਕਿੰਗ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ',
  hi: 'बुकिंग का अनुरोध दर्ज हो गया',
} as const

/** Returns the same notice for several subjects. */
const noticesFor = (subjects: readonly string[], text: Words, title: Words = bookingTitle) =>
  Object.fromEntries(subjects.map((subject): [string, Notice] => [subject, { title, text, within: 2 }]))

/** Fields of a rental, which a purchase does not ask. */
const forHire = {
  shownWhen: { subject: ['rental', ...Object.keys(rentals), ...Object.keys(sets), ...Object.keys(workers)] },
} as const
const whenHired = (worker: keyof typeof workers) =>
  ({ shownWhen: { field: 'equipmentType', is: [worker] } }) as const

export default defineForm({
  ...requestOfAnyone,
  id: 'equipment-booking',
  version: 1,
  shortTitle: { en: 'Equipment', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' },
  title: {
    en: '{subject} - Booking Request',
    pa: '{subject}: ਬੁਕਿੰਗ ਦੀ ਬੇਨਤੀ',
    hi: '{subject}: बुकिंग का अनुरोध',
  },
  subjects: {
    rental: { title: { en: 'Equipment Rental', pa: 'ਕਿਰਾਏ ’ਤੇ ਮਸ਼ੀਨ', hi: 'किराए पर मशीन' } },
    ...rentals,
    ...sets,
    ...workers,
    purchase: { title: { en: 'Equipment Catalog', pa: 'ਵਿਕਾਊ ਮਸ਼ੀਨਾਂ ਦੀ ਸੂਚੀ', hi: 'बिकाऊ मशीनों की सूची' } },
    ...machinesForSale,
  },
  farmField: { place: 'farmLocation' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    farmLocation: needed(ask.farmLocation),
    equipmentType: {
      type: 'choice',
      required: true,
      ...forHire,
      startsAsSubject: true,
      label: { en: 'Equipment/Service Type', pa: 'ਕਿਹੜੀ ਮਸ਼ੀਨ ਜਾਂ ਸੇਵਾ', hi: 'कौन सी मशीन या सेवा' },
      options: [...optionsOf(rentals), ...optionsOf(sets), ...optionsOf(workers)],
    },
    tractorWork: {
      type: 'choice',
      ...whenHired('tractor-operator'),
      label: { en: 'Tractor Work', pa: 'ਟਰੈਕਟਰ ਨਾਲ ਕਿਹੜਾ ਕੰਮ', hi: 'ट्रैक्टर से कौन सा काम' },
      options: [
        { value: 'plowing', label: { en: 'Plowing', pa: 'ਵਾਹੀ', hi: 'जुताई' } },
        { value: 'sowing', label: { en: 'Sowing', pa: 'ਬਿਜਾਈ', hi: 'बुवाई' } },
        { value: 'harvesting', label: { en: 'Harvesting', pa: 'ਵਾਢੀ', hi: 'कटाई' } },
        { value: 'transportation', label: { en: 'Transportation', pa: 'ਢੋਆ-ਢੁਆਈ', hi: 'ढुलाई' } },
        { value: 'spraying', label: { en: 'Spraying', pa: 'ਸਪਰੇਅ', hi: 'छिड़काव' } },
        { value: 'other', label: { en: 'Other', pa: 'ਕੋਈ ਹੋਰ', hi: 'कोई और' } },
      ],
    },
    farmLaborPurpose: {
      type: 'choice',
      ...whenHired('farm-laborer'),
      label: { en: 'Farm Labor Purpose', pa: 'ਮਜ਼ਦੂਰ ਕਿਸ ਕੰਮ ਲਈ', hi: 'मज़दूर किस काम के लिए' },
      options: [
        { value: 'weeding', label: { en: 'Weeding', pa: 'ਗੋਡੀ', hi: 'गुड़ाई' } },
        { value: 'harvesting', label: { en: 'Harvesting', pa: 'ਵਾਢੀ', hi: 'कटाई' } },
        { value: 'planting', label: { en: 'Planting', pa: 'ਲੁਆਈ', hi: 'रोपाई' } },
        { value: 'irrigation', label: { en: 'Irrigation', pa: 'ਸਿੰਜਾਈ', hi: 'सिंचाई' } },
        { value: 'general', label: { en: 'General work', pa: 'ਛੋਟਾ-ਮੋਟਾ ਕੰਮ', hi: 'छोटा-मोटा काम' } },
        {
          value: 'post-harvest',
          label: { en: 'Post-harvest work', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਦਾ ਕੰਮ', hi: 'कटाई के बाद का काम' },
        },
      ],
    },
    irrigationPurpose: {
      type: 'choice',
      ...whenHired('irrigation-specialist'),
      label: { en: 'Irrigation Purpose', pa: 'ਸਿੰਜਾਈ ਦਾ ਕਿਹੜਾ ਕੰਮ', hi: 'सिंचाई का कौन सा काम' },
      options: [
        {
          value: 'drip-installation',
          label: { en: 'Drip installation', pa: 'ਡਰਿੱਪ ਲਾਉਣਾ', hi: 'ड्रिप लगाना' },
        },
        {
          value: 'sprinkler-setup',
          label: { en: 'Sprinkler setup', pa: 'ਫੁਹਾਰਾ (ਸਪ੍ਰਿੰਕਲਰ) ਲਾਉਣਾ', hi: 'फव्वारा लगाना' },
        },
        { value: 'pipe-repair', label: { en: 'Pipe repair', pa: 'ਪਾਈਪ ਦੀ ਮੁਰੰਮਤ', hi: 'पाइप की मरम्मत' } },
        {
          value: 'water-management',
          label: { en: 'Water management', pa: 'ਪਾਣੀ ਦਾ ਇੰਤਜ਼ਾਮ', hi: 'पानी का इंतज़ाम' },
        },
        {
          value: 'system-upgrade',
          label: { en: 'System upgrade', pa: 'ਪੁਰਾਣਾ ਸਿਸਟਮ ਸੁਧਾਰਨਾ', hi: 'पुराना सिस्टम सुधारना' },
        },
      ],
    },
    cropType: {
      type: 'choice',
      ...whenHired('harvesting-team'),
      label: { en: 'Crop to Harvest', pa: 'ਕਿਹੜੀ ਫ਼ਸਲ ਵੱਢਣੀ ਹੈ', hi: 'कौन सी फ़सल काटनी है' },
      options: [crop.wheat, crop.rice, crop.maize, crop.vegetables, crop.sugarcane, crop.cotton, crop.other],
    },
    startDate: {
      type: 'date',
      required: true,
      books: rentalBooked,
      ...forHire,
      label: { en: 'Start Date', pa: 'ਕਿਸ ਤਾਰੀਖ ਤੋਂ', hi: 'किस तारीख से' },
    },
    duration: {
      type: 'choice',
      required: true,
      ...forHire,
      label: { en: 'Duration', pa: 'ਕਿੰਨੇ ਸਮੇਂ ਲਈ', hi: 'कितने समय के लिए' },
      options: [
        {
          value: 'half-day',
          label: { en: 'Half day (4 hours)', pa: 'ਅੱਧਾ ਦਿਨ (4 ਘੰਟੇ)', hi: 'आधा दिन (4 घंटे)' },
        },
        {
          value: 'full-day',
          label: { en: 'Full day (8 hours)', pa: 'ਪੂਰਾ ਦਿਨ (8 ਘੰਟੇ)', hi: 'पूरा दिन (8 घंटे)' },
        },
        { value: '2-days', label: { en: '2 days', pa: '2 ਦਿਨ', hi: '2 दिन' } },
        { value: '3-days', label: { en: '3 days', pa: '3 ਦਿਨ', hi: '3 दिन' } },
        { value: 'weekly', label: { en: 'Weekly', pa: 'ਹਫ਼ਤੇ ਲਈ', hi: 'हफ़्ते भर के लिए' } },
        { value: 'custom', label: { en: 'Custom', pa: 'ਕੋਈ ਹੋਰ ਸਮਾਂ', hi: 'कोई और समय' } },
      ],
    },
    additionalRequirements: {
      type: 'longText',
      label: { en: 'Additional Requirements', pa: 'ਹੋਰ ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'और क्या चाहिए' },
    },
    emergencyService: {
      type: 'yesNo',
      ...forHire,
      label: { en: 'Emergency service', pa: 'ਐਮਰਜੈਂਸੀ ਸੇਵਾ', hi: 'इमरजेंसी सेवा' },
      hint: { en: 'Additional charges apply', pa: 'ਵੱਖਰਾ ਖਰਚਾ ਲੱਗੇਗਾ', hi: 'अलग से खर्च लगेगा' },
    },
    ...openedFrom,
  },
  quote: rentalText,
  photos: { most: 2 },
  voice: { longest: 60, answers: 'additionalRequirements' },
  thanksFor: {
    // Hired workers, sold machines and catalogues are no rentals.
    ...noticesFor(Object.keys(workers), {
      en: "We'll contact you within 2 hours to confirm who comes and when.",
      pa: 'ਕੌਣ ਅਤੇ ਕਦੋਂ ਆਵੇਗਾ, ਅਸੀਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਕੇ ਦੱਸਾਂਗੇ।',
      hi: 'कौन और कब आएगा, हम 2 घंटे में संपर्क करके बताएँगे।',
    }),
    ...noticesFor(
      Object.keys(machinesForSale),
      {
        en: "We'll contact you within 2 hours about price and delivery. You pay nothing now.",
        pa: 'ਕੀਮਤ ਅਤੇ ਡਿਲਿਵਰੀ ਬਾਰੇ ਅਸੀਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਾਂਗੇ। ਹੁਣੇ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਦੇਣਾ।',
        hi: 'कीमत और डिलीवरी के बारे में हम 2 घंटे में संपर्क करेंगे। अभी कोई पैसा नहीं देना।',
      },
      { en: 'Purchase Request Submitted', pa: 'ਖਰੀਦ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ', hi: 'खरीद का अनुरोध दर्ज हो गया' },
    ),
    ...noticesFor(
      ['purchase'],
      {
        en: "We'll contact you within 2 hours with the list of machines and prices.",
        pa: 'ਮਸ਼ੀਨਾਂ ਅਤੇ ਰੇਟਾਂ ਦੀ ਸੂਚੀ ਅਸੀਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਕੇ ਦੱਸਾਂਗੇ।',
        hi: 'मशीनों और रेट की सूची हम 2 घंटे में बताएँगे।',
      },
      { en: 'Catalog Request Submitted', pa: 'ਸੂਚੀ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ', hi: 'सूची का अनुरोध दर्ज हो गया' },
    ),
  },
  submit: { en: 'Submit Booking Request', pa: 'ਬੇਨਤੀ ਜਮ੍ਹਾਂ ਕਰੋ', hi: 'अनुरोध जमा करें' },
  thanks: {
    title: bookingTitle,
    text: {
      en: "We'll contact you within 2 hours to confirm your equipment rental.",
      pa: 'ਮਸ਼ੀਨ ਪੱਕੀ ਕਰਨ ਲਈ ਅਸੀਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
      hi: 'मशीन पक्की करने के लिए हम 2 घंटे में संपर्क करेंगे।',
    },
    within: 2,
  },
})
