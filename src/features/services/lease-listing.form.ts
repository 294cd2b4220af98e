import { propertyTypes } from '#src/features/services/internal/property-types.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { answeredWithinADay, requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

export default defineForm({
  ...requestOfAnyone,
  id: 'lease-listing',
  version: 1,
  shortTitle: { en: 'Land to give on lease', pa: 'ਠੇਕੇ ’ਤੇ ਦੇਣ ਲਈ ਜ਼ਮੀਨ', hi: 'ठेके पर देने के लिए ज़मीन' },
  title: {
    en: 'List Your Property',
    pa: 'ਆਪਣੀ ਜ਼ਮੀਨ ਠੇਕੇ ’ਤੇ ਜਾਂ ਥਾਂ ਕਿਰਾਏ ’ਤੇ ਦਿਓ',
    hi: 'अपनी ज़मीन ठेके पर या जगह किराए पर दें',
  },
  farmField: { place: 'location' },
  fields: {
    ...forAnother,
    propertyType: {
      type: 'choice',
      required: true,
      label: { en: 'Property Type', pa: 'ਕੀ ਦੇਣਾ ਹੈ', hi: 'क्या देना है' },
      options: propertyTypes,
    },
    location: {
      type: 'text',
      required: true,
      label: { en: 'Location', pa: 'ਇਹ ਥਾਂ ਕਿੱਥੇ ਹੈ', hi: 'यह जगह कहाँ है' },
    },
    size: {
      type: 'text',
      max: 60,
      label: { en: 'Area/Size', pa: 'ਕਿੰਨੀ ਜ਼ਮੀਨ ਜਾਂ ਥਾਂ', hi: 'कितनी ज़मीन या जगह' },
    },
    expectedRent: {
      type: 'text',
      max: 60,
      label: { en: 'Expected Rent', pa: 'ਕਿੰਨਾ ਠੇਕਾ ਜਾਂ ਕਿਰਾਇਆ ਚਾਹੀਦਾ ਹੈ', hi: 'कितना ठेका या किराया चाहिए' },
    },
    description: {
      type: 'longText',
      label: { en: 'Description', pa: 'ਥਾਂ ਬਾਰੇ ਦੱਸੋ', hi: 'जगह के बारे में बताएँ' },
    },
    name: { ...needed(ask.name), label: { en: 'Contact Name', pa: 'ਪੂਰਾ ਨਾਮ', hi: 'पूरा नाम' } },
    phone: needed(ask.phone),
    ...openedFrom,
  },
  photos: { most: 6 },
  voice: { longest: 60, answers: 'description' },
  submit: { en: 'List Property', pa: 'ਬੇਨਤੀ ਜਮ੍ਹਾਂ ਕਰੋ', hi: 'अनुरोध जमा करें' },
  thanks: answeredWithinADay,
})
