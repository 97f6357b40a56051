import type { LinkProps } from '@porchlight/ui'

/** Whatever leads to a site with another theme: a page of its own, never half of one. */
export const DocumentLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>
