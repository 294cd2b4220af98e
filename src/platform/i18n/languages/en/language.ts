import type { LanguageFacts } from '#src/platform/i18n/language-facts.ts'

export default {
  name: 'English',
  script: 'Latin',
  direction: 'ltr',
  place: 0,
  required: true,
} satisfies LanguageFacts
