import { fill } from '#src/base/fill.ts'
import { useState } from 'react'
import { farmFieldsIn, mostFarmFields, type NamedField } from '#src/base/farm-field.ts'
import { newId } from '#src/base/ids.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import type { Profile } from '#src/features/account/profile.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { farmFieldLine } from '#src/features/catalogue/farm-field-line.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { FarmFieldForm } from './farm-field-form.tsx'
import { saveFarmField } from './save-farm-field.ts'

interface FarmFieldsProps {
  account: string
  profile: Profile
}

/** The fields of the farm that somebody named: a list to add to, change and remove from, also without network. */
export function FarmFields({ account, profile }: FarmFieldsProps) {
  const fields = farmFieldsIn(profile)
  const [adding, setAdding] = useState<string>()
  return (
    <section className="grid gap-4 border-t pt-4" aria-labelledby="farm-fields-title">
      <h2 id="farm-fields-title">{localize(farmFieldWords.title)}</h2>
      <p className="text-muted">{localize(farmFieldWords.why)}</p>
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map((field) => (
            <FarmFieldRow key={field.id} account={account} field={field} fields={fields} />
          ))}
        </ul>
      )}
      {adding === undefined ? (
        fields.length < mostFarmFields && (
          <button
            type="button"
            className="button-quiet justify-self-start"
            onClick={() => setAdding(newId())}
          >
            {localize(farmFieldWords.add)}
          </button>
        )
      ) : (
        <div className="card p-4">
          <FarmFieldForm
            field={{ name: '', acres: '', village: profile.village ?? '', place: '' }}
            others={fields}
            save={(field) => saveFarmField(account, adding, field, null)}
            onClose={() => setAdding(undefined)}
          />
        </div>
      )}
    </section>
  )
}

interface FarmFieldRowProps {
  account: string
  field: NamedField
  fields: readonly NamedField[]
}

function FarmFieldRow({ account, field, fields }: FarmFieldRowProps) {
  // As it was when its form was opened: the person has not seen another phone's later changes.
  const [opened, setOpened] = useState<NamedField>()
  const line = farmFieldLine(field)
  const labelled = (words: 'changeOf' | 'removeOf') => fill(localize(farmFieldWords[words]), { field: line })
  const remove = async () => {
    const fault = await saveFarmField(account, field.id, null, field)
    if (fault?.text) notify({ title: fault.text, tone: 'alarm' })
  }
  if (opened)
    return (
      <li className="card p-4">
        <FarmFieldForm
          field={opened}
          others={fields.filter(({ id }) => id !== field.id)}
          save={(changed) => saveFarmField(account, field.id, changed, opened)}
          onClose={() => setOpened(undefined)}
        />
      </li>
    )
  return (
    <li className="card grid gap-3 p-4" data-farm-field>
      <p className="font-bold wrap-anywhere">{line}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button-quiet"
          aria-label={labelled('changeOf')}
          onClick={() => setOpened(field)}
        >
          {localize(farmFieldWords.change)}
        </button>
        <button
          type="button"
          className="button-quiet"
          aria-label={labelled('removeOf')}
          onClick={() => void remove()}
        >
          {localize(farmFieldWords.remove)}
        </button>
      </div>
    </li>
  )
}
