declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** The name of the state of the catalogue content that this build was made from. */
declare const __CATALOGUE_SNAPSHOT__: string
