import type { CSSProperties } from 'react'
import marks from '#src/platform/ui/state-marks.svg?no-inline'

/** Colors by the meaning of a state: only on this phone, in progress, good, bad, or over. */
const tones = {
  here: ['mustard', 'ink'],
  under_way: ['line', 'ink'],
  good: ['green', 'on-green'],
  bad: ['red', 'card'],
  over: ['muted', 'card'],
} as const

const looks = {
  saved: 'here',
  sending: 'here',
  stuck: 'bad',
  returned: 'bad',
  received: 'under_way',
  in_review: 'under_way',
  answered: 'good',
  approved: 'good',
  rejected: 'bad',
  done: 'over',
  cancelled: 'over',
  replaced: 'over',
  placed: 'under_way',
  awaiting_payment: 'here',
  paid: 'good',
  packed: 'under_way',
  shipped: 'under_way',
  delivered: 'good',
  refunded: 'over',
} as const satisfies Record<string, keyof typeof tones>

/** A state that has its own picture and color. */
export type MarkedState = keyof typeof looks

/** @internal All marked states, for the tests of the drawings. */
export const markedStates = Object.keys(looks) as MarkedState[]

/**
 * The picture of a state in its color, hidden from screen readers because the state's words are next to it. A state
 * that this build does not know looks like a received one.
 */
export function StateMark({ state, className = 'size-9' }: { state: string; className?: string }) {
  const known = (Object.hasOwn(looks, state) ? state : 'received') as MarkedState
  const [disc, glyph] = tones[looks[known]]
  // Inline and not in classes, because every page contains its styles and few pages need these.
  const style: CSSProperties & Record<'--glyph', string> = {
    color: `var(--${disc})`,
    '--glyph': `var(--${glyph})`,
    forcedColorAdjust: 'none',
  }
  return (
    <svg className={`shrink-0 ${className}`} style={style} aria-hidden="true">
      <use href={`${marks}#${known}`} />
    </svg>
  )
}
