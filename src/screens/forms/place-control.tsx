import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { geoUri, spotIn } from '#src/base/geo.ts'
import { ownSpot } from '#src/ui/own-spot.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { placeText } from './place-text.ts'

interface PlaceControlProps {
  value: string
  onChange: (value: string) => void
  /** What the text field needs to be told from others. */
  shared: Readonly<Record<string, unknown>>
}

/** Where something is: by one tap where the phone knows it, else in words. */
export function PlaceControl({ value, onChange, shared }: PlaceControlProps) {
  const [looking, setLooking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const written = useRef(value)
  useEffect(() => {
    written.current = value
  }, [value])
  const look = async () => {
    setLooking(true)
    setSaid(undefined)
    const before = written.current
    const spot = await ownSpot()
    setLooking(false)
    // Who wrote something meanwhile did not want to wait: their words are what they mean.
    if (written.current !== before) return
    if (typeof spot !== 'string') onChange(geoUri(spot))
    setSaid(notices[typeof spot === 'string' ? spot : 'found']())
  }
  const isSpot = spotIn(value) !== undefined
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="button-quiet"
        aria-disabled={looking}
        onClick={() => void (looking || look())}
      >
        <Pictogram name="pin" className="size-7" />
        {looking ? t`Finding your location…` : isSpot ? t`Get my location again` : t`Use my location`}
      </button>
      <div role="status">{said && <SaidOfPlace said={said} />}</div>
      {isSpot ? (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span id={String(shared['id'])} tabIndex={-1} className="font-bold">
            {placeText(value)}
          </span>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setSaid(undefined)
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

function SaidOfPlace({ said }: { said: Said }) {
  return (
    <p className={`flex items-start gap-2 ${said.fine ? 'text-green' : 'text-red'}`}>
      <Pictogram name={said.fine ? 'check' : 'warning'} className="mt-0.5 size-6" />
      <span>
        <strong className="block">{said.title}</strong>
        {said.text}
      </span>
    </p>
  )
}

interface Said {
  readonly fine: boolean
  readonly title: string
  readonly text: string
}

const notices: Record<'found' | 'failed' | 'not supported', () => Said> = {
  found: () => ({ fine: true, title: t`Location Captured`, text: t`It goes with your application.` }),
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
