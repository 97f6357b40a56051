import { Button, Disclosure, IconButton, NumberStepper, Section, Select, TextField } from '@porchlight/ui'
import { useRef } from 'react'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { RoomFields } from './fields.ts'

const kinds = ['bedroom', 'bathroom', 'living', 'outdoor', 'other'] as const
const bedKinds = ['king', 'queen', 'double', 'twin', 'bunk', 'sofa', 'crib'] as const
type Bed = RoomFields['beds'][number]

type BedsProps = { beds: readonly Bed[]; onChange: (beds: Bed[]) => void }

const Beds = ({ beds, onChange }: BedsProps) => {
  const { details: words } = useWords(setupWords)
  const put = (at: number, part: Partial<Bed>) =>
    onChange(beds.map((bed, other) => (other === at ? { ...bed, ...part } : bed)))
  const free = bedKinds.find((kind) => !beds.some((bed) => bed.kind === kind))
  return (
    <div className="setup-beds">
      {beds.map((bed, at) => {
        const what = words.beds[bed.kind]
        return (
          <div key={bed.kind} className="setup-bed">
            <Select
              label={words.bed}
              emptyText=""
              value={bed.kind}
              options={bedKinds
                .filter((kind) => kind === bed.kind || !beds.some((other) => other.kind === kind))
                .map((value) => ({ value, label: words.beds[value] }))}
              onChange={(kind) => put(at, { kind: kind as Bed['kind'] })}
            />
            <NumberStepper
              label={words.bedCount}
              value={bed.count}
              min={1}
              max={20}
              lessLabel={words.less({ what })}
              moreLabel={words.more({ what })}
              onChange={(count) => put(at, { count })}
            />
            <IconButton
              icon="trash"
              label={words.removeBed({ bed: what })}
              onClick={() => onChange(beds.filter((_, other) => other !== at))}
            />
          </div>
        )
      })}
      {free && (
        <Button size="small" look="bare" icon="plus" onClick={() => onChange([...beds, { kind: free, count: 1 }])}>
          {words.addBed}
        </Button>
      )}
    </div>
  )
}

/** Starts the key of a room that was just added. */
const addedKey = 'new'

/** A room in one line: its name, then type, floor, and beds. */
const RoomSummary = ({ room }: { room: RoomFields }) => {
  const { details: words } = useWords(setupWords)
  const beds = room.beds.map(({ kind, count }) => (count === 1 ? words.beds[kind] : `${words.beds[kind]} × ${count}`))
  return (
    <span className="setup-room-summary">
      <b>{room.name.trim() || words.unnamedRoom}</b>
      <small>{[words.kinds[room.kind], room.floor?.trim(), ...beds].filter(Boolean).join(' · ')}</small>
    </span>
  )
}

type Props = { rooms: readonly RoomFields[]; onChange: (rooms: RoomFields[]) => void }

/** Rooms of a home with their beds, a line each until opened; a room just added is open. */
export const RoomList = ({ rooms, onChange }: Props) => {
  const { details: words, fill } = useWords(setupWords)
  const added = useRef(0)
  const put = (key: string, part: Partial<RoomFields>) =>
    onChange(rooms.map((room) => (room.key === key ? { ...room, ...part } : room)))
  const add = () => {
    added.current += 1
    onChange([
      ...rooms,
      { key: `${addedKey} ${added.current}`, name: '', kind: 'bedroom', floor: null, beds: [], note: null },
    ])
  }
  return (
    <Section title={words.rooms} note={words.roomsNote}>
      <ol className="setup-rooms">
        {rooms.map((room) => (
          <li key={room.key}>
            <Disclosure
              className="setup-room"
              open={room.key.startsWith(addedKey)}
              summary={<RoomSummary room={room} />}
            >
              <div className="setup-room-head">
                <TextField
                  label={words.room}
                  maxLength={80}
                  value={room.name}
                  error={room.name.trim() === '' ? fill : undefined}
                  onChange={(name) => put(room.key, { name })}
                />
                <Select
                  label={words.roomKind}
                  emptyText=""
                  value={room.kind}
                  options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
                  onChange={(kind) => put(room.key, { kind: kind as RoomFields['kind'] })}
                />
                <TextField
                  label={words.floor}
                  maxLength={40}
                  value={room.floor ?? ''}
                  onChange={(floor) => put(room.key, { floor })}
                />
                <IconButton
                  icon="trash"
                  label={words.removeRoom({ room: room.name.trim() || words.unnamedRoom })}
                  onClick={() => onChange(rooms.filter(({ key }) => key !== room.key))}
                />
              </div>
              <Beds beds={room.beds} onChange={(beds) => put(room.key, { beds })} />
            </Disclosure>
          </li>
        ))}
      </ol>
      <Button icon="plus" disabled={rooms.length >= 80} onClick={add}>
        {words.addRoom}
      </Button>
    </Section>
  )
}
