import type { Gear, LabelColour, Safety } from '#src/content/catalogue.ts'
import type { Words } from '#src/i18n/words.ts'

const forSpraying: readonly Gear[] = ['gloves', 'mask', 'goggles', 'clothes', 'boots']
const forBroadcasting: readonly Gear[] = ['gloves', 'mask', 'clothes', 'boots']
const forMixing: readonly Gear[] = ['gloves', 'mask', 'clothes']

/** Returns the safety of a sprayed product with a label of this color. The pack's own label takes precedence. */
export const sprayed = (colour: LabelColour, never?: Words): Safety => ({
  colour,
  wear: forSpraying,
  ...(never && { never }),
})

/** Returns the safety of granules that are broadcast, with a label of this color. */
export const broadcast = (colour: LabelColour, never?: Words): Safety => ({
  colour,
  wear: forBroadcasting,
  ...(never && { never }),
})

/** Returns the safety of a product that is mixed with seed or soil, with a label of this color. */
export const mixed = (colour: LabelColour, never?: Words): Safety => ({
  colour,
  wear: forMixing,
  ...(never && { never }),
})

/**
 * On the list of Punjab's agriculture department in 2025 and most years before. The order is renewed each year, so
 * check it.
 */
export const notForBasmati: Words = {
  en: 'Not on basmati: Punjab forbids it in the 60 days before harvest',
  pa: 'ਬਾਸਮਤੀ ਉੱਤੇ ਨਾ ਵਰਤੋ। ਵਾਢੀ ਤੋਂ ਪਹਿਲਾਂ ਦੇ 60 ਦਿਨ ਪੰਜਾਬ ਵਿੱਚ ਮਨਾਹੀ ਹੈ।',
  hi: 'बासमती पर न डालें। कटाई से पहले के 60 दिन पंजाब में मनाही है।',
}
