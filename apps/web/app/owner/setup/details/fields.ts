import type { BodyOf, detailsOfHome, EditableDetails, keepDetails, ResultsOf } from '@porchlight/contract'

type Given = ResultsOf<typeof detailsOfHome>
type Body = BodyOf<typeof keepDetails>
export type RoomFields = Given['rooms'][number] & { key: string }

/** What is typed: lists of sentences are lines of a text, and each room has a key of its own. */
export type DetailFields = Omit<EditableDetails, 'honestNotes' | 'houseRules' | 'registration'> & {
  honestNotes: string
  houseRules: string
  registration: string
  rooms: RoomFields[]
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, 300))
    .filter(Boolean)

export const fieldsOf = ({ details, rooms }: Given): DetailFields => ({
  ...details,
  honestNotes: details.honestNotes.join('\n'),
  houseRules: details.houseRules.join('\n'),
  registration: details.registration ?? '',
  rooms: rooms.map((room, at) => ({ ...room, key: `kept ${at}` })),
})

const isBlank = (text: string): boolean => text.trim() === ''

/** Whether a name is still missing, of the home or of a room. */
export const isUnfinished = ({ name, rooms }: Pick<DetailFields, 'name' | 'rooms'>): boolean =>
  isBlank(name) || rooms.some((room) => isBlank(room.name))

/** What can be saved already: names that are missing stay as they were saved, and rooms that never had one wait. */
export const finishedOf = (now: DetailFields, saved: Pick<DetailFields, 'name' | 'rooms'>): DetailFields => ({
  ...now,
  name: isBlank(now.name) ? saved.name : now.name,
  rooms: now.rooms.flatMap((room) => {
    if (!isBlank(room.name)) return [room]
    const before = saved.rooms.find(({ key }) => key === room.key)
    return before ? [{ ...room, name: before.name }] : []
  }),
})

export const givenOf = ({ rooms, honestNotes, houseRules, registration, ...rest }: DetailFields): Body => ({
  details: {
    ...rest,
    honestNotes: linesOf(honestNotes).slice(0, 20),
    houseRules: linesOf(houseRules).slice(0, 40),
    registration: registration.trim() || null,
  },
  rooms: rooms.map(({ key: _, ...room }) => ({ ...room, floor: room.floor?.trim() || null })),
})
