import { useEffect, useRef, useState } from 'react'
import { cutText } from '#src/base/cut-text.ts'
import { t } from '@lingui/core/macro'
import { farmerOf } from './chosen-farmer.ts'
import { hasFiles, readDraft, sharedIn } from '#src/features/forms/drafts.ts'
import type { Form } from '#src/features/forms/define.ts'
import { answersFor } from '#src/features/forms/opened-from.ts'
import type { Answers } from '#src/base/answers.ts'
import { findForm } from '#src/features/forms/find.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { parted } from '#src/platform/i18n/address.ts'
import { language } from '#src/platform/i18n/words.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { FormBody } from '#src/features/apply/internal/form-body.tsx'
import { FormShell } from '#src/features/apply/internal/form-shell.tsx'
import { formTitle } from './form-title.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { closeForm, useOpenForm, type FormRequest } from './open-form.ts'
import { answersOfFarmer } from './same-farmer.ts'
import { loadParts } from '#src/features/apply/internal/form-fields.tsx'
import { ownRecords } from '#src/features/apply/internal/own-records.ts'
import type { Beginning } from '#src/features/apply/internal/use-filling.ts'
import { lazyPart, FailedPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Lazy: few forms have steps, and those load the code for photos.
const SteppedForm = lazyPart(() => import('#src/features/apply/internal/stepped-form.tsx'))

speakForms(language())

/** Shows the open form over the page. */
export default function FormHost() {
  const { request, opening } = useOpenForm()
  const person = usePerson()
  const owner = person === undefined ? undefined : (person?.id ?? guestOwner)
  const guestWork = person?.guestWork
  const before = useRef(owner)
  useEffect(() => {
    // After a sign-in, the question about guest data comes first.
    if (guestWork === 'unasked') return
    // The form stays open for a guest who claims the data after signing in. After any other change of account, it
    // closes.
    const goesOn = before.current === guestOwner && guestWork === undefined
    if (before.current !== undefined && before.current !== owner && !goesOn) closeForm()
    before.current = owner
  }, [owner, guestWork])
  if (!request || owner === undefined) return null
  return <OpenForm key={opening} request={request} owner={owner} />
}

/** The content of the dialog, once it is read from the phone. */
type Found =
  | { readonly form: Form; readonly begin: Beginning; readonly savedAs?: number }
  | { readonly thrown: unknown }
  | 'locked'
  | 'none'

/** Returns the answers about the form's origin. */
function handedOver(about: string | undefined): Answers {
  const [, page] = parted(location.pathname)
  return { ...answersFor(about), ...(about && { askedFor: about }), openedFrom: cutText(page, 200) }
}

function OpenForm({ request, owner }: { request: FormRequest; owner: string }) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let left = false
    find(request, owner).then(
      (answer) => left || setFound(answer),
      (thrown: unknown) => left || setFound({ thrown }),
    )
    return () => void (left = true)
  }, [request, owner])
  const [subject, setSubject] = useState<string>()
  if (typeof found === 'object' && 'form' in found)
    return (
      <FormShell title={formTitle(found.form, subject ?? found.begin.subject)}>
        {found.form.steps ? (
          <LaterPart fallback={<Opening />}>
            <SteppedForm {...found} owner={owner} onSubject={setSubject} />
          </LaterPart>
        ) : (
          <FormBody {...found} owner={owner} onSubject={setSubject} />
        )}
      </FormShell>
    )
  const again = () => {
    setFound(undefined)
    find(request, owner).then(setFound, (thrown: unknown) => setFound({ thrown }))
  }
  return (
    <FormShell title={found === undefined ? undefined : t`Form`}>
      {found === undefined ? (
        <Opening />
      ) : typeof found === 'object' ? (
        <div className="p-4">
          <FailedPart thrown={found.thrown} again={again} />
        </div>
      ) : (
        <p className="p-4">
          {found === 'locked'
            ? t`This draft is locked. Sign in again as the person who wrote it.`
            : t`There is no such form. The address may be old or mistyped.`}
        </p>
      )}
    </FormShell>
  )
}

function Opening() {
  return (
    <div className="grid p-8">
      <Spinner />
    </div>
  )
}

async function find(request: FormRequest, owner: string): Promise<Found> {
  const { form: id, subject, about, draft: wanted, answers } = request
  const [form, draft] = await Promise.all([findForm(id), wanted ? readDraft(wanted) : undefined])
  if (!form) return 'none'
  if (draft === 'locked') return 'locked'
  const farmer = request.forFarmer && (await farmerOf(owner).catch(() => undefined))
  const ofFarmer = farmer && answersOfFarmer(form, farmer)
  const [own] = await Promise.all([ownRecords(form, owner), loadParts(form)])
  if (!draft) {
    const known = form.prefilled && own.known?.typed
    const all = { ...known, ...handedOver(about), ...ofFarmer, ...answers }
    return { form, begin: { own, subject, answers: all } }
  }
  return {
    form,
    begin: {
      own,
      draft: draft.id,
      stored: sharedIn(draft),
      subject: draft.subject ?? subject,
      answers: answers ?? draft.answers,
      replaces: draft.replaces,
      step: draft.step === undefined ? undefined : String(draft.step),
      waitingFor: draft.waitingFor,
      hasFiles: await hasFiles(draft.id),
    },
    savedAs: draft.version,
  }
}
