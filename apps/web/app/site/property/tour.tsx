import type { Home } from '@porchlight/contract'
import { Facts, InTheHouse, Notes, Rooms, Rules } from './house.tsx'
import { Inside } from './inside.tsx'
import { Intro } from './title.tsx'

/** All that is told of a house, in its order: the same on its page and in the preview of it. */
export const Tour = ({ home }: { home: Home }) => (
  <>
    <Intro home={home} />
    <Facts home={home} />
    <Rooms home={home} />
    <Inside home={home} />
    <InTheHouse home={home} />
    <Rules home={home} />
    <Notes home={home} />
  </>
)
