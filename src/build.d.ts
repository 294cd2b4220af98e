declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** The name of the state of the catalogue content that this build was made from. */
declare const __CATALOGUE_SNAPSHOT__: string

/** Catalogues and their sections, without the things in them; made by scripts/shop-outline.ts. */
declare module 'virtual:shop-outline' {
  import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
  export const outline: readonly OutlinedCatalogue[]
}
