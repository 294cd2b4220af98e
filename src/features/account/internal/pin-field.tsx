import { plural, t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

/** A PIN field: hidden digits. What is used once the browser does not offer to store, a password it does. */
export function PinField({ label, name }: { label: string; name: string }) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}

/** Returns the text after a failed PIN. */
export function tryText(answer: { left: number } | { wait: number } | { notSaved: SaveFailure }): string {
  if ('notSaved' in answer && answer.notSaved === 'full') return whyNotSaved(answer.notSaved)
  if ('notSaved' in answer) return t`It could not be opened. Reload this page, or sign in.`
  if ('left' in answer)
    return plural(answer.left, {
      one: 'Wrong PIN. # try is left, then you have to wait.',
      other: 'Wrong PIN. # tries are left, then you have to wait.',
    })
  const seconds = Math.ceil(answer.wait / 1000)
  const wait =
    seconds < 100
      ? plural(seconds, { one: '# second', other: '# seconds' })
      : minutesText(Math.ceil(seconds / 60))
  return t`Wrong PIN too often. Try again in ${wait}. Nothing is deleted.`
}

/** Returns a number of minutes as a text. */
export function minutesText(count: number): string {
  return plural(count, { one: '# minute', other: '# minutes' })
}
