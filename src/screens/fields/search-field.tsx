import { useId, type InputHTMLAttributes } from 'react'
import { t } from '@lingui/core/macro'
import { speakFaults } from '#src/i18n/phrases-of-faults.ts'
import { language } from '#src/i18n/words.ts'
import { Field } from './field.tsx'

speakFaults(language())

type SearchFieldProps = {
  label: string
  /** As many characters are searched; more may stand in the field. */
  longest: number
  /** Whether more stand in it. */
  isCut: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength'>

/** Where it is typed what is looked for; says where not all of it is. */
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
