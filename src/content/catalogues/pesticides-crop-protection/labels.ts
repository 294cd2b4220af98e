import type { Gear, LabelColour, Safety } from '#src/content/catalogue.ts'

const under =
  (...wear: readonly Gear[]) =>
  (colour: LabelColour, forbidden: Pick<Safety, 'never' | 'source'> = {}): Safety => ({
    colour,
    wear,
    ...forbidden,
  })

/** Returns the safety of a sprayed product with a label of this color. The pack's own label takes precedence. */
export const sprayed = under('gloves', 'mask', 'goggles', 'clothes', 'boots')

/** Returns the safety of granules that are broadcast, with a label of this color. */
export const broadcast = under('gloves', 'mask', 'clothes', 'boots')

/** Returns the safety of a product that is mixed with seed or soil, with a label of this color. */
export const mixed = under('gloves', 'mask', 'clothes')

/** On the list of Punjab's agriculture department in 2025 and most years before. The order is renewed each year, so check it. */
export const notForBasmati = {
  never: {
    en: 'Do not use on basmati. Punjab bans it from 1 August to 30 September.',
    pa: 'ਬਾਸਮਤੀ ਉੱਤੇ ਨਾ ਵਰਤੋ। ਪੰਜਾਬ ਵਿੱਚ 1 ਅਗਸਤ ਤੋਂ 30 ਸਤੰਬਰ ਤੱਕ ਮਨਾਹੀ ਹੈ।',
    hi: 'बासमती पर न डालें। पंजाब में 1 अगस्त से 30 सितंबर तक मनाही है।',
  },
  source: 'basmatiOrder',
} as const satisfies Pick<Safety, 'never' | 'source'>
