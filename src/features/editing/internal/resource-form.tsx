import { t } from '@lingui/core/macro'
import { partName, withNeeds, type Resources } from '#src/features/catalogue/rate-lines.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { TypedForm } from '#src/platform/fields/typed-form.tsx'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { fieldName } from './field-words.ts'
import { openResource, type OpenedResource } from './open-resource.ts'
import { OpenedForm } from './opened-form.tsx'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { isOverNight, resourceFrom, typedResource, type TypedResource } from './resource-values.ts'
import { SaveButton } from './save-button.tsx'

/** A form for a machine, a worker or a visit: how many, from when to when, its price, and what goes along. */
export function ResourceForm({ account, id }: { account: string; id: string }) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'resource', path: id, part: '' }}
      open={() => openResource(account, id)}
      back={
        <AppLink to="/edit" search={{ resource: '' }} className="button-quiet">
          {t`Machines and visits`}
        </AppLink>
      }
      title={({ name }) => name}
    >
      {(edit) => <ResourceFields id={id} edit={edit} />}
    </OpenedForm>
  )
}

interface FieldsProps {
  typed: TypedResource
  type: (change: Partial<TypedResource>) => unknown
}

function ResourceFields({ id, edit }: { id: string; edit: OpenedEdit<OpenedResource> }) {
  const { fact, waiting, seen, all, name } = edit.found
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedResource>(edit, () =>
    typedResource({ ...fact, ...(waiting?.changes as Partial<typeof fact>) }),
  )
  const save = async () => {
    const made = resourceFrom(typed)
    if ('fault' in made) return made.fault
    const draft = { kind: 'resource', path: id, part: '', label: name, seen } as const
    return saveChange({ ...draft, values: { ...made.fact }, before: { ...fact } })
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      <Field
        label={fieldName('pieces')}
        hint={t`Move the bookings of those that go first.`}
        name="pieces"
        inputMode="numeric"
        value={typed.pieces}
        onChange={({ target }) => type({ pieces: target.value })}
      />
      <Hours typed={typed} type={type} />
      <Field
        label={t`Minutes for the way after each booking`}
        name="way"
        inputMode="numeric"
        value={typed.way}
        onChange={({ target }) => type({ way: target.value })}
      />
      <Rates typed={typed} type={type} />
      <Needs id={id} all={all} typed={typed} type={type} />
      <CheckBox
        name="paused"
        label={fieldName('paused')}
        checked={typed.paused}
        onChange={({ target }) => type({ paused: target.checked })}
      />
      <p className="text-muted">{t`Confirmed bookings stay as they are, at their price.`}</p>
      <SaveButton saveState={saveState} />
    </TypedForm>
  )
}

function Hours({ typed, type }: FieldsProps) {
  const { until } = typed
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={fieldName('opens')}
          name="from"
          type="time"
          value={typed.from}
          onChange={({ target }) => type({ from: target.value })}
        />
        <Field
          label={t`Until`}
          name="until"
          type="time"
          value={until}
          onChange={({ target }) => type({ until: target.value })}
        />
      </div>
      <p role="status" className="min-h-lh font-bold">
        {isOverNight(typed) && t`Until ${until} of the next day.`}
      </p>
    </div>
  )
}

function Rates({ typed, type }: FieldsProps) {
  return (
    <>
      <Field
        label={t`Price of an hour in rupees`}
        hint={t`Leave it empty to tell the price by phone.`}
        name="hour"
        inputMode="decimal"
        value={typed.hour}
        onChange={({ target }) => type({ hour: target.value })}
      />
      <Field
        label={t`Price of a day in rupees`}
        hint={t`Leave it empty to tell the price by phone.`}
        name="day"
        inputMode="decimal"
        value={typed.day}
        onChange={({ target }) => type({ day: target.value })}
      />
    </>
  )
}

/** What goes along: nothing that needs this itself, else neither could be booked. */
function Needs({ id, all, typed, type }: FieldsProps & { id: string; all: Resources }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">{fieldName('needs')}</legend>
      <p className="text-muted">{t`All of it is booked together, or nothing. Each has its own price.`}</p>
      {Object.keys(all)
        .filter((other) => !withNeeds(other, all).includes(id))
        .map((other) => (
          <CheckBox
            key={other}
            name={`needs-${other}`}
            label={partName(other, all)}
            checked={typed.needs.includes(other)}
            onChange={({ target: { checked } }) =>
              type({
                needs: checked
                  ? [...typed.needs, other].toSorted()
                  : typed.needs.filter((need) => need !== other),
              })
            }
          />
        ))}
    </fieldset>
  )
}
