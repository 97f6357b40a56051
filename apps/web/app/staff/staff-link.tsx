import { routeAt } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import type { ComponentProps } from 'react'
import { accessRefusal } from '#app/lib/access.ts'
import { useUser } from '#app/lib/session.ts'

type Props = ComponentProps<typeof UiLink> & {
  /** Renders nothing without permission, for links whose text only names their target. */
  orNothing?: boolean
}

/** A link within the console: plain text for staff without permission to open it. */
export const StaffLink = ({ orNothing = false, ...link }: Props) => {
  const user = useUser()
  const screen = routeAt(new URL(link.href, 'http://console.invalid').pathname)?.route
  if (accessRefusal(screen, user, new Date()) !== 'no-permission') return <UiLink {...link} />
  return orNothing ? null : link.children
}
