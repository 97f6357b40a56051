import type { Home } from '@porchlight/contract'
import { Amenities, Facts, Notes, Rooms, Rules } from './home-sections.tsx'
import { LazyPlans } from './lazy-plans.tsx'
import { Intro } from './title.tsx'

/** All sections of a home, on its page and in its preview. */
export const HomeDetails = ({ home }: { home: Home }) => (
  <>
    <Intro home={home} />
    <Facts home={home} />
    <Rooms home={home} />
    <LazyPlans home={home} />
    <Amenities home={home} />
    <Rules home={home} />
    <Notes home={home} />
  </>
)
