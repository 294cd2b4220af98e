import { useRef, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { NotKept } from '#src/base/outcome.ts'
import { rememberAnswers } from '#src/core/drafts/known-answers.ts'
import { guestOwner, ownerSince } from '#src/core/keys/owner.ts'
import { submit } from '#src/core/submissions/submissions.ts'
import type { Form } from '#src/forms/define.ts'
import { isForAnother } from '#src/forms/for-another.ts'
import type { Answers, ListedFile } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import type { NewTab } from '#src/ui/new-tab.ts'
import type { Told } from './form-notice.tsx'
import { markDirty } from './open-form.ts'
import { paymentTabFor } from './pay-for-training.ts'
import { missingIn, type Missing } from './missing.ts'
import { objection, signInNotice } from './objection.ts'
import { sentences } from './sentences.ts'
import { answersOf } from './typed.ts'
import type { Filling } from './use-filling.ts'
import { whyNotKeptHere } from '#src/screens/drafts/why-not-kept-here.ts'

const nothing: Missing = { answers: [], files: [] }

/** How submitting a form stands. */
export interface Submission {
  /** What is missing or wrong now. */
  readonly missing: Missing
  /** The same once the person has tried to submit it; before that nothing. */
  readonly broken: Missing
  readonly told: Told | undefined
  readonly busy: boolean
  /** The entry, once the phone has it, what is in it, and the tab in which it is to be paid. */
  readonly sent:
    | {
        readonly id: string
        readonly subject: string | undefined
        readonly answers: Answers
        readonly payment: NewTab | undefined
      }
    | undefined
  /** Counts the attempts that were objected to, so that each leads the focus to the first mistake. */
  readonly attempt: number
  readonly submit: (event: FormEvent) => Promise<void>
}

/**
 * Checks a form, keeps it to be sent and says what came of it. A second tap while it works is the same submission.
 *
 * @param files the papers of its draft
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
  const [told, setTold] = useState<Told>()
  const [sent, setSent] = useState<Submission['sent']>()
  const answers = answersOf(form, filling.subject, filling.typed)
  const missing = missingIn(form, filling.subject, answers, files)
  const objected = objection(form, filling.subject, missing)

  const keepOrSay = async () => {
    const { outcome, ...kept } = await keep(form, owner, filling, answers)
    if (outcome.kept) return setSent(kept)
    const text = sentences(say(form.failed.text), await whyNotSubmitted(outcome.why, owner))
    setTold({ title: say(form.failed.title), text })
    // The draft is still the person's; it is kept again as soon as the phone can.
    filling.set({})
  }
  const submitNow = async (event: FormEvent) => {
    event.preventDefault()
    if (working.current) return
    setTold(undefined)
    if (objected) return setAttempt((count) => count + 1)
    working.current = true
    setBusy(true)
    if (form.sender === 'account' && owner === guestOwner) {
      await filling.flush()
      setTold(signInNotice(form))
    } else await keepOrSay()
    working.current = false
    setBusy(false)
  }

  return {
    missing,
    broken: attempt ? missing : nothing,
    told: told ?? (attempt ? objected : undefined),
    busy,
    sent,
    attempt,
    submit: submitNow,
  }
}

/** Has the phone keep a submission in place of its draft. */
async function keep(form: Form, owner: string, filling: Filling, answers: Answers) {
  // Within the tap: later no browser lets anybody open a tab.
  const payment = owner === guestOwner ? undefined : paymentTabFor(form)
  const { draft, subject, replaces } = filling
  await filling.settle()
  const { outcome, id } = await submit({
    form: form.id,
    version: form.version,
    owner,
    answers,
    draft,
    ...(subject === undefined ? {} : { subject }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(isForAnother(form, answers) && owner !== guestOwner ? { filledBy: owner } : {}),
    ...(form.documents ? { documents: Object.keys(form.documents) } : {}),
  })
  if (outcome.kept) {
    markDirty(false)
    void rememberAnswers(form, answers, owner)
  } else payment?.close()
  return { outcome, id, subject, answers, payment }
}

/** Whoever has left the phone over an open form needs no network but their own name back. */
async function whyNotSubmitted(why: NotKept, owner: string): Promise<string> {
  const hasLeft = why === 'locked' && (await ownerSince(owner)) === undefined
  return hasLeft ? t`This draft is locked. Sign in again as the person who wrote it.` : whyNotKeptHere(why)
}
