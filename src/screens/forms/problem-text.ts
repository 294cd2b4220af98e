import { t } from '@lingui/core/macro'
import type { Field } from '#src/forms/define.ts'
import type { BrokenRule } from '#src/forms/rules.ts'

/** What is wrong with an answer and how it is to be, in the person's words; the field is none where it is the subject. */
export function problemText(field: Field | undefined, problem: BrokenRule['problem']): string {
  return texts[problem](field)
}

const texts: Record<BrokenRule['problem'], (field: Field | undefined) => string> = {
  required: (field) => (missing[field?.type ?? 'choice'] ?? fillIn)(),
  type: formatText,
  format: formatText,
  option: () => t`Choose one of these.`,
  length: (field) =>
    t`This is too long. Write at most ${field?.max ?? (field?.type === 'longText' ? 2000 : 200)} letters.`,
  range: rangeText,
  unknown: noLongerAsked,
  hidden: noLongerAsked,
}

const missing: Partial<Record<Field['type'], () => string>> = {
  choice: () => t`Choose one.`,
  yesNo: () => t`Tick this.`,
  date: () => t`Choose a day.`,
}

const formats: Partial<Record<Field['type'], () => string>> = {
  phone: () => t`Write your mobile number with its 10 digits.`,
  email: () => t`Write your email as in name@example.org.`,
  date: () => t`Choose a day.`,
  number: () => t`Write a number.`,
  pin: () => t`Write the 6 digits of the PIN code.`,
}

function formatText(field: Field | undefined): string {
  return formats[field?.type ?? 'text']?.() ?? t`There is a sign in it that cannot be kept. Write it again.`
}

function rangeText(field: Field | undefined): string {
  const { least, most } = field ?? {}
  if (least !== undefined && most !== undefined) return t`Write a number from ${least} to ${most}.`
  return least === undefined ? t`Write at most ${most ?? ''}.` : t`Write at least ${least}.`
}

function fillIn(): string {
  return t`Fill this in.`
}

function noLongerAsked(): string {
  return t`This is no longer asked. Leave it empty.`
}
