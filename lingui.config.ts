import { defineConfig } from '@lingui/cli'

const forms = ['forms', 'requests', 'support'].map((folder) => `<rootDir>/src/screens/${folder}`)

/** Interface phrases, one catalogue for each part of the app that is loaded at another time. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pa', 'hi'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/phrases/frame/{locale}',
      include: ['<rootDir>/src'],
      exclude: forms.map((folder) => `${folder}/**`),
    },
    { path: '<rootDir>/src/i18n/phrases/forms/{locale}', include: forms },
  ],
  orderBy: 'message',
})
