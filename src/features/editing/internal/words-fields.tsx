import { t } from '@lingui/core/macro'
import { cleanText } from '#src/base/clean-text.ts'
import { languageNames, languages, type Language, type Words } from '#src/platform/i18n/words.ts'
import { Field, LinesField } from '#src/platform/fields/field.tsx'
import type { Fault } from '#src/platform/fields/typed-form.tsx'

interface WordsFieldsProps {
  legend: string
  /** The name of the field in faults (`untranslatedIn`). */
  name: string
  words: Words
  longest: number
  /** Number of lines; one by default. */
  rows?: number
  /** The text below the name. */
  hint?: string
  onType: (words: Words) => void
}

/** A text in every language, side by side. */
export function WordsFields({ legend, name, words, longest, rows = 1, hint, onType }: WordsFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{legend}</legend>
      {hint && <p className="text-muted">{hint}</p>}
      {languages.map((code) => {
        const shared = {
          label: languageNames[code],
          name: partOf(name, code),
          lang: code,
          longest,
          autoComplete: 'off',
          value: words[code],
          onChange: (event: { target: { value: string } }) =>
            onType({ ...words, [code]: event.target.value }),
        }
        return rows > 1 ? <LinesField key={code} rows={rows} {...shared} /> : <Field key={code} {...shared} />
      })}
    </fieldset>
  )
}

/** Returns the name of a text's field in one language. */
export function partOf(name: string, code: Language): string {
  return `${name}-${code}`
}

/** Returns the text without blanks at its ends. */
export function trimmed(words: Words): Words {
  return Object.fromEntries(languages.map((code) => [code, cleanText(words[code], true)])) as unknown as Words
}

/** Returns the fault of a text that is missing in a language, with its field; `undefined` if it is complete. */
export function untranslatedIn(words: Words, name: string): Fault | undefined {
  const missing = languages.filter((code) => !words[code].trim())
  const names = missing.map((code) => languageNames[code]).join(', ')
  return missing.length
    ? { text: t`Still missing: ${names}`, at: missing.map((code) => partOf(name, code)) }
    : undefined
}

/** True if the text is empty in every language. */
export function isBlank(words: Words): boolean {
  return languages.every((code) => !words[code].trim())
}

/** True if two texts are equal in every language. */
export function isSameWords(a: Words, b: Words): boolean {
  return languages.every((code) => a[code] === b[code])
}
