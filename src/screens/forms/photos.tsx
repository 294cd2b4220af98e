import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { attachmentsOf, photoSlots, type Attachable } from '#src/forms/attachments.ts'
import type { BrokenRule } from '#src/forms/rules.ts'
import { AttachmentSlot, takingOf } from './attachment-list.tsx'
import type { Attachments } from './use-attachments.ts'

interface PhotosProps {
  form: Attachable
  attachments: Attachments
  broken: readonly BrokenRule[]
}

/** The photos of a form: those that are there, and the place of the next. */
export function Photos({ form, attachments, broken }: PhotosProps) {
  const [tooMany, setTooMany] = useState(false)
  const slots = photoSlots(form.photos)
  const documents = attachmentsOf(form)
  const isThere = (slot: string) => attachments.stored.some((file) => file.slot === slot)
  const free = slots.filter((slot) => !isThere(slot) && !attachments.taking[slot]?.busy)
  const isSeen = (slot: string) =>
    !free.includes(slot) || slot === free[0] || attachments.taking[slot]?.problem
  const most = slots.length
  const takeMore = async (from: string, files: readonly Blob[]) => {
    const places = free.filter((slot) => slot !== from)
    setTooMany(files.length > places.length)
    // One after the other: a phone has no room for several at once.
    for (const [at, slot] of places.slice(0, files.length).entries())
      await takingOf(slot, documents[slot]!, attachments).take(files[at]!)
  }
  return (
    <>
      {tooMany && <p role="status">{t`At most ${most} photos go with this.`}</p>}
      <ul className="grid gap-4">
        {slots.filter(isSeen).map((slot) => (
          <AttachmentSlot
            key={slot}
            slot={slot}
            document={documents[slot]!}
            attachments={attachments}
            missing={broken.some(({ field }) => field === slot)}
            sameAs={undefined}
            onMore={free.length > 1 ? (files) => void takeMore(slot, files) : undefined}
          />
        ))}
      </ul>
    </>
  )
}
