import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { t } from '@lingui/core/macro'
import { editsOf } from './edits.ts'
import { nextToRecord, storeRecording, type PhraseState } from './recordings.ts'
import { playRecordings } from '#src/features/listen/listener.ts'
import { sendEntry } from '#src/platform/outbox/send-entry.ts'
import { language } from '#src/platform/i18n/words.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { groupText, phraseProblemText, phraseText } from './phrase-words.ts'
import { usePhraseRecorder } from './use-phrase-recorder.ts'
import { WaitingEdit } from './waiting-edit.tsx'

interface RecordOneProps {
  account: string
  phrases: readonly PhraseState[]
  /** The place of the shown phrase. */
  place: number
  onGo: (place: number) => void
  /** Called once a recording was sent, or could not be. */
  onSent: () => Promise<void>
}

/** One phrase in large letters, with buttons and keys to record it, to hear it, and to go on. */
export function RecordOne({ account, phrases, place, onGo, onSent }: RecordOneProps) {
  const phrase = phrases[place]!
  const recorder = usePhraseRecorder((sound) => void save(account, phrase, sound).then(onSent))
  const go = (by: number) => onGo((place + by + phrases.length) % phrases.length)
  const hear = () => phrase.sound && playRecordings([{ sound: phrase.sound }], () => undefined)
  const next = () => onGo(nextToRecord(phrases, place))
  const card = useRef<HTMLDivElement>(null)
  useKeys(card, { r: recorder.toggle, l: hear, n: next, ArrowRight: () => go(1), ArrowLeft: () => go(-1) })
  const isRecording = recorder.phase !== 'idle'
  return (
    <div ref={card} className="card grid gap-4 p-4" data-phrase={phrase.part}>
      <p className="text-muted">{groupText(phrase.group)}</p>
      <p className="text-2xl font-bold" lang={language()}>
        {phrase.words}
      </p>
      <p role="status">{isRecording ? t`Recording. Speak now.` : phraseText(phrase)}</p>
      <FieldError alert>{recorder.problem && phraseProblemText(recorder.problem)}</FieldError>
      {phrase.edit && phrase.edit.state !== 'waiting' && (
        <WaitingEdit edit={phrase.edit} onDecided={() => void onSent()} />
      )}
      <meter className="h-4 w-full" min={0} max={1} value={recorder.level} aria-label={t`Sound level`} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" aria-keyshortcuts="r" onClick={recorder.toggle}>
          {isRecording ? t`Stop` : phrase.sound ? t`Record again` : t`Record`}
        </button>
        {phrase.sound && !isRecording && (
          <button type="button" className="button-quiet" aria-keyshortcuts="l" onClick={hear}>
            {t`Play`}
          </button>
        )}
        <button type="button" className="button-quiet" aria-keyshortcuts="n" onClick={next}>
          {t`Next missing one`}
        </button>
      </div>
      <p className="text-muted">{t`Keys: R records, L plays, N is next. Arrows go back and forth.`}</p>
    </div>
  )
}

/** Stores a recording and sends it if there is a network; a failure to store is shown. */
async function save(account: string, phrase: PhraseState, sound: string): Promise<void> {
  const outcome = await storeRecording(account, language(), phrase, sound)
  if (!outcome.saved) return notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  const edits = await editsOf(account)
  const edit = edits.find(({ kind, part }) => kind === 'recording' && part === phrase.part)
  if (edit) await sendEntry(account, edit.id)
}

/** Calls back for keys while the focus is within a part of the page, so that they disturb nobody who types elsewhere. */
function useKeys(within: RefObject<HTMLElement | null>, keys: Readonly<Record<string, () => unknown>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const part = within.current!
    part.querySelector<HTMLElement>('button')?.focus()
    const onKey = (event: KeyboardEvent) => press(event)
    part.addEventListener('keydown', onKey)
    return () => part.removeEventListener('keydown', onKey)
  }, [within])
}
