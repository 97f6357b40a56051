import { href } from 'react-router'
import { StaffLink } from './staff-link.tsx'

/** A person's name as a link to their profile; plain text for staff without permission. */
export const PersonLink = ({ id, children }: { id: number; children: string }) => (
  <StaffLink className="inline-link" href={href('/staff/people/:personId', { personId: String(id) })}>
    <span data-content>{children}</span>
  </StaffLink>
)
