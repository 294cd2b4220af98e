import { fill } from '#src/base/fill.ts'
import { useState } from 'react'
import { acresIn } from '#src/base/acres.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { sourceText } from '#src/content/fact-sources.ts'
import { doses, doseSource, type DosedCrop } from './dose-facts.ts'
import { soilLimits, soilValues, type SoilFound } from '#src/content/soil-limits.ts'
import { doseWords } from './soil-words.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { doseFor, doseForAcre, type Amounts } from './doses.ts'
import { toneOf, zoneIn } from './rating.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { FormButton } from '#src/features/apply/form-button.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { BagsToCart } from './bags-to-cart.tsx'
import { DoseList } from './dose-list.tsx'

interface SoilDosesProps {
  label: string
  found: SoilFound
  answers: Request['answers']
  /** Who compared the tables with the book; empty while nobody did. */
  agronomist?: string
}

/** Fertilizer for the next crop, once an agronomist has signed the table; until then, and without a table, the way to the expert. */
export function SoilDoses({ label, found, answers, agronomist = doseSource.agronomist }: SoilDosesProps) {
  return (
    <section className="grid gap-3">
      <h3>{localize(doseWords.title)}</h3>
      {agronomist === '' ? (
        <p>{localize(doseWords.unchecked)}</p>
      ) : (
        <SignedDoses found={found} answers={answers} agronomist={agronomist} />
      )}
      <Untabled found={found} />
      <FormButton
        form="expert-service"
        className="button-quiet justify-self-start print:hidden"
        answers={{ message: fill(localize(doseWords.about), { label }) }}
      >
        {localize(doseWords.ask)}
      </FormButton>
    </section>
  )
}

const crops = Object.keys(doses) as DosedCrop[]
const typedAcres = (typed: string) => acresIn(typedNumber(typed) ?? typed)
const tableOf = (choice: string) => crops.find((crop) => crop === choice)

function SignedDoses({ found, answers, agronomist }: Required<Omit<SoilDosesProps, 'label'>>) {
  // Rice in the form may be basmati, which lodges on the dose of paddy: only wheat is taken from there.
  const [choice, setChoice] = useState(answers['cropType'] === 'wheat' ? 'wheat' : '')
  const [typed, setTyped] = useState(String(acresIn(answers['farmSize']) ?? 1))
  const acres = typedAcres(typed)
  const crop = tableOf(choice)
  const acre = crop && doseForAcre(crop, found)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Labelled label={localize(doseWords.crop)}>
          {(tied) => (
            <select {...tied} value={choice} onChange={({ target }) => setChoice(target.value)}>
              <option value="">{localize(doseWords.choose)}</option>
              {crops.map((name) => (
                <option key={name} value={name}>
                  {localize(doses[name].name)}
                </option>
              ))}
              <option value="basmati">{localize(doseWords.basmati)}</option>
              <option value="other">{localize(doseWords.otherCrop)}</option>
            </select>
          )}
        </Labelled>
        <Labelled
          label={localize(doseWords.acres)}
          error={acres === undefined && localize(doseWords.badAcres)}
        >
          {(tied) => (
            <input
              autoComplete="off"
              {...tied}
              value={typed}
              inputMode="decimal"
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Labelled>
      </div>
      {choice !== '' && !crop && <p>{localize(doseWords.noTable)}</p>}
      {crop && !acre && <p>{localize(doseWords.noNumber)}</p>}
      {crop && acre && acres !== undefined && (
        <Dosed crop={crop} acre={acre} acres={acres} agronomist={agronomist} />
      )}
    </>
  )
}

interface DosedProps {
  crop: DosedCrop
  acre: Amounts
  acres: number
  agronomist: string
}

function Dosed({ crop, acre, acres, agronomist }: DosedProps) {
  const amounts = doseFor(acre, acres)
  const table = doses[crop]
  return (
    <>
      <DoseList acre={acre} amounts={amounts} />
      {'note' in table && <p>{localize(table.note)}</p>}
      <BagsToCart amounts={amounts} />
      <p className="text-sm text-muted">
        {sourceText([doseSource.book, ...('source' in table ? [table.source] : [])])}
      </p>
      <p className="text-sm">{fill(localize(doseWords.checkedBy), { name: agronomist })}</p>
    </>
  )
}

/** Values that are not good, and have no table: only the expert knows. */
function Untabled({ found }: { found: SoilFound }) {
  const dosed = new Set<string>(['n', 'p', 'k', 'oc'])
  const others = soilValues.filter((value) => {
    const zone = zoneIn(value, found)
    return zone !== undefined && !dosed.has(value) && toneOf(zone) !== 'good'
  })
  return (
    <>
      {/high/i.test(zoneIn('p', found) ?? '') && <p>{localize(doseWords.highPhosphorus)}</p>}
      {others.length > 0 && (
        <p>
          {fill(localize(doseWords.alsoLow), {
            names: others.map((value) => localize(soilLimits[value].name)).join(', '),
          })}
        </p>
      )}
    </>
  )
}
