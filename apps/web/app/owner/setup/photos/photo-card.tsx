import { Disclosure, IconButton, Select, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PhotoRow } from './rows.ts'
import { shotOf, shots } from './shots.ts'

type Props = {
  row: PhotoRow
  at: number
  count: number
  rooms: readonly string[]
  onChange: (part: Partial<PhotoRow>) => void
  onPlace: (to: number) => void
  onRemove: () => void
}

/** A photo with its position; its subject, room, and alt text open on request, or while the alt text is missing. */
export const PhotoCard = ({ row, at, count, rooms, onChange, onPlace, onRemove }: Props) => {
  const { photos: words } = useWords(setupWords)
  const number = at + 1
  const [open] = useState(row.alt === '')
  const shot = shotOf(row.shot)
  const subject = shot ? words.shots[shot] : row.shot
  const known = row.room && !rooms.includes(row.room) ? [row.room, ...rooms] : rooms
  return (
    <li className="photo-card" data-first={at === 0 || undefined}>
      <span className="photo-frame">
        {row.thumbnail && <img src={row.thumbnail} alt={row.alt || words.picture({ number })} loading="lazy" />}
        {at === 0 && <span className="photo-first">{words.first}</span>}
      </span>
      <span className="photo-moves">
        <IconButton
          icon="arrow-left"
          label={words.earlier({ number })}
          disabled={at === 0}
          onClick={() => onPlace(at - 1)}
        />
        <IconButton
          icon="arrow-right"
          label={words.later({ number })}
          disabled={at === count - 1}
          onClick={() => onPlace(at + 1)}
        />
        <IconButton icon="star" label={words.makeFirst({ number })} disabled={at === 0} onClick={() => onPlace(0)} />
        <IconButton icon="trash" label={words.remove({ number })} onClick={onRemove} />
      </span>
      {row.hint && <p className="photo-hint t-small">{words[row.hint]}</p>}
      <Disclosure
        className="photo-details"
        open={open}
        summary={
          <span>
            {subject}
            {row.room && <small>{row.room}</small>}
          </span>
        }
      >
        <div className="photo-fields">
          <Select
            label={words.shot}
            emptyText=""
            value={shot ?? row.shot}
            options={[
              ...shots.map((value) => ({ value: value as string, label: words.shots[value] })),
              ...(shot ? [] : [{ value: row.shot, label: row.shot }]),
            ]}
            onChange={(shot) => onChange({ shot })}
          />
          {known.length > 0 && (
            <Select
              label={words.room}
              emptyText=""
              value={row.room ?? ''}
              options={[{ value: '', label: words.noRoom }, ...known.map((room) => ({ value: room, label: room }))]}
              onChange={(room) => onChange({ room: room || null })}
            />
          )}
          <TextField label={words.alt} maxLength={300} value={row.alt} onChange={(alt) => onChange({ alt })} />
        </div>
      </Disclosure>
    </li>
  )
}
