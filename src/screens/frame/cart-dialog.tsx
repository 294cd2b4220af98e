import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { filledCart, totalOf, type FilledLine } from '#src/core/cart/filled.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { CartRow } from './cart-row.tsx'
import { closeCart } from './open.ts'

/** The cart, over the page. */
export default function CartDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const lines = useLiveQuery(filledCart)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cart-title"
      className="m-0 ml-auto flex h-dvh max-h-none w-120 max-w-full flex-col bg-paper"
      onClose={closeCart}
      closedby="any"
    >
      <header className="flex items-center justify-between border-b p-4">
        <h2 id="cart-title">{t`Cart`}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
        >
          <Pictogram name="close" className="size-7" />
        </button>
      </header>
      {lines && (lines.length ? <FullCart lines={lines} /> : <EmptyCart />)}
    </dialog>
  )
}

function EmptyCart() {
  return (
    <div className="grid grow content-center justify-items-center gap-4 p-4 text-center">
      <Pictogram name="basket" className="size-20 text-green" />
      <p>{t`Your cart is empty. What you add stays on this phone, with or without network.`}</p>
    </div>
  )
}

function FullCart({ lines }: { lines: FilledLine[] }) {
  return (
    <>
      <ul className="grow overflow-y-auto px-4">
        {lines.map((line) => (
          <CartRow key={line.product} line={line} />
        ))}
      </ul>
      <footer className="border-t bg-card p-4">
        <p className="flex items-baseline justify-between text-lg">
          {t`Total`} <strong className="text-xl text-green">{moneyText(totalOf(lines))}</strong>
        </p>
      </footer>
    </>
  )
}
