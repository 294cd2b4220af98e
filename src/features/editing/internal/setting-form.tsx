import { t } from '@lingui/core/macro'
import type { Setting } from '#src/content/settings.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { TypedForm, useObjection, type Fault } from '#src/platform/fields/typed-form.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { ClosureFields } from './closure-fields.tsx'
import { OffFields } from './off-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { openSetting } from './open-setting.ts'
import { OpenedForm } from './opened-form.tsx'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { SaveButton } from './save-button.tsx'
import { settingFrom, typedSetting, type TypedSetting } from './setting-values.ts'
import { WeekFields } from './week-fields.tsx'
import { WordsFields } from './words-fields.tsx'

type FoundSetting = Exclude<Awaited<ReturnType<typeof openSetting>>, undefined>

/** A form for a setting of the centre. */
export function SettingForm({
  account,
  name,
  step,
}: {
  account: string
  name: string
  step: string | undefined
}) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'setting', path: name, part: '' }}
      open={() => openSetting(account, name)}
      back={
        step ? (
          <AppLink to="/start" search={{ step }} className="button-quiet">
            {t`Back to the set-up`}
          </AppLink>
        ) : (
          <AppLink to="/edit" search={{ setting: '' }} className="button-quiet">
            {t`Settings of the centre`}
          </AppLink>
        )
      }
      title={({ setting }) => localize(setting.title)}
    >
      {(edit) => <SettingFields name={name} edit={edit} />}
    </OpenedForm>
  )
}

function SettingFields({ name, edit }: { name: string; edit: OpenedEdit<FoundSetting> }) {
  const { fact, setting, waiting, seen } = edit.found
  const shown = waiting ? waiting.changes['value'] : fact.value
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedSetting>(edit, () =>
    typedSetting(setting, shown ?? fact.built),
  )
  const replace = (value: unknown) => {
    const draft = { kind: 'setting', path: name, part: '', label: localize(setting.title), seen } as const
    return saveChange({ ...draft, values: { value }, before: { value: fact.value } })
  }
  const save = async () => {
    const read = settingFrom(setting, typed)
    if ('fault' in read) return read.fault
    return replace(JSON.stringify(read.value) === JSON.stringify(fact.built) ? null : read.value)
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      <Fields setting={setting} typed={typed} type={type} />
      <SaveButton saveState={saveState}>
        {fact.value !== null && <DefaultAgain onChoose={() => replace(null)} />}
      </SaveButton>
    </TypedForm>
  )
}

interface FieldsProps {
  setting: Setting
  typed: TypedSetting
  type: (change: Partial<TypedSetting>) => void
}

function Fields({ setting, typed, type }: FieldsProps) {
  const title = localize(setting.title)
  const hint = setting.hint && localize(setting.hint)
  switch (setting.kind) {
    case 'words':
      return (
        <WordsFields
          legend={title}
          name="words"
          words={typed.words}
          longest={setting.longest}
          rows={setting.longest > 60 ? 2 : 1}
          {...(hint ? { hint } : {})}
          onType={(words) => type({ words })}
        />
      )
    case 'text':
      return (
        <Field
          label={title}
          name="text"
          hint={hint}
          type={setting.typed === 'tel' || setting.typed === 'email' ? setting.typed : 'text'}
          longest={setting.longest}
          value={typed.text}
          onChange={({ target }) => type({ text: target.value })}
        />
      )
    case 'opening':
      return <WeekFields week={typed.week} onType={(week) => type({ week })} />
    case 'closures':
      return <ClosureFields closures={typed.closures} onType={(closures) => type({ closures })} />
    case 'addresses':
      return <OffFields off={typed.off} onType={(off) => type({ off })} />
    case 'photo':
      return <LogoField photo={typed.text} name={title} onChange={(text) => type({ text })} />
  }
}

function DefaultAgain({ onChoose }: { onChoose: () => Promise<Fault | undefined> }) {
  const object = useObjection()
  return (
    <button type="button" className="button-quiet" onClick={() => void onChoose().then(object)}>
      {t`Back to the app’s own setting`}
    </button>
  )
}
