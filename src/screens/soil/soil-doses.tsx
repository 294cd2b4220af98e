import { useState } from 'react'
import { dayText } from '#src/base/moment.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { doses, doseSource, type DosedCrop } from '#src/content/soil-doses.ts'
import { soilLimits, soilValues, type SoilFound } from '#src/content/soil-limits.ts'
import { doseWords } from '#src/content/soil-words.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { acresIn } from '#src/base/acres.ts'
import { doseFor, doseForAcre, type Amounts } from '#src/core/soil/doses.ts'
import { levelOf, toneOf, zoneOf } from '#src/core/soil/rating.ts'
import { localize } from '#src/i18n/words.ts'
import { FormButton } from '#src/screens/forms/form-button.tsx'
import { Labelled } from '#src/ui/labelled.tsx'
import { BagsToCart } from './bags-to-cart.tsx'
import { DoseList } from './dose-list.tsx'

interface SoilDosesProps {
  label: string
  found: SoilFound
  answers: Request['answers']
}

const crops = Object.keys(doses) as DosedCrop[]
const cropOf = (answer: unknown) => crops.find((crop) => crop === answer) ?? ''

/** Fertilizer for the next crop by the stated table; without a table the way to the expert. */
export function SoilDoses({ label, found, answers }: SoilDosesProps) {
  const [crop, setCrop] = useState<DosedCrop | ''>(cropOf(answers['cropType'] ?? 'wheat'))
  const [typed, setTyped] = useState(String(acresIn(answers['farmSize']) ?? 1))
  const acres = acresIn(typedNumber(typed))
  const acre = crop === '' ? undefined : doseForAcre(crop, found)
  const amounts = acre && acres !== undefined ? doseFor(acre, acres) : undefined
  return (
    <section className="grid gap-3">
      <h3>{localize(doseWords.title)}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Labelled label={localize(doseWords.crop)}>
          {(tied) => (
            <select {...tied} value={crop} onChange={({ target }) => setCrop(cropOf(target.value))}>
              {crops.map((name) => (
                <option key={name} value={name}>
                  {localize(doses[name].name)}
                </option>
              ))}
              <option value="">{localize(doseWords.otherCrop)}</option>
            </select>
          )}
        </Labelled>
        <Labelled
          label={localize(doseWords.acres)}
          error={acres === undefined && localize(doseWords.badAcres)}
        >
          {(tied) => (
            <input
              {...tied}
              value={typed}
              inputMode="decimal"
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Labelled>
      </div>
      {crop === '' && <p>{localize(doseWords.noTable)}</p>}
      {crop !== '' && !acre && <p>{localize(doseWords.notTested)}</p>}
      {acre && amounts && <Dosed acre={acre} amounts={amounts} />}
      <Untabled found={found} />
      <FormButton
        form="expert-service"
        className="button-quiet justify-self-start print:hidden"
        answers={{ message: localize(doseWords.about).replace('{label}', label) }}
      >
        {localize(doseWords.ask)}
      </FormButton>
    </section>
  )
}

function Dosed({ acre, amounts }: { acre: Amounts; amounts: Amounts }) {
  const { book, written, agronomist } = doseSource
  const checked: string = agronomist
  return (
    <>
      <DoseList acre={acre} amounts={amounts} />
      <BagsToCart amounts={amounts} />
      <p className="text-sm text-muted">
        {localize(doseWords.table).replace('{book}', localize(book))}.{' '}
        {localize(doseWords.written).replace('{day}', dayText(written))}.
      </p>
      <p className="text-sm">
        {checked ? localize(doseWords.checkedBy).replace('{name}', checked) : localize(doseWords.unchecked)}
      </p>
    </>
  )
}

/** Values that are not good, and have no table: only the expert knows. */
function Untabled({ found }: { found: SoilFound }) {
  const dosed = new Set<string>(['n', 'p', 'k', 'oc'])
  const others = soilValues.filter((value) => {
    const amount = found[value]
    return amount !== undefined && !dosed.has(value) && toneOf(zoneOf(value, amount)) !== 'good'
  })
  return (
    <>
      {levelOf('p', found) === 'high' && <p>{localize(doseWords.highPhosphorus)}</p>}
      {others.length > 0 && (
        <p>
          {localize(doseWords.alsoLow).replace(
            '{names}',
            others.map((value) => localize(soilLimits[value].name)).join(', '),
          )}
        </p>
      )}
    </>
  )
}
