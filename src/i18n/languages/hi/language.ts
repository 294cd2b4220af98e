import type { LanguageFacts } from '#src/i18n/language.ts'

export default {
  name: 'हिंदी',
  script: 'Devanagari',
  direction: 'ltr',
  place: 2,
  required: true,
} satisfies LanguageFacts
