import { useRef } from 'react'
import { newId } from '#src/base/ids.ts'
import { soilDeskWords } from './soil-desk-words.ts'
import { doToSample } from './soil.ts'
import type { SoilSample } from '#src/features/soil/samples.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { LinesField } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { faultOfSoil } from './fault-of-soil.ts'

interface SoilReasonFormProps {
  sample: SoilSample
  account: string
  what: 'withdraw' | 'discard'
  onDone: () => void
}

/** Withdraws a result or discards a sample, with the reason that the farmer reads. */
export function SoilReasonForm({ sample, account, what, onDone }: SoilReasonFormProps) {
  const id = useRef(newId())
  const submit = async (form: HTMLFormElement) => {
    const reason = String(new FormData(form).get('reason')).trim()
    if (!reason) return { text: localize(soilDeskWords.noReason), at: ['reason'] }
    const action = { do: what, sample: sample.id, seen: sample.version, reason }
    const fault = faultOfSoil(await doToSample(account, action, id.current))
    if (!fault) onDone()
    return fault
  }
  return (
    <TypedForm submit={submit} isStep>
      <LinesField label={localize(soilDeskWords.reason)} name="reason" longest={500} required />
      <div className="flex flex-wrap gap-3">
        <Submit>{localize(soilDeskWords[what])}</Submit>
        <button type="button" className="button-quiet" onClick={onDone}>
          {localize(soilDeskWords.leave)}
        </button>
      </div>
    </TypedForm>
  )
}
