import './pagination.css'
import { Icon } from '../foundation/icon.tsx'
import { UiLink } from '../foundation/link.tsx'
import { pageSlots } from './page-numbers.ts'

export type PaginationProps = {
  label: string
  current: number
  pages: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
}

/** The pages of a list as links: two at each end on desktop, one on a phone. Renders nothing for a single page. */
export const Pagination = (props: PaginationProps) => {
  const { label, current, pages, hrefOf, previousLabel, nextLabel, pageLabel } = props
  if (pages <= 1) return null
  const step = (to: number, name: string, icon: 'chevron-left' | 'chevron-right') =>
    to < 1 || to > pages ? null : (
      <UiLink href={hrefOf(to)} aria-label={name} rel={icon === 'chevron-left' ? 'prev' : 'next'}>
        <Icon name={icon} size={18} />
      </UiLink>
    )
  return (
    <nav className="ui-pages" aria-label={label}>
      {step(current - 1, previousLabel, 'chevron-left')}
      {pageSlots(current, pages).map((slot) =>
        'gap' in slot ? (
          <span key={slot.key} aria-hidden="true">
            …
          </span>
        ) : (
          <UiLink
            key={slot.page}
            href={hrefOf(slot.page)}
            aria-label={pageLabel(slot.page)}
            aria-current={slot.page === current ? 'page' : undefined}
            data-far={slot.far ? '' : undefined}
          >
            {slot.page}
          </UiLink>
        ),
      )}
      {step(current + 1, nextLabel, 'chevron-right')}
    </nav>
  )
}
