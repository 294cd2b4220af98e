import type { LanguageFacts } from '#src/platform/i18n/language-facts.ts'

export default {
  name: 'हिंदी',
  script: 'Devanagari',
  direction: 'ltr',
  place: 2,
  required: true,
} satisfies LanguageFacts
