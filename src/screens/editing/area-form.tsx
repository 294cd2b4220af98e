import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { rupeesText } from '#src/base/typed-money.ts'
import type { Opened } from '#src/core/editing/open-item.ts'
import { isAreaTaken, openArea, type AreaFact } from '#src/core/editing/open-area.ts'
import { localize, type Words } from '#src/i18n/words.ts'
import { Field } from '#src/screens/fields/field.tsx'
import { TypedForm, type Fault } from '#src/screens/fields/typed-form.tsx'
import { CheckBox } from '#src/ui/check-box.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { amountIn } from './amount-in.ts'
import { fieldName } from './field-words.ts'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { notSaved } from './not-saved.ts'
import { untranslatedIn, partOf, trimmed, WordsFields } from './words-fields.tsx'

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
        <AppLink to="/edit" search={{ page: 'centre' }} className="button-quiet">
          {t`Settings of the centre`}
        </AppLink>
      }
      title={({ fact }) => localize(fact.title) || t`Add an area`}
    >
      {(edit) => <AreaFields id={id} edit={edit} />}
    </OpenedForm>
  )
}

interface TypedArea {
  readonly title: Words
  readonly brought: Words
  readonly fee: string
  readonly freeFrom: string
  readonly served: boolean
}

function AreaFields({ id, edit }: { id: string; edit: OpenedEdit<Opened<AreaFact>> }) {
  const { fact, waiting, seen } = edit.found
  const navigate = useNavigate()
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedArea>(edit, () =>
    typedFrom({ ...fact, ...(waiting?.changes as Partial<AreaFact>) }),
  )
  const save = async () => {
    const made = areaFrom(typed)
    if ('fault' in made) return made.fault
    const path = id || idFrom(typed.title.en)
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

function typedFrom({ title, brought, fee_paise, free_from_paise, served }: AreaFact): TypedArea {
  return { title, brought, fee: rupeesText(fee_paise), freeFrom: rupeesText(free_from_paise), served }
}

function areaFrom({
  title,
  brought,
  fee,
  freeFrom,
  served,
}: TypedArea): { fact: AreaFact } | { fault: Fault } {
  const fault = untranslatedIn(title, 'title') ?? untranslatedIn(brought, 'brought')
  if (fault) return { fault }
  const [charged, freeAbove] = [fee, freeFrom].map((typed) =>
    typedNumber(typed) === 0 ? 0 : amountIn(typed),
  )
  if (charged === undefined || freeAbove === undefined) {
    const at = [charged === undefined && 'fee', freeAbove === undefined && 'freeFrom']
    return {
      fault: notSaved(
        t`Write the fee and the sum in rupees, 0 for none.`,
        at.filter((name) => name !== false),
      ),
    }
  }
  const sum = { fee_paise: rupees(charged), free_from_paise: rupees(freeAbove) }
  return { fact: { title: trimmed(title), brought: trimmed(brought), ...sum, served } }
}

/** Returns the name of a new area in orders: its English name in lower case with digits and hyphens. */
function idFrom(title: string): string {
  const spelt = title.toLowerCase().replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
  const letters = spelt.replaceAll(/[^a-z]+/g, '-')
  return letters.replaceAll(/^-+|-+$/g, '').slice(0, 40) || 'area'
}
