import './tabs.css'
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'

export type TabsProps = {
  label: string
  tabs: readonly { id: string; label: ReactNode; count?: number; panel: ReactNode }[]
  selected?: string
  onSelect?: (id: string) => void
}

/** Panels that alternate within one page. For separate pages, use `TabLinks`. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => (
  <AriaTabs
    {...(selected === undefined ? {} : { selectedKey: selected })}
    {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
  >
    <TabList aria-label={label} className="ui-tablist">
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className="ui-tab">
          {tab.label}
          {tab.count !== undefined && <span className="ui-tab-count">{tab.count}</span>}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className="ui-tabpanel">
        {tab.panel}
      </TabPanel>
    ))}
  </AriaTabs>
)
