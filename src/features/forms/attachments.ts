import type { Document, Form } from './define.ts'

/** The slot of a form's voice note. */
export const voiceSlot = 'voice'

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Formats of a voice note: Opus in WebM or Ogg, AAC in MP4 where a browser has no Opus. */
export const voiceTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const

/** Maximum size of a voice note, in bytes. A minute of Opus has 120 KB; some phones write AAC at 128 kbit/s. */
export const mostBytesOfVoice = 1024 * 1024

/** The kinds of attachments that something accepts; `id` only for a form that opens by itself. */
export type Attachable = Pick<Form, 'documents' | 'photos' | 'voice'> & Partial<Pick<Form, 'id'>>

/**
 * Attachments of a message: of an answer by the desk, for which `answer_documents` in the database is the same, and of the
 * support window.
 */
export const messageAttachments: Attachable = { photos: { most: 3 }, voice: { longest: 60 } }

/** Returns everything that can be attached to a form by its slot, in order: documents, photos, the voice note. */
export function attachmentsOf({ documents, photos, voice }: Attachable): Readonly<Record<string, Document>> {
  const taken = photoSlots(photos).map((slot, at): [string, Document] => [slot, photo(at + 1)])
  return {
    ...documents,
    ...Object.fromEntries(taken),
    ...(voice && { [voiceSlot]: voiceNote(voice.longest) }),
  }
}

/** Returns the slots of a form's photos, in order. */
export function photoSlots(photos: Form['photos']): readonly string[] {
  return Array.from({ length: photos?.most ?? 0 }, (_, at) => `photo-${at + 1}`)
}

/** Returns the slots of files that may answer a field instead of a text, in order. */
export function slotsInsteadOf(field: string, { photos, voice }: Attachable): readonly string[] {
  return [
    ...(photos?.answers === field ? photoSlots(photos) : []),
    ...(voice?.answers === field ? [voiceSlot] : []),
  ]
}

/** True if files can be attached to a form without steps. */
export function takesAttachments({ photos, voice }: Pick<Form, 'photos' | 'voice'>): boolean {
  return photos !== undefined || voice !== undefined
}

function photo(number: number): Document {
  return {
    types: photoTypes,
    label: { en: `Photo ${number}`, pa: `ਫ਼ੋਟੋ ${number}`, hi: `फ़ोटो ${number}` },
  }
}

function voiceNote(seconds: number): Document {
  return {
    types: voiceTypes,
    most: mostBytesOfVoice,
    seconds,
    label: { en: 'Voice note', pa: 'ਬੋਲਿਆ ਸੁਨੇਹਾ', hi: 'आवाज़ वाला संदेश' },
  }
}
