import { Icon, IconButton, TextArea, TextField } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { ownerTourWords } from '#app/lib/messages/owner/tour.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Row } from './rows.ts'

export type TourFields = { rows: Row[] }

type Props = {
  form: FieldsOf<TourFields>
  at: number
  providers: string
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One item: preview, title, description and position. */
export const RowFields = ({ form, at, providers, onMove, onRemove }: Props) => {
  const words = useWords(ownerTourWords)
  const { rows } = form.values
  const row = rows[at]
  if (!row) return null
  const title = row.title.trim() || row.name || words.untitled
  return (
    <li className="tour-row">
      <span className="tour-likeness">
        {row.thumbnail ? (
          <img src={row.thumbnail} alt="" />
        ) : (
          <Icon name={row.uploadId === null ? 'door' : 'document'} size={32} />
        )}
      </span>
      <div className="tour-words">
        {row.name && <p className="t-small muted">{row.name}</p>}
        {!row.isShown && <p className="t-small">{words.notShown}</p>}
        {row.uploadId === null && (
          <TextField
            label={words.address}
            hint={words.addressHint({ providers })}
            type="url"
            maxLength={400}
            {...form.field(`rows.${at}.address`)}
          />
        )}
        <TextField label={words.name} maxLength={80} {...form.field(`rows.${at}.title`)} />
        <TextArea label={words.text} rows={2} maxLength={400} {...form.field(`rows.${at}.description`)} />
      </div>
      <span className="tour-moves">
        <IconButton icon="chevron-up" label={words.up({ title })} disabled={at === 0} onClick={() => onMove(-1)} />
        <IconButton
          icon="chevron-down"
          label={words.down({ title })}
          disabled={at === rows.length - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={words.remove({ title })} onClick={onRemove} />
      </span>
    </li>
  )
}
