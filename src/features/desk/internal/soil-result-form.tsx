import { useRef } from 'react'
import { indiaDay } from '#src/base/day.ts'
import { newId } from '#src/base/ids.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { soilDeskWords } from './soil-desk-words.ts'
import { soilLimits, soilValues, type SoilReading, type SoilValue } from '#src/content/soil-limits.ts'
import { doToSample } from './soil.ts'
import { unitFactor } from '#src/features/soil/lab-columns.ts'
import { cellNumber, type CellNumber } from '#src/features/soil/lab-number.ts'
import { foundIn, validResult, type SoilSample } from '#src/features/soil/samples.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Field, LinesField } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { faultOfSoil, rangeFault } from './fault-of-soil.ts'

interface SoilResultFormProps {
  sample: SoilSample
  account: string
  /** `correct` starts with the valid result and asks for the reason. */
  what: 'result' | 'correct'
  onDone: () => void
}

const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }

/** One result by hand: a field for each value, in the card's units. */
export function SoilResultForm({ sample, account, what, onDone }: SoilResultFormProps) {
  const id = useRef(newId())
  const before = validResult(sample)
  const submit = async (form: HTMLFormElement) => {
    const written = writtenIn(form)
    if ('text' in written) return written
    const reason = String(new FormData(form).get('reason') ?? '').trim()
    if (what === 'correct' && !reason) return { text: localize(soilDeskWords.noReason), at: ['reason'] }
    const same = { sample: sample.id, seen: sample.version, ...written }
    const action = what === 'correct' ? { do: what, ...same, reason } : { do: what, ...same }
    const fault = faultOfSoil(await doToSample(account, action, id.current))
    if (!fault) onDone()
    return fault
  }
  return (
    <TypedForm submit={submit} isStep>
      <div className="grid items-end gap-3" style={columns}>
        {soilValues.map((value) => (
          <Field
            key={value}
            name={value}
            label={labelOf(value)}
            defaultValue={typedReading(before && foundIn(before)[value])}
            inputMode="text"
            autoComplete="off"
          />
        ))}
      </div>
      <Field
        name="tested_on"
        type="date"
        label={localize(soilDeskWords.testedOn)}
        max={indiaDay()}
        defaultValue={before ? (before.tested_on ?? undefined) : indiaDay()}
      />
      <Field
        name="lab"
        label={localize(soilDeskWords.lab)}
        longest={120}
        defaultValue={before?.lab ?? undefined}
        autoComplete="off"
      />
      {what === 'correct' && (
        <LinesField label={localize(soilDeskWords.reason)} name="reason" longest={500} required />
      )}
      <div className="flex flex-wrap gap-3">
        <Submit>{localize(soilDeskWords.save)}</Submit>
        <button type="button" className="button-quiet" onClick={onDone}>
          {localize(soilDeskWords.leave)}
        </button>
      </div>
    </TypedForm>
  )
}

function labelOf(value: SoilValue): string {
  const { sign, unit } = soilLimits[value]
  return unit ? `${sign} (${unit})` : sign
}

/** Returns a typed value in the card's unit; `undefined` for no number, another unit, or a pH that nobody measured. */
function readingOf(value: SoilValue, read: CellNumber): SoilReading | undefined {
  const factor = 'unit' in read ? unitFactor(value, read.unit) : 1
  if (factor === undefined) return undefined
  if ('number' in read) return Number((read.number * factor).toFixed(4))
  if (!('below' in read) || value === 'ph' || read.below === 0) return undefined
  return { below: read.below === null ? null : Number((read.below * factor).toFixed(4)) }
}

/** Returns a reading as one types it. */
function typedReading(reading: SoilReading | undefined): string | undefined {
  if (reading === undefined) return undefined
  if (typeof reading === 'number') return String(reading)
  return reading.below === null ? 'BDL' : `<${reading.below}`
}

/** Returns the typed result, or the first fault in it. */
function writtenIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  const values: Partial<Record<SoilValue, SoilReading>> = {}
  for (const value of soilValues) {
    const read = cellNumber(String(typed.get(value)), 'point')
    if ('absent' in read) continue
    const reading = readingOf(value, read)
    const fault = rangeFault(value, typeof reading === 'object' ? (reading.below ?? 0) : reading)
    if (fault) return fault
    values[value] = reading!
  }
  if (Object.keys(values).length === 0)
    return { text: localize(soilDeskWords.noValue), at: ['ph'] } satisfies Fault
  const testedOn = String(typed.get('tested_on'))
  const day = typedDay(testedOn)
  if (testedOn && (!/^2\d{3}-\d\d-\d\d$/.test(day) || day > indiaDay()))
    return { text: localize(soilDeskWords.badDay), at: ['tested_on'] } satisfies Fault
  const lab = String(typed.get('lab')).trim()
  return { values, ...(testedOn && { tested_on: day }), ...(lab && { lab }) }
}
