import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { tabStyles, type TabsProps } from './tabs.tsx'

interface StaffTabsProps extends TabsProps {
  /** Stands in one line with the tabs. */
  lead?: ReactNode
}

/** The tabs of the desk and of *Manage*, by the widget library that only staff load. */
export function StaffTabs({ label, selected, onSelect, tabs, lead }: StaffTabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className="flex flex-wrap items-center gap-4">
        {lead}
        <TabList aria-label={label} className={`grow ${tabStyles.list}`}>
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={id} className={tabStyles.tab}>
              {title}
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className={lead ? 'pt-3' : tabStyles.panel}>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
