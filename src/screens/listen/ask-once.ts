import { isWorthAsking, listenOffer } from '#src/core/listen/offer.ts'
import { useListenWindow } from './listen-window.ts'

/** Asks whether the app shall read aloud, if there is anything to hear. Otherwise a later visit asks. */
export async function askOnce(): Promise<void> {
  if (isWorthAsking(await listenOffer())) useListenWindow.setState({ shown: 'question' })
}
