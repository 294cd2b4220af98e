import { useId, type InputHTMLAttributes } from 'react'
import { t } from '@lingui/core/macro'
import { speakFaults } from '#src/platform/i18n/phrases-of-faults.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Field } from './field.tsx'

speakFaults(language())

type SearchFieldProps = {
  label: string
  /** Number of characters that are searched; the field may hold more. */
  longest: number
  /** True if the field holds more. */
  isCut: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength'>

/** A search field; reports text above the limit. */
export function SearchField({ label, longest, isCut, ...input }: SearchFieldProps) {
  const id = useId()
  return (
    <div className="grid grow gap-1">
      <Field
        label={label}
        enterKeyHint="search"
        {...input}
        type="search"
        autoComplete="off"
        aria-describedby={id}
      />
      <p id={id} role="status" className="empty:hidden">
        {isCut && t`Only the first ${longest} characters are searched.`}
      </p>
    </div>
  )
}
