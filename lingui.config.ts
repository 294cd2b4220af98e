import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from './src/base/languages.ts'

const screens = (folders: string[]) => folders.map((folder) => `<rootDir>/src/screens/${folder}`)
const forms = screens(['forms', 'requests', 'support', 'loans', 'insurance', 'money', 'documents', 'agent'])
const account = screens([
  'account',
  'cart',
  'orders',
  'update',
  'share',
  'install',
  'push',
  'privacy',
  'diagnostics',
])
const desk = screens(['admin', 'desk', 'editing'])
const faults = screens(['faults'])

/** Interface phrases, one set of files for each part of the app that is loaded at another time. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/phrases/frame/{locale}',
      include: ['<rootDir>/src'],
      exclude: [...forms, ...account, ...desk, ...faults].map((folder) => `${folder}/**`),
    },
    { path: '<rootDir>/src/i18n/phrases/forms/{locale}', include: forms },
    { path: '<rootDir>/src/i18n/phrases/account/{locale}', include: account },
    { path: '<rootDir>/src/i18n/phrases/desk/{locale}', include: desk },
    { path: '<rootDir>/src/i18n/phrases/faults/{locale}', include: faults },
  ],
  orderBy: 'message',
  // Line numbers would change these files with every line of code above a phrase.
  format: formatter({ lineNumbers: false }),
})
