import { useEffect, useRef, type RefObject } from 'react'
import { useRouter } from '@tanstack/react-router'
import { closedByBack } from './closed-by-back.ts'

/** Has a dialog stand over the page for as long as it is drawn. A step back in the browser closes it, as its own ways do. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const { history } = useRouter()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return closedByBack(history, () => current?.close())
  }, [history])
  return dialog
}
