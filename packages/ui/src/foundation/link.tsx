import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  children?: ReactNode
  [data: `data-${string}`]: unknown
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

/** Gives the kit the app's navigation between pages; without it, links are plain anchors. */
export const LinkProvider = LinkContext.Provider

/** The kit's link: `href` as on an anchor, navigated by the app's router if provided. */
export const UiLink = (props: LinkProps) => {
  const Anchor = useContext(LinkContext)
  return <Anchor {...props} />
}
