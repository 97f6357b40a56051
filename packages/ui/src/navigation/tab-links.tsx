import './tabs.css'
import type { ReactNode } from 'react'
import { UiLink } from '../foundation/link.tsx'

export type TabLinksProps = {
  label: string
  tabs: readonly { href: string; label: ReactNode; count?: number; current?: boolean }[]
}

/** Tabs that are pages: each has its own address. If several lead to the current page, the first is marked. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => {
  const current = tabs.find((tab) => tab.current)
  return (
    <nav className="ui-tablist" aria-label={label}>
      {tabs.map((tab) => (
        <UiLink
          key={typeof tab.label === 'string' ? tab.label : tab.href}
          href={tab.href}
          className="ui-tab"
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className="ui-tab-count">{tab.count}</span>}
        </UiLink>
      ))}
    </nav>
  )
}
