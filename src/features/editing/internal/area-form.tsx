import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import type { Opened } from './open-item.ts'
import { isAreaTaken, openArea, type AreaFact } from './open-area.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { TypedForm } from '#src/platform/fields/typed-form.tsx'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { areaFrom, areaId, typedArea, type TypedArea } from './area-values.ts'
import { fieldName } from './field-words.ts'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { notSaved } from './not-saved.ts'
import { partOf, WordsFields } from './words-fields.tsx'

interface AreaFormProps {
  account: string
  /** Empty for a new area. */
  id: string
}

/** A form for a delivery area: name, time, fee, and the total for free delivery. */
export function AreaForm({ account, id }: AreaFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'area', path: id, part: '' }}
      open={() => openArea(account, id)}
      back={
        <AppLink to="/edit" search={{ setting: '' }} className="button-quiet">
          {t`Settings of the centre`}
        </AppLink>
      }
      title={({ fact }) => localize(fact.title) || t`Add an area`}
    >
      {(edit) => <AreaFields id={id} edit={edit} />}
    </OpenedForm>
  )
}

function AreaFields({ id, edit }: { id: string; edit: OpenedEdit<Opened<AreaFact>> }) {
  const { fact, waiting, seen } = edit.found
  const navigate = useNavigate()
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedArea>(edit, () =>
    typedArea({ ...fact, ...(waiting?.changes as Partial<AreaFact>) }),
  )
  const save = async () => {
    const made = areaFrom(typed)
    if ('fault' in made) return made.fault
    const path = id || areaId(made.fact.title.en)
    if (!id && (await isAreaTaken(edit.account, path)))
      return notSaved(t`There is an area of this name already.`, [partOf('title', 'en')])
    // A new area is sent whole; otherwise `before` is the state to compare with.
    const before = id ? { ...fact } : { served: true }
    const draft = { kind: 'area', path, part: '', label: localize(made.fact.title), seen } as const
    const goOn = id
      ? edit.openAgain
      : () => void navigate({ to: '/edit', search: { area: path }, replace: true })
    return saveChange({ ...draft, values: { ...made.fact }, before }, goOn)
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      <WordsFields
        legend={fieldName('title')}
        name="title"
        words={typed.title}
        longest={80}
        onType={(title) => type({ title })}
      />
      <WordsFields
        legend={fieldName('brought')}
        name="brought"
        words={typed.brought}
        longest={120}
        onType={(brought) => type({ brought })}
      />
      <Field
        label={t`Delivery fee in rupees`}
        name="fee"
        inputMode="decimal"
        value={typed.fee}
        onChange={({ target }) => type({ fee: target.value })}
      />
      <Field
        label={t`Free from, in rupees`}
        name="freeFrom"
        inputMode="decimal"
        value={typed.freeFrom}
        onChange={({ target }) => type({ freeFrom: target.value })}
      />
      <CheckBox
        label={fieldName('served')}
        checked={typed.served}
        onChange={({ target }) => type({ served: target.checked })}
      />
      <SaveButton saveState={saveState} />
    </TypedForm>
  )
}
