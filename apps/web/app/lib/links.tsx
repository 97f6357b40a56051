import type { LinkProps } from '@porchlight/ui'
import { Link } from 'react-router'

const leaves = (href: string): boolean => !href.startsWith('/') || href.startsWith('//')

/** Whatever leads to a site with another theme: a page of its own, never half of one. */
export const DocumentLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

/** How links of the kit move: through the router inside the product, as plain anchors everywhere else. */
export const KitLink = ({ href, children, ...rest }: LinkProps) =>
  leaves(href) ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href} prefetch="intent">
      {children}
    </Link>
  )
