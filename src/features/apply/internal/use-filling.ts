import { useEffect, useState } from 'react'
import { newId } from '#src/base/ids.ts'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { readDraft, saveDraft, sharedIn, watchIfSent, type SharedWords } from '#src/features/forms/drafts.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Answers } from '#src/base/answers.ts'
import { useHasLeft } from '#src/platform/ui/use-has-left.ts'
import { whenLeaving } from '#src/platform/ui/when-leaving.ts'
import { draftAutosave, type SaveState } from '#src/features/forms/draft-autosave.ts'
import { sharedWords, shownBy, type Shown } from '#src/features/forms/shared-words.ts'
import { markDirty } from '#src/features/apply/open-form.ts'
import type { OwnRecords } from './own-records.ts'
import { answersOf, draftOf, subjectIn, typedFor, typedOf, type Typed } from '#src/features/apply/typed.ts'

/** The start of a form: empty, with answers of a page, or a draft. */
export interface Beginning {
  readonly own: OwnRecords
  readonly draft?: string | undefined
  /** The words of that draft as they are stored. */
  readonly stored?: SharedWords | undefined
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
  /** True once another tab has sent this draft. */
  readonly isSentElsewhere: boolean
  /** Returns the typed values, which may be later than the shown ones. */
  readonly latest: () => Pick<Filling, 'subject' | 'typed'>
  /** True once the form was closed. */
  readonly hasLeft: () => boolean
  readonly set: (change: Typed) => void
  readonly setSubject: (subject: string) => void
  /** Goes to a step, and stores it with the draft. */
  readonly goTo: (step: string) => void
  /** Saves now, with the slot whose camera is about to open. */
  readonly waitFor: (slot: string | undefined) => Promise<SaveResult<DraftFailure>>
  /** Saves unsaved input now; returns the outcome. */
  readonly flush: ReturnType<typeof draftAutosave>['flush']
  /** Saves unsaved input now, and shows what other tabs have typed into this draft. */
  readonly catchUp: () => Promise<unknown>
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
  const [latest] = useState(() => shownBy(content, setContent))
  const [{ autosave, look }] = useState(() => sharedAutosave(form, draft, begin, latest, setSaveState))
  const isSentElsewhere = useOtherTabs(draft, look)
  const hasLeft = useHasLeft()
  useEffect(() => whenLeaving(() => void autosave.flush()), [autosave])
  const change = (wanted: Partial<Content>) => {
    const all = { ...latest.now(), ...wanted }
    latest.show({ ...all, subject: subjectIn(form, all.subject, all.typed) })
    // A place or a photo may come after closing, when no update waits any more.
    if (!hasLeft()) markDirty(true)
    autosave.change({ form, draft, owner, replaces: begin.replaces, ...latest.now() })
  }
  return {
    own: begin.own,
    draft,
    replaces: begin.replaces,
    ...content,
    saveState,
    isSentElsewhere: isSentElsewhere || saveState === 'over',
    latest: latest.now,
    hasLeft,
    // A browser that fills in several fields at once must not overwrite one by the other.
    set: (typed) => change({ typed: { ...latest.now().typed, ...typed } }),
    setSubject: (subject) => change({ subject, typed: typedFor(form, subject, latest.now().typed) }),
    goTo: (step) => (saveState === 'nothing' ? latest.show({ ...latest.now(), step }) : change({ step })),
    waitFor: (waitingFor) => {
      // A draft with the same slot is not written again, because each strict write makes the person wait.
      if (saveState === 'nothing' || waitingFor !== latest.now().waitingFor) change({ waitingFor })
      return autosave.flush()
    },
    flush: autosave.flush,
    catchUp: () => autosave.flush().then(look),
    settle: autosave.settle,
  }
}

interface Draft extends Content {
  readonly form: Form
  readonly draft: string
  readonly owner: string
  readonly replaces: string | undefined
}

/** Saves a draft that other tabs may fill in too, and shows what they type. */
function sharedAutosave(
  form: Form,
  draft: string,
  { stored }: Beginning,
  latest: Shown<Content>,
  report: (state: SaveState) => void,
) {
  const shared = sharedWords<SharedWords>(stored, {
    now: () => wordsIn(form, latest.now()),
    show: (next) => {
      const content = withWords(form, latest.now(), next)
      if (content !== latest.now()) latest.show(content)
    },
  })
  const autosave = draftAutosave(
    (input: Draft) => shared.save(wordsIn(form, input), (withTheirs) => saveInput(input, withTheirs)),
    report,
  )
  const look = () =>
    autosave.between(async () => {
      const theirs = await readDraft(draft)
      if (theirs && theirs !== 'locked') shared.look(sharedIn(theirs))
    })
  return { autosave, look }
}

/** Looks at a draft after every change of it, and returns whether another tab has sent it. */
function useOtherTabs(draft: string, look: () => unknown): boolean {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const watching = watchIfSent(draft).subscribe({
      next: (sent) => (setSent(sent), look()),
      // A storage that does not open shows at the next save.
      error: () => undefined,
    })
    return () => watching.unsubscribe()
  }, [draft, look])
  return isSent
}

/** Saves input for the account that was active while typing. */
function saveInput(
  { form, draft, owner, replaces, step, waitingFor, ...input }: Draft,
  withTheirs: (theirs: SharedWords) => SharedWords,
) {
  return saveDraft(
    {
      id: draft,
      form: form.id,
      version: form.version,
      ...wordsIn(form, input),
      ...(replaces === undefined ? {} : { replaces }),
      ...(step === undefined ? {} : { step }),
      ...(waitingFor === undefined ? {} : { waitingFor }),
    },
    owner,
    withTheirs,
  )
}

/** Returns the words of the input as a draft stores them. */
function wordsIn(form: Form, { subject, typed }: Pick<Content, 'subject' | 'typed'>): SharedWords {
  const name = ownerNameIn(form, typed)
  return {
    answers: { ...draftOf(typed), ...openedFromIn(form, subject, typed) },
    ...(subject === undefined ? {} : { subject }),
    ...(name === undefined ? {} : { name }),
  }
}

/** Returns the content with other words; the same object where nothing differs. */
function withWords(form: Form, content: Content, { subject, answers }: SharedWords): Content {
  const shown = wordsIn(form, content).answers
  const typed = typedOf(form, subject, answers, { isDraft: true })
  const changed = Object.entries(typed).filter(([key]) => answers[key] !== shown[key])
  if (changed.length === 0 && subject === content.subject) return content
  return { ...content, subject, typed: { ...content.typed, ...Object.fromEntries(changed) } }
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
