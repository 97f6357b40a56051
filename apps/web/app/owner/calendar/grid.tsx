import type { PlainDate } from '@porchlight/contract'
import { HomesCalendar, type HomesCalendarProps } from '@porchlight/ui/homes-calendar'
import { useMemo } from 'react'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type OwnerCalendarWords, ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BarCard } from './bar-card.tsx'
import { titleOf } from './bar-words.ts'
import { lineOf } from './home-lines.tsx'
import { barKey, type HomeRow } from './row.ts'
import type { Selection } from './selection.ts'
import type { View } from './window.ts'

type Props = {
  view: View
  rows: readonly HomeRow[]
  all: number
  selection: Selection | undefined
  onTake: (selection: Selection | undefined) => void
  /** The panel is wanted for what is selected. */
  onOpen: (byKeyboard: boolean) => void
  onClear: () => void
}

/** Homes grouped by town, in the order they come. */
const groupsOf = (
  rows: readonly HomeRow[],
  view: View,
  words: OwnerCalendarWords,
  formats: Formats,
): HomesCalendarProps['groups'] =>
  [...Map.groupBy(rows, ({ home }) => home.town)].map(([town, homes]) => ({
    id: town,
    name: (
      <h2 className="cal-town">
        {town} <small>{words.homes({ number: homes.length })}</small>
      </h2>
    ),
    homes: homes.map((row) => lineOf(row, view, words, formats)),
  }))

const cardOf =
  (rows: readonly HomeRow[], words: OwnerCalendarWords): HomesCalendarProps['card'] =>
  ({ id }, { key }, close) => {
    const calendar = rows.find(({ home }) => home.id === id)?.calendar
    const bar = calendar?.bars.find((one) => barKey(one) === key)
    if (!calendar || !bar) return { name: '', content: null }
    return {
      name: words.cardOf({ label: titleOf(bar, words) }),
      content: <BarCard bar={bar} home={calendar.home} onClose={close} />,
    }
  }

/** The owner's homes and who holds their nights. */
export const Grid = ({ view, rows, all, selection, onTake, onOpen, onClear }: Props) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  const groups = useMemo(() => groupsOf(rows, view, words, formats), [rows, view, words, formats])
  const dayHead = (date: PlainDate) => ({ short: formats.weekday(date), name: formats.day(date) })
  if (rows.length === 0) return <p className="cal-none">{words.noHomes}</p>
  return (
    <HomesCalendar
      label={words.grid}
      help={words.gridHelp}
      corner={words.homes({ number: all })}
      from={view.from}
      days={view.weeks * 7}
      today={rows.find(({ calendar }) => calendar)?.calendar?.home.today ?? ''}
      dayHead={dayHead}
      groups={groups}
      picked={selection}
      onPick={onTake}
      onOpen={onOpen}
      onClear={onClear}
      card={cardOf(rows, words)}
      closeLabel={words.close}
    />
  )
}
