import { useRef, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { rememberAnswers } from '#src/core/drafts/known-answers.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { submit } from '#src/core/outbox/outbox.ts'
import { brokenRules, limitedFor, rulesOf } from '#src/forms/check.ts'
import { brokenInFiles } from '#src/forms/check-files.ts'
import type { Form } from '#src/forms/define.ts'
import type { Answers, BrokenRule, ListedFile } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import type { PaymentTab } from '#src/ui/payment-tab.ts'
import type { Told } from './form-notice.tsx'
import { markDirty } from './open-form.ts'
import { paymentTabFor } from './pay-for-training.ts'
import { problemText } from './problem-text.ts'
import { answersOf } from './typed.ts'
import type { Filling } from './use-filling.ts'
import { whyNotKeptHere } from './why-not-kept-here.ts'

/** How submitting a form stands. */
export interface Submission {
  /** What is wrong with the answers, once the person has tried. */
  readonly broken: readonly BrokenRule[]
  /** What is wrong with the papers, once the person has tried. */
  readonly brokenFiles: readonly BrokenRule[]
  /** Everything that is wrong now, tried or not: first the answers, then the papers. */
  readonly missing: { readonly answers: readonly BrokenRule[]; readonly files: readonly BrokenRule[] }
  readonly told: Told | undefined
  readonly needsSignIn: boolean
  readonly busy: boolean
  /** The entry, once the phone has it; and the tab in which it is to be paid. */
  readonly sent: { readonly id: string; readonly payment: PaymentTab | undefined } | undefined
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
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const [sent, setSent] = useState<Submission['sent']>()
  const answers = answersOf(form, filling.subject, filling.typed)
  const broken = brokenRules(rulesOf(form), filling.subject, answers)
  const brokenFiles = brokenInFiles(form.documents ?? {}, files)
  const isBroken = broken.length + brokenFiles.length > 0

  const keepOrSay = async () => {
    const { outcome, ...kept } = await keep(form, owner, filling, answers)
    if (outcome.kept) return setSent(kept)
    setTold({ title: say(form.failed.title), text: whyNotKeptHere(outcome.why) })
    // The draft is still the person's; it is kept again as soon as the phone can.
    filling.set({})
  }
  const submitNow = async (event: FormEvent) => {
    event.preventDefault()
    if (working.current) return
    setNeedsSignIn(false)
    setTold(undefined)
    if (isBroken) return setAttempt((count) => count + 1)
    working.current = true
    setBusy(true)
    if (form.sender === 'account' && owner === guestOwner) {
      await filling.flush()
      setTold(signInNotice(form))
      setNeedsSignIn(true)
    } else await keepOrSay()
    working.current = false
    setBusy(false)
  }

  return {
    broken: attempt ? broken : [],
    brokenFiles: attempt ? brokenFiles : [],
    missing: { answers: broken, files: brokenFiles },
    told:
      told ??
      (attempt && isBroken ? missingNotice(form, filling.subject, [...broken, ...brokenFiles]) : undefined),
    needsSignIn,
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
  const isForAnother = Object.keys(answers).some((key) => form.fields[key]?.forAnother)
  await filling.settle()
  const { outcome, id } = await submit({
    form: form.id,
    version: form.version,
    answers,
    draft,
    ...(subject === undefined ? {} : { subject }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(isForAnother ? { filledBy: owner } : {}),
    ...(form.documents ? { documents: Object.keys(form.documents) } : {}),
  })
  if (outcome.kept) {
    markDirty(false)
    void rememberAnswers(form, answers, isForAnother ? owner : undefined)
  } else payment?.close()
  return { outcome, id, payment }
}

/** The specified notice where something is missing; where something is wrong instead, what that is. */
function missingNotice(form: Form, subject: string | undefined, broken: readonly BrokenRule[]): Told {
  const { title, text } = form.missing
  const missing = broken.some(({ problem }) => problem === 'required')
  const [first] = broken
  const field = first && form.fields[first.field]
  return {
    title: say(title),
    text:
      missing || !first ? say(text) : problemText(field && limitedFor(field, subject), first.problem),
  }
}

function signInNotice({ needsAccount }: Form): Told {
  if (needsAccount) return { title: say(needsAccount.title), text: say(needsAccount.text) }
  return {
    title: t`Authentication Required`,
    text: t`Sign in to submit this. What you wrote is kept as a draft.`,
  }
}
