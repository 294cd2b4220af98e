import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { t } from '@lingui/core/macro'
import { readDocument, type StoredDocument } from '#src/platform/files/documents.ts'
import { speakVoice } from '#src/platform/i18n/phrases-of-voice.ts'
import { language } from '#src/platform/i18n/words.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { followPress } from '#src/platform/ui/follow-press.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { NotePlayer } from './note-player.tsx'
import { noteSentence, pauseSentence } from '#src/features/voice/internal/note-sentence.ts'
import {
  useRecording,
  type NoteDraft,
  type NoteRecorder,
} from '#src/features/voice/internal/use-recording.ts'

interface VoiceNoteProps extends NoteDraft {
  /** The note that is saved. */
  stored: StoredDocument | undefined
  onRemove: () => Promise<void>
}

speakVoice(language())

/** The voice note of a form: recorded, heard, recorded again, removed. */
export function VoiceNote({ stored, onRemove, ...draft }: VoiceNoteProps) {
  const recorder = useRecording(draft)
  const onPress = useHold(recorder)
  const { longest } = draft
  const { phase, problem } = recorder
  const isIdle = phase === 'idle'
  const title = useId()
  return (
    <section
      // The finger of a held button lies on what takes the button's place: no wish to mark a word there.
      className={`card grid gap-3 p-4 ${isIdle ? '' : 'select-none'}`}
      aria-labelledby={title}
      data-note={stored ? 'held' : phase}
    >
      <h3 id={title} className="text-lg">
        {t`Voice note`}
      </h3>
      <FieldError alert>{problem && noteSentence(problem)}</FieldError>
      {!isIdle && <Recording recorder={recorder} longest={longest} />}
      {isIdle && stored && <StoredNote key={stored.id} stored={stored} />}
      {isIdle && !stored && (
        <p>{t`Tap and speak, or hold and speak, up to ${longest} seconds. The phone asks for the microphone.`}</p>
      )}
      {isIdle && (
        <RecordButtons
          recorder={recorder}
          onPress={onPress}
          isAgain={stored !== undefined}
          onRemove={onRemove}
        />
      )}
    </section>
  )
}

/** Records while the button is held, wherever the thumb slides; after a tap, also a slow one, until somebody stops it. */
function useHold(recorder: NoteRecorder): (event: PointerEvent) => void {
  const now = useRef(recorder)
  useEffect(() => void (now.current = recorder))
  return (event) =>
    followPress(event, {
      start: () => void now.current.start(),
      end: () => now.current.release(),
    })
}

interface RecordButtonsProps {
  recorder: NoteRecorder
  onPress: (event: PointerEvent) => void
  /** True if there is a note. */
  isAgain: boolean
  onRemove: () => Promise<void>
}

function RecordButtons({ recorder, onPress, isAgain, onRemove }: RecordButtonsProps) {
  return (
    <>
      {recorder.saveAgain && (
        <button type="button" className="button" onClick={recorder.saveAgain}>
          {t`Save it now`}
        </button>
      )}
      <button
        type="button"
        className={`${isAgain ? 'button-quiet' : 'button'} touch-none select-none`}
        onPointerDown={onPress}
        // A long press on a phone is no wish for a menu here.
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => void recorder.start()}
      >
        <Pictogram name="microphone" className="size-7" />
        <span>{isAgain ? t`Record again` : t`Record`}</span>
      </button>
      {isAgain && (
        <ConfirmOnce
          label={t`Remove`}
          name={t`Remove the voice note`}
          question={t`Remove the voice note?`}
          run={onRemove}
        />
      )}
    </>
  )
}

function StoredNote({ stored }: { stored: StoredDocument }) {
  const length = timeText(stored.seconds ?? 0)
  return (
    <>
      <NotePlayer label={t`Voice note, ${length}`} read={() => readDocument(stored.id)} />
      <p role="status" className="flex items-center gap-2">
        <Pictogram name="check" className="size-6 text-green" />
        <span>{t`${length}, saved on this phone`}</span>
      </p>
    </>
  )
}

function Recording({ recorder, longest }: { recorder: NoteRecorder; longest: number }) {
  const { phase, paused, seconds, level } = recorder
  const [spoken, most] = [timeText(seconds), timeText(longest)]
  const texts = {
    asking: t`Allow the microphone.`,
    recording: t`Recording. Speak now.`,
    paused: pauseSentence(paused),
    saving: t`Saving…`,
    idle: '',
  }
  return (
    <>
      <p role="status" className="font-bold">
        {texts[phase]}
      </p>
      {(phase === 'recording' || phase === 'paused') && (
        <>
          <p className="text-2xl" data-spoken>
            {t`${spoken} of ${most}`}
          </p>
          <meter className="h-4 w-full" min={0} max={1} value={level} aria-label={t`Sound level`} />
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button" onClick={recorder.stop}>
              {t`Stop and save`}
            </button>
            <button type="button" className="button-quiet" onClick={recorder.pause}>
              {phase === 'paused' ? t`Continue recording` : t`Pause`}
            </button>
          </div>
        </>
      )}
    </>
  )
}

/** Returns minutes and seconds, `0:07`. */
function timeText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
