import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { geoUri, isRough } from '#src/base/geo.ts'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import {
  dropDocument,
  saveDocument,
  type ChosenDocument,
  type StoredDocument,
} from '#src/platform/files/documents.ts'
import type { Prepared } from '#src/platform/files/prepare.ts'
import { swapFiles } from '#src/platform/files/swap-files.ts'
import type { Attachable } from '#src/features/forms/attachments.ts'
import type { ListedFile } from '#src/features/forms/rules.ts'
import { noteTaking, type RunningTaking } from '#src/features/attachments/running-takings.ts'
import { notTaking, type Taking } from '#src/features/attachments/use-taking.ts'
import { markAddress, unmarkAddress } from '#src/platform/ui/mark-address.ts'
import { currentPosition } from '#src/platform/ui/geolocation.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import type { Filling } from './use-filling.ts'
import { whyNotSavedHere } from '#src/features/forms/why-not-saved-here.ts'

/** The message of a slot after an action. */
export interface SlotWord {
  readonly fine: boolean
  readonly title: string
  readonly text: string
}

/** The documents of a form that is being filled in. */
export interface Attachments {
  readonly stored: readonly StoredDocument[]
  /** The result of the last action, by slot. */
  readonly words: Readonly<Record<string, SlotWord | undefined>>
  /** Files on their way into slots: a picture whose digits are to be covered survives a change of the step. */
  readonly taking: Readonly<Record<string, Taking | undefined>>
  readonly changeTaking: (slot: string, change: Partial<Taking>) => void
  /** Called with each taking of a slot as it begins: sending waits for it. */
  readonly onTaking: (slot: string, taking: RunningTaking) => void
  /** The slot whose camera was open. */
  readonly waitingFor: string | undefined
  /** Saves everything before the camera opens, which may end the page. */
  readonly beforeCamera: (slot: string) => Promise<void>
  /** Saves a file in a slot and shows the result there; resolves to the sentence of a failure. */
  readonly save: (slot: string, document: Prepared) => Promise<string | undefined>
  readonly remove: (slot: string) => Promise<void>
  /** Swaps the files of two slots, and says so where the first one's file is then. */
  readonly swap: (from: string, to: string) => Promise<void>
}

/** The text that files are attached to, and how it is saved. */
export type AttachTarget = Pick<Filling, 'draft' | 'typed' | 'waitingFor' | 'waitFor' | 'set'>

const none: readonly StoredDocument[] = []

/** Keys in the address while the camera is open. */
const marks = ['form', 'draft']

/** Returns the documents of a form's draft, and the actions on them. */
export function useAttachments(form: Attachable, owner: string, filling: AttachTarget): Attachments {
  const { draft } = filling
  const stored = useObservable<readonly StoredDocument[]>(`papers of ${draft}`, () => watch(draft), none)
  const [words, setWords] = useState<Attachments['words']>({})
  const [taking, setTaking] = useState<Attachments['taking']>({})
  // A file takes time; text that is typed meanwhile must stay.
  const latest = useRef(filling)
  useEffect(() => void (latest.current = filling), [filling])
  useEffect(() => () => unmarkAddress(marks), [])

  const say = (more: Attachments['words']) => setWords((all) => ({ ...all, ...more }))
  return {
    stored,
    words,
    taking,
    changeTaking: (slot, change) =>
      setTaking((all) => ({ ...all, [slot]: { ...(all[slot] ?? notTaking), ...change } })),
    onTaking: (slot, begun) => noteTaking(draft, slot, begun),
    waitingFor: filling.waitingFor,
    beforeCamera: async (slot) => {
      say({ [slot]: undefined })
      await latest.current.waitFor(slot)
      if (form.id !== undefined) markAddress({ form: form.id, draft })
    },
    save: async (slot, { bytes, type }) => {
      const outcome = await saveWithDraft(latest.current, { draft, slot, bytes, type }, owner)
      unmarkAddress(marks)
      // The picture is saved, or the person knows that it is not.
      void latest.current.waitFor(undefined)
      if (!outcome.saved) {
        const why = whyNotSavedHere(outcome.why)
        say({ [slot]: notSaved(why) })
        return why
      }
      const place = form.documents?.[slot]?.place
      const title = place ? t`Photo Captured` : t`Document Uploaded`
      say({ [slot]: { fine: true, title, text: t`It is saved on this phone.` } })
      if (place && !latest.current.typed[place]) say({ [slot]: await placed(latest, place, title) })
      return undefined
    },
    swap: async (from, to) => say(await swapped(draft, from, to)),
    // A photo that failed in this slot before stops no sending any more.
    remove: async (slot) => say({ [slot]: await noted(draft, slot, dropDocument(draft, slot)) }),
  }
}

/** Returns documents as a submission's manifest lists them. */
export function listed(stored: readonly StoredDocument[]): ListedFile[] {
  return stored.map(({ slot, sha256, size, type }) => ({ slot, sha256, bytes: size, type }))
}

const watch = (draft: string) =>
  import('#src/platform/files/documents.ts').then(({ watchDocuments }) => watchDocuments(draft))

/** Saves a file, and before it the draft that it needs. */
async function saveWithDraft(
  filling: AttachTarget,
  file: ChosenDocument,
  owner: string,
): Promise<SaveResult<DraftFailure>> {
  const outcome = await filling.waitFor(filling.waitingFor)
  return outcome.saved ? saveDocument(file, owner) : outcome
}

function notSaved(text: string): SlotWord {
  return { fine: false, title: t`Not saved`, text }
}

/** Notes a change of stored files, so that sending waits for it; returns why it was not saved. */
async function noted(
  draft: string,
  what: string,
  change: Promise<SaveResult<DraftFailure>>,
): Promise<SlotWord | undefined> {
  const ended = change.then((outcome) => (outcome.saved ? undefined : whyNotSavedHere(outcome.why)))
  noteTaking(draft, what, ended)
  const why = await ended
  return why === undefined ? undefined : notSaved(why)
}

/** Swaps the files of two slots; returns their messages. */
async function swapped(draft: string, from: string, to: string): Promise<Attachments['words']> {
  const failure = await noted(draft, 'swap', swapFiles(draft, [from, to]))
  return { [from]: failure, [to]: failure ? undefined : { fine: true, title: t`Moved`, text: '' } }
}

/** Adds the phone's position to a photo's field, if that is empty; the photo is saved in any case. */
async function placed(
  latest: { readonly current: AttachTarget },
  place: string,
  title: string,
): Promise<SlotWord> {
  const spot = await currentPosition()
  if (typeof spot === 'string' || isRough(spot))
    return { fine: false, title: t`Location Error`, text: t`Failed to get location for photo` }
  if (!latest.current.typed[place]) latest.current.set({ [place]: geoUri(spot) })
  return { fine: true, title, text: t`Location Captured` }
}
