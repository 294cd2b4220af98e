/** What is to be known of a language besides its words. Its folder in `src/i18n/languages` is named by its code. */
export interface LanguageFacts {
  /** In itself, so that whoever needs it can read it. */
  readonly name: string
  /** Its words have its own letters and Latin ones, no others. */
  readonly script: 'Latin' | 'Gurmukhi' | 'Devanagari' | 'Arabic'
  readonly direction: 'ltr' | 'rtl'
  /** Its place among the languages, as the switch offers them; the first has the addresses without a code. */
  readonly place: number
  /** True if editors have to write everything in it, which phones of builds from before the language cannot. */
  readonly required: boolean
}

/** The words by which amounts are said. */
export interface NumberWords {
  /** Nought to ninety-nine, in their order, a blank between them; with `tens` nought to nineteen. */
  readonly belowHundred: string
  /** Twenty to ninety, where a language puts its numbers together: twenty-one. */
  readonly tens?: string
  readonly hundred: string
  readonly thousand: string
  readonly lakh: string
  readonly crore: string
  /** One rupee, and several; likewise for paise. */
  readonly rupee: readonly [string, string]
  readonly paisa: readonly [string, string]
}
