import { propertyTypes } from '#src/features/services/internal/property-types.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'lease-requirement',
  version: 1,
  shortTitle: { en: 'Land wanted on lease', pa: 'ਠੇਕੇ ’ਤੇ ਲੈਣ ਲਈ ਜ਼ਮੀਨ', hi: 'ठेके पर लेने के लिए ज़मीन' },
  title: { en: 'Looking to Lease', pa: 'ਜ਼ਮੀਨ ਠੇਕੇ ’ਤੇ ਜਾਂ ਥਾਂ ਕਿਰਾਏ ’ਤੇ ਲਓ', hi: 'ज़मीन ठेके पर या जगह किराए पर लें' },
  fields: {
    ...forAnother,
    propertyType: {
      type: 'choice',
      required: true,
      label: { en: 'Property Type Needed', pa: 'ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'क्या चाहिए' },
      options: propertyTypes,
    },
    preferredLocation: {
      type: 'text',
      required: true,
      label: { en: 'Preferred Location', pa: 'ਕਿੱਥੇ ਚਾਹੀਦੀ ਹੈ', hi: 'कहाँ चाहिए' },
    },
    budgetRange: {
      type: 'text',
      max: 60,
      label: { en: 'Budget Range', pa: 'ਬਜਟ ਕਿੰਨਾ ਹੈ', hi: 'बजट कितना है' },
    },
    requiredSize: {
      type: 'text',
      max: 60,
      label: { en: 'Required Size', pa: 'ਕਿੰਨੀ ਚਾਹੀਦੀ ਹੈ', hi: 'कितनी चाहिए' },
    },
    leaseDuration: {
      type: 'choice',
      label: { en: 'Lease Duration', pa: 'ਕਿੰਨੇ ਸਮੇਂ ਲਈ', hi: 'कितने समय के लिए' },
      options: [
        { value: '3 Months', label: { en: '3 Months', pa: '3 ਮਹੀਨੇ', hi: '3 महीने' } },
        { value: '6 Months', label: { en: '6 Months', pa: '6 ਮਹੀਨੇ', hi: '6 महीने' } },
        { value: '1 Year', label: { en: '1 Year', pa: '1 ਸਾਲ', hi: '1 साल' } },
        { value: '2 Years', label: { en: '2 Years', pa: '2 ਸਾਲ', hi: '2 साल' } },
        { value: '5+ Years', label: { en: '5+ Years', pa: '5 ਸਾਲ ਜਾਂ ਵੱਧ', hi: '5 साल या ज़्यादा' } },
      ],
    },
    additionalRequirements: {
      type: 'longText',
      label: { en: 'Additional Requirements', pa: 'ਹੋਰ ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'और क्या चाहिए' },
    },
    name: needed(ask.name),
    phone: { ...needed(ask.phone), label: { en: 'Contact Number', pa: 'ਫ਼ੋਨ ਨੰਬਰ', hi: 'फ़ोन नंबर' } },
    ...openedFrom,
  },
  photos: { most: 3 },
  voice: { longest: 60, answers: 'additionalRequirements' },
  thanks: answeredWithinADay,
})
