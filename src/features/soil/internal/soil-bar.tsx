import { soilLimits, type SoilReading, type SoilValue } from '#src/content/soil-limits.ts'
import { placeOnBar, toneOf, zoneOf, zoneOfReading, type Tone } from './rating.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { limitsText } from './limits-text.ts'
import { ratedText } from './reading-text.ts'

const colors: Record<Tone, string> = { good: 'var(--green)', watch: 'var(--mustard)', bad: 'var(--red)' }

/** A value in words, and its place between the limits as a picture. */
export function SoilBar({ value, found }: { value: SoilValue; found: SoilReading }) {
  const { name, sign } = soilLimits[value]
  const zone = zoneOfReading(value, found)
  return (
    <li className="grid gap-1" data-value={value} data-zone={zone}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {localize(name)} ({sign})
        </span>
        <strong>{ratedText(value, found)}</strong>
      </p>
      {zone && <Picture value={value} found={typeof found === 'number' ? found : 0} />}
      <p className="text-sm text-muted">{limitsText(value)}</p>
    </li>
  )
}

/** Zones side by side, and a mark over the value; the sentence above says the same. */
function Picture({ value, found }: { value: SoilValue; found: number }) {
  const { zones } = soilLimits[value]
  const at = placeOnBar(value, found) * 100
  const current = zoneOf(value, found)
  const width = 100 / zones.length
  return (
    <svg viewBox="0 0 100 16" width="100%" aria-hidden="true">
      {zones.map((zone, place) => (
        <rect
          key={zone}
          x={place * width + 0.25}
          y={8}
          width={width - 0.5}
          height={zone === current ? 7 : 4}
          fill={colors[toneOf(zone)]}
          stroke="var(--ink)"
          strokeWidth={0.2}
        />
      ))}
      <path d={`M${at - 2.5} 1h5l-2.5 6z`} fill="var(--ink)" />
    </svg>
  )
}
