import { data, redirect } from 'react-router'
import { session } from '#app/lib/session.ts'
import { roomsOf } from '../rooms.ts'
import type { Route } from './+types/page'

/** `/staff`: on to the first room that is open to this person. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const [first] = roomsOf(context.get(session).user)
  if (!first) throw data(null, { status: 403 })
  return redirect(first.path)
}

/** Never seen: with it a person without a room is answered by the page that says so. */
export default function StaffFront() {
  return null
}
