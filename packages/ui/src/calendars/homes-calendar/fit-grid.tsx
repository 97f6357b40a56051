import { type CSSProperties, useId, useMemo } from 'react'
import { addDays, datesFrom } from '../calendar-days.ts'
import { GridHead, GroupRow } from './grid-head.tsx'
import { HomeRow } from './home-row.tsx'
import type { HomesCalendarProps } from './homes.ts'
import { useHomesGrid } from './use-homes-grid.ts'

/** The days share the available width, and the page scrolls. */
export const FitGrid = (props: HomesCalendarProps) => {
  const { label, help, days, from, groups, picked, closeLabel } = props
  const helpId = useId()
  const range = useMemo(() => ({ first: 0, end: days }), [days])
  const dates = useMemo(() => datesFrom(from, addDays(from, days)), [from, days])
  const { grid, tabStop, pinned, actions, onKeyDown, onFocus } = useHomesGrid(props, range)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the cell
    <div
      ref={grid}
      className="ui-homes"
      role="grid"
      aria-label={label}
      aria-describedby={helpId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      style={{ '--days': days } as CSSProperties}
    >
      <p id={helpId} className="visually-hidden">
        {help}
      </p>
      <GridHead
        dates={dates}
        range={range}
        today={props.today}
        corner={props.corner}
        dayHead={props.dayHead}
        monthName={props.monthName}
        dayWidth={undefined}
      />
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: see the cell
        <div key={group.id} role="rowgroup">
          <GroupRow group={group} />
          {group.homes.map((home) => (
            <HomeRow
              key={home.id}
              home={home}
              dates={dates}
              range={range}
              tabStop={tabStop.homeId === home.id ? tabStop.date : undefined}
              picked={picked?.homeId === home.id ? picked : undefined}
              pinned={pinned?.homeId === home.id ? pinned.key : undefined}
              actions={actions}
              closeLabel={closeLabel}
              low={false}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
