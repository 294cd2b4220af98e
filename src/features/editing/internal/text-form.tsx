import { cutText } from '#src/base/cut-text.ts'
import { t } from '@lingui/core/macro'
import { openText, type Opened, type TextFact } from './open-item.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { TypedForm, useObjection, type Fault } from '#src/platform/fields/typed-form.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { isSameWords, untranslatedIn, trimmed, WordsFields } from './words-fields.tsx'

interface TextFormProps {
  account: string
  path: string
  part: string
}

/** A form for a text of a page, in every language. */
export function TextForm({ account, path, part }: TextFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'text', path, part }}
      open={() => openText(account, path, part)}
      back={
        <AppLink to="/edit" search={{ page: path }} className="button-quiet">
          {t`All text of this page`}
        </AppLink>
      }
    >
      {(edit) => (
        <>
          <TextFields path={path} part={part} edit={edit} />
          <section className="grid gap-1">
            <h2>{t`As the app has it`}</h2>
            <p className="whitespace-pre-line">{localize(edit.found.fact.was)}</p>
          </section>
        </>
      )}
    </OpenedForm>
  )
}

type TextFieldsProps = Omit<TextFormProps, 'account'> & { edit: OpenedEdit<Opened<TextFact>> }

function TextFields({ path, part, edit }: TextFieldsProps) {
  const { fact, waiting, seen } = edit.found
  const own = waiting && 'words' in waiting.changes ? (waiting.changes['words'] as Words | null) : fact.words
  const { typed: words, type, saveState, saveChange } = usePartialEdit<Words>(edit, () => own ?? fact.was)
  const replaceWords = async (text: Words | null) => {
    const values = { words: text, was: fact.was }
    const isChanged = text !== fact.words && !(text && fact.words && isSameWords(text, fact.words))
    const before = { words: fact.words, was: isChanged ? undefined : fact.was }
    const label = cutText(localize(fact.was), 60)
    const draft = { kind: 'text', path, part, label, seen, values, before } as const
    return saveChange(draft)
  }
  const save = async () => {
    const fault = untranslatedIn(words, 'words')
    if (fault) return fault
    const text = trimmed(words)
    return replaceWords(isSameWords(text, fact.was) ? null : text)
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      <WordsFields legend={t`Page text`} name="words" words={words} longest={4000} rows={6} onType={type} />
      <SaveButton saveState={saveState}>
        {fact.words && <OwnWordsAgain onChoose={() => replaceWords(null)} />}
      </SaveButton>
    </TypedForm>
  )
}

function OwnWordsAgain({ onChoose }: { onChoose: () => Promise<Fault | undefined> }) {
  const object = useObjection()
  return (
    <button type="button" className="button-quiet" onClick={() => void onChoose().then(object)}>
      {t`Back to the app’s own text`}
    </button>
  )
}
