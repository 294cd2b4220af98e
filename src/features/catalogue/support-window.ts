import { create } from 'zustand'

/** An automatic reply to a message. */
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

/** The state of the support window; lost with a reload, unlike sent and typed messages. */
export const useSupportWindow = create<SupportWindow>(() => ({
  open: false,
  replies: [],
}))

/** Opens the support window over the page. */
export function openSupport(): void {
  useSupportWindow.setState({ open: true })
  // Its code comes with the late parts, which the network may have lost (app/frame.tsx).
  dispatchEvent(new Event('wanted'))
}

/** Closes the support window. */
export function closeSupport(): void {
  useSupportWindow.setState({ open: false })
}

const replyAfter = 1000

/** Shows the automatic reply to a message after a second. */
export function replyBySelf(to: string): void {
  setTimeout(
    () => useSupportWindow.setState(({ replies }) => ({ replies: [...replies, { to, at: Date.now() }] })),
    replyAfter,
  )
}
