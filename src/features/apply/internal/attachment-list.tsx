import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { readDocument } from '#src/platform/files/documents.ts'
import type { Document, Form } from '#src/features/forms/define.ts'
import type { BrokenRule } from '#src/features/forms/rules.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { DocumentSlot } from '#src/features/attachments/document-slot.tsx'
import { notTaking, takingInto } from '#src/features/attachments/use-taking.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { countAttachments, sameFiles } from '#src/features/apply/count-attachments.ts'
import type { Attachments, SlotWord } from './use-attachments.ts'
import { WifiOnly } from '#src/features/apply/wifi-only.tsx'

interface AttachmentListProps {
  form: Form
  attachments: Attachments
  broken: readonly BrokenRule[]
  /** True if a field contains the place. */
  placed: boolean
}

/** The documents of a form, each in its slot, and how many are there. */
export function AttachmentList({ form, attachments, broken, placed }: AttachmentListProps) {
  const documents = Object.entries(form.documents ?? {})
  const slots = attachments.stored.map(({ slot }) => slot)
  const { there, all } = countAttachments(form, slots)
  const place = documents.find(([, document]) => document.place)
  const same = sameFiles(attachments.stored)
  return (
    <>
      <p className="font-bold" role="status">
        <span className="block">{t`${there} of ${all} papers added`}</span>
        {place && (
          <span className="block font-normal">
            {placed || slots.includes(place[0]) ? t`The location is filled in.` : t`The location is missing.`}
          </span>
        )}
      </p>
      <ul className="grid gap-4">
        {documents.map(([slot, document]) => (
          <AttachmentSlot
            key={slot}
            slot={slot}
            document={document}
            attachments={attachments}
            missing={broken.some(({ field }) => field === slot)}
            sameAs={form.documents?.[same[slot] ?? '']?.label}
          />
        ))}
      </ul>
      <WifiOnly />
    </>
  )
}

interface AttachmentSlotProps {
  slot: string
  document: Document
  attachments: Attachments
  missing: boolean
  /** The document with the same file. */
  sameAs: Words | undefined
  /** Called with the other files if several may be chosen at once. */
  onMore?: ((files: readonly Blob[]) => void) | undefined
  /** Below the file. */
  children?: ReactNode
}

/** Returns the function that adds files to a slot. */
export function takingOf(slot: string, document: Document, attachments: Attachments) {
  return takingInto(
    {
      types: document.types,
      cover: document.cover !== undefined,
      save: (made) => attachments.save(slot, made),
      onBegin: (taking) => attachments.onTaking(slot, taking),
    },
    attachments.taking[slot] ?? notTaking,
    (change) => attachments.changeTaking(slot, change),
  )
}

/** A slot of a form with its document, and its message. */
export function AttachmentSlot({
  slot,
  document,
  attachments,
  missing,
  sameAs,
  onMore,
  children,
}: AttachmentSlotProps) {
  const taking = takingOf(slot, document, attachments)
  const word = attachments.words[slot]
  return (
    <li tabIndex={-1} data-slot={slot} data-invalid={missing} className="grid gap-2">
      <DocumentSlot
        label={localize(document.label)}
        picture={document.picture}
        hint={document.hint && localize(document.hint)}
        required={document.required === true}
        types={document.types}
        stored={attachments.stored.find((attachment) => attachment.slot === slot)}
        cover={document.cover}
        busy={taking.busy}
        failure={taking.problem ?? problemIn(word, missing)}
        waiting={attachments.waitingFor === slot}
        toRedact={taking.toRedact}
        onBeforeCamera={() => attachments.beforeCamera(slot)}
        onFile={(file) => void taking.take(file)}
        onMore={onMore}
        onRemove={() => void attachments.remove(slot)}
        onCovered={(bar) => void taking.covered(bar)}
        onCoverAgain={taking.coverAgain}
        onDiscard={taking.giveUp}
        onSaveAgain={taking.saveAgain}
        preview={readDocument}
      />
      {children}
      <div role="status" className="empty:hidden">
        {sameAs && (
          <p className="flex items-start gap-2 font-bold">
            <Pictogram name="warning" className="mt-0.5 size-6" />
            <SameFileNote as={localize(sameAs)} />
          </p>
        )}
        {word?.fine && (
          <p className="flex items-start gap-2 text-green">
            <Pictogram name="check" className="mt-0.5 size-6" />
            <span>
              <strong className="block">{word.title}</strong>
              {word.text}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

function SameFileNote({ as: paper }: { as: string }) {
  return (
    <span>{t`This is the same file as for: ${paper}. It counts for both. Choose another if that is wrong.`}</span>
  )
}

function problemIn(word: SlotWord | undefined, missing: boolean): string | undefined {
  if (word && !word.fine) return `${word.title}: ${word.text}`
  return missing ? t`This paper is missing.` : undefined
}
