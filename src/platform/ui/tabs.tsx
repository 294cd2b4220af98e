import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { tabAfter } from './tab-after.ts'

export interface TabsProps {
  label: string
  selected: string
  onSelect: (id: string) => void
  tabs: readonly { readonly id: string; readonly title: string; readonly panel: ReactNode }[]
}

/** Classes of tabs, shared with the staff's tabs. */
export const tabStyles = {
  list: 'flex flex-wrap border-b-2 wrap-break-word print:hidden',
  tab: 'flex min-h-12 grow cursor-pointer items-center justify-center border-b-4 border-transparent px-2 text-center aria-selected:border-green aria-selected:font-bold aria-selected:text-green',
  panel: 'pt-6',
}

/** While a slow page brings the next tab, the ones before it keep their places. */
const inThirds = 'grid! grid-cols-[repeat(auto-fill,minmax(max(6rem,30%),1fr))]'

/** Tab panels; arrow keys, Home and End move between tabs. */
export function Tabs({ label, selected, onSelect, tabs }: TabsProps) {
  const own = useId()
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0]!
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = tabAfter(event, from, tabs.length, isRightToLeft)
    if (to === undefined) return
    event.preventDefault()
    onSelect(tabs[to]!.id)
    document.getElementById(`${own}-${tabs[to]!.id}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`${tabStyles.list} ${tabs.length === 3 ? inThirds : ''}`}
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${own}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${own}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => onKeyDown(event, place)}
            className={tabStyles.tab}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        key={shown.id}
        role="tabpanel"
        id={`${own}-panel`}
        aria-labelledby={`${own}-${shown.id}`}
        className={tabStyles.panel}
      >
        {shown.panel}
      </div>
    </>
  )
}
