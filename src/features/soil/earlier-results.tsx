import { momentText } from '#src/base/moment.ts'
import { soilLimits, soilValues, type SoilFound, type SoilValue } from '#src/content/soil-limits.ts'
import { soilWords } from '#src/features/soil/internal/soil-words.ts'
import { endedResults, foundIn, type SoilSample } from './samples.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { readingText } from '#src/features/soil/internal/reading-text.ts'

/** The results of a sample that do not count any more, each with the reason; the latest first. */
export function EarlierResults({ sample }: { sample: SoilSample }) {
  return endedResults(sample).map((result) => (
    <div
      key={result.id}
      className="grid gap-1 border-l-4 border-red pl-3 wrap-anywhere"
      data-ended={result.ended}
    >
      <strong>
        {localize(result.ended === 'corrected' ? soilWords.corrected : soilWords.withdrawn)},{' '}
        {momentText(result.ended_at ?? result.at)}
      </strong>
      <p>
        {localize(soilWords.why)}: <PersonalText>{result.reason ?? ''}</PersonalText>
      </p>
      <p className="text-muted">
        {localize(soilWords.oldValues)}: {valuesText(foundIn(result))}
      </p>
    </div>
  ))
}

/** Returns values in one line: `pH 7.8, N 250 kg/ha`. */
export function valuesText(found: SoilFound): string {
  const valueText = (value: SoilValue) => `${soilLimits[value].sign} ${readingText(value, found[value]!)}`
  return soilValues
    .filter((value) => found[value] !== undefined)
    .map(valueText)
    .join(', ')
}
