import { useEffect, useRef, useState } from 'react'
import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { saveDraft } from '#src/core/drafts/drafts.ts'
import type { Form } from '#src/forms/define.ts'
import type { Answers } from '#src/forms/rules.ts'
import { useHasLeft } from '#src/ui/use-has-left.ts'
import { whenLeaving } from '#src/ui/when-leaving.ts'
import { draftAutosave, type SaveState } from '#src/screens/drafts/draft-autosave.ts'
import { markDirty } from './open-form.ts'
import type { OwnRecords } from './own-records.ts'
import { answersOf, draftOf, subjectIn, typedFor, typedOf, type Typed } from './typed.ts'

/** The start of a form: empty, with answers of a page, or a draft. */
export interface Beginning {
  readonly own: OwnRecords
  readonly draft?: string | undefined
  readonly subject?: string | undefined
  readonly answers?: Answers | undefined
  /** The returned entry that the draft corrects. */
  readonly replaces?: string | undefined
  /** The step to continue at. */
  readonly step?: string | undefined
  /** The slot whose camera was open when the page ended. */
  readonly waitingFor?: string | undefined
  /** True if the draft has files. */
  readonly hasFiles?: boolean | undefined
}

/** A form that is being filled in: its values, and whether they are stored. */
export interface Filling {
  readonly own: OwnRecords
  readonly draft: string
  readonly replaces: string | undefined
  readonly subject: string | undefined
  readonly typed: Typed
  readonly step: string | undefined
  readonly waitingFor: string | undefined
  readonly saveState: SaveState
  /** Returns the typed values, which may be later than the shown ones. */
  readonly latest: () => Pick<Filling, 'subject' | 'typed'>
  /** True once the form was closed. */
  readonly hasLeft: () => boolean
  readonly set: (change: Typed) => void
  readonly setSubject: (subject: string) => void
  /** Goes to a step, and stores it with the draft. */
  readonly goTo: (step: string) => void
  /** Saves now, with the slot whose camera is about to open. */
  readonly waitFor: (slot: string | undefined) => Promise<SaveResult>
  /** Saves unsaved input now; returns the outcome. */
  readonly flush: ReturnType<typeof draftAutosave>['flush']
  /** Saves the latest input, and stops saving. */
  readonly settle: () => Promise<void>
}

interface Content {
  readonly subject: string | undefined
  readonly typed: Typed
  readonly step: string | undefined
  readonly waitingFor: string | undefined
}

/** Returns the input of a form, saved as a draft while typing and when the page may go away. */
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
  const hasLeft = useHasLeft()
  useEffect(() => whenLeaving(() => void autosave.flush()), [autosave])
  const change = (wanted: Content) => {
    const next = { ...wanted, subject: subjectIn(form, wanted.subject, wanted.typed) }
    latest.current = next
    setContent(next)
    // A place or a photo may come after closing, when no update waits any more.
    if (!hasLeft()) markDirty(true)
    autosave.change({ form, draft, owner, replaces: begin.replaces, ...next })
  }
  return {
    own: begin.own,
    draft,
    replaces: begin.replaces,
    ...content,
    saveState,
    latest: () => latest.current,
    hasLeft,
    // A browser that fills in several fields at once must not overwrite one by the other.
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
      // A draft with the same slot is not written again, because each strict write makes the person wait.
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

/** Saves input for the account that was active while typing. */
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

/** Returns the answers about the form's origin, for the list of drafts. */
function openedFromIn(form: Form, subject: string | undefined, typed: Typed): Answers {
  const { askedFor = '' } = answersOf(form, subject, typed)
  return form.fields['askedFor'] && typed['askedFor'] ? { askedFor } : {}
}

/** Returns the name of the draft's person, because an agent's phone has many drafts. */
function ownerNameIn(form: Form, typed: Typed): string | undefined {
  const [key] = Object.entries(form.fields).find(([, { knownAs }]) => knownAs === 'name') ?? []
  const name = key === undefined ? undefined : typed[key]
  return typeof name === 'string' && name.trim() ? name.trim() : undefined
}
