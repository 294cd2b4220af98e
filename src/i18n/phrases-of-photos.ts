import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const photos = import.meta.glob<Messages>('./languages/*/photos.po', { eager: true, import: 'messages' })

/** Adds the phrases of files that cannot be taken, which load with the first of them. */
export function speakPhotos(language: Language): void {
  i18n.load(language, photos[`./languages/${language}/photos.po`]!)
}
