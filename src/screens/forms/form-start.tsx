import { t } from '@lingui/core/macro'
import type { Form } from '#src/forms/define.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { DraftRow } from './draft-row.tsx'
import type { Known } from './use-known-answers.ts'
import { openForm } from './open-form.ts'
import { useDrafts } from '#src/screens/drafts/use-drafts.ts'
import type { Filling } from './use-filling.ts'

interface FormStartProps {
  form: Form
  filling: Filling
  known: Known | undefined
}

/** Offers at the start of a form: its drafts, and earlier answers. */
export function FormStart({ form, filling, known }: FormStartProps) {
  const drafts = useDrafts()?.filter((draft) => draft.form === form.id)
  return (
    <>
      {!!drafts?.length && (
        <section className="card grid gap-2 border-2 border-mustard p-4" aria-labelledby="form-drafts">
          <h3 id="form-drafts">{t`You have started this before`}</h3>
          <ul className="grid gap-2">
            {drafts.slice(0, 5).map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                form={form}
                onContinue={() => openForm({ form: form.id, draft: draft.id })}
              />
            ))}
          </ul>
        </section>
      )}
      {known && (
        <button
          type="button"
          className="button-quiet justify-start text-left"
          onClick={() => filling.set(known.typed)}
        >
          <Pictogram name="user" className="size-7" />
          <span>
            <span>
              {known.fromProfile ? t`Fill in from your profile` : t`Use your answers from last time`}
            </span>
            {known.whose && (
              <span className="block font-normal">
                <PersonalText>{known.whose}</PersonalText>
              </span>
            )}
          </span>
        </button>
      )}
    </>
  )
}
