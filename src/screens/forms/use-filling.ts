import { useEffect, useRef, useState } from 'react'
import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { saveDraft } from '#src/core/drafts/drafts.ts'
import type { Form } from '#src/forms/define.ts'
import type { Answers } from '#src/forms/rules.ts'
import { whenLeaving } from '#src/ui/when-leaving.ts'
import { draftAutosave, type SaveState } from '#src/screens/drafts/draft-autosave.ts'
import { markDirty } from './open-form.ts'
import { answersOf, draftOf, subjectIn, typedFor, typedOf, type Typed } from './typed.ts'

/** Where a form begins: empty, with answers of a page, or with a draft. */
export interface Beginning {
  readonly draft?: string | undefined
  readonly subject?: string | undefined
  readonly answers?: Answers | undefined
  /** The returned entry that the draft mends. */
  readonly replaces?: string | undefined
  /** Of a form with steps, where to go on. */
  readonly step?: string | undefined
  /** The slot that a picture was being taken for when the page was left. */
  readonly waitingFor?: string | undefined
}

/** A form that is being filled: what stands in it, and whether the phone has that. */
export interface Filling {
  readonly draft: string
  readonly replaces: string | undefined
  readonly subject: string | undefined
  readonly typed: Typed
  readonly step: string | undefined
  readonly waitingFor: string | undefined
  readonly saveState: SaveState
  readonly set: (change: Typed) => void
  readonly setSubject: (subject: string) => void
  /** Goes to a step; where something is kept, that is kept too. */
  readonly goTo: (step: string) => void
  /** Keeps now what stands here, and for which slot a picture is about to be taken. */
  readonly waitFor: (slot: string | undefined) => Promise<SaveResult>
  /** Keeps now what is typed; answers the outcome. */
  readonly flush: ReturnType<typeof draftAutosave>['flush']
  /** Keeps the latest that was typed, and writes no more to the draft after that. */
  readonly settle: () => Promise<void>
}

interface Content {
  readonly subject: string | undefined
  readonly typed: Typed
  readonly step: string | undefined
  readonly waitingFor: string | undefined
}

/** Holds what is typed into a form, and keeps it as a draft while it is typed and when the page may be about to go. */
export function useFilling(form: Form, owner: string, begin: Beginning): Filling {
  const [draft] = useState(() => begin.draft ?? newId())
  const [content, setContent] = useState<Content>(() => {
    const typed = typedOf(form, begin.subject, begin.answers, { isDraft: begin.draft !== undefined })
    const subject = subjectIn(form, begin.subject, typed)
    return { subject, typed, step: begin.step, waitingFor: begin.waitingFor }
  })
  const [saveState, setSaveState] = useState<SaveState>(begin.draft ? 'saved' : 'nothing')
  const [autosave] = useState(() => draftAutosave(autosaveFor, setSaveState))
  const latest = useRef(content)
  useEffect(() => whenLeaving(() => void autosave.flush()), [autosave])
  const change = (wanted: Content) => {
    const next = { ...wanted, subject: subjectIn(form, wanted.subject, wanted.typed) }
    latest.current = next
    setContent(next)
    markDirty(true)
    autosave.change({ form, draft, owner, replaces: begin.replaces, ...next })
  }
  return {
    draft,
    replaces: begin.replaces,
    ...content,
    saveState,
    // A browser that fills in several fields at one go must not undo one by the other.
    set: (typed) => change({ ...latest.current, typed: { ...latest.current.typed, ...typed } }),
    setSubject: (subject) =>
      change({ ...latest.current, subject, typed: typedFor(form, subject, latest.current.typed) }),
    goTo: (step) => {
      const next = { ...latest.current, step }
      if (saveState !== 'nothing') return change(next)
      latest.current = next
      setContent(next)
    },
    waitFor: (waitingFor) => {
      // A draft that is there and says so already need not be written anew: every strict write keeps a person waiting.
      if (saveState === 'nothing' || waitingFor !== latest.current.waitingFor)
        change({ ...latest.current, waitingFor })
      return autosave.flush()
    },
    flush: autosave.flush,
    settle: autosave.settle,
  }
}

interface Draft extends Content {
  readonly form: Form
  readonly draft: string
  readonly owner: string
  readonly replaces: string | undefined
}

/** Keeps what was typed as whoever used the phone when it was typed. */
function autosaveFor({ form, draft, owner, subject, typed, replaces, step, waitingFor }: Draft) {
  const name = ownerNameIn(form, typed)
  return saveDraft(
    {
      id: draft,
      form: form.id,
      version: form.version,
      answers: { ...draftOf(typed), ...openedFromIn(form, subject, typed) },
      ...(subject === undefined ? {} : { subject }),
      ...(name === undefined ? {} : { name }),
      ...(replaces === undefined ? {} : { replaces }),
      ...(step === undefined ? {} : { step }),
      ...(waitingFor === undefined ? {} : { waitingFor }),
    },
    owner,
  )
}

/** What it asks for as the answers stand now, so that the draft is listed by that. */
function openedFromIn(form: Form, subject: string | undefined, typed: Typed): Answers {
  const { askedFor = '' } = answersOf(form, subject, typed)
  return form.fields['askedFor'] && typed['askedFor'] ? { askedFor } : {}
}

/** Whom a draft is for, by which it is told from others: many lie side by side on the phone of one who helps. */
function ownerNameIn(form: Form, typed: Typed): string | undefined {
  const [key] = Object.entries(form.fields).find(([, { knownAs }]) => knownAs === 'name') ?? []
  const name = key === undefined ? undefined : typed[key]
  return typeof name === 'string' && name.trim() ? name.trim() : undefined
}
