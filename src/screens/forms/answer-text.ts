import { t } from '@lingui/core/macro'
import { dayText } from '#src/base/moment.ts'
import { numberText } from '#src/base/number-text.ts'
import type { Field } from '#src/forms/define.ts'
import type { Answer } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import { placeText } from './place-text.ts'

/** An answer as people read it. The field is none where the form no longer asks it. */
export function answerText(field: Field | undefined, answer: Answer): string {
  if (answer === true) return t`Yes`
  if (typeof answer === 'number') return numberText(answer)
  if (field?.type === 'place') return placeText(String(answer))
  if (field?.type === 'date') return dayText(String(answer))
  const option = field?.options?.find(({ value }) => value === answer)
  return option ? say(option.label) : String(answer)
}
