import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { tabStyles, type TabsProps } from './tabs.tsx'

/** The tabs of the desk and of *Manage*, by the widget library that only staff load. */
export function StaffTabs({ label, selected, onSelect, tabs }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className={tabStyles.list}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={tabStyles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className={tabStyles.panel}>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
