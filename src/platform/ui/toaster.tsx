import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { dismissToast, placing, showInWindow, useToasts, type Notice } from './toasts.ts'

const shownFor = 5_000
const undoneWithin = 20_000
const swipe = 50

interface ToasterProps {
  label: string
  close: string
  /** True within a modal window, which covers everything outside it. */
  inWindow?: boolean
}

/**
 * Shows notices, one at a time and on no button. A notice closes after 5 s (20 s with *Undo*), by a swipe or its
 * button; F8 focuses it.
 */
export function Toaster({ label, close, inWindow = false }: ToasterProps) {
  const shown = useToasts((state) => (inWindow || state.windows === 0 ? state.shown : undefined))
  useEffect(() => (inWindow ? showInWindow() : undefined), [inWindow])
  const region = useRef<HTMLDivElement>(null)
  // While the focus is within the notice it stays open.
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    const toRegion = (event: KeyboardEvent) => event.key === 'F8' && region.current?.focus()
    addEventListener('keydown', toRegion)
    return () => removeEventListener('keydown', toRegion)
  }, [])
  return (
    // Its handlers follow the focus of its children; it is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
      role="region"
      aria-label={label}
      tabIndex={-1}
      className="toasts"
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget))}
    >
      <div role="status" aria-live={shown?.tone === 'alarm' ? 'assertive' : 'polite'}>
        {shown && <Toast key={shown.number} notice={shown} close={close} isFocused={isFocused} />}
      </div>
    </div>
  )
}

interface ToastProps {
  notice: Notice
  close: string
  isFocused: boolean
}

function Toast({ notice, close, isFocused }: ToastProps) {
  // The time restarts when the person leaves the notice.
  const [isHeld, setIsHeld] = useState(false)
  const pulledFrom = useRef<number>(undefined)
  useEffect(() => {
    if (isHeld || isFocused || notice.stays) return
    const timer = setTimeout(dismissToast, notice.action?.undoes ? undoneWithin : shownFor)
    return () => clearTimeout(timer)
  }, [isHeld, isFocused, notice])
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placing.of(place.current!), [])
  const release = ({ clientX }: PointerEvent) => {
    if (pulledFrom.current !== undefined && Math.abs(clientX - pulledFrom.current) >= swipe) dismissToast()
    pulledFrom.current = undefined
  }
  return (
    <div
      ref={place}
      className={notice.tone === 'alarm' ? 'toast toast-alarm' : 'toast'}
      onPointerDown={({ clientX }) => (pulledFrom.current = clientX)}
      onPointerUp={release}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <div className="grow">
        <p className="font-bold">{notice.title}</p>
        {notice.text && <p>{notice.text}</p>}
      </div>
      {notice.action && (
        <button
          type="button"
          className="toast-button"
          onClick={() => {
            notice.action?.run()
            dismissToast()
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-button ml-auto no-underline"
        aria-label={close}
        onClick={dismissToast}
      >
        <span className="text-xl [line-height:1]">×</span>
      </button>
    </div>
  )
}
