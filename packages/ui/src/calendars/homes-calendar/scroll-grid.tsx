import { type CSSProperties, useEffect, useId, useMemo } from 'react'
import { addDays, datesFrom, daysBetween } from '../calendar-days.ts'
import { GridHead, GroupRow } from './grid-head.tsx'
import { HomeRow } from './home-row.tsx'
import { narrowDay } from './home-week.tsx'
import type { DayRange, HomeGroup, HomeLine, HomesCalendarProps } from './homes.ts'
import { type Spot, useHomesGrid } from './use-homes-grid.ts'
import { type ScrollProps, useFirstDay, useInView } from './use-in-view.ts'

type Line = { group: HomeGroup } | { home: HomeLine }

/** The height of a row in pixels; must match the style sheet. */
const heightOf = (line: Line): number => ('group' in line ? 30 : 38)
/** Narrower than two digits. */
const tinyDay = 18

const linesOf = (groups: readonly HomeGroup[]): Line[] =>
  groups.flatMap((group) => [{ group }, ...group.homes.map((home) => ({ home }))])

/** Where each row starts, and where the last one ends. */
const topsOf = (lines: readonly Line[]): number[] => {
  const tops = [0]
  for (const line of lines) tops.push((tops.at(-1) ?? 0) + heightOf(line))
  return tops
}

/** The same rows keep the same list of positions, whatever happens to their nights. */
const useTops = (lines: readonly Line[]): readonly number[] => {
  const shape = lines.map(heightOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: their heights tell all that counts
  return useMemo(() => topsOf(lines), [shape])
}

/** Reports which nights are near whenever other weeks or homes are. */
const useNear = ({ from, onNear }: HomesCalendarProps, range: DayRange, homeIds: readonly number[]) => {
  const which = homeIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the homes are told apart by their ids
  useEffect(() => {
    onNear?.({ from: addDays(from, range.first), to: addDays(from, range.end), homeIds })
  }, [from, range, which, onNear])
}

/** A calendar that scrolls on its own, through many homes and years of days; renders only what is in view. */
export const ScrollGrid = (props: ScrollProps) => {
  const { label, help, days, from, groups, picked, closeLabel, dayWidth, maxHeight, today } = props
  const helpId = useId()
  const dates = useMemo(() => datesFrom(from, addDays(from, days)), [from, days])
  const lines = useMemo(() => linesOf(groups), [groups])
  const tops = useTops(lines)
  const lineOf = (homeId: number) => lines.findIndex((line) => 'home' in line && line.home.id === homeId)
  const inView = useInView(props, tops)
  const { box, name, range } = inView
  const reveal = ({ homeId, date }: Spot) => inView.reveal(lineOf(homeId), daysBetween(from, date))
  useFirstDay(props, box)
  const { grid, tabStop, pinned, actions, onKeyDown, onFocus } = useHomesGrid(props, range, reveal)
  // The row with the tab stop is rendered wherever it is.
  const stop = lineOf(tabStop.homeId)
  const near = lines.flatMap((line, index) =>
    index === stop || (index >= inView.lines.first && index < inView.lines.end) ? { line, index } : [],
  )
  useNear(
    props,
    range,
    near.flatMap(({ line }) => ('home' in line ? line.home.id : [])),
  )
  const sizes = { '--days': days, '--day': `${dayWidth}px`, '--homes-name': `${name}px` } as CSSProperties
  return (
    <div
      ref={box}
      className="ui-homes-box"
      data-narrow={dayWidth <= narrowDay || undefined}
      data-tiny={dayWidth <= tinyDay || undefined}
      style={{ ...sizes, maxHeight }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
      <div
        ref={grid}
        className="ui-homes"
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={lines.length + 1}
        aria-colcount={days + 1}
        tabIndex={-1}
        data-scrolls=""
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <p id={helpId} className="visually-hidden">
          {help}
        </p>
        <GridHead
          dates={dates}
          range={range}
          today={today}
          corner={props.corner}
          dayHead={props.dayHead}
          monthName={props.monthName}
          dayWidth={dayWidth}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
        <div role="rowgroup" style={{ height: tops.at(-1), position: 'relative' }}>
          {near.map(({ line, index }) =>
            'group' in line ? (
              <GroupRow key={line.group.id} group={line.group} rowIndex={index + 2} top={tops[index]} />
            ) : (
              <HomeRow
                key={line.home.id}
                home={line.home}
                dates={dates}
                range={range}
                tabStop={tabStop.homeId === line.home.id ? tabStop.date : undefined}
                picked={picked?.homeId === line.home.id ? picked : undefined}
                pinned={pinned?.homeId === line.home.id ? pinned.key : undefined}
                actions={actions}
                closeLabel={closeLabel}
                dayWidth={dayWidth}
                low={index > lines.length - 5}
                rowIndex={index + 2}
                top={tops[index]}
              />
            ),
          )}
        </div>
      </div>
    </div>
  )
}
