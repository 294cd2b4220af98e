import { momentText } from '#src/screens/orders/state-text.ts'

/** A moment by the phone's clock as it is written here, 21-11-2026 14:05. */
export function timeText(at: number): string {
  return momentText(new Date(at).toISOString())
}
