import { moneyText, type Paise } from '#src/base/money.ts'
import type { Slip } from '#src/features/cash/cash-act.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { say } from '#src/platform/i18n/words.ts'
import { roundWords as words } from './round-words.ts'

/** Shows that a slip does not count any more, and what of its cash goes back to the door, where another slip says less. */
export function notifyVoided({ number, paise }: Pick<Slip, 'number' | 'paise'>, taken: Paise = 0): void {
  const back = paise - taken
  notify({
    title: say(words.slipVoid, { number }),
    ...(back > 0 && { text: say(words.giveBack, { money: moneyText(back) }) }),
    tone: 'alarm',
  })
}
