import { use, useMemo, useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { OpenItem } from './open-item.ts'
import { useListKeys } from './use-list-keys.ts'

interface DeskSplitProps {
  list: ReactNode
  /** The key of the open item. */
  open: string | undefined
  /** The open item; Enter moves the focus to its `h2`. */
  children: ReactNode
}

/** Lets the rows of a list open their item beside it. */
export function DeskSplit({ list, open, children }: DeskSplitProps) {
  const [isListPrinted, setListPrinted] = useState(false)
  const value = useMemo(
    () => ({ key: open, item: children, isListPrinted, setListPrinted }),
    [open, children, isListPrinted],
  )
  return <OpenItem value={value}>{list}</OpenItem>
}

const columns = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }
/** The list fills the window below the header; the wheel at its end does not scroll the page. */
const ownScroll = { top: '5rem', maxHeight: 'max(20rem, 100svh - 6rem)', overscrollBehavior: 'contain' }

interface DeskPanesProps {
  /** True if the rows are not printed. */
  isOffPaper: boolean
  children: ReactNode
}

/** The rows and the open item side by side. The rows keep their scroll position. */
export function DeskPanes({ isOffPaper, children }: DeskPanesProps) {
  const { key, item, isListPrinted } = use(OpenItem)!
  const { list: listPane, item: itemPane } = useListKeys(key)
  return (
    <div className="grid min-h-svh items-start gap-6" style={columns}>
      <div
        ref={listPane}
        className={`sticky overflow-y-auto ${isOffPaper ? 'print:hidden' : ''}`}
        style={ownScroll}
      >
        {children}
      </div>
      <div ref={itemPane} className={isListPrinted ? 'print:hidden' : undefined}>
        {key === undefined ? <NothingOpen /> : item}
      </div>
    </div>
  )
}

function NothingOpen() {
  return (
    <div className="card grid justify-items-center gap-2 px-4 py-16 text-center text-muted">
      <Pictogram name="requests" className="size-16 text-green" />
      <p>{t`Choose one on the left.`}</p>
      <p>{t`Use the keys ↑ and ↓ to go through the list.`}</p>
    </div>
  )
}
