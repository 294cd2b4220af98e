import type { ManyView, RunView } from './run-view.ts'
import type { HandFault, Pace } from './watched-run.ts'

/** Messages from page to worker; each has one reply, but `many`, which has one for every few schedules. */
export type SimulatorMessage =
  | { readonly kind: 'begin'; readonly seed: number; readonly isBroken: boolean }
  | { readonly kind: 'advance'; readonly pace: Pace }
  | { readonly kind: 'interrupt'; readonly phone: 0 | 1; readonly fault: HandFault }
  | { readonly kind: 'many'; readonly schedules: number; readonly isBroken: boolean }

export type SimulatorReply = { readonly view: RunView } | { readonly many: ManyView }
