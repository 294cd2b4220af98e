import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Form } from '#src/features/forms/define.ts'
import { isForAnother } from '#src/features/forms/for-another.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { DraftRow } from '#src/features/apply/draft-row.tsx'
import { openForm } from '#src/features/apply/open-form.ts'
import { useDrafts } from '#src/features/forms/use-drafts.ts'
import { emptyOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'

/**
 * Offers at the start of a form: its drafts, and earlier answers. They stay while the form is filled in: the fields below
 * must not move under a finger.
 */
export function FormStart({ form, filling }: { form: Form; filling: Filling }) {
  const { known, drafts: offered } = filling.own
  const now = useDrafts()
  const drafts = offered.filter(({ id }) => !now || now.some((draft) => draft.id === id))
  const isOther = isForAnother(form, filling.typed)
  const [isOffered] = useState(known !== undefined && !form.prefilled && !isOther)
  return (
    <>
      {drafts.length > 0 && (
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
      {known && isOffered && (
        <button
          type="button"
          className={`button-quiet justify-start text-left ${isOther ? 'invisible' : ''}`}
          onClick={() => filling.set(emptyOf(form, filling, known.typed))}
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
