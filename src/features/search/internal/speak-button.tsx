import { useEffect, useState, type ComponentType } from 'react'
import { speakLabel, spokenLanguage } from './speak.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { recognitionOf, type RecognitionClass } from '#src/platform/ui/recognition-of.ts'
import type { SpeakDialogProps } from './speak-dialog.tsx'

/** The button of the search by voice, at the end of an empty search box; nothing where the browser does not recognize the language. */
export function SpeakButton({ onText }: Pick<SpeakDialogProps, 'onText'>) {
  const language = localize(spokenLanguage)
  const [Recognition, setRecognition] = useState<RecognitionClass>()
  // Loaded with the tap, so that typing does not need it.
  const [Dialog, setDialog] = useState<ComponentType<SpeakDialogProps>>()
  useEffect(() => {
    let isLeft = false
    void recognitionOf(language).then((found) => isLeft || setRecognition(() => found))
    return () => void (isLeft = true)
  }, [language])
  const open = async () => {
    const loaded = await loadOrNotify(() => import('./speak-dialog.tsx'))
    if (loaded) setDialog(() => loaded.default)
  }
  if (!Recognition) return null
  return (
    <>
      <button
        type="button"
        className="icon-button absolute right-0 bottom-0 text-green"
        aria-label={localize(speakLabel)}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Pictogram name="microphone" className="size-7" />
      </button>
      {Dialog && (
        <Dialog
          Recognition={Recognition}
          language={language}
          onText={onText}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
