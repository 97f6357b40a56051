import { addDays, type PlainDate } from '@porchlight/contract'
import type { NearNights } from '@porchlight/ui/homes-calendar'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Chunk, mergeChunk, piecesOf } from './chunks.ts'
import { useCalendarPlace } from './place.ts'
import type { HomeCalendar, HomeRow } from './row.ts'

/** How long scrolling must pause before loading, in milliseconds. */
const patience = 90

type Known = ReadonlyMap<number, HomeCalendar>
type Window = { from: PlainDate; to: PlainDate }

const merged = (known: Known, calendars: readonly HomeCalendar[], window: Window): Known => {
  const next = new Map(known)
  for (const calendar of calendars) next.set(calendar.home.id, mergeChunk(next.get(calendar.home.id), calendar, window))
  return next
}

const calendarsOf = (rows: readonly HomeRow[]): HomeCalendar[] => rows.flatMap(({ calendar }) => calendar ?? [])

/** First and last day loaded with the page. */
const windowOf = (rows: readonly HomeRow[]): Window => {
  const nights = calendarsOf(rows)[0]?.nights ?? []
  return { from: nights[0]?.date ?? '', to: addDays(nights.at(-1)?.date ?? '2024-01-01', 1) }
}

/**
 * The nights of all homes, loaded in chunks as they come near. Loaded chunks stay; requests scrolled past are aborted.
 * Revalidation reloads nearby chunks.
 */
export const useChunks = (rows: readonly HomeRow[]) => {
  const { read: readCalendars } = useCalendarPlace()
  const [known, setKnown] = useState<Known>(() => merged(new Map(), calendarsOf(rows), windowOf(rows)))
  const [failed, setFailed] = useState(false)
  const order = useMemo(() => rows.map(({ home }) => home.id), [rows])
  const read = useRef(new Set<string>())
  const underway = useRef(new Map<string, AbortController>())
  const near = useRef<NearNights>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const fetchPiece = useCallback(
    async ({ key, from, to, homeIds }: Chunk) => {
      const leaving = new AbortController()
      underway.current.set(key, leaving)
      // A stay that ends on the first day shows on that morning.
      const query = { from: addDays(from, -1), to, homes: homeIds.join() }
      const calendars = await readCalendars(query, leaving.signal).catch(() => undefined)
      if (underway.current.get(key) === leaving) underway.current.delete(key)
      if (calendars === undefined || leaving.signal.aborted) return
      setFailed(calendars === null)
      if (calendars === null) return
      read.current.add(key)
      setKnown((before) => merged(before, calendars, query))
    },
    [readCalendars],
  )

  const look = useCallback(() => {
    if (!near.current) return
    const wanted = piecesOf(near.current, order)
    const keys = new Set(wanted.map(({ key }) => key))
    for (const [key, leaving] of underway.current) if (!keys.has(key)) leaving.abort()
    for (const piece of wanted)
      if (!read.current.has(piece.key) && !underway.current.has(piece.key)) void fetchPiece(piece)
  }, [order, fetchPiece])

  const onNear = useCallback(
    (next: NearNights) => {
      near.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(look, patience)
    },
    [look],
  )

  const first = useRef(rows)
  useEffect(() => {
    if (first.current === rows) return
    first.current = rows
    setKnown((before) => merged(before, calendarsOf(rows), windowOf(rows)))
    read.current.clear()
    for (const leaving of underway.current.values()) leaving.abort()
    underway.current.clear()
    look()
  }, [rows, look])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      for (const leaving of underway.current.values()) leaving.abort()
    },
    [],
  )
  return { known, failed, onNear, retry: look }
}
