import { useId } from 'react'
import { t } from '@lingui/core/macro'
import type { Bar } from '#src/platform/files/prepare.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { CoverDigits } from './cover-digits.tsx'
import { DocumentPreview } from '#src/features/attachments/internal/document-preview.tsx'
import { MakingSmall, TakeButtons } from './take-buttons.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'

// Phrases of this folder are in the set of #src/platform/i18n/phrases-of-forms.ts; the caller loads it.

interface DocumentSlotProps {
  label: string
  hint?: string | undefined
  /** The drawing of such a document. */
  picture?: string | undefined
  required: boolean
  /** Accepted MIME types. */
  types: readonly string[]
  /** The stored document. */
  stored?: { readonly id: string; readonly type: string; readonly size: number } | undefined
  /** The digits to cover. */
  cover: 'aadhaar' | undefined
  /** True while a file is being reduced or saved. */
  busy: boolean
  /** Its fault: a file that cannot go here, a missing document, a full phone. */
  failure?: string | undefined
  /** True if the camera was open for this slot when the page was discarded. */
  waiting: boolean
  /** A photo whose digits are to be covered. */
  toRedact: Blob | undefined
  /** Saves the draft and the waiting slot, because the camera may end the page. */
  onBeforeCamera: () => Promise<unknown>
  onFile: (file: Blob) => void
  /** Called with the other files if several may be chosen at once. */
  onMore?: ((files: readonly Blob[]) => void) | undefined
  onRemove: () => void
  /** Called with the bar over the digits; `undefined` if there are none. */
  onCovered: (bar: Bar | undefined) => void
  /** Called to cover more of the stored picture. */
  onCoverAgain: (picture: Blob) => void
  /** Called to take another picture instead. */
  onDiscard: () => void
  /** Saves a file again for which the phone was full; `undefined` if there is none. */
  onSaveAgain: (() => unknown) | undefined
  preview: (id: string) => Promise<Blob | undefined>
}

/** A visible star and an announced word. */
function RequiredMark() {
  return (
    <span>
      <span aria-hidden="true"> *</span>
      <span className="sr-only">{t`(required)`}</span>
    </span>
  )
}

type HeadingProps = Pick<DocumentSlotProps, 'label' | 'hint' | 'picture' | 'required'> & { id: string }

/** The name of the document, and an example picture. */
function SlotHeading({ id, label, hint, picture, required }: HeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {picture && <Drawing name={picture} className="size-18" />}
      <div className="grow basis-40">
        <h3 id={id} className="text-lg">
          <span>{label}</span>
          {required && <RequiredMark />}
        </h3>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
    </div>
  )
}

/** A slot for one document: buttons to take it, its preview, and its fault. */
export function DocumentSlot(props: DocumentSlotProps) {
  const { waiting, busy, toRedact } = props
  const id = useId()
  const statusText = props.failure
  return (
    <section
      aria-labelledby={id}
      className={`card grid gap-3 p-4 ${statusText ? 'border-2 border-red' : ''}`}
      data-slot-state={toRedact ? 'to-cover' : props.stored ? 'held' : 'empty'}
    >
      <SlotHeading id={id} {...props} />
      <SlotState statusText={statusText} waiting={waiting && !busy && !toRedact && !statusText} busy={busy} />
      {toRedact ? (
        <CoverDigits picture={toRedact} busy={busy} onDone={props.onCovered} onAgain={props.onDiscard} />
      ) : (
        <>
          {props.onSaveAgain && (
            <button
              type="button"
              className="button"
              aria-disabled={busy}
              onClick={() => void props.onSaveAgain?.()}
            >
              <Pictogram name="check" className="size-6" />
              {t`Save it now`}
            </button>
          )}
          <Taking {...props} />
        </>
      )}
    </section>
  )
}

function SlotState({
  statusText,
  waiting,
  busy,
}: {
  statusText: string | undefined
  waiting: boolean
  busy: boolean
}) {
  return (
    <>
      <FieldError alert>{statusText}</FieldError>
      {waiting && (
        <p className="font-bold">{t`The camera was open for this. If the photo is not here, take it again.`}</p>
      )}
      <MakingSmall busy={busy} />
    </>
  )
}

function Taking(props: DocumentSlotProps) {
  const {
    label,
    types,
    stored,
    cover,
    busy,
    onBeforeCamera,
    onFile,
    onMore,
    onRemove,
    onCoverAgain,
    preview,
  } = props
  const buttons = (
    <TakeButtons
      label={label}
      types={types}
      again={stored !== undefined}
      busy={busy}
      onBefore={onBeforeCamera}
      onFile={onFile}
      onMore={onMore}
    />
  )
  if (!stored) return buttons
  const coverMore = async () => {
    const picture = await preview(stored.id)
    if (picture) onCoverAgain(picture)
  }
  return (
    <>
      <DocumentPreview key={stored.id} stored={stored} label={label} preview={preview} />
      {buttons}
      <ConfirmOnce
        label={t`Remove`}
        name={t`Remove: ${label}`}
        question={
          types.includes('application/pdf')
            ? t`Remove this paper? You would have to take it again.`
            : t`Remove this photo? You would have to take it again.`
        }
        run={onRemove}
      >
        {cover && stored.type !== 'application/pdf' && (
          <button
            type="button"
            className="button-quiet"
            aria-disabled={busy}
            onClick={() => void coverMore()}
          >
            {t`Cover digits`}
          </button>
        )}
      </ConfirmOnce>
    </>
  )
}
