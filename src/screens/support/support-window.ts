import { create } from 'zustand'

/** A reply that the app gives by itself, to one message. */
export interface AutomaticReply {
  /** The message's id. */
  readonly to: string
  /** Milliseconds since 1970. */
  readonly at: number
}

interface SupportWindow {
  readonly open: boolean
  readonly replies: readonly AutomaticReply[]
}

/** The support window; gone with a reload, unlike what was sent from it or is half typed. */
export const useSupportWindow = create<SupportWindow>(() => ({
  open: false,
  replies: [],
}))

/** Opens the support window over the page. */
export function openSupport(): void {
  useSupportWindow.setState({ open: true })
}

/** Closes it. */
export function closeSupport(): void {
  useSupportWindow.setState({ open: false })
}

const replyAfter = 1000

/** Has the automatic reply to a message stand in the thread a second later. */
export function replyBySelf(to: string): void {
  setTimeout(
    () => useSupportWindow.setState(({ replies }) => ({ replies: [...replies, { to, at: Date.now() }] })),
    replyAfter,
  )
}
