import { answerFromDesk, type DeskAction } from './answer.ts'
import { itemKey, type DeskItem } from './item.ts'
import { notifySaved } from './notify-saved.ts'
import { oncePerTap } from './once-per-tap.ts'

/** Queues the action of a button of the desk, and shows a notice; a second tap on it does nothing. */
export function answerOnce(account: string, item: DeskItem, action: DeskAction): Promise<void> {
  return oncePerTap(`${account} ${itemKey(item)} ${JSON.stringify(action)}`, async () => {
    const answered = await answerFromDesk(account, item, action)
    notifySaved(answered)
    return answered.outcome
  })
}
