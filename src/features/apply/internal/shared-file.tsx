import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { dropUnassigned, saveDocument, type StoredDocument } from '#src/platform/files/documents.ts'
import type { Prepared } from '#src/platform/files/prepare.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { CoverDigits } from '#src/features/attachments/cover-digits.tsx'
import { Picture } from '#src/features/attachments/picture.tsx'
import type { AttachmentPlace } from './places.ts'
import { PlaceChoice, type Place } from './place-choice.tsx'
import { useMade, type Made } from '#src/features/attachments/use-made.ts'
import { useTaking } from '#src/features/attachments/use-taking.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

/** A shared file: its preview, the slots for it, and a button that deletes it. */
export function SharedFile({ file, places }: { file: StoredDocument; places: readonly AttachmentPlace[] }) {
  const made = useMade(file.id)
  const [failure, setFailure] = useState('')
  const drop = async () => {
    const outcome = await dropUnassigned(file.id)
    if (!outcome.saved) setFailure(whyNotSaved(outcome.why))
  }
  return (
    <li className="card grid gap-3 p-4">
      <Shown made={made} />
      {typeof made === 'object' && places.length > 0 && <Placing file={file} made={made} places={places} />}
      <ConfirmOnce
        label={t`Delete`}
        name={t`Delete the shared files`}
        question={t`Delete this file from the app? It stays in your gallery.`}
        run={drop}
      />
      <FieldError alert>{typeof made === 'string' ? made : failure}</FieldError>
    </li>
  )
}

function Shown({ made }: { made: ReturnType<typeof useMade> }) {
  if (!made) return <Spinner />
  if (typeof made === 'string') return <Pictogram name="warning" className="size-16 text-muted" />
  if (made.type === 'image/jpeg')
    return (
      <Picture blob={made.file} alt={t`Shared picture`} className="max-h-64 max-w-full justify-self-center" />
    )
  return (
    <p className="flex items-center gap-3">
      <Pictogram name="paper" className="size-16 text-muted" />
      {t`PDF, ${Math.max(1, Math.round(made.size / 1024))} KB`}
    </p>
  )
}

function Placing({
  file,
  made,
  places,
}: {
  file: StoredDocument
  made: Made
  places: readonly AttachmentPlace[]
}) {
  const [place, setPlace] = useState<Place>()
  const [failure, setFailure] = useState('')
  const save = async ({ bytes, type }: Prepared) => {
    if (!place) return ''
    const { draft, slot } = place
    const outcome = await saveDocument({ draft, slot, bytes, type }, await ownerNow())
    const why = outcome.saved ? '' : whyNotAdded(outcome.why)
    setFailure(why)
    if (!outcome.saved) return why
    notify({ title: t`Document Uploaded`, text: place.label })
    // Deleted last: if the phone was full, the shared copy would be the only one.
    await dropUnassigned(file.id)
    return undefined
  }
  const taking = useTaking({ types: place?.rule.types ?? [], cover: place?.rule.cover !== undefined, save })
  if (taking.toRedact)
    return (
      <>
        <FieldError alert>{failure}</FieldError>
        <CoverDigits
          picture={taking.toRedact}
          busy={taking.busy}
          onDone={(bar) => void taking.covered(bar)}
          onAgain={taking.giveUp}
        />
      </>
    )
  return (
    <>
      <PlaceChoice id={file.id} places={places} place={place} onChange={setPlace} />
      {place?.taken && <p className="font-bold">{t`There is a file already. This one replaces it.`}</p>}
      <button
        type="button"
        className="button"
        aria-disabled={!place || taking.busy}
        onClick={() => void taking.take(made.file)}
      >
        {t`Add it there`}
      </button>
      <FieldError alert>{taking.problem ?? failure}</FieldError>
    </>
  )
}
