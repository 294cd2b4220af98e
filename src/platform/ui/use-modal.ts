import { useEffect, useRef, type RefObject } from 'react'
import { useRouter } from '@tanstack/react-router'
import { closedByBack } from './closed-by-back.ts'

/** Returns a ref that opens a dialog as modal while it is rendered. A step back in the browser closes it too. */
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
