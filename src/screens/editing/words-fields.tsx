import { cleanText } from '#src/base/clean-text.ts'
import { useId } from 'react'
import { t } from '@lingui/core/macro'
import { languageNames, languages, type Words } from '#src/i18n/words.ts'

interface WordsFieldsProps {
  legend: string
  words: Words
  longest: number
  /** Lines to write on; one where nothing is said. */
  rows?: number
  /** What is said below the name. */
  hint?: string
  onType: (words: Words) => void
}

/** The same words in every language, side by side, so that none is forgotten. */
export function WordsFields({ legend, words, longest, rows = 1, hint, onType }: WordsFieldsProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{legend}</legend>
      {hint && <p className="text-muted">{hint}</p>}
      {languages.map((code) => {
        const shared = {
          id: `${id}-${code}`,
          className: 'field w-full font-normal',
          lang: code,
          maxLength: longest,
          value: words[code],
          onChange: (event: { target: { value: string } }) =>
            onType({ ...words, [code]: event.target.value }),
        }
        return (
          <div key={code} className="grid gap-1">
            <label htmlFor={`${id}-${code}`} lang={code}>
              {languageNames[code]}
            </label>
            {rows > 1 ? (
              <textarea rows={rows} {...shared} />
            ) : (
              <input autoComplete="off" enterKeyHint="next" {...shared} />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** Words without blanks at their ends. */
export function trimmed(words: Words): Words {
  return Object.fromEntries(languages.map((code) => [code, cleanText(words[code], true)])) as unknown as Words
}

/** What is wrong with words that must be there in every language; nothing where they are. */
export function missingIn(words: Words): string | undefined {
  const missing = languages.filter((code) => !words[code].trim()).map((code) => languageNames[code])
  return missing.length ? t`Still missing: ${missing.join(', ')}` : undefined
}

/** True where nothing is written in any language. */
export function isBlank(words: Words): boolean {
  return languages.every((code) => !words[code].trim())
}

/** True where two phrases are the same in every language. */
export function isSameWords(one: Words, other: Words): boolean {
  return languages.every((code) => one[code] === other[code])
}
