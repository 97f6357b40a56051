import { Icon } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Task } from './tasks.tsx'

const useTimeLeft = () => {
  const words = useWords(ownerTodayWords)
  return (minutes: number): string => {
    if (minutes <= 0) return words.dueOver
    if (minutes >= 48 * 60) return words.daysLeft({ days: Math.floor(minutes / 1440) })
    return words.hoursLeft({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}

const useDueDay = () => {
  const { dayShort } = useFormats()
  const words = useWords(ownerTodayWords)
  return (day: string, today: string): string => {
    if (day === today) return words.dueToday
    return day < today ? words.overdue({ day: dayShort(day) }) : words.dueOn({ day: dayShort(day) })
  }
}

/** A task's deadline; nothing if it has none. */
export const TaskDue = ({ task: { dueAt, dueOn }, now, today }: { task: Task; now: string; today: string }) => {
  const timeLeft = useTimeLeft()
  const dueDay = useDueDay()
  if (dueAt === null && dueOn === null) return null
  const minutes = dueAt === null ? undefined : Math.floor((Date.parse(dueAt) - Date.parse(now)) / 60_000)
  const soon = minutes === undefined ? dueOn !== null && dueOn <= today : minutes < 24 * 60
  return (
    <p className="today-due" data-soon={soon || undefined}>
      <Icon name="clock" size={15} />
      {minutes === undefined ? dueDay(dueOn ?? '', today) : timeLeft(minutes)}
    </p>
  )
}
