import { cutText } from '#src/base/cut-text.ts'
import { t } from '@lingui/core/macro'
import { noWords, openPicture, type PictureFact } from './open-item.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { TypedForm } from '#src/platform/fields/typed-form.tsx'
import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { fieldName } from './field-words.ts'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { PagePhotoField } from './photo-field.tsx'
import { onTop } from './place-of.ts'
import { isBlank, untranslatedIn, trimmed, WordsFields } from './words-fields.tsx'

interface PictureFormProps {
  account: string
  path: string
  part: string
}

type FoundPicture = NonNullable<Awaited<ReturnType<typeof openPicture>>>

/** A form for a page's picture: at the top, or in place of a drawing. */
export function PictureForm({ account, path, part }: PictureFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'picture', path, part }}
      open={() => openPicture(account, path, part)}
      back={
        <AppLink to="/edit" search={{ page: path }} className="button-quiet">
          {t`All text of this page`}
        </AppLink>
      }
      title={({ title }) => localize(title)}
    >
      {(edit) => <PictureFields path={path} part={part} edit={edit} />}
    </OpenedForm>
  )
}

interface TypedPicture {
  readonly photo: string | null
  readonly shows: Words
}

type PictureFieldsProps = Omit<PictureFormProps, 'account'> & { edit: OpenedEdit<FoundPicture> }

function PictureFields({ path, part, edit }: PictureFieldsProps) {
  const { fact, waiting, seen, title } = edit.found
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedPicture>(edit, () => {
    const { photo, shows } = { ...fact, ...(waiting?.changes as Partial<PictureFact>) }
    return { photo, shows: shows ?? noWords }
  })
  const { photo, shows } = typed
  const save = async () => {
    const fault = isBlank(shows) ? undefined : untranslatedIn(shows, 'shows')
    if (fault) return fault
    const values = { photo, shows: isBlank(shows) ? null : trimmed(shows) }
    const draft = { kind: 'picture', path, part, label: cutText(localize(title), 60), seen } as const
    return saveChange({ ...draft, values, before: { ...fact } })
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      {photo && (
        <div className="card overflow-hidden">
          <PagePhoto photo={photo} alt={localize(shows)} otherwise={<span />} />
        </div>
      )}
      <PagePhotoField
        photo={photo}
        name={localize(title)}
        takeAway={part === onTop ? t`Show no picture` : t`Show the drawing again`}
        onChange={(next) => type({ photo: next })}
      />
      {part === onTop && (
        <WordsFields
          legend={fieldName('shows')}
          name="shows"
          words={shows}
          longest={200}
          hint={t`For those who cannot see it, or nothing.`}
          onType={(text) => type({ shows: text })}
        />
      )}
      <SaveButton saveState={saveState} />
    </TypedForm>
  )
}
