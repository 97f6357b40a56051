import { Alert } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { LogoutButton } from '#app/features/shell/account-menu.tsx'
import { useUser } from '#app/lib/session.ts'
import { AccountFrame } from './account-frame.tsx'

type VisitorsOnlyProps = {
  title: string
  /** Why someone who is logged in must log out first. */
  loggedIn: string
  children: ReactNode
}

/** A page for people who aren't logged in; others can log out on it. */
export const VisitorsOnly = ({ title, loggedIn, children }: VisitorsOnlyProps) => (
  <AccountFrame narrow>
    <h1 className="t-h1">{title}</h1>
    {useUser() ? (
      <>
        <Alert className="account-told">{loggedIn}</Alert>
        <LogoutButton className="account-logout" />
      </>
    ) : (
      children
    )}
  </AccountFrame>
)
