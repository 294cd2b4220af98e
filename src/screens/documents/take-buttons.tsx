import { useRef, type RefObject } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'

interface TakeButtonsProps {
  label: string
  /** What the slot takes; MIME types. */
  types: readonly string[]
  /** True where something is there already. */
  again: boolean
  busy: boolean
  /** Done before the phone's camera or gallery opens. */
  onBefore: () => Promise<unknown>
  onFile: (file: Blob) => void
}

/** A browser opens the camera only within seconds of the tap. A phone that is slow to keep must not make the tap void. */
const longestWait = 1500

/** The two ways to a document: the camera, and what is on the phone already. */
export function TakeButtons({ label, types, again, busy, onBefore, onFile }: TakeButtonsProps) {
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const takesPdf = types.includes('application/pdf')
  const takesPictures = types.some((type) => type.startsWith('image/'))
  const open = async (input: RefObject<HTMLInputElement | null>) => {
    const late = new Promise((resolve) => setTimeout(resolve, longestWait))
    // The photo matters more than the note that one is to come.
    await Promise.race([onBefore().catch(() => undefined), late])
    input.current?.click()
  }
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (file) onFile(file)
    // The same photo may be chosen again after it was removed.
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
      <input {...shared} ref={gallery} accept={types.join(',')} onChange={(event) => take(event.target)} />
    </div>
  )
}
