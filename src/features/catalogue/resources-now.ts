import type { StoredResource } from '#src/platform/device/database.ts'

let changed: readonly StoredResource[] = []

/** Returns the machines and workers that the centre has changed, as this page last read them; none before. */
export const changedResources = (): readonly StoredResource[] => changed

/** Notes what this page has read of them, for prices that are reckoned outside of React. */
export function noteResources(rows: readonly StoredResource[]): void {
  changed = rows
}
