import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { betterOf, geoUri, isRough, spotIn, type Spot } from '#src/base/geo.ts'
import { currentPosition } from '#src/platform/ui/geolocation.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { placeText } from './place-text.ts'

const RoughPlace = lazyPart(() => import('./rough-place.tsx'))

interface PlaceControlProps {
  value: string
  onChange: (value: string) => void
  /** Attributes of the text field. */
  shared: Readonly<Record<string, unknown>>
}

/**
 * A place: by a tap if the phone knows its position, otherwise in words. A position that is not exact is taken if the person says
 * so; of two, the better stays.
 */
export function PlaceControl({ value, onChange, shared }: PlaceControlProps) {
  const { busy, announcement, rough, locate, keepRough, forget } = useLocating(value, onChange)
  const isSpot = spotIn(value) !== undefined
  const write = (words: string) => {
    forget()
    onChange(words)
  }
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="button-quiet"
        aria-disabled={busy}
        onClick={() => void (busy || locate())}
      >
        <Pictogram name="pin" className="size-7" />
        {busy ? t`Finding your location…` : isSpot || rough ? t`Get my location again` : t`Use my location`}
      </button>
      <div role="status">
        {announcement && <PlaceAnnouncement announcement={announcement} />}
        {rough && !busy && (
          <LaterPart>
            <RoughPlace spot={rough} onKeep={keepRough} />
          </LaterPart>
        )}
      </div>
      {isSpot ? (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span id={String(shared['id'])} tabIndex={-1} className="font-bold">
            {placeText(value)}
          </span>
          <button type="button" className="button-quiet" onClick={() => write('')}>
            {t`Write it instead`}
          </button>
        </p>
      ) : (
        <input
          {...shared}
          type="text"
          enterKeyHint="next"
          autoComplete="off"
          placeholder={t`Village, and a landmark nearby`}
          value={value}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  )
}

/** Locates the phone: `rough` is a position that is not exact, while nobody has said whether to take it. */
function useLocating(value: string, onChange: (value: string) => void) {
  const [busy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState<Announcement>()
  const [rough, setRough] = useState<Spot>()
  const written = useRef(value)
  useEffect(() => {
    written.current = value
  }, [value])
  const locate = async () => {
    setBusy(true)
    setAnnouncement(undefined)
    const before = written.current
    const there = spotIn(before)
    const spot = await currentPosition((there ?? rough) !== undefined)
    setBusy(false)
    // Words that were typed meanwhile take precedence.
    if (written.current !== before) return
    if (typeof spot === 'string') return setAnnouncement(notices[spot]())
    const last = there ?? rough
    const best = last ? betterOf(last, spot) : spot
    if (best === there) return setAnnouncement(notices.before())
    // Who has taken one that is not exact takes a better one.
    const isAsked = isRough(best) && !there
    setRough(isAsked ? best : undefined)
    if (isAsked) return
    onChange(geoUri(best))
    setAnnouncement(isRough(best) ? undefined : notices.found())
  }
  const keepRough = (spot: Spot) => {
    setRough(undefined)
    onChange(geoUri(spot))
  }
  const forget = () => {
    setRough(undefined)
    setAnnouncement(undefined)
  }
  return { busy, announcement, rough, locate, keepRough, forget }
}

function PlaceAnnouncement({ announcement }: { announcement: Announcement }) {
  return (
    <p className={`flex items-start gap-2 ${announcement.fine ? 'text-green' : 'text-red'}`}>
      <Pictogram name={announcement.fine ? 'check' : 'warning'} className="mt-0.5 size-6" />
      <span>
        <strong className="block">{announcement.title}</strong>
        {announcement.text}
      </span>
    </p>
  )
}

interface Announcement {
  readonly fine: boolean
  readonly title: string
  readonly text: string
}

const notices: Record<'found' | 'before' | 'failed' | 'not supported', () => Announcement> = {
  found: () => ({
    fine: true,
    title: t`Location Captured`,
    text: t`It will be sent with your application.`,
  }),
  before: () => ({
    fine: true,
    title: t`The location from before stays`,
    text: t`It is more exact.`,
  }),
  failed: () => ({
    fine: false,
    title: t`Location Error`,
    text: t`Failed to get current location. Please try again.`,
  }),
  'not supported': () => ({
    fine: false,
    title: t`Location Not Supported`,
    text: t`Your browser doesn't support location services`,
  }),
}
