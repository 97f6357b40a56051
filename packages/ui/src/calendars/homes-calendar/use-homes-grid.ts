import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays, daysBetween } from '../calendar-days.ts'
import { moveOf } from './grid-keys.ts'
import type { DayRange, HomeClaim, HomeLine, HomesCalendarProps, MovedClaim } from './homes.ts'
import { movingEnd, reach } from './picked-nights.ts'

export type Spot = { homeId: number; date: string }

/** What rows do to the grid. The same object on every render, so that a row rerenders only when it changes. */
export type GridActions = {
  pin: (homeId: number, key: string | undefined) => void
  pick: HomesCalendarProps['onPick']
  open: () => void
  move: (moved: MovedClaim) => void
  card: (homeId: number, claim: HomeClaim, close: () => void) => ReturnType<HomesCalendarProps['card']>
  /** Whether a day is in the later half of the rendered days. */
  isLate: (day: number) => boolean
}

export const flowOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** The claim that covers a night; manually opened nights are available. */
export const coveringOf = (claims: readonly HomeClaim[], date: string): HomeClaim | undefined =>
  claims.find(({ from, to, kind }) => from <= date && date < to && kind !== 'opened')

export const isFreeIn =
  (home: HomeLine | undefined) =>
  (date: string): boolean =>
    home !== undefined && home.unread === undefined && home.nightOf(date, coveringOf(home.claims, date)).free

type Own = Pick<GridActions, 'pin'> & { homes: readonly HomeLine[]; range: DayRange }

const useActions = (props: HomesCalendarProps, own: Own): GridActions => {
  const latest = useRef({ props, own })
  useLayoutEffect(() => {
    latest.current = { props, own }
  })
  return useMemo(
    () => ({
      pin: (homeId, key) => latest.current.own.pin(homeId, key),
      pick: (picked) => latest.current.props.onPick(picked),
      open: () => latest.current.props.onOpen(false),
      move: (moved) => latest.current.props.onMove?.(moved),
      card: (homeId, claim, close) => {
        const home = latest.current.own.homes.find(({ id }) => id === homeId)
        return home ? latest.current.props.card(home, claim, close) : { name: '', content: null }
      },
      isLate: (day) => day > (latest.current.own.range.first + latest.current.own.range.end) / 2,
    }),
    [],
  )
}

/**
 * The one tab stop of the grid, the card that stays open, and the keyboard actions. `reveal` scrolls a spot into view
 * first.
 */
export const useHomesGrid = (props: HomesCalendarProps, range: DayRange, reveal?: (spot: Spot) => void) => {
  const { from, days, today, groups, picked, onPick, onOpen, onClear } = props
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<Spot>(null)
  const homes = useMemo(() => groups.flatMap((group) => group.homes), [groups])
  const last = addDays(from, days - 1)
  const isShown = (date: string) => from <= date && date <= last
  const start: Spot = { homeId: homes[0]?.id ?? 0, date: isShown(today) ? today : from }
  const [spot, setSpot] = useState<Spot>()
  const [pinned, setPinned] = useState<{ homeId: number; key: string }>()
  const isThere = spot && isShown(spot.date) && homes.some(({ id }) => id === spot.homeId)
  const tabStop = isThere ? spot : start
  const home = homes.find(({ id }) => id === tabStop.homeId)

  const cellAt = ({ homeId, date }: Spot) =>
    grid.current?.querySelector<HTMLElement>(`[data-home="${homeId}"] [data-date="${date}"]`)
  // A cell that was out of view is rendered first, and then focused.
  useEffect(() => {
    const cell = wanted.current && cellAt(wanted.current)
    if (!cell) return
    wanted.current = null
    cell.focus()
  })
  const go = (next: Spot) => {
    wanted.current = next
    setSpot(next)
    reveal?.(next)
    const cell = cellAt(next)
    if (!cell) return
    wanted.current = null
    cell.focus()
  }
  const actions = useActions(props, {
    homes,
    range,
    pin: (homeId, key) => setPinned(key === undefined ? undefined : { homeId, key }),
  })

  const extend = (step: number) => {
    const ours = picked?.homeId === tabStop.homeId ? picked : undefined
    const anchor = ours?.anchor ?? tabStop.date
    const toward = addDays(ours ? movingEnd(ours) : anchor, step)
    if (!isShown(toward)) return
    const next = reach(tabStop.homeId, anchor, toward, isFreeIn(home))
    if (!next) return
    onPick(next)
    go({ homeId: tabStop.homeId, date: movingEnd(next) })
  }
  const moveBy = (step: number) => {
    const at = Math.min(days - 1, Math.max(0, daysBetween(from, tabStop.date) + step))
    go({ ...tabStop, date: addDays(from, at) })
  }
  const moveHome = (step: number) => {
    const next = homes[homes.findIndex(({ id }) => id === tabStop.homeId) + step]
    if (next) go({ ...tabStop, homeId: next.id })
  }
  const openHere = () => {
    const claim = coveringOf(home?.claims ?? [], tabStop.date)
    if (claim) return setPinned({ homeId: tabStop.homeId, key: claim.key })
    const isPicked = picked?.homeId === tabStop.homeId
    const single = reach(tabStop.homeId, tabStop.date, tabStop.date, isFreeIn(home))
    if (!isPicked && !single) return
    if (!isPicked) onPick(single)
    onOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).dataset.date === undefined) {
      if (event.key === 'Escape' && pinned) {
        setPinned(undefined)
        go(tabStop)
      }
      return
    }
    const move = moveOf(event.key, flowOf(event.currentTarget))
    if (move) {
      if ('homes' in move) moveHome(move.homes)
      else if ('to' in move) moveBy(move.to === 'first' ? -days : days)
      else if (event.shiftKey && Math.abs(move.days) === 1) extend(move.days)
      else moveBy(move.days)
    } else if (event.key === 'Enter' || event.key === ' ') openHere()
    else if (event.key === 'Escape') {
      setPinned(undefined)
      onClear()
    } else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { date } = target.dataset
    const homeId = target.closest<HTMLElement>('[data-home]')?.dataset.home
    if (date !== undefined && homeId !== undefined) setSpot({ homeId: Number(homeId), date })
  }
  return { grid, homes, tabStop, pinned, actions, onKeyDown, onFocus }
}
