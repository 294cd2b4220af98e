import { create } from 'zustand'

/** The window of Listen over the page: the question, which comes once, or its settings. */
export const useListenWindow = create<{ shown: 'question' | 'settings' | undefined }>(() => ({
  shown: undefined,
}))

/** Opens the settings of Listen over the page. */
export function openListen(): void {
  useListenWindow.setState({ shown: 'settings' })
  // Its code comes with the late parts, which the network may have lost (app/frame.tsx).
  dispatchEvent(new Event('wanted'))
}

/** Closes the question or the settings. */
export function closeListen(): void {
  useListenWindow.setState({ shown: undefined })
}
