import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Bar } from '#src/platform/files/prepare.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { CoverBar } from '#src/features/attachments/internal/cover-bar.tsx'
import { barAround, usualBar } from '#src/features/attachments/internal/bar.ts'
import { Picture } from './picture.tsx'

interface CoverDigitsProps {
  /** The picture or PDF to be saved. */
  picture: Blob
  /** Called with the bar over the digits; `undefined` if there is nothing to cover. */
  onDone: (bar: Bar | undefined) => void
  /** Called to choose another file. */
  onAgain: () => void
  busy?: boolean
}

/** Asks to cover the digits of an Aadhaar number before the picture is saved. */
export function CoverDigits({ picture, onDone, onAgain, busy = false }: CoverDigitsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // Scrolls up, so that the picture and its buttons are both visible.
    title.current?.scrollIntoView({ block: 'start' })
  }, [])
  const isPdf = picture.type === 'application/pdf'
  return (
    <div className="grid gap-3">
      <h4 ref={title} tabIndex={-1} className="font-bold">
        {t`Cover the first 8 digits of the Aadhaar number`}
      </h4>
      {isPdf ? (
        <p>{t`A PDF cannot be covered here. Cover the digits on the paper before you scan it, or take a photo.`}</p>
      ) : (
        <CoverPicture picture={picture} onDone={onDone} busy={busy} />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => onDone(undefined)}>
          {isPdf ? t`Continue with this PDF` : t`No digits to see, or covered already`}
        </button>
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={onAgain}>
          {t`Choose another`}
        </button>
      </div>
    </div>
  )
}

function CoverPicture({
  picture,
  onDone,
  busy,
}: Required<Pick<CoverDigitsProps, 'picture' | 'onDone' | 'busy'>>) {
  const [bar, setBar] = useState<Bar>()
  const frame = useRef<HTMLDivElement>(null)
  const put = (event: { clientX: number; clientY: number; detail: number }) => {
    const box = frame.current!.getBoundingClientRect()
    // A key press has no position.
    if (event.detail === 0) return setBar(usualBar)
    setBar(
      barAround(
        bar ?? usualBar,
        (event.clientX - box.left) / box.width,
        (event.clientY - box.top) / box.height,
      ),
    )
  }
  return (
    <>
      <p>{t`They are not needed here. Tap the picture where they are. Move the black bar until it hides them.`}</p>
      <div ref={frame} className="relative mr-8 mb-8 justify-self-start" role="group">
        <button type="button" className="block" aria-disabled={busy} onClick={put}>
          <Picture
            blob={picture}
            alt={t`Your picture. Tap where the digits are.`}
            className="max-h-[70dvh] max-w-full select-none"
          />
        </button>
        {bar && <CoverBar bar={bar} frame={frame} onChange={setBar} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => setBar(usualBar)}>
          {t`Cover where the number usually is`}
        </button>
        <button type="button" className="button" aria-disabled={busy || !bar} onClick={() => onDone(bar)}>
          <Pictogram name="check" className="size-6" />
          {t`The digits are covered`}
        </button>
      </div>
    </>
  )
}
