import { defineConfig } from '@lingui/cli'

const screens = (folders: string[]) => folders.map((folder) => `<rootDir>/src/screens/${folder}`)
const forms = screens(['forms', 'requests', 'support', 'loans', 'documents', 'agent'])
const account = screens(['account', 'cart', 'orders', 'update', 'share', 'install'])

/** Interface phrases, one catalogue for each part of the app that is loaded at another time. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pa', 'hi'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/phrases/frame/{locale}',
      include: ['<rootDir>/src'],
      exclude: [...forms, ...account].map((folder) => `${folder}/**`),
    },
    { path: '<rootDir>/src/i18n/phrases/forms/{locale}', include: forms },
    { path: '<rootDir>/src/i18n/phrases/account/{locale}', include: account },
  ],
  orderBy: 'message',
})
