import { t } from '@lingui/core/macro'
import { dayText } from '#src/base/moment.ts'
import { numberText } from '#src/base/number-text.ts'
import type { Field } from '#src/features/forms/define.ts'
import { contextText } from '#src/features/forms/opened-from.ts'
import type { Answer } from '#src/base/answers.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { sizeInAcres } from '#src/features/catalogue/land-size-text.ts'
import { placeText } from '#src/features/apply/internal/place-text.ts'

/** Returns an answer as readable text. `field` is `undefined` if the form no longer has it. */
export function answerText(field: Field | undefined, answer: Answer): string {
  if (answer === true) return t`Yes`
  if (typeof answer === 'number') return numberText(answer)
  return wordsOf(field, String(answer))
}

function withAcres(field: Field | undefined, answer: string): string {
  const acres = field?.knownAs === 'farmSize' && sizeInAcres(answer)
  return acres ? `${answer} ${acres}` : answer
}

function wordsOf(field: Field | undefined, answer: string): string {
  if (field?.type === 'place') return placeText(answer)
  if (field?.type === 'date') return dayText(answer)
  if (field?.handed) return contextText({ askedFor: answer }) ?? answer
  const option = field?.options?.find(({ value }) => value === answer)
  return option ? localize(option.label) : withAcres(field, answer)
}
