import type { LinkProps } from '@porchlight/ui'

/** A link to a site with another theme: always a full page load, never a partial one. */
export const DocumentLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>
