import { type CSSProperties, useId, useMemo } from 'react'
import { GridHead, GroupRow } from './grid-head.tsx'
import { HomeRow } from './home-row.tsx'
import type { HomesCalendarProps } from './homes.ts'
import { useHomesGrid } from './use-homes-grid.ts'

/** The days share the width there is, and the page scrolls. */
export const FitGrid = (props: HomesCalendarProps) => {
  const { label, help, days, from, groups, picked, closeLabel } = props
  const helpId = useId()
  const { grid, tabStop, pinned, actions, onKeyDown } = useHomesGrid(props)
  const range = useMemo(() => ({ first: 0, end: days }), [days])
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
      style={{ '--days': days } as CSSProperties}
    >
      <p id={helpId} className="visually-hidden">
        {help}
      </p>
      <GridHead {...props} range={range} />
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: see the cell
        <div key={group.id} role="rowgroup">
          <GroupRow group={group} />
          {group.homes.map((home) => (
            <HomeRow
              key={home.id}
              home={home}
              from={from}
              days={days}
              range={range}
              tabStop={tabStop.homeId === home.id ? tabStop.date : undefined}
              picked={picked?.homeId === home.id ? picked : undefined}
              pinned={pinned?.homeId === home.id ? pinned.key : undefined}
              actions={actions}
              closeLabel={closeLabel}
              scrolls={false}
              low={false}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
