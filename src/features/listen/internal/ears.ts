import { isSavingData } from '#src/platform/device/phone-facts.ts'
import { openListener, stopListening, type Listener } from '#src/features/listen/listener.ts'
import { storedPack, syncPack } from '#src/features/listen/pack.ts'
import { listenTitle } from '#src/content/listen-words.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { keepEarButtons } from '#src/platform/ui/ear-buttons.ts'
import { readAloud, textOf } from './read-aloud.ts'

let hide = () => {}

/**
 * Shows an ear button beside each text that this phone can read aloud, with the recordings and the voice that it has now.
 */
export async function showEars(): Promise<void> {
  show(await openListener())
  if (isSavingData()) return
  const before = await storedPack(language())
  // Recordings that were downloaded are kept up to date; others are asked for first.
  if (!before || (await syncPack(language())) === 'silent') return
  if ((await storedPack(language()))?.version !== before.version) show(await openListener())
}

function show({ canSay, say }: Listener): void {
  hideEars()
  hide = keepEarButtons({
    selector: readAloud,
    textOf,
    canSay,
    toggle: (text, isHeard, onEnd) => (isHeard ? stopListening() : say(text, onEnd)),
    labelOf: (text) => `${localize(listenTitle)}: ${text}`,
  })
}

/** Removes the ear buttons, and ends the current sound. */
export function hideEars(): void {
  stopListening()
  hide()
  hide = () => {}
}
