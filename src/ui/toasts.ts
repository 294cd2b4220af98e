import { create } from 'zustand'

/** A short word about what just happened. */
export interface Notice {
  readonly title: string
  readonly text?: string | undefined
  /** `alarm` is for what went wrong; it is announced at once. */
  readonly tone?: 'plain' | 'alarm'
  /** Stays until it is closed, answered or replaced: it asks for something. */
  readonly stays?: boolean | undefined
  readonly action?:
    | {
        readonly label: string
        readonly run: () => void
        /** Takes back what was done: there is time for it until the next notice, or 20 s. */
        readonly undoes?: boolean
      }
    | undefined
}

interface Toasts {
  /** One at a time: a new notice takes the place of the last. The number tells two alike apart. */
  readonly shown: (Notice & { readonly number: number }) | undefined
  /** How many windows stand over the page and show the notice themselves: it would lie under them. */
  readonly windows: number
}

let last = 0

/** The notice on the screen. */
export const useToasts = create<Toasts>(() => ({ shown: undefined, windows: 0 }))

/** Shows a notice for five seconds, for twenty where it can take something back, or until it is closed where it stays. */
export function notify(notice: Notice): void {
  useToasts.setState({ shown: { ...notice, number: ++last } })
}

/** Leaves the notices from now on to a window over the page; answers how to take them back. */
export function showInWindow(): () => void {
  countWindows(1)
  // What was said on the page is not said again over the window.
  dismissToast()
  return () => countWindows(-1)
}

function countWindows(more: 1 | -1): void {
  useToasts.setState(({ windows }) => ({ windows: windows + more }))
}

/** Takes the notice away. */
export function dismissToast(): void {
  useToasts.setState({ shown: undefined })
}

/** A notice's way to take back what was done. */
export function undoing(label: string, run: () => void): NonNullable<Notice['action']> {
  return { label, run, undoes: true }
}

/** Places a notice that is shown, and returns what ends it; replaced after the first paint (above-buttons.ts). */
export const placing: { of: (notice: HTMLElement) => (() => void) | undefined } = { of: () => undefined }
