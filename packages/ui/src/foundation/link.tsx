import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  children?: ReactNode
  [data: `data-${string}`]: unknown
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

/** Tells the kit how the app moves between pages; without it links are plain anchors. */
export const LinkProvider = LinkContext.Provider

/** A link of the kit: `href` like an anchor, moved by the app's router when it has given one. */
export const UiLink = (props: LinkProps) => {
  const Anchor = useContext(LinkContext)
  return <Anchor {...props} />
}
