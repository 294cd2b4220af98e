import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { geoUri } from '#src/base/geo.ts'
import { dropDocument, keepDocument, type HeldDocument } from '#src/core/documents/documents.ts'
import type { Prepared } from '#src/core/documents/prepare.ts'
import type { Form } from '#src/forms/define.ts'
import type { ListedFile } from '#src/forms/rules.ts'
import { notTaking, type Taking } from '#src/screens/documents/use-taking.ts'
import { markAddress, unmarkAddress } from '#src/ui/mark-address.ts'
import { ownSpot } from '#src/ui/own-spot.ts'
import { useHeld } from '#src/ui/use-held.ts'
import type { Filling } from './use-filling.ts'
import { whyNotKeptHere } from '#src/screens/drafts/why-not-kept-here.ts'

/** What is said after something was done in a slot. */
export interface SlotWord {
  readonly fine: boolean
  readonly title: string
  readonly text: string
}

/** The papers of a form that is being filled. */
export interface Papers {
  readonly held: readonly HeldDocument[]
  /** What came of the last thing that was done, by slot. */
  readonly words: Readonly<Record<string, SlotWord | undefined>>
  /** How far files are on their way into their slots: a picture that waits to be covered outlives a change of the step. */
  readonly taking: Readonly<Record<string, Taking | undefined>>
  readonly changeTaking: (slot: string, change: Partial<Taking>) => void
  /** The slot that a picture was being taken for. */
  readonly waitingFor: string | undefined
  /** Keeps everything, before the camera opens: it may end the page. */
  readonly beforeCamera: (slot: string) => Promise<void>
  /** Keeps a file in a slot, and says there what came of it; false where it could not be kept. */
  readonly keep: (slot: string, document: Prepared) => Promise<boolean>
  readonly remove: (slot: string) => Promise<void>
}

const none: readonly HeldDocument[] = []

/** What the address says while a picture is being taken. */
const marks = ['form', 'draft']

/** Holds the papers of a form's draft, and what is done with them. */
export function usePapers(form: Form, owner: string, filling: Filling): Papers {
  const { draft } = filling
  const held = useHeld<readonly HeldDocument[]>(`papers of ${draft}`, () => watch(draft), none)
  const [words, setWords] = useState<Papers['words']>({})
  const [taking, setTaking] = useState<Papers['taking']>({})
  // A picture takes its time; what is typed meanwhile must not be undone.
  const latest = useRef(filling)
  useEffect(() => void (latest.current = filling), [filling])
  useEffect(() => () => unmarkAddress(marks), [])

  const tell = (slot: string, word: SlotWord | undefined) => setWords((all) => ({ ...all, [slot]: word }))
  return {
    held,
    words,
    taking,
    changeTaking: (slot, change) =>
      setTaking((all) => ({ ...all, [slot]: { ...(all[slot] ?? notTaking), ...change } })),
    waitingFor: filling.waitingFor,
    beforeCamera: async (slot) => {
      tell(slot, undefined)
      await latest.current.waitFor(slot)
      markAddress({ form: form.id, draft })
    },
    keep: async (slot, { bytes, type }) => {
      // A file without its draft would be nobody's.
      const draftKept = await latest.current.waitFor(latest.current.waitingFor)
      const outcome = draftKept.kept ? await keepDocument({ draft, slot, bytes, type }, owner) : draftKept
      unmarkAddress(marks)
      // The picture is here, or is said not to be: nothing waits for it any more.
      void latest.current.waitFor(undefined)
      if (!outcome.kept) {
        tell(slot, notSaved(whyNotKeptHere(outcome.why)))
        return false
      }
      const place = form.documents?.[slot]?.place
      const title = place ? t`Photo Captured` : t`Document Uploaded`
      tell(slot, { fine: true, title, text: t`It is saved on this phone.` })
      if (place && !latest.current.typed[place]) tell(slot, await placed(latest, place, title))
      return true
    },
    remove: async (slot) => {
      const outcome = await dropDocument(draft, slot)
      tell(slot, outcome.kept ? undefined : notSaved(whyNotKeptHere(outcome.why)))
    },
  }
}

/** The papers as a submission lists them. */
export function listed(held: readonly HeldDocument[]): ListedFile[] {
  return held.map(({ slot, sha256, size, type }) => ({ slot, sha256, bytes: size, type }))
}

const watch = (draft: string) =>
  import('#src/core/documents/documents.ts').then(({ watchDocuments }) => watchDocuments(draft))

function notSaved(text: string): SlotWord {
  return { fine: false, title: t`Not saved`, text }
}

/** Adds to a photo where the phone is, where nobody has said it; the photo itself is kept in any case. */
async function placed(
  latest: { readonly current: Filling },
  place: string,
  title: string,
): Promise<SlotWord> {
  const spot = await ownSpot()
  if (typeof spot === 'string')
    return { fine: false, title: t`Location Error`, text: t`Failed to get location for photo` }
  if (!latest.current.typed[place]) latest.current.set({ [place]: geoUri(spot) })
  return { fine: true, title, text: t`Location Captured` }
}
