import { useMemo, useState, type ReactNode } from 'react'
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

const columns = { gridTemplateColumns: '2fr 3fr' }
/** The list fills the window below the header; the wheel at its end does not scroll the page. */
const ownScroll = { top: '5rem', maxHeight: 'max(20rem, 100svh - 6rem)', overscrollBehavior: 'contain' }

/** The list and the open item side by side. The list keeps its scroll position and filter. */
export function DeskSplit({ list, open, children }: DeskSplitProps) {
  const { list: listPane, item: itemPane } = useListKeys(open)
  const [isListPrinted, setListPrinted] = useState(false)
  const value = useMemo(() => ({ key: open, setListPrinted }), [open])
  return (
    <div className="grid min-h-svh items-start gap-6" style={columns}>
      <div ref={listPane} className="sticky overflow-y-auto p-1" style={ownScroll}>
        <OpenItem value={value}>{list}</OpenItem>
      </div>
      <div ref={itemPane} className={isListPrinted ? 'print:hidden' : undefined}>
        {open === undefined ? <NothingOpen /> : children}
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
