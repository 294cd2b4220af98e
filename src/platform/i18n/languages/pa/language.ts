import type { LanguageFacts } from '#src/platform/i18n/language-facts.ts'

export default {
  name: 'ਪੰਜਾਬੀ',
  script: 'Gurmukhi',
  direction: 'ltr',
  place: 1,
  required: true,
} satisfies LanguageFacts
