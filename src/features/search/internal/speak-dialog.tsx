import { speakWords } from './speak-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'
import { WindowTitle } from '#src/platform/ui/window-title.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useModal } from '#src/platform/ui/use-modal.ts'
import { SpokenChoice } from './spoken-choice.tsx'
import { useSpokenSearch, type Outcome, type Ear } from './use-spoken-search.ts'
import { Notices } from '#src/platform/ui/notices.tsx'

export interface SpeakDialogProps extends Ear {
  /** Called with the words if everything found is to be shown. */
  onText: (text: string) => void
  onClose: () => void
}

/** The window of the search by voice: it says where the voice goes, and offers pictures to choose from. */
export default function SpeakDialog({ onText, onClose, ...ear }: SpeakDialogProps) {
  const dialog = useModal()
  useOnPageLeave(onClose)
  const { outcome, speak } = useSpokenSearch(ear)
  const { phase } = outcome
  const isFirst = phase === 'idle'
  return (
    <dialog
      ref={dialog}
      aria-labelledby="speak-title"
      className="m-auto w-112 max-w-full bg-paper p-4 sm:rounded-lg"
      closedby="any"
      onClose={onClose}
    >
      <WindowTitle id="speak-title" className="text-xl">
        {localize(speakWords.title)}
      </WindowTitle>
      <div className="grid gap-4">
        <p>{localize(speakWords.goesOut)}</p>
        <div role="status" className="grid gap-3">
          <StatusText outcome={outcome} />
        </div>
        {outcome.phase === 'found' && (
          <SpokenChoice products={outcome.products} onAll={() => onText(outcome.text)} />
        )}
        {phase !== 'listening' && phase !== 'searching' && (
          <button type="button" className={isFirst ? 'button' : 'button-quiet'} onClick={speak}>
            <Pictogram name="microphone" className="size-7" />
            {localize(isFirst ? speakWords.speak : speakWords.again)}
          </button>
        )}
      </div>
      <Notices inWindow />
    </dialog>
  )
}

/** The current state, or the result. */
function StatusText({ outcome }: { outcome: Outcome }) {
  switch (outcome.phase) {
    case 'listening':
      return <p className="text-lg font-bold">{localize(speakWords.listening)}</p>
    case 'searching':
      return <p>{localize(speakWords.searching)}</p>
    case 'failed':
      return <p className="font-bold">{localize(speakWords[outcome.why])}</p>
    case 'found':
      return (
        <>
          <p className="wrap-anywhere">
            {localize(speakWords.heard)} <PersonalText>{outcome.text}</PersonalText>
          </p>
          <p className="font-bold">
            {localize(outcome.products.length > 0 ? speakWords.choose : speakWords.notFound)}
          </p>
        </>
      )
    default:
      return null
  }
}
