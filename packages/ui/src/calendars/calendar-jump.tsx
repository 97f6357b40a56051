import { Icon } from '../foundation/icon.tsx'
import { monthWords } from './date-names.ts'
import type { Months } from './use-months.ts'

export type JumpWords = { month: string; year: string }

type Props = { months: Months; years: readonly number[]; locale: string; words: JumpWords }

const two = (number: number): string => String(number).padStart(2, '0')

/** The month's name as two lists, for moving far. */
export const CalendarJump = ({ months, years, locale, words }: Props) => {
  const { month, firstMonth, lastMonth, turnTo } = months
  const { monthName } = monthWords(locale, 0)
  const year = month.slice(0, 4)
  const isOut = (one: string): boolean => one < firstMonth || (lastMonth !== undefined && one > lastMonth)
  const go = (wanted: string) =>
    turnTo(wanted < firstMonth ? firstMonth : isOut(wanted) ? (lastMonth ?? wanted) : wanted)
  return (
    <span className="ui-calendar-jump">
      <span>
        <select aria-label={words.month} value={month} onChange={(event) => go(event.target.value)}>
          {Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}`).map((one) => (
            <option key={one} value={one} disabled={isOut(one)}>
              {monthName(one)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={14} />
      </span>
      <span>
        <select
          aria-label={words.year}
          value={Number(year)}
          onChange={(event) => go(`${event.target.value.padStart(4, '0')}${month.slice(4)}`)}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={14} />
      </span>
    </span>
  )
}
