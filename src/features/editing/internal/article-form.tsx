import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { newId } from '#src/base/ids.ts'
import { openArticle } from './open-article.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { TypedForm } from '#src/platform/fields/typed-form.tsx'
import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { articleFrom, idOf, titleOfArticle, typedArticle, type TypedArticle } from './article-values.ts'
import { fieldName } from './field-words.ts'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { PagePhotoField } from './photo-field.tsx'
import { WordsFields } from './words-fields.tsx'

interface ArticleFormProps {
  account: string
  /** Empty for a new article. */
  id: string
}

type FoundArticle = Exclude<Awaited<ReturnType<typeof openArticle>>, string | undefined>

/** A form for an article of the blog, in one language or more, each complete. */
export function ArticleForm({ account, id }: ArticleFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'article', path: id, part: '' }}
      open={() => openArticle(account, id)}
      back={
        <AppLink to="/edit" search={{ page: 'blog' }} className="button-quiet">
          {t`All text of this page`}
        </AppLink>
      }
      title={({ fact }) => titleOfArticle(fact.headline) || t`Write an article`}
    >
      {(edit) => <ArticleFields id={id} edit={edit} />}
    </OpenedForm>
  )
}

function ArticleFields({ id, edit }: { id: string; edit: OpenedEdit<FoundArticle> }) {
  const { fact, waiting, seen, isNew } = edit.found
  const navigate = useNavigate()
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedArticle>(edit, () =>
    typedArticle({ ...fact, ...waiting?.changes }),
  )
  const save = async () => {
    const made = articleFrom(typed)
    if ('fault' in made) return made.fault
    const path = id || idOf(made.fact.headline, newId())
    // A new article is sent whole; otherwise `before` is the state to compare with.
    const before = isNew ? { photo: null, shown: true } : { ...fact }
    const draft = {
      kind: 'article',
      path,
      part: '',
      label: titleOfArticle(made.fact.headline),
      seen,
    } as const
    // A new article has an id now: saving again changes the same article.
    const goOn = id
      ? edit.openAgain
      : () => void navigate({ to: '/edit', search: { article: path }, replace: true })
    return saveChange({ ...draft, values: { ...made.fact }, before }, goOn)
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      <p className="text-muted">{t`One language is enough. Other readers see Hindi, or else English, or else Punjabi.`}</p>
      <ArticleWords typed={typed} type={type} />
      <Field
        label={fieldName('day')}
        name="day"
        type="date"
        value={typed.day}
        onChange={({ target }) => type({ day: target.value })}
      />
      {typed.photo && (
        <div className="card overflow-hidden">
          <PagePhoto photo={typed.photo} alt="" otherwise={<span />} />
        </div>
      )}
      <PagePhotoField
        photo={typed.photo}
        name={titleOfArticle(typed.headline)}
        takeAway={t`Show no picture`}
        onChange={(photo) => type({ photo })}
      />
      <CheckBox
        label={fieldName('shown')}
        checked={typed.shown}
        onChange={({ target }) => type({ shown: target.checked })}
      />
      <SaveButton saveState={saveState}>
        {!isNew && fact.shown && (
          <AppLink to="/article" search={{ of: id }} className="button-quiet">
            {t`Read it as others do`}
          </AppLink>
        )}
      </SaveButton>
    </TypedForm>
  )
}

interface ArticleWordsProps {
  typed: TypedArticle
  type: (change: Partial<TypedArticle>) => void
}

function ArticleWords({ typed: { headline, lead, body }, type }: ArticleWordsProps) {
  return (
    <>
      <WordsFields
        legend={fieldName('headline')}
        name="headline"
        words={headline}
        longest={160}
        onType={(words) => type({ headline: words })}
      />
      <WordsFields
        legend={fieldName('lead')}
        name="lead"
        words={lead}
        longest={500}
        rows={3}
        hint={t`One or two sentences, as the list of articles shows them.`}
        onType={(words) => type({ lead: words })}
      />
      <WordsFields
        legend={fieldName('body')}
        name="body"
        words={body}
        longest={12_000}
        rows={10}
        hint={t`An empty line begins a new paragraph.`}
        onType={(words) => type({ body: words })}
      />
    </>
  )
}
