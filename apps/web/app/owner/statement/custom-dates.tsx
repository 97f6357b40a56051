import { Button, DateField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDateWords } from '#app/lib/date-words.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { daysStatementPath } from '../statement-path.ts'

type Props = {
  from: string
  to: string
  today: string
  /** The home it is limited to. */
  homeId: number | undefined
}

/** Date range of a custom statement. */
export const CustomDates = ({ from, to, today, homeId }: Props) => {
  const words = useWords(ownerStatementWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const navigate = useNavigate()
  const [start, setStart] = useState<string | null>(from)
  const [end, setEnd] = useState<string | null>(to)
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goToUnread(event.currentTarget)) return
    if (start && end && start <= end) void navigate(daysStatementPath({ from: start, to: end }, { homeId }))
  }
  const shared = { today, words: dateWords, locale, firstWeekday }
  return (
    <form className="statement-days-form" noValidate onSubmit={show}>
      <DateField {...shared} label={words.days.from} value={start} onChange={setStart} />
      <DateField
        {...shared}
        label={words.days.to}
        value={end}
        onChange={setEnd}
        error={start && end && start > end ? words.days.order : undefined}
      />
      <Button type="submit">{words.days.show}</Button>
    </form>
  )
}
