import { isWorthAsking, listenOffer } from './offer.ts'
import { useListenWindow } from '#src/features/listen/listen-window.ts'

/** Asks whether the app shall read aloud, if there is anything to hear. Otherwise a later visit asks. */
export async function askOnce(): Promise<void> {
  if (isWorthAsking(await listenOffer())) useListenWindow.setState({ shown: 'question' })
}
