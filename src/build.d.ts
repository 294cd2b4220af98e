declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** The name of the state of the catalogue content that this build was made from. */
declare const __CATALOGUE_SNAPSHOT__: string

/** What the centre had changed in the catalogue when this was built; nothing in a build that has no hosted project. */
declare const __CATALOGUE_CHANGES__: readonly import('#src/device/database.ts').StoredItem[]

/** What its editors had written in the place of the content's words when this was built, and where it delivered; likewise. */
declare const __TEXT_CHANGES__: readonly import('#src/device/database.ts').StoredText[]
declare const __AREA_CHANGES__: readonly import('#src/device/database.ts').StoredArea[]

/** What requests of each form are called, by the form's id; made by scripts/build/short-titles.ts. */
declare module 'virtual:short-titles' {
  import type { Words } from '#src/i18n/words.ts'
  export const shortTitles: Readonly<Record<string, Words>>
}

/** The file of each sheet of drawings, by the name of its folder in src/pictures; made by scripts/build/pictures.ts. */
declare module 'virtual:drawn-sheets' {
  export const drawnSheets: Readonly<Record<string, string>>
}

/** Everything that the centre offers, in the order of the lists; made by scripts/build/services.ts of what content files say. */
declare module 'virtual:services' {
  import type { Service } from '#src/content/services.ts'
  export const services: readonly Service[]
}

/** What people type for services, by their ids: English, and romanized Punjabi and Hindi; made by scripts/build/services.ts. */
declare module 'virtual:service-words' {
  export const serviceWords: Readonly<Record<string, string>>
}

/** Catalogues and their sections, without the things in them; made by scripts/build/shop-outline.ts. */
declare module 'virtual:shop-outline' {
  import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
  export const shopOutline: readonly OutlinedCatalogue[]
}

/** What home offers in each month; made by scripts/build/seasons.ts. */
declare module 'virtual:seasons' {
  import type { SeasonalItem } from '#src/content/season.ts'
  export const seasons: {
    /** The month in which this was built. */
    readonly built: number
    readonly items: readonly SeasonalItem[]
    /** The places of each month's items in that list. */
    readonly months: readonly (readonly number[])[]
  }
}
