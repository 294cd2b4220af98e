import { useId } from 'react'
import { t } from '@lingui/core/macro'
import type { Bar, Problem } from '#src/core/documents/prepare.ts'
import { ConfirmOnce } from '#src/screens/drafts/confirm-once.tsx'
import { Drawing } from '#src/ui/drawing.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { CoverDigits } from './cover-digits.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { problemSentence } from './problem-sentence.ts'
import { TakeButtons } from './take-buttons.tsx'

// Words of this folder are in the set of #src/i18n/phrases-of-forms.ts, which whatever shows them loads.

interface DocumentSlotProps {
  label: string
  hint?: string | undefined
  /** The drawing of such a document. */
  picture?: string | undefined
  required: boolean
  /** What it takes; MIME types. */
  types: readonly string[]
  /** What is kept in it. */
  stored?: { readonly id: string; readonly type: string; readonly size: number } | undefined
  /** Digits on it are to be covered. */
  cover: 'aadhaar' | undefined
  /** A file is being made small or kept. */
  busy: boolean
  problem?: Problem | undefined
  /** What else went wrong, in words: a document that is missing, a phone that is full. */
  failure?: string | undefined
  /** The camera was open for this slot when the page went away. */
  waiting: boolean
  /** What was taken and waits for its digits to be covered. */
  toRedact: Blob | undefined
  /** Keeps the draft, and that it waits for this slot: the camera may end the page. */
  onBeforeCamera: () => Promise<unknown>
  onFile: (file: Blob) => void
  onRemove: () => void
  /** The digits under the bar are to be overwritten; nothing where there are none. */
  onCovered: (bar: Bar | undefined) => void
  /** More of what is kept is to be covered. */
  onCoverAgain: (picture: Blob) => void
  /** The person would rather take another picture than cover this one. */
  onDiscard: () => void
  /** Keeps what the phone had no room for; undefined where there is no such file. */
  onSaveAgain: (() => unknown) | undefined
  preview: (id: string) => Promise<Blob | undefined>
}

/** The star that is seen, and the word that is heard. */
function RequiredMark() {
  return (
    <span>
      <span aria-hidden="true"> *</span>
      <span className="sr-only">{t`(required)`}</span>
    </span>
  )
}

type HeadingProps = Pick<DocumentSlotProps, 'label' | 'hint' | 'picture' | 'required'> & { id: string }

/** Which document it is, and what such a document looks like. */
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

/** A place for one document: the ways to take it, what was taken, and what is wrong with it. */
export function DocumentSlot(props: DocumentSlotProps) {
  const { waiting, busy, toRedact } = props
  const id = useId()
  const statusText = props.problem ? problemSentence(props.problem) : props.failure
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
      <p role="alert" className="flex items-start gap-2 font-bold text-red empty:hidden">
        {statusText && <Pictogram name="warning" className="mt-0.5 size-6" />}
        {statusText && <span>{statusText}</span>}
      </p>
      {waiting && (
        <p className="font-bold">{t`The camera was open for this. If the photo is not here, take it again.`}</p>
      )}
      <p role="status" className="flex items-center gap-3 empty:hidden">
        {busy && <span className="spinner size-8" />}
        {busy && <span>{t`Making the picture small…`}</span>}
      </p>
    </>
  )
}

function Taking(props: DocumentSlotProps) {
  const { label, types, stored, cover, busy, onBeforeCamera, onFile, onRemove, onCoverAgain, preview } = props
  const buttons = (
    <TakeButtons
      label={label}
      types={types}
      again={stored !== undefined}
      busy={busy}
      onBefore={onBeforeCamera}
      onFile={onFile}
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
        question={t`Remove this paper? You would have to take it again.`}
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
