import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { chooseVoice } from './choice.ts'
import { sayAloud } from '#src/features/listen/listener.ts'
import type { ListedVoice } from './phone-voice.ts'
import { language } from '#src/platform/i18n/words.ts'

interface PhoneVoicesProps {
  voices: readonly ListedVoice[]
  chosen: string | undefined
  /** Called once a voice was confirmed. */
  onChange: () => Promise<void>
}

/** More than these nobody tries. */
const most = 4

/**
 * Voices of the phone for the language, each to be tried. A voice is used once its listener says that it was heard: Chrome for
 * Android lists voices that are not installed, and reads with English.
 */
export function PhoneVoices({ voices, chosen, onChange }: PhoneVoicesProps) {
  const [tried, setTried] = useState<ListedVoice>()
  if (voices.length === 0) return null
  const hear = (voice: ListedVoice) => {
    setTried(undefined)
    sayAloud(voice.voiceURI, t`This is how I sound.`, () => setTried(voice))
  }
  const confirm = async () => {
    chooseVoice(language(), tried?.voiceURI)
    setTried(undefined)
    await onChange()
  }
  return (
    <section className="card grid gap-3 p-4">
      <h3 className="text-lg">{t`A voice of this phone`}</h3>
      <p>{t`It reads the texts that have no recording.`}</p>
      {voices.slice(0, most).map((voice) => (
        <button key={voice.voiceURI} type="button" className="button-quiet" onClick={() => hear(voice)}>
          <span>{tryText(voice.name)}</span>
          {voice.voiceURI === chosen && <span className="font-normal">{t`in use`}</span>}
        </button>
      ))}
      {tried && (
        <div role="alert" className="grid gap-2">
          <p className="font-bold">{t`Did you hear this?`}</p>
          <p>{t`This is how I sound.`}</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button" onClick={() => void confirm()}>
              {t`Yes, clearly`}
            </button>
            <button type="button" className="button-quiet" onClick={() => setTried(undefined)}>
              {t`No`}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

const tryText = (name: string) => t`Try: ${name}`
