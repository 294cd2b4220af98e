import { t } from '@lingui/core/macro'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import { cleanedAs } from '#src/base/typed-text.ts'
import { openText, type Opened, type TextFact } from '#src/core/editing/open.ts'
import { languages, say, type Words } from '#src/i18n/words.ts'
import { Field } from '#src/screens/fields/field.tsx'
import { TypedForm, useObjection, type Fault } from '#src/screens/fields/typed-form.tsx'
import { Go } from '#src/ui/go.tsx'
import { useHalfEdit, type OpenedEdit } from './half-edit.ts'
import { OpenedForm } from './opened-form.tsx'
import { SaveButton } from './save-button.tsx'
import { notSaved } from './not-saved.ts'
import { isSameInAll, settingName } from './setting-name.ts'
import { isSameWords, missingIn, trimmed, WordsFields } from './words-fields.tsx'

interface TextFormProps {
  account: string
  path: string
  part: string
}

/** Words of a page, or a setting of the centre, to be changed in every language. */
export function TextForm({ account, path, part }: TextFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'text', path, part }}
      open={() => openText(account, path, part)}
      back={
        <Go to="/edit" search={{ page: path }} className="button-quiet">
          {path === 'centre' ? t`Settings of the centre` : t`All words of this page`}
        </Go>
      }
    >
      {(edit) => (
        <>
          <TextFields path={path} part={part} edit={edit} />
          {path !== 'centre' && (
            <section className="grid gap-1">
              <h2>{t`As the app has it`}</h2>
              <p className="whitespace-pre-line">{say(edit.found.fact.was)}</p>
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
  const { typed: words, type, keeping, keep } = useHalfEdit<Words>(edit, () => own ?? fact.was)
  const replace = async (said: Words | null) => {
    const values = { words: said, was: fact.was }
    const isChanged = said !== fact.words && !(said && fact.words && isSameWords(said, fact.words))
    const before = { words: fact.words, was: isChanged ? undefined : fact.was }
    const label = path === 'centre' ? settingName(part) : say(fact.was).slice(0, 60)
    const wish = { kind: 'text', path, part, label, seen, values, before } as const
    return keep(wish)
  }
  const save = async () => {
    const fault = faultIn(path, part, words)
    if (fault) return fault
    const said = settled(path, part, trimmed(words))
    return replace(isSameWords(said, fact.was) ? null : said)
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
          value={say(words)}
          onChange={({ target }) => type(inAll(target.value))}
        />
      ) : (
        <WordsFields
          legend={path === 'centre' ? settingName(part) : t`Words`}
          name="words"
          words={words}
          longest={path === 'centre' ? 200 : 4000}
          rows={path === 'centre' ? 2 : 6}
          onType={type}
        />
      )}
      <SaveButton keeping={keeping}>
        {fact.words && <OwnWordsAgain onChoose={() => replace(null)} />}
      </SaveButton>
    </TypedForm>
  )
}

function OwnWordsAgain({ onChoose }: { onChoose: () => Promise<Fault | undefined> }) {
  const object = useObjection()
  return (
    <button type="button" className="button-quiet" onClick={() => void onChoose().then(object)}>
      {t`Back to the app’s own words`}
    </button>
  )
}

const inAll = (said: string) => Object.fromEntries(languages.map((code) => [code, said])) as unknown as Words

/** A phone number as all of them are written here, an e-mail address without what nobody sees. */
function settled(path: string, part: string, words: Words): Words {
  if (!isSameInAll(path, part)) return words
  const number = indianMobile(say(words))
  return inAll(number ? phoneText(number) : cleanedAs('email', say(words)))
}

function faultIn(path: string, part: string, words: Words): Fault | undefined {
  if (isSameInAll(path, part)) {
    const said = say(words)
    if (part.endsWith('mail'))
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleanedAs('email', said))
        ? undefined
        : notSaved(t`Write the email as in name@example.org.`, ['words'])
    return indianMobile(said)
      ? undefined
      : notSaved(t`Write the mobile number with its 10 digits.`, ['words'])
  }
  return missingIn(words, 'words')
}
