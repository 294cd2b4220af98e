import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { geoUri } from '#src/base/geo.ts'
import { dropDocument, keepDocument, type HeldDocument } from '#src/core/documents/documents.ts'
import { prepareDocument, type Problem } from '#src/core/documents/prepare.ts'
import type { Form } from '#src/forms/define.ts'
import type { ListedFile } from '#src/forms/rules.ts'
import { markAddress, unmarkAddress } from '#src/ui/mark-address.ts'
import { ownSpot } from '#src/ui/own-spot.ts'
import { useHeld } from '#src/ui/use-held.ts'
import type { Filling } from './use-filling.ts'
import { whyNotKeptHere } from './why-not-kept-here.ts'

/** What came of the last thing that was done in a slot. */
export interface SlotWord {
  readonly fine: boolean
  readonly title: string
  readonly text?: string
}

/** The papers of a form that is being filled. */
export interface Papers {
  readonly held: readonly HeldDocument[]
  /** The slot whose file is being made ready. */
  readonly busy: string | undefined
  /** Why a file could not be a document, by slot. */
  readonly problems: Readonly<Record<string, Problem | undefined>>
  readonly words: Readonly<Record<string, SlotWord | undefined>>
  /** The slot that a picture was being taken for. */
  readonly waitingFor: string | undefined
  /** Keeps everything, before the camera opens: it may end the page. */
  readonly beforeCamera: (slot: string) => Promise<void>
  readonly take: (slot: string, file: Blob) => Promise<void>
  readonly remove: (slot: string) => Promise<void>
}

const none: readonly HeldDocument[] = []

/** Holds the papers of a form's draft, and what is done with them. */
export function usePapers(form: Form, owner: string, filling: Filling): Papers {
  const { draft } = filling
  const held = useHeld<readonly HeldDocument[]>(`papers of ${draft}`, () => watch(draft), none)
  const [busy, setBusy] = useState<string>()
  const [problems, setProblems] = useState<Papers['problems']>({})
  const [words, setWords] = useState<Papers['words']>({})
  useEffect(() => () => unmarkAddress(['form', 'draft']), [])

  const take = async (slot: string, file: Blob) => {
    if (busy) return
    setBusy(slot)
    setProblems({ ...problems, [slot]: undefined })
    const { problem, word } = await keepPaper({ form, owner, filling, slot, file })
    unmarkAddress(['form', 'draft'])
    setProblems({ ...problems, [slot]: problem })
    setWords({ ...words, [slot]: word })
    setBusy(undefined)
    const place = form.documents?.[slot]?.place
    if (!word?.fine || !place || filling.typed[place]) return
    const spot = await ownSpot()
    if (typeof spot !== 'string') filling.set({ [place]: geoUri(spot) })
    setWords({ ...words, [slot]: spotWord(typeof spot !== 'string', word) })
  }
  return {
    held,
    busy,
    problems,
    words,
    waitingFor: filling.waitingFor,
    take,
    beforeCamera: async (slot) => {
      await filling.waitFor(slot)
      markAddress({ form: form.id, draft })
    },
    remove: async (slot) => {
      const outcome = await dropDocument(draft, slot)
      const word = outcome.kept ? undefined : notKeptWord(whyNotKeptHere(outcome.why))
      setProblems({ ...problems, [slot]: undefined })
      setWords({ ...words, [slot]: word })
    },
  }
}

/** The papers as a submission lists them. */
export function listed(held: readonly HeldDocument[]): ListedFile[] {
  return held.map(({ slot, sha256, size, type }) => ({ slot, sha256, bytes: size, type }))
}

const watch = (draft: string) =>
  import('#src/core/documents/documents.ts').then(({ watchDocuments }) => watchDocuments(draft))

interface Chosen {
  readonly form: Form
  readonly owner: string
  readonly filling: Filling
  readonly slot: string
  readonly file: Blob
}

/** Makes a document of a file and keeps it with its draft. */
async function keepPaper({ form, owner, filling, slot, file }: Chosen) {
  const wasCamera = filling.waitingFor === slot
  const prepared = await prepareDocument(file, form.documents?.[slot]?.types ?? [])
  // A file without its draft would be nobody's; and the picture is here, nothing waits for it any more.
  const draftKept = await filling.waitFor(undefined)
  if (typeof prepared === 'string') return { problem: prepared, word: undefined }
  const { bytes, type } = prepared
  const outcome = draftKept.kept
    ? await keepDocument({ draft: filling.draft, slot, bytes, type }, owner)
    : draftKept
  if (!outcome.kept) return { problem: undefined, word: notKeptWord(whyNotKeptHere(outcome.why)) }
  const isPhoto = wasCamera && type !== 'application/pdf'
  const word = { fine: true, title: isPhoto ? t`Photo Captured` : t`Document Uploaded` }
  return { problem: undefined, word: { ...word, text: t`It is saved on this phone.` } }
}

function notKeptWord(text: string): SlotWord {
  return { fine: false, title: t`Not saved`, text }
}

/** What is said of the place of a photo; the photo itself is kept in both cases. */
function spotWord(found: boolean, photo: SlotWord): SlotWord {
  if (found) return { fine: true, title: photo.title, text: t`Location Captured` }
  return { fine: false, title: t`Location Error`, text: t`Failed to get location for photo` }
}
