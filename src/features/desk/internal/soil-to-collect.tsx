import { useRef } from 'react'
import { newId } from '#src/base/ids.ts'
import { soilDeskWords } from './soil-desk-words.ts'
import { headOf, itemKey, senderOf } from './item.ts'
import { doToSample, type SoilAtDesk } from './soil.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { soilOrderText } from './soil-order.ts'
import { faultOfSoil } from './fault-of-soil.ts'

interface SoilToCollectProps {
  item: SoilAtDesk['toCollect'][number]
  account: string
}

/** A soil test without a sample: its person, and the field for the first sample. */
export function SoilToCollect({ item, account }: SoilToCollectProps) {
  const { name, village } = senderOf(item)
  return (
    <li className="card grid gap-3 p-4" data-request={item.id}>
      <p className="font-bold wrap-anywhere">
        <PersonalText>{[headOf(item).reference, name, village].filter(Boolean).join(', ')}</PersonalText>
      </p>
      <p className="text-muted wrap-anywhere">
        <PersonalText>{soilOrderText(item)}</PersonalText>
      </p>
      <CollectForm
        request={item.id}
        account={account}
        label={localize(soilDeskWords.collect)}
        field={fieldNameIn(item.request.answers)}
      />
      <AppLink to="/desk" search={{ item: itemKey(item) }} className="justify-self-start">
        {localize(soilDeskWords.openRequest)}
      </AppLink>
    </li>
  )
}

const fieldNameIn = ({ fieldName }: Readonly<Record<string, unknown>>) =>
  typeof fieldName === 'string' ? fieldName : undefined

interface CollectFormProps {
  request: string
  account: string
  /** The field as the farmer called it; the sample has this name unless the desk changes it. */
  field?: string | undefined
  /** Label of the button. */
  label: string
}

/** Begins a sample of a request. */
export function CollectForm({ request, account, field: called, label }: CollectFormProps) {
  // The same id and sample while somebody tries again, so that they are begun once.
  const id = useRef(newId())
  const sample = useRef(newId())
  const submit = async (form: HTMLFormElement) => {
    const field = String(new FormData(form).get('field')).trim()
    const action = { do: 'collect', sample: sample.current, request, ...(field && { field }) } as const
    const fault = faultOfSoil(await doToSample(account, action, id.current))
    if (!fault) {
      id.current = newId()
      sample.current = newId()
      form.reset()
    }
    return fault
  }
  return (
    <TypedForm submit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label={localize(soilDeskWords.field)}
        name="field"
        longest={80}
        autoComplete="off"
        defaultValue={called}
      />
      <Submit className="button-quiet">{label}</Submit>
    </TypedForm>
  )
}
