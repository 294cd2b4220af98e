import type { Offer } from '#src/content/offers/offer.ts'
import type { Field, Option } from './define.ts'

/** Shared questions of the forms; `knownAs` offers an answer again in all of them. */
export const ask = {
  name: {
    type: 'text',
    max: 120,
    label: { en: 'Full Name', pa: 'ਪੂਰਾ ਨਾਮ', hi: 'पूरा नाम' },
    knownAs: 'name',
  },
  phone: {
    type: 'phone',
    label: { en: 'Phone Number', pa: 'ਫ਼ੋਨ ਨੰਬਰ', hi: 'फ़ोन नंबर' },
    hint: {
      en: '10-digit mobile number',
      pa: '10 ਅੰਕਾਂ ਵਾਲਾ ਮੋਬਾਈਲ ਨੰਬਰ',
      hi: '10 अंकों वाला मोबाइल नंबर',
    },
    knownAs: 'phone',
  },
  email: {
    type: 'email',
    label: { en: 'Email', pa: 'ਈਮੇਲ', hi: 'ईमेल' },
    knownAs: 'email',
  },
  village: {
    type: 'text',
    label: { en: 'Village or Town', pa: 'ਪਿੰਡ ਜਾਂ ਸ਼ਹਿਰ', hi: 'गाँव या शहर' },
    knownAs: 'village',
  },
  farmLocation: {
    type: 'text',
    label: { en: 'Farm Location', pa: 'ਖੇਤ ਕਿੱਥੇ ਹੈ', hi: 'खेत कहाँ है' },
    hint: {
      en: 'Village, and the town nearby',
      pa: 'ਪਿੰਡ ਅਤੇ ਨੇੜੇ ਦਾ ਸ਼ਹਿਰ',
      hi: 'गाँव और पास का शहर',
    },
    knownAs: 'farmLocation',
  },
  farmSize: {
    type: 'text',
    max: 60,
    label: { en: 'Farm Size (Acres)', pa: 'ਜ਼ਮੀਨ (ਏਕੜ/ਕਿੱਲੇ)', hi: 'ज़मीन (एकड़)' },
    knownAs: 'farmSize',
  },
  fieldName: {
    type: 'text',
    max: 60,
    label: { en: 'Which field', pa: 'ਕਿਹੜਾ ਖੇਤ', hi: 'कौन सा खेत' },
    hint: {
      en: 'The name that you use at home',
      pa: 'ਘਰ ਵਿੱਚ ਜਿਸ ਨਾਮ ਨਾਲ ਜਾਣਦੇ ਹੋ',
      hi: 'घर में जिस नाम से जानते हैं',
    },
  },
  preferredDate: {
    type: 'date',
    label: { en: 'Preferred Date', pa: 'ਕਿਹੜੀ ਤਾਰੀਖ ਠੀਕ ਰਹੇਗੀ', hi: 'कौन सी तारीख ठीक रहेगी' },
  },
  message: {
    type: 'longText',
    label: { en: 'Message', pa: 'ਆਪਣੀ ਗੱਲ ਲਿਖੋ', hi: 'अपनी बात लिखें' },
  },
} as const satisfies Record<string, Field>

/** Returns the question as a required one. */
export function needed<Question extends Field>(question: Question): Question & { readonly required: true } {
  return { ...question, required: true }
}

/** Returns offers as options, in order. */
export function optionsOf(offers: Readonly<Record<string, Offer>>): readonly Option[] {
  return Object.entries(offers).map(([value, { title }]) => ({ value, label: title }))
}
