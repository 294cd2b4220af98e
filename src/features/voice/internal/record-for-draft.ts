import {
  recordNote,
  type FinishedNote,
  type NoteEvents,
  type NoteRequest,
} from '#src/platform/files/voice-note.ts'
import { endBeforeSending } from '#src/features/attachments/running-takings.ts'
import { noteSentence, type NoteProblem } from './note-sentence.ts'

/**
 * Records a note (`recordNote`) that ends when its draft is sent. Sending stops once where it cannot be saved, because the
 * note is nowhere else.
 */
export async function recordForDraft(
  request: NoteRequest,
  { onDone, ...events }: NoteEvents,
  open?: Parameters<typeof recordNote>[2],
): ReturnType<typeof recordNote> {
  const { draft } = request
  let problem: NoteProblem | undefined
  const onResult: NoteEvents['onDone'] = (result, why) => {
    problem = problemIn(result)
    if (!problem) endBeforeSending(draft, undefined)
    onDone(result, why)
  }
  const note = await recordNote(request, { ...events, onDone: onResult }, open)
  if (typeof note === 'string') return note
  endBeforeSending(draft, async () => {
    await note.stop()
    // A slip of the finger is no note.
    return problem && problem !== 'short' ? noteSentence(problem) : undefined
  })
  return note
}

/** Returns why there is no note; `undefined` if it was saved. */
export function problemIn(note: FinishedNote): NoteProblem | undefined {
  if (typeof note === 'string') return note
  return note.saved ? undefined : note.why
}
