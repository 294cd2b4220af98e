import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { geoUri, spotIn } from '#src/base/geo.ts'
import { currentPosition } from '#src/ui/geolocation.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { placeText } from './place-text.ts'

interface PlaceControlProps {
  value: string
  onChange: (value: string) => void
  /** Attributes of the text field. */
  shared: Readonly<Record<string, unknown>>
}

/** A place: by a tap if the phone knows its position, otherwise in words. */
export function PlaceControl({ value, onChange, shared }: PlaceControlProps) {
  const [busy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState<Announcement>()
  const written = useRef(value)
  useEffect(() => {
    written.current = value
  }, [value])
  const locate = async () => {
    setBusy(true)
    setAnnouncement(undefined)
    const before = written.current
    const spot = await currentPosition()
    setBusy(false)
    // Words that were typed meanwhile take precedence.
    if (written.current !== before) return
    if (typeof spot !== 'string') onChange(geoUri(spot))
    setAnnouncement(notices[typeof spot === 'string' ? spot : 'found']())
  }
  const isSpot = spotIn(value) !== undefined
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="button-quiet"
        aria-disabled={busy}
        onClick={() => void (busy || locate())}
      >
        <Pictogram name="pin" className="size-7" />
        {busy ? t`Finding your location…` : isSpot ? t`Get my location again` : t`Use my location`}
      </button>
      <div role="status">{announcement && <PlaceAnnouncement announcement={announcement} />}</div>
      {isSpot ? (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span id={String(shared['id'])} tabIndex={-1} className="font-bold">
            {placeText(value)}
          </span>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setAnnouncement(undefined)
              onChange('')
            }}
          >
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
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
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

const notices: Record<'found' | 'failed' | 'not supported', () => Announcement> = {
  found: () => ({ fine: true, title: t`Location Captured`, text: t`It will be sent with your application.` }),
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
