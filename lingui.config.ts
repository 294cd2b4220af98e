import { defineConfig } from '@lingui/cli'

/** Interface phrases, one catalogue for each part of the app that is loaded at another time. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pa', 'hi'],
  catalogs: [{ path: '<rootDir>/src/i18n/phrases/frame/{locale}', include: ['<rootDir>/src'] }],
  orderBy: 'message',
})
