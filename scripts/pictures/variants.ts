import { languages } from '#src/platform/i18n/words.ts'
import type { Language } from '#src/base/languages.ts'

/** How a screen is looked at. */
export interface Variant {
  readonly language: Language
  /** Of the window, in CSS pixels. */
  readonly width: 360 | 1280
  readonly theme: 'light' | 'dark'
}

export const nameOf = ({ language, width, theme }: Variant) => `${language}-${width}-${theme}`

/** Every way. */
export const allVariants: readonly Variant[] = languages.flatMap((language) =>
  ([360, 1280] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ language, width, theme })),
  ),
)
