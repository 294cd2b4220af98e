import { t } from '@lingui/core/macro'
import type { Field } from '#src/forms/define.ts'
import type { BrokenRule } from '#src/forms/rules.ts'

/** What is wrong with an answer and how it is to be, in the person's words. */
export function problemText(field: Field | undefined, problem: BrokenRule['problem']): string {
  switch (problem) {
    case 'required':
      return missingText(field?.type)
    case 'option':
      return t`Choose one of these.`
    case 'length':
      return t`This is too long. Write at most ${field?.max ?? (field?.type === 'longText' ? 2000 : 200)} letters.`
    case 'range':
      return rangeText(field)
    case 'type':
    case 'format':
      return formatText(field?.type)
    case 'unknown':
    case 'hidden':
      return t`This is no longer asked. Leave it empty.`
  }
}

function missingText(type: Field['type'] | undefined): string {
  if (type === 'choice' || type === undefined) return t`Choose one.`
  if (type === 'yesNo') return t`Tick this.`
  if (type === 'date') return t`Choose a day.`
  return t`Fill this in.`
}

function formatText(type: Field['type'] | undefined): string {
  switch (type) {
    case 'phone':
      return t`Write your mobile number with its 10 digits.`
    case 'email':
      return t`Write your email as in name@example.org.`
    case 'date':
      return t`Choose a day.`
    case 'number':
      return t`Write a number.`
    default:
      return t`There is a sign in it that cannot be kept. Write it again.`
  }
}

function rangeText(field: Field | undefined): string {
  const { least, most } = field ?? {}
  if (least !== undefined && most !== undefined) return t`Write a number from ${least} to ${most}.`
  return least === undefined ? t`Write at most ${most ?? ''}.` : t`Write at least ${least}.`
}
