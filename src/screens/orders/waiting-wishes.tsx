import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { totalText } from '#src/base/total-text.ts'
import { agreeToTotal, wishesOf, withdrawWish } from '#src/core/orders/wishes.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useRead } from '#src/ui/use-read.ts'
import { sendAndPay, tabFor } from './order-and-pay.ts'
import { useSeeOrders } from './use-see-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

type Wish = Awaited<ReturnType<typeof wishesOf>>[number]

/** The orders that are kept on the phone and not with the centre yet: what they wait for, and the way on or back. */
export function WaitingWishes({ account }: { account: string }) {
  const wishes = useRead(() => wishesOf(account), undefined, account) ?? []
  return wishes.map((wish) => <WaitingWish key={wish.id} account={account} wish={wish} />)
}

function WaitingWish({ account, wish }: { account: string; wish: Wish }) {
  const [perhapsSent, setPerhapsSent] = useState(false)
  const seeOrders = useSeeOrders()
  const takeBack = async (evenIfSent: boolean) => {
    const { withdrawal } = await withdrawWish(wish.id, { evenIfSent })
    setPerhapsSent(withdrawal === 'perhaps sent')
  }
  return (
    <section className="card m-4 grid gap-3 border-2 border-mustard p-4">
      <p className="flex gap-3">
        <Pictogram name={wish.state === 'waiting' ? 'clock' : 'warning'} className="size-7" />
        <strong>{titleOf(wish)}</strong>
      </p>
      <p>{wish.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      <p className="text-lg font-bold text-green">{totalText(wish.newTotal ?? wish.total)}</p>
      <p role="alert" className="font-bold empty:hidden">
        {perhapsSent &&
          t`This order was sent once, and no answer came. The centre may have it. Delete it from this phone all the same?`}
      </p>
      <div className="flex flex-wrap gap-3">
        {perhapsSent ? (
          <>
            <button type="button" className="button" onClick={() => setPerhapsSent(false)}>
              {t`Keep it`}
            </button>
            <button type="button" className="button-quiet" onClick={() => takeBack(true)}>
              {t`Delete`}
            </button>
          </>
        ) : (
          <>
            {wish.state !== 'returned' && (
              <button type="button" className="button" onClick={() => goOn(account, wish, seeOrders)}>
                {wish.state === 'asks' ? t`Order at this price` : t`Send now`}
              </button>
            )}
            <button type="button" className="button-quiet" onClick={() => takeBack(false)}>
              {t`Take it back`}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

async function goOn(account: string, wish: Wish, seeOrders: () => void): Promise<void> {
  const tab = tabFor(wish)
  if (wish.state === 'asks' && wish.newTotal !== undefined) await agreeToTotal(wish.id, wish.newTotal)
  const held = (await wishesOf(account)).find(({ id }) => id === wish.id)
  if (held) await sendAndPay(held, tab, seeOrders)
  else tab?.close()
}

function titleOf(wish: Wish): string {
  if (wish.state === 'waiting') return t`This order is kept on this phone and goes out when there is network.`
  if (wish.state === 'asks') return t`The price has changed since you ordered. Is this total right?`
  if (wish.problem?.code === 'unavailable')
    return t`Something in this order is not there today or no longer sold. Take it back and look at your cart.`
  return ['ordered_before', 'conflict'].includes(wish.problem?.code ?? '')
    ? t`The centre already has these things, or some of them, in another order of yours: see My requests. Take this one back; what then stays in your cart is not ordered yet.`
    : t`The centre could not take this order. Take it back, or call the centre.`
}
