import type { BodyOf, detailsOfHome, EditableDetails, keepDetails, ResultsOf } from '@porchlight/contract'

type Given = ResultsOf<typeof detailsOfHome>
type Body = BodyOf<typeof keepDetails>
export type RoomFields = Given['rooms'][number] & { key: string }

/** Details as typed: lists are lines of text, and each room has a key. */
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

export const detailFields = ({ details, rooms }: Given): DetailFields => ({
  ...details,
  honestNotes: details.honestNotes.join('\n'),
  houseRules: details.houseRules.join('\n'),
  registration: details.registration ?? '',
  rooms: rooms.map((room, at) => ({ ...room, key: `kept ${at}` })),
})

const isBlank = (text: string): boolean => text.trim() === ''

/** Whether the home or a room has no name. */
export const hasMissingNames = ({ name, rooms }: Pick<DetailFields, 'name' | 'rooms'>): boolean =>
  isBlank(name) || rooms.some((room) => isBlank(room.name))

/** The part that can be saved: missing names keep their saved value, and unnamed rooms aren't saved yet. */
export const savableFields = (now: DetailFields, saved: Pick<DetailFields, 'name' | 'rooms'>): DetailFields => ({
  ...now,
  name: isBlank(now.name) ? saved.name : now.name,
  rooms: now.rooms.flatMap((room) => {
    if (!isBlank(room.name)) return [room]
    const before = saved.rooms.find(({ key }) => key === room.key)
    return before ? [{ ...room, name: before.name }] : []
  }),
})

/** What was typed, on top of what someone else saved meanwhile; a field that both changed keeps what was typed. */
export const withTyped = (stored: DetailFields, now: DetailFields, before: DetailFields): DetailFields => {
  const merged: Record<string, unknown> = { ...stored }
  for (const [name, value] of Object.entries(now))
    if (JSON.stringify(value) !== JSON.stringify(before[name as keyof DetailFields])) merged[name] = value
  return merged as DetailFields
}

export const detailsBody = ({
  rooms,
  honestNotes,
  houseRules,
  registration,
  ...rest
}: DetailFields): Omit<Body, 'version'> => ({
  details: {
    ...rest,
    honestNotes: linesOf(honestNotes).slice(0, 20),
    houseRules: linesOf(houseRules).slice(0, 40),
    registration: registration.trim() || null,
  },
  rooms: rooms.map(({ key: _, ...room }) => ({ ...room, floor: room.floor?.trim() || null })),
})
