declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** Name of the catalogue content's state at the build. */
declare const __CATALOGUE_SNAPSHOT__: string

/** False in a build for a hosted project that is not open yet. */
declare const __IS_OPEN__: boolean

/** The day of the build, such as 2026-11-29. */
declare const __BUILT_ON__: string

/** The centre's changes of the catalogue at the build; empty in a build without a hosted project. */
declare const __CATALOGUE_CHANGES__: readonly import('#src/platform/device/database.ts').StoredItem[]

/** The editors' texts and the delivery areas at the build; likewise. */
declare const __TEXT_CHANGES__: readonly import('#src/platform/device/database.ts').StoredText[]
declare const __SETTING_CHANGES__: readonly import('#src/platform/device/database.ts').StoredSetting[]
declare const __AREA_CHANGES__: readonly import('#src/platform/device/database.ts').StoredArea[]

/** Short titles of requests by the form's id; made by scripts/build/short-titles.ts. */
declare module 'virtual:short-titles' {
  import type { Words } from '#src/platform/i18n/words.ts'
  export const shortTitles: Readonly<Record<string, Words>>
}

/** The file of each sheet of drawings, by its folder in src/content/pictures; made by scripts/build/drawing-sheets.ts. */
declare module 'virtual:drawn-sheets' {
  export const drawnSheets: Readonly<Record<string, string>>
}

/** All services of the centre in list order; made by scripts/build/service-modules.ts from the content files. */
declare module 'virtual:services' {
  import type { Service } from '#src/content/services.ts'
  export const services: readonly Service[]
}

/** Search words of services by id: English, and romanized Punjabi and Hindi; made by scripts/build/service-modules.ts. */
declare module 'virtual:service-words' {
  export const serviceWords: Readonly<Record<string, string>>
}

/** Catalogues and their sections, without items; made by scripts/build/shop-outline.ts. */
declare module 'virtual:shop-outline' {
  import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
  export const shopOutline: readonly OutlinedCatalogue[]
}

/** The items of home for each month; made by scripts/build/seasons.ts. */
declare module 'virtual:seasons' {
  import type { SeasonalItem } from '#src/content/season.ts'
  export const seasons: {
    /** The month of the build. */
    readonly built: number
    readonly items: readonly SeasonalItem[]
    /** The indexes of each month's items in `items`. */
    readonly months: readonly (readonly number[])[]
  }
}
