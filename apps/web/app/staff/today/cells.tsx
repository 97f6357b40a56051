import type { HomeOfDay, Readiness } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

export const HomeCell = ({ home: { name, town, image } }: { home: HomeOfDay }) => (
  <span className="staff-home">
    {image && <HomePicture image={image} sizes="48px" silent className="staff-home-thumb" />}
    <span className="staff-cell" data-content>
      <b>{name}</b>
      <small>{town}</small>
    </span>
  </span>
)

const marks: Record<Readiness, StatusState> = {
  ready: 'done',
  cleaning: 'half',
  assigned: 'waiting',
  unassigned: 'broken',
}

export const ReadinessCell = ({ readiness }: { readiness: Readiness }) => (
  <Status state={marks[readiness]}>{useWords(staffTodayWords).readiness[readiness]}</Status>
)

type Stay = { kind: 'guest' | 'external' | 'owner'; guest: string | null; guests: number | null; nights: number }

/** The guest, party size, and nights. */
export const GuestCell = ({ stay: { kind, guest, guests, nights } }: { stay: Stay }) => {
  const words = useWords(staffTodayWords)
  return (
    <span className="staff-cell">
      {guest === null ? words.kinds[kind] : <span data-content>{guest}</span>}
      <small>{guests === null ? words.nights({ nights }) : words.party({ guests, nights })}</small>
    </span>
  )
}
