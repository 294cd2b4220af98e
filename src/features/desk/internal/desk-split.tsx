import { use, useMemo, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
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
  const value = useMemo(() => ({ key: open, item: children }), [open, children])
  return <OpenItem value={value}>{list}</OpenItem>
}

const columns = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }
/** The list fills the window below the header; the wheel at its end does not scroll the page. */
const ownScroll = { top: '5rem', maxHeight: 'max(20rem, 100svh - 6rem)', overscrollBehavior: 'contain' }

/** The rows and the open item side by side. The rows keep their scroll position, and are not printed beside an item. */
export function DeskPanes({ children }: { children: ReactNode }) {
  const { key, item } = use(OpenItem)!
  const { list: listPane, item: itemPane } = useListKeys(key)
  return (
    <div className="grid min-h-svh items-start gap-6" style={columns}>
      <div
        ref={listPane}
        className={`sticky overflow-y-auto ${key === undefined ? '' : 'print:hidden'}`}
        style={ownScroll}
      >
        {children}
      </div>
      <div ref={itemPane}>{key === undefined ? <NothingOpen /> : item}</div>
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
