import type { LanguageFacts } from '#src/i18n/language.ts'

export default {
  name: 'English',
  script: 'Latin',
  direction: 'ltr',
  place: 0,
  required: true,
} satisfies LanguageFacts
