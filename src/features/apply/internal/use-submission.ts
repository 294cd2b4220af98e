import { useRef, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { DraftFailure } from '#src/base/outcome.ts'
import { rememberAnswers } from '#src/features/forms/known-answers.ts'
import { guestOwner, ownerSince } from '#src/platform/session/owner.ts'
import { submit } from '#src/features/forms/submissions.ts'
import { attachmentsOf } from '#src/features/forms/attachments.ts'
import type { Form } from '#src/features/forms/define.ts'
import { isForAnother } from '#src/features/forms/for-another.ts'
import type { ListedFile } from '#src/features/forms/rules.ts'
import type { Answers } from '#src/base/answers.ts'
import { takingsDone } from '#src/features/attachments/running-takings.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { NewTab } from '#src/platform/ui/new-tab.ts'
import { fileSentence } from './file-sentence.ts'
import type { FormNoticeText } from './form-notice.tsx'
import { markDirty } from '#src/features/apply/open-form.ts'
import { paymentTabFor } from './pay-for-training.ts'
import { missingFields, type MissingFields } from './missing-fields.ts'
import { objection, signInNotice } from './objection.ts'
import { sentences } from './sentences.ts'
import { answersOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'
import { whyNotSavedHere } from '#src/features/forms/why-not-saved-here.ts'

const empty: MissingFields = { answers: [], files: [] }

/** The state of submitting a form. */
export interface Submission {
  /** The current faults. */
  readonly missing: MissingFields
  /** The same after the first attempt; empty before. */
  readonly broken: MissingFields
  readonly notice: FormNoticeText | undefined
  readonly busy: boolean
  /** The stored entry, its answers, and the tab of its payment. */
  readonly sent:
    | {
        readonly id: string
        readonly subject: string | undefined
        readonly answers: Answers
        readonly payment: NewTab | undefined
      }
    | undefined
  /** Number of rejected attempts, so that each focuses the first fault. */
  readonly attempt: number
  readonly submit: (event: FormEvent) => Promise<void>
}

/**
 * Returns the submission of a form: checks it, stores it for sending and shows the result. A second tap meanwhile
 * does nothing.
 *
 * @param files the documents of its draft
 */
export function useSubmission(
  form: Form,
  owner: string,
  filling: Filling,
  files: readonly ListedFile[] = [],
): Submission {
  const working = useRef(false)
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [notice, setNotice] = useState<FormNoticeText>()
  const [sent, setSent] = useState<Submission['sent']>()
  const { missing, objected } = checked(form, filling, files)

  const saveOrNotify = async () => {
    const result = await save(form, owner, filling, files)
    if (!('why' in result)) return setSent(result)
    if (result.why === undefined) return setAttempt((count) => count + 1)
    const { why, file } = result
    setNotice({ title: localize(form.failed.title), text: sentences(localize(form.failed.text), why), file })
    // The draft stays, and is saved again as soon as possible.
    filling.set({})
  }
  const submitNow = async (event: FormEvent) => {
    event.preventDefault()
    if (working.current) return
    setNotice(undefined)
    if (objected) return setAttempt((count) => count + 1)
    working.current = true
    setBusy(true)
    if (form.sender === 'account' && owner === guestOwner) {
      await filling.flush()
      setNotice(signInNotice(form))
    } else await saveOrNotify()
    working.current = false
    setBusy(false)
  }

  return {
    missing,
    broken: attempt ? missing : empty,
    notice: notice ?? (attempt ? objected : undefined),
    busy,
    sent,
    attempt,
    submit: submitNow,
  }
}

/** Returns the answers in the typed values, and their faults. */
function checked(
  form: Form,
  { subject, typed }: Pick<Filling, 'subject' | 'typed'>,
  files: readonly ListedFile[],
) {
  const answers = answersOf(form, subject, typed)
  const missing = missingFields(form, subject, answers, files)
  return { answers, subject, missing, objected: objection(form, subject, missing) }
}

/** The sentence of why a submission was not stored, and the slot of the file at fault. */
interface NotStored {
  /** `undefined` where an answer became faulty, or the form was closed, meanwhile. */
  readonly why: string | undefined
  readonly file?: string | undefined
}

/** Stores a submission in place of its draft, once its photos are there. */
async function save(
  form: Form,
  owner: string,
  filling: Filling,
  files: readonly ListedFile[],
): Promise<NonNullable<Submission['sent']> | NotStored> {
  // Within the tap, because browsers block tabs that open later.
  const payment = owner === guestOwner ? undefined : paymentTabFor(form)
  const failure = await takingsDone(filling.draft)
  // What was typed in another tab meanwhile is this form's too.
  await filling.catchUp()
  // Making a photo small takes a while, in which the person may type.
  const { answers, subject, objected } = checked(form, filling.latest(), files)
  // A person who closed the form meanwhile was told that it is a draft.
  if (failure !== undefined || objected || filling.hasLeft()) {
    payment?.close()
    return { why: failure && fileSentence(form, failure), file: failure?.slot }
  }
  await filling.settle()
  const { outcome, id } = await submit(submissionOf(form, owner, { ...filling, subject }, answers))
  if (!outcome.saved) {
    payment?.close()
    return { why: await whyNotSubmitted(outcome.why, owner) }
  }
  markDirty(false)
  void rememberAnswers(form, answers, owner)
  return { id, subject, answers, payment }
}

function submissionOf(form: Form, owner: string, { draft, subject, replaces }: Filling, answers: Answers) {
  return {
    form: form.id,
    version: form.version,
    owner,
    answers,
    draft,
    ...(subject === undefined ? {} : { subject }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(isForAnother(form, answers) && owner !== guestOwner ? { filledBy: owner } : {}),
    ...withFiles(form),
  }
}

/** Returns the slots whose files go with a form. */
function withFiles(form: Form) {
  const slots = Object.keys(attachmentsOf(form))
  return slots.length > 0 ? { documents: slots } : {}
}

/** Returns why saving failed. If the account has left the phone, a sign-in is needed and not a network. */
async function whyNotSubmitted(why: DraftFailure, owner: string): Promise<string> {
  const hasSignedOut = why === 'locked' && (await ownerSince(owner)) === undefined
  return hasSignedOut
    ? t`This draft is locked. Sign in again as the person who wrote it.`
    : whyNotSavedHere(why)
}
