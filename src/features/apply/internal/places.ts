import { useEffect, useState } from 'react'
import { documentsOf } from '#src/platform/files/documents.ts'
import type { DraftLine } from '#src/features/forms/drafts.ts'
import type { Document } from '#src/features/forms/define.ts'
import { attachmentsOf, type Attachable } from '#src/features/forms/attachments.ts'
import { findForm } from '#src/features/forms/find.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'

/** A draft with document slots. */
export interface AttachmentPlace {
  readonly draft: string
  /** The form's title and its person. */
  readonly title: string
  readonly slots: readonly {
    readonly slot: string
    readonly label: string
    readonly rule: Document
    readonly taken: boolean
  }[]
}

/** Returns drafts with document slots, and their stored documents; `undefined` until they are read. */
export function usePlaces(drafts: readonly DraftLine[] | undefined): readonly AttachmentPlace[] | undefined {
  const [places, setPlaces] = useState<readonly AttachmentPlace[]>()
  useEffect(() => {
    if (!drafts) return
    let left = false
    placesIn(drafts).then(
      (found) => left || setPlaces(found),
      () => left || setPlaces([]),
    )
    return () => void (left = true)
  }, [drafts])
  return places
}

/** Returns a form's slots for papers and photos; a file that was shared is no voice note of its own. */
export function pictureSlots(form: Attachable): [string, Document][] {
  return Object.entries(attachmentsOf(form)).filter(([, { types }]) =>
    types.some((type) => type.startsWith('image/')),
  )
}

async function placesIn(drafts: readonly DraftLine[]): Promise<AttachmentPlace[]> {
  const found = await Promise.all(
    drafts.map(async ({ id, form: kind, subject, askedFor, name }) => {
      const form = await findForm(kind)
      const documents = form ? pictureSlots(form) : []
      if (!form || documents.length === 0) return []
      const taken = new Set((await documentsOf(id)).map(({ slot }) => slot))
      const slots = documents.map(([slot, rule]) => {
        return { slot, rule, label: localize(rule.label), taken: taken.has(slot) }
      })
      const title = [requestTitle(form, subject, askedFor), name].filter(Boolean).join(', ')
      return [{ draft: id, title, slots }]
    }),
  )
  return found.flat()
}
