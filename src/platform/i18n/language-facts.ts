/** Facts of a language besides its phrases. Its folder in `src/platform/i18n/languages` is named by its code. */
export interface LanguageFacts {
  /** In the language itself. */
  readonly name: string
  /** Its phrases use this script and Latin letters, no others. */
  readonly script: 'Latin' | 'Gurmukhi' | 'Devanagari' | 'Arabic'
  readonly direction: 'ltr' | 'rtl'
  /** Its order in the language switch; the first language has addresses without a code. */
  readonly place: number
  /**
   * True if editors must translate everything into it. False for new languages, because phones with older builds
   * cannot.
   */
  readonly required: boolean
}

/** Words for amounts. */
export interface NumberWords {
  /** Zero to ninety-nine in order, separated by blanks; with `tens` zero to nineteen. */
  readonly belowHundred: string
  /** Twenty to ninety, for languages that compose numbers: twenty-one. */
  readonly tens?: string
  readonly hundred: string
  readonly thousand: string
  readonly lakh: string
  readonly crore: string
  /** Singular and plural; likewise for paise. */
  readonly rupee: readonly [string, string]
  readonly paisa: readonly [string, string]
}
