import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'

interface TabsProps {
  label: string
  selected: string
  onSelect: (id: string) => void
  tabs: readonly { readonly id: string; readonly title: string; readonly panel: ReactNode }[]
}

/** Some panels of which one is shown; arrow keys go from tab to tab. */
export function Tabs({ label, selected, onSelect, tabs }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList
        aria-label={label}
        className="when-whole flex flex-wrap border-b-2 wrap-break-word print:hidden"
      >
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="flex min-h-12 grow cursor-pointer items-center justify-center border-b-4 border-transparent px-2 text-center aria-selected:border-green aria-selected:font-bold aria-selected:text-green"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className="pt-6">
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
