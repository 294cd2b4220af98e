import { create } from 'zustand'

/** A short word about what just happened. */
export interface Notice {
  readonly title: string
  readonly text?: string | undefined
  /** `alarm` is for what went wrong; it is announced at once. */
  readonly tone?: 'plain' | 'alarm'
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

interface Toasts {
  /** One at a time: a new notice takes the place of the last. The number tells two alike apart. */
  readonly shown: (Notice & { readonly number: number }) | undefined
}

let last = 0

/** The notice on the screen. */
export const useToasts = create<Toasts>(() => ({ shown: undefined }))

/** Shows a notice for five seconds. */
export function notify(notice: Notice): void {
  useToasts.setState({ shown: { ...notice, number: ++last } })
}

/** Takes the notice away. */
export function dismissToast(): void {
  useToasts.setState({ shown: undefined })
}
