import type { ChangedItem, FoundItems } from '#src/base/search/searcher.ts'
import type { Question } from '#src/base/search/seek.ts'
import type { Answer, Letter } from './letters.ts'

/** A search that leaves the page free to answer taps. */
export interface Search {
  /** What the centre has changed since the pack was made. */
  know(changes: readonly ChangedItem[]): void
  /** What there is of what is looked for; nothing where the pack is not on the phone and there is no network. */
  search(question: Question, most: number): Promise<FoundItems | undefined>
}

/**
 * Opens the search of a pack, in a worker of its own that stays for as long as the page does. Where there can be no
 * worker, the page searches itself.
 */
export function openSearch(packUrl: string): Search {
  const waiting = new Map<number, { letter: Letter; resolve: (found: FoundItems | undefined) => void }>()
  let known: Letter | undefined
  let last = 0
  const settle = (answer: Answer | undefined) => {
    if (!answer) return
    waiting.get(answer.number)?.resolve(answer.found)
    waiting.delete(answer.number)
  }
  let send = inWorker(packUrl, settle, () => {
    send = inPage(packUrl, settle)
    if (known) send(known)
    for (const { letter } of waiting.values()) send(letter)
  })
  return {
    know(changes) {
      known = { kind: 'know', changes }
      send(known)
    },
    search(question, most) {
      const letter: Letter = { kind: 'search', number: ++last, question, most }
      return new Promise((resolve) => {
        waiting.set(letter.number, { letter, resolve })
        send(letter)
      })
    },
  }
}

type Send = (letter: Letter) => void

function inWorker(
  packUrl: string,
  settle: (answer: Answer | undefined) => void,
  onTrouble: () => void,
): Send {
  if (!('Worker' in globalThis)) return inPage(packUrl, settle)
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: packUrl })
  worker.addEventListener('message', (event: MessageEvent<Answer>) => settle(event.data))
  // Its file is not on the phone, or something forbids workers.
  worker.addEventListener('error', onTrouble, { once: true })
  return (letter) => worker.postMessage(letter, [])
}

function inPage(packUrl: string, settle: (answer: Answer | undefined) => void): Send {
  const desk = import('./desk.ts').then(({ openDesk }) => openDesk(packUrl))
  return (letter) => {
    const unanswered =
      letter.kind === 'search' ? { number: letter.number, found: undefined, took: 0 } : undefined
    desk.then((answer) => answer(letter)).then(settle, () => settle(unanswered))
  }
}
