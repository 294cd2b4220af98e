import { t } from '@lingui/core/macro'
import { numberText } from '#src/base/number-text.ts'
import { limitedFor } from '#src/features/forms/check.ts'
import type { Field, Form } from '#src/features/forms/define.ts'
import type { BrokenRule } from '#src/features/forms/rules.ts'

/** Returns the fault of an answer, and how to correct it; `field` is `undefined` for the subject. */
export function problemText(field: Field | undefined, problem: BrokenRule['problem']): string {
  return texts[problem](field)
}

/** Returns the fault of a field's answer with the limits of its subject and origin. */
export function ruleText(
  form: Form,
  subject: string | undefined,
  { field: key, problem, most }: BrokenRule,
): string {
  const field = form.fields[key]
  const limited = field && limitedFor(field, subject)
  return problemText(limited && most !== undefined ? { ...limited, most } : limited, problem)
}

const texts: Record<BrokenRule['problem'], (field: Field | undefined) => string> = {
  required: (field) => (missing[field?.type ?? 'choice'] ?? fillIn)(),
  type: formatText,
  format: formatText,
  option: () => t`Choose one of these.`,
  length: (field) =>
    t`This is too long. Write at most ${field?.max ?? longest[field?.type ?? 'text'] ?? 200} letters.`,
  range: rangeText,
  unknown: questionRemoved,
  hidden: questionRemoved,
}

const longest: Partial<Record<Field['type'], number>> = { longText: 2000, place: 300, email: 254 }

const missing: Partial<Record<Field['type'], () => string>> = {
  choice: () => t`Choose one.`,
  yesNo: () => t`Tick this.`,
  date: () => t`Choose a day.`,
  place: () => t`Tap the button, or write where it is.`,
}

const formats: Partial<Record<Field['type'], () => string>> = {
  phone: () => t`Write your mobile number with its 10 digits.`,
  email: () => t`Write your email as in name@example.org.`,
  date: () => t`Choose a day.`,
  number: () => t`Write a number.`,
  place: () => t`Tap the button, or write where it is.`,
  pin: () => t`Write the 6 digits of the PIN code.`,
}

function formatText(field: Field | undefined): string {
  return formats[field?.type ?? 'text']?.() ?? t`It contains a character that cannot be saved. Type it again.`
}

function rangeText(field: Field | undefined): string {
  if (field?.type === 'date') return t`Choose today or a later day, within a year.`
  const [least, most] = [limitText(field?.least), limitText(field?.most)]
  if (field?.whole) return t`Write a whole number from ${least} to ${most}.`
  if (least && most) return t`Write a number from ${least} to ${most}.`
  return least ? t`Write at least ${least}.` : t`Write at most ${most}.`
}

const limitText = (value: number | undefined): string => (value === undefined ? '' : numberText(value))

function fillIn(): string {
  return t`Fill this in.`
}

function questionRemoved(): string {
  return t`This is no longer asked. Leave it empty.`
}
