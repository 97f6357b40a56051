import type { LinkProps } from '@porchlight/ui'
import { Link } from 'react-router'

const leaves = (href: string): boolean => !href.startsWith('/') || href.startsWith('//')

/** How the kit's links navigate: through the router within the product, as plain anchors everywhere else. */
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
