import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { listenTitle } from '#src/content/listen-words.ts'
import { chooseListen, chosenVoice, listenChoice } from './choice.ts'
import { stopListening } from '#src/features/listen/listener.ts'
import { isWorthAsking, listenOffer, type ListenOffer } from './offer.ts'
import { speakListen } from '#src/platform/i18n/phrases-of-listen.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'
import { WindowTitle } from '#src/platform/ui/window-title.tsx'
import { Ear } from '#src/platform/ui/ear.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useModal } from '#src/platform/ui/use-modal.ts'
import { hideEars, showEars } from './ears.ts'
import { closeListen } from '#src/features/listen/listen-window.ts'
import { PhoneVoices } from './phone-voices.tsx'
import { Recordings } from './recordings.tsx'
import { Notices } from '#src/platform/ui/notices.tsx'

speakListen(language())

/** The window in which Listen is turned on and off, and in which recordings and a voice are chosen. */
export function Settings() {
  const dialog = useModal()
  useOnPageLeave(closeListen)
  useEffect(() => stopListening, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="listen-title"
      className="m-auto w-112 max-w-full bg-paper sm:rounded-lg"
      closedby="any"
      onClose={closeListen}
    >
      <div className="grid gap-4 p-4">
        <WindowTitle id="listen-title" className="text-xl">
          {localize(listenTitle)}
        </WindowTitle>
        <div className="flex items-center gap-4">
          <Ear className="size-24 text-green" />
          <p>{t`Tap an ear, and the app reads it to you.`}</p>
        </div>
        <Choices />
      </div>
      <Notices inWindow />
    </dialog>
  )
}

function Choices() {
  const [offer, setOffer] = useState<ListenOffer>()
  const [isOn, setOn] = useState(() => listenChoice() === 'on')
  const [voice, setVoice] = useState(() => chosenVoice(language()))
  const look = () => listenOffer().then(setOffer)
  useEffect(() => void listenOffer().then(setOffer), [])
  const turn = async (on: boolean) => {
    chooseListen(on ? 'on' : 'off')
    setOn(on)
    if (on) await showEars()
    else hideEars()
  }
  const changed = async () => {
    setVoice(chosenVoice(language()))
    await turn(true)
    await look()
  }
  if (!offer) return <Spinner />
  const hasSource = Boolean(offer.stored?.phrases) || voice !== undefined
  return (
    <>
      {!isWorthAsking(offer) && (
        <p role="status">
          {offer.isSilent
            ? t`The centre cannot be reached now. Try again later.`
            : t`Nothing can be heard in this language yet.`}
        </p>
      )}
      <Recordings offer={offer} onChange={changed} onRemove={look} />
      <PhoneVoices voices={offer.voices} chosen={voice} onChange={changed} />
      {hasSource && (
        <button type="button" className={isOn ? 'button-quiet' : 'button'} onClick={() => void turn(!isOn)}>
          {isOn ? t`Turn off` : t`Turn on`}
        </button>
      )}
    </>
  )
}
