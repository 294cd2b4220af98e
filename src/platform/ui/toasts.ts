import { create } from 'zustand'

/** A short notice about an event. */
export interface Notice {
  readonly title: string
  readonly text?: string | undefined
  /** `alarm` is for failures; it is announced at once. */
  readonly tone?: 'plain' | 'alarm'
  /** Stays until it is closed, answered or replaced. */
  readonly stays?: boolean | undefined
  readonly action?:
    | {
        readonly label: string
        readonly run: () => void
        /** True for *Undo*: the notice stays until the next one, or for 20 s. */
        readonly undoes?: boolean
      }
    | undefined
}

interface Toasts {
  /** The current notice; a new one replaces it. The number tells two equal notices apart. */
  readonly shown: (Notice & { readonly number: number }) | undefined
  /** Number of windows over the page that show notices themselves, because they would cover the page's notice. */
  readonly windows: number
}

let last = 0

/** The current notice. */
export const useToasts = create<Toasts>(() => ({ shown: undefined, windows: 0 }))

/** Shows a notice: for 5 s, for 20 s with *Undo*, or until it is closed if it stays. */
export function notify(notice: Notice): void {
  useToasts.setState({ shown: { ...notice, number: ++last } })
}

/** Leaves further notices to a window over the page; returns a function that ends this. */
export function showInWindow(): () => void {
  countWindows(1)
  // The window does not repeat the page's notice.
  dismissToast()
  return () => countWindows(-1)
}

function countWindows(more: 1 | -1): void {
  useToasts.setState(({ windows }) => ({ windows: windows + more }))
}

/** Removes the notice. */
export function dismissToast(): void {
  useToasts.setState({ shown: undefined })
}

/** Returns an *Undo* action for a notice. */
export function undoing(label: string, run: () => void): NonNullable<Notice['action']> {
  return { label, run, undoes: true }
}

/** Positions a notice and returns a function that stops it; replaced after the first paint (above-buttons.ts). */
export const placing: { of: (notice: HTMLElement) => (() => void) | undefined } = { of: () => undefined }
