import { useRef, type RefObject } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

interface TakeButtonsProps {
  label: string
  /** Accepted MIME types. */
  types: readonly string[]
  /** True if the slot has a document. */
  again: boolean
  busy: boolean
  /** Called before the camera or gallery opens. */
  onBefore: () => Promise<unknown>
  onFile: (file: Blob) => void
  /** Called with the other files if several may be chosen at once. */
  onMore?: ((files: readonly Blob[]) => void) | undefined
}

/** A browser opens the camera only within seconds of the tap, so slow saving must not use them up. */
const longestWait = 1500

/** Two buttons for a document: the camera, and existing files. */
export function TakeButtons({ label, types, again, busy, onBefore, onFile, onMore }: TakeButtonsProps) {
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const takesPdf = types.includes('application/pdf')
  const takesPictures = types.some((type) => type.startsWith('image/'))
  const open = async (input: RefObject<HTMLInputElement | null>) => {
    const late = new Promise((resolve) => setTimeout(resolve, longestWait))
    // The photo is more important than the note about it.
    await Promise.race([onBefore().catch(() => undefined), late])
    input.current?.click()
  }
  const take = (input: HTMLInputElement) => {
    const [file, ...others] = input.files ?? []
    if (file) onFile(file)
    if (others.length > 0) onMore?.(others)
    // Allows choosing the same photo again after removing it.
    input.value = ''
  }
  const shared = { type: 'file', hidden: true, tabIndex: -1 } as const
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {takesPictures && (
        <button
          type="button"
          className={again ? 'button-quiet' : 'button'}
          aria-label={again ? t`Take again with the camera: ${label}` : t`Camera: ${label}`}
          aria-disabled={busy}
          onClick={() => void open(camera)}
        >
          <Pictogram name="camera" className="size-7" />
          {again ? t`Take again` : t`Camera`}
        </button>
      )}
      <button
        type="button"
        className="button-quiet"
        aria-label={takesPdf ? t`Gallery or PDF: ${label}` : t`Gallery: ${label}`}
        aria-disabled={busy}
        onClick={() => void open(gallery)}
      >
        <Pictogram name="gallery" className="size-7" />
        {takesPdf ? t`Gallery or PDF` : t`Gallery`}
      </button>
      <input
        {...shared}
        ref={camera}
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.target)}
      />
      <input
        {...shared}
        ref={gallery}
        accept={chosenFrom(types)}
        multiple={onMore !== undefined}
        onChange={(event) => take(event.target)}
      />
    </div>
  )
}

/** Every picture becomes a JPEG: the chooser must not hide the kinds that a form does not store. */
function chosenFrom(types: readonly string[]): string {
  return [...new Set(types.map((type) => type.replace(/^image\/.*/, 'image/*')))].join(',')
}

/** Says that a photo is being made small, while it is. */
export function MakingSmall({ busy }: { busy: boolean }) {
  return (
    <p role="status" className="flex items-center gap-3 empty:hidden">
      {busy && <span className="spinner size-8" />}
      {busy && <span>{t`Making the picture small…`}</span>}
    </p>
  )
}
