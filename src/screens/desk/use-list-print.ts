import { use, useCallback, useState } from 'react'
import { OpenItem } from './open-item.ts'

/** Whether the list is being printed, and how that starts and ends; `isOffPaper` is true for the list on the screen. */
export function useListPrint() {
  const beside = use(OpenItem)
  const setListPrinted = beside?.setListPrinted
  const [printing, setPrinting] = useState(false)
  const set = useCallback(
    (isPrinted: boolean) => {
      setPrinting(isPrinted)
      setListPrinted?.(isPrinted)
    },
    [setListPrinted],
  )
  const start = useCallback(() => set(true), [set])
  const end = useCallback(() => set(false), [set])
  return { printing, start, end, isOffPaper: printing || beside?.key !== undefined }
}
