import { cutText } from '#src/base/cut-text.ts'
import { t } from '@lingui/core/macro'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import { cleanedAs } from '#src/base/typed-text.ts'
import { openText, type Opened, type TextFact } from './open-item.ts'
import { languages, localize, type Words } from '#src/platform/i18n/words.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { TypedForm, useObjection, type Fault } from '#src/platform/fields/typed-form.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { notSaved } from './not-saved.ts'
import { isSameInAll, settingName } from './setting-name.ts'
import { isSameWords, untranslatedIn, trimmed, WordsFields } from './words-fields.tsx'

interface TextFormProps {
  account: string
  path: string
  part: string
}

/** A form for a text of a page or a setting of the centre, in every language. */
export function TextForm({ account, path, part }: TextFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'text', path, part }}
      open={() => openText(account, path, part)}
      back={
        <AppLink to="/edit" search={{ page: path }} className="button-quiet">
          {path === 'centre' ? t`Settings of the centre` : t`All text of this page`}
        </AppLink>
      }
    >
      {(edit) => (
        <>
          <TextFields path={path} part={part} edit={edit} />
          {path !== 'centre' && (
            <section className="grid gap-1">
              <h2>{t`As the app has it`}</h2>
              <p className="whitespace-pre-line">{localize(edit.found.fact.was)}</p>
            </section>
          )}
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
    const label = path === 'centre' ? settingName(part) : cutText(localize(fact.was), 60)
    const draft = { kind: 'text', path, part, label, seen, values, before } as const
    return saveChange(draft)
  }
  const save = async () => {
    const fault = faultIn(path, part, words)
    if (fault) return fault
    const text = settled(path, part, trimmed(words))
    return replaceWords(isSameWords(text, fact.was) ? null : text)
  }
  return (
    <TypedForm className="grid max-w-2xl gap-4" submit={save}>
      {isSameInAll(path, part) ? (
        <Field
          label={settingName(part)}
          name="words"
          type={part.endsWith('mail') ? 'email' : 'tel'}
          autoComplete="off"
          longest={100}
          value={localize(words)}
          onChange={({ target }) => type(inEveryLanguage(target.value))}
        />
      ) : (
        <WordsFields
          legend={path === 'centre' ? settingName(part) : t`Page text`}
          name="words"
          words={words}
          longest={path === 'centre' ? 200 : 4000}
          rows={path === 'centre' ? 2 : 6}
          onType={type}
        />
      )}
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

const inEveryLanguage = (words: string) =>
  Object.fromEntries(languages.map((code) => [code, words])) as unknown as Words

/** Returns phone numbers in their standard form, and e-mail addresses without invisible characters. */
function settled(path: string, part: string, words: Words): Words {
  if (!isSameInAll(path, part)) return words
  const number = indianMobile(localize(words))
  return inEveryLanguage(number ? phoneText(number) : cleanedAs('email', localize(words)))
}

function faultIn(path: string, part: string, words: Words): Fault | undefined {
  if (isSameInAll(path, part)) {
    const text = localize(words)
    if (part.endsWith('mail'))
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleanedAs('email', text))
        ? undefined
        : notSaved(t`Write the email as in name@example.org.`, ['words'])
    return indianMobile(text)
      ? undefined
      : notSaved(t`Write the mobile number with its 10 digits.`, ['words'])
  }
  return untranslatedIn(words, 'words')
}
