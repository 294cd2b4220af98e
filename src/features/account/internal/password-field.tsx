import { useState, type ReactNode } from 'react'
import { plural, t } from '@lingui/core/macro'
import { LabelledField } from '#src/platform/fields/field.tsx'
import { passwordProblem, shortestPassword } from './password.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

interface PasswordFieldProps {
  label: string
  name?: string
  /** A new password is checked for its minimum length while typing, an existing one only for the maximum. */
  isNew?: boolean
}

/**
 * A password field that can show its text; reports a password that is too long, and the minimum length of a new one.
 */
export function PasswordField({ label, name = 'password', isNew = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<'short' | 'long'>()
  const note: ReactNode = problem === 'long' ? tooLongText() : isNew ? lengthText() : undefined
  return (
    <div className="grid gap-1">
      <LabelledField label={label} name={name} note={note ? `${name}-note` : undefined} required>
        {(tied) => (
          <input
            {...tied}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            enterKeyHint="go"
            spellCheck={false}
            aria-invalid={problem === 'long' || tied['aria-invalid']}
            onInput={(event) => setProblem(passwordProblem(event.currentTarget.value))}
          />
        )}
      </LabelledField>
      <div id={`${name}-note`} role="status" className="text-muted">
        {problem === 'long' ? <FieldError>{note}</FieldError> : note}
      </div>
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-green"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {t`Show password`}
      </label>
    </div>
  )
}

/** Returns the reason that a new password is invalid; `undefined` for a valid one. */
export function passwordProblemText(password: string): string | undefined {
  const problem = passwordProblem(password)
  if (problem === 'long') return tooLongText()
  return problem && lengthText()
}

function lengthText(): string {
  return plural(shortestPassword, {
    one: 'At least # letter or digit.',
    other: 'At least # letters or digits.',
  })
}

function tooLongText(): string {
  return t`This password is too long. It can have 72 English letters, or 24 letters of Punjabi or Hindi.`
}
