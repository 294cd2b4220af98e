import { t } from '@lingui/core/macro'
import { notify } from '#src/ui/toasts.ts'

/** Loads code that comes after the first paint. Where it cannot come, says so and answers nothing. */
export async function loadOrSay<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch {
    sayNotHere()
    return undefined
  }
}

/** Says that the line lost code that was asked for. */
export function sayNotHere(): void {
  notify({
    title: t`Error`,
    text: t`This part of the app is not on the phone yet. Try again when there is network.`,
    tone: 'alarm',
  })
}
