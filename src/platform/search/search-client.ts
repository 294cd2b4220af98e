import type { ChangedItem, FoundItems } from '#src/base/search/searcher.ts'
import type { Question } from '#src/base/search/seek.ts'
import type { SearchReply, SearchMessage } from './search-messages.ts'

/** A search outside of the main thread. */
export interface Search {
  /** Sets the centre's changes since the pack. */
  know(changes: readonly ChangedItem[]): void
  /** Returns the results; `undefined` if the pack is not on the phone and there is no network. */
  search(question: Question, most: number): Promise<FoundItems | undefined>
}

/** Opens a pack's search in a worker that lives as long as the page; on the page if workers are missing. */
export function openSearch(packUrl: string): Search {
  const waiting = new Map<
    number,
    { message: SearchMessage; resolve: (found: FoundItems | undefined) => void }
  >()
  let known: SearchMessage | undefined
  let last = 0
  const settle = (answer: SearchReply | undefined) => {
    if (!answer) return
    waiting.get(answer.number)?.resolve(answer.found)
    waiting.delete(answer.number)
  }
  let send = inWorker(packUrl, settle, () => {
    send = inPage(packUrl, settle)
    if (known) send(known)
    for (const { message } of waiting.values()) send(message)
  })
  return {
    know(changes) {
      known = { kind: 'know', changes }
      send(known)
    },
    search(question, most) {
      const message: SearchMessage = { kind: 'search', number: ++last, question, most }
      return new Promise((resolve) => {
        waiting.set(message.number, { message, resolve })
        send(message)
      })
    },
  }
}

type Send = (message: SearchMessage) => void

function inWorker(
  packUrl: string,
  settle: (answer: SearchReply | undefined) => void,
  onWorkerError: () => void,
): Send {
  if (!('Worker' in globalThis)) return inPage(packUrl, settle)
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: packUrl })
  worker.addEventListener('message', (event: MessageEvent<SearchReply>) => settle(event.data))
  // Its file is not on the phone, or something forbids workers.
  worker.addEventListener('error', onWorkerError, { once: true })
  return (message) => worker.postMessage(message, [])
}

function inPage(packUrl: string, settle: (answer: SearchReply | undefined) => void): Send {
  const desk = import('./search-service.ts').then(({ openSearchService }) => openSearchService(packUrl))
  return (message) => {
    const unanswered =
      message.kind === 'search' ? { number: message.number, found: undefined, took: 0 } : undefined
    desk.then((answer) => answer(message)).then(settle, () => settle(unanswered))
  }
}
