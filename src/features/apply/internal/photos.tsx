import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { attachmentsOf, photoSlots, type Attachable } from '#src/features/forms/attachments.ts'
import type { BrokenRule } from '#src/features/forms/rules.ts'
import { localize } from '#src/platform/i18n/words.ts'
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
    for (const [at, slot] of places.slice(0, files.length).entries()) {
      await takingOf(slot, documents[slot]!, attachments).take(files[at]!)
    }
    // Each slot reports its own failure.
    return undefined
  }
  return (
    <>
      {tooMany && <p role="status">{t`You can add up to ${most} photos.`}</p>}
      <ul className="grid gap-4">
        {slots.filter(isSeen).map((slot) => (
          <AttachmentSlot
            key={slot}
            slot={slot}
            document={documents[slot]!}
            attachments={attachments}
            missing={broken.some(({ field }) => field === slot)}
            sameAs={undefined}
            onMore={
              free.length > 1 ? (files) => attachments.onTaking(slot, takeMore(slot, files)) : undefined
            }
          >
            {isThere(slot) && (
              <Moves
                slot={slot}
                label={localize(documents[slot]!.label)}
                there={slots.filter(isThere)}
                attachments={attachments}
              />
            )}
          </AttachmentSlot>
        ))}
      </ul>
    </>
  )
}

interface MovesProps {
  slot: string
  label: string
  /** The slots that have a photo, in order. */
  there: readonly string[]
  attachments: Attachments
}

/** Two buttons that change the order of the photos. */
function Moves({ slot, label, there, attachments: { taking, swap } }: MovesProps) {
  const at = there.indexOf(slot)
  const [before, after] = [there[at - 1], there[at + 1]]
  const move = (to: string) => {
    if (!taking[slot]?.busy && !taking[to]?.busy) void swap(slot, to)
  }
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {before !== undefined && (
        <button
          type="button"
          className="button-quiet"
          aria-label={t`Move up: ${label}`}
          onClick={() => move(before)}
        >
          {t`Move up`}
        </button>
      )}
      {after !== undefined && (
        <button
          type="button"
          className="button-quiet"
          aria-label={t`Move down: ${label}`}
          onClick={() => move(after)}
        >
          {t`Move down`}
        </button>
      )}
    </div>
  )
}
