import './breadcrumbs.css'
import type { ReactNode } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { UiLink } from '../foundation/link.tsx'

export type Crumb = { label: ReactNode; href?: string }

/** The page's position in the hierarchy; the last crumb is the page itself. A single crumb acts as a back link. */
export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav className="ui-crumbs" aria-label={label}>
    <ol>
      {crumbs.map(({ label: text, href }, index) => (
        <li key={href ?? 'here'}>
          {href === undefined ? (
            <span aria-current="page">{text}</span>
          ) : (
            <UiLink href={href}>
              {crumbs.length === 1 && <Icon name="arrow-left" size={16} />}
              {text}
            </UiLink>
          )}
          {index < crumbs.length - 1 && <Icon name="chevron-right" size={14} />}
        </li>
      ))}
    </ol>
  </nav>
)
