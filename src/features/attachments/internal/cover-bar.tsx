import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { t } from '@lingui/core/macro'
import type { Bar } from '#src/platform/files/prepare.ts'
import { movedBar, sizedBar } from './bar.ts'

interface CoverBarProps {
  bar: Bar
  /** The element under the bar. */
  frame: RefObject<HTMLElement | null>
  onChange: (bar: Bar) => void
}

type Change = (bar: Bar, across: number, down: number) => Bar

/** Distance of an arrow key, as a share of the picture. */
const keyStep = 0.02

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

const percent = (share: number) => `${share * 100}%`

/** A black bar over a picture; a finger or the arrow keys move and resize it. */
export function CoverBar({ bar, frame, onChange }: CoverBarProps) {
  const move = useDragging(bar, frame, movedBar, onChange)
  const size = useDragging(bar, frame, sizedBar, onChange)
  const middle = { left: percent(bar.x + bar.width / 2), top: percent(bar.y + bar.height / 2) }
  return (
    <>
      <div
        className="pointer-events-none absolute bg-[#000]"
        data-bar
        style={{
          left: percent(bar.x),
          top: percent(bar.y),
          width: percent(bar.width),
          height: percent(bar.height),
        }}
      />
      {/* The handle is larger than a thin bar. */}
      <button
        type="button"
        {...move}
        aria-label={t`Move the black bar: arrow keys`}
        className="absolute min-h-12 min-w-12 [translate:-50%_-50%] cursor-move touch-none"
        style={{ ...middle, width: percent(bar.width), height: percent(bar.height) }}
      />
      <button
        type="button"
        {...size}
        aria-label={t`Change the size of the black bar: arrow keys`}
        className="absolute grid size-12 [translate:-0.5rem_-0.5rem] cursor-nwse-resize touch-none place-items-center"
        style={{ left: percent(bar.x + bar.width), top: percent(bar.y + bar.height) }}
      >
        <span className="size-7 rounded-full border-2 border-[#fff] bg-[#1f5c3a]" />
      </button>
    </>
  )
}

/** Returns the handlers of a handle, for a finger or the arrow keys. */
function useDragging(
  bar: Bar,
  frame: RefObject<HTMLElement | null>,
  change: Change,
  onChange: (bar: Bar) => void,
) {
  const from = useRef<{ x: number; y: number; bar: Bar } | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY, bar }
    },
    onPointerMove: (event: PointerEvent) => {
      const box = frame.current?.getBoundingClientRect()
      const start = from.current
      if (!box || !start) return
      onChange(
        change(start.bar, (event.clientX - start.x) / box.width, (event.clientY - start.y) / box.height),
      )
    },
    onPointerUp: () => (from.current = undefined),
    onPointerCancel: () => (from.current = undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrows[event.key]
      if (!step) return
      // Prevents scrolling.
      event.preventDefault()
      onChange(change(bar, ...step))
    },
  }
}
