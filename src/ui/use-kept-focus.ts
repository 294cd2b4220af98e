import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface KeptFocus<Place extends HTMLElement> {
  /** Takes the focus over; it needs a tab index. */
  readonly place: RefObject<Place | null>
  /** Goes on what is around the place and the buttons. */
  readonly around: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void }
}

/** Where a button goes away while it has the focus, a place beside it has it next: else it falls to the top of the page. */
export function useKeptFocus<Place extends HTMLElement>(): KeptFocus<Place> {
  const place = useRef<Place>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    place.current?.focus()
  })
  return {
    place,
    around: {
      onFocus: ({ target }) => void (focused.current = target),
      onBlur: () => void (focused.current = null),
    },
  }
}
