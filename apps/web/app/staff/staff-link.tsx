import { routeAt } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import type { ComponentProps } from 'react'
import { accessRefusal } from '#app/lib/access.ts'
import { useUser } from '#app/lib/session.ts'

type Props = ComponentProps<typeof UiLink> & {
  /** Nothing takes the link's place, for links that only say where they lead. */
  orNothing?: boolean
}

/** A link to another part of the console: plain text for a member of staff who may not open it. */
export const StaffLink = ({ orNothing = false, ...link }: Props) => {
  const user = useUser()
  const screen = routeAt(new URL(link.href, 'http://console.invalid').pathname)?.route
  if (accessRefusal(screen, user, new Date()) !== 'no-permission') return <UiLink {...link} />
  return orNothing ? null : link.children
}
