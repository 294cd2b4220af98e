import { cutText } from '#src/base/cut-text.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import type { StoredPack, StoredRecording } from '#src/features/listen/pack.ts'
import { storeEdit, type UnsentEdit } from './edits.ts'
import type { ListedPhrase } from './phrase-list.ts'
import { soundIn } from './record-phrase.ts'

/**
 * A phrase and how far it is: `recorded`, `waiting` on this phone, `outdated` if the recording says other words than the app by
 * now, or `missing`.
 */
export interface PhraseState extends ListedPhrase {
  readonly state: 'recorded' | 'waiting' | 'outdated' | 'missing'
  /** The current sound: that of the unsent recording if there is one. */
  readonly sound: Uint8Array<ArrayBuffer> | undefined
  /** The version that this phone has seen. */
  readonly seen: number
  /** The unsent recording. */
  readonly edit: UnsentEdit | undefined
}

/** Returns each phrase with its recording, whether the centre has it or it waits on this phone. */
export function phraseStates(
  list: readonly ListedPhrase[],
  language: string,
  stored: StoredPack | undefined,
  edits: readonly UnsentEdit[],
): PhraseState[] {
  const byPart = new Map(stored?.recordings.map((recording) => [recording.part, recording]))
  const unsent = edits.filter(({ kind, path }) => kind === 'recording' && path === language)
  return list.map((phrase) => {
    const recording = byPart.get(phrase.part)
    const edit = unsent.find(({ part }) => part === phrase.part)
    const sound = soundIn(edit?.changes['sound']) ?? recording?.sound
    return { ...phrase, state: stateOf(phrase, recording, edit), sound, seen: recording?.version ?? 0, edit }
  })
}

function stateOf(
  { words }: ListedPhrase,
  recording: StoredRecording | undefined,
  edit: UnsentEdit | undefined,
): PhraseState['state'] {
  if (edit) return 'waiting'
  if (!recording) return 'missing'
  return recording.words === words ? 'recorded' : 'outdated'
}

/** True if somebody has to record it. */
export function isToRecord({ state }: Pick<PhraseState, 'state'>): boolean {
  return state === 'missing' || state === 'outdated'
}

/** Returns the place of the next phrase to record after a place, from the beginning again at the end; that place if there is none. */
export function nextToRecord(phrases: readonly PhraseState[], place: number): number {
  const order = phrases.map((_, step) => (place + 1 + step) % phrases.length)
  return order.find((other) => isToRecord(phrases[other]!)) ?? place
}

const longestLabel = 60

/** Stores a recording until the centre has it, as every edit is. */
export function storeRecording(
  account: string,
  language: string,
  { part, words, seen }: Pick<PhraseState, 'part' | 'words' | 'seen'>,
  sound: string,
): Promise<SaveResult> {
  return storeEdit(account, {
    kind: 'recording',
    path: language,
    part,
    label: cutText(words, longestLabel),
    seen,
    values: { words, sound },
    before: { words: null, sound: null },
  })
}
