import type { NumberWords } from '#src/platform/i18n/language-facts.ts'

export default {
  belowHundred:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  hundred: 'hundred',
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  rupee: ['rupee', 'rupees'],
  paisa: ['paisa', 'paise'],
} satisfies NumberWords
