import type { PlainDate } from '@porchlight/contract'
import { Pagination } from '@porchlight/ui'
import { focusNight } from '@porchlight/ui/homes-calendar'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { addressOf } from './addresses.ts'
import { Grid } from './grid.tsx'
import { Panel, panelId } from './panel.tsx'
import type { HomeRow } from './row.ts'
import type { Selection } from './selection.ts'
import { Feeds, Legend, Bar as Tools } from './tools.tsx'
import type { View } from './window.ts'

export type BoardData = {
  view: View
  today: PlainDate
  towns: readonly { name: string; homes: number }[]
  pages: number
  all: number
  rows: readonly HomeRow[]
}

/** The selection, and whether the panel stands open for it: while dragging it does not. */
const useSelection = () => {
  const [selection, setSelection] = useState<Selection>()
  const [settled, setSettled] = useState(false)
  return {
    selection,
    settled,
    take: (next: Selection | undefined) => setSelection(next),
    settle: (open: boolean) => setSettled(open),
    clear: () => {
      setSelection(undefined)
      setSettled(false)
    },
  }
}

/** The calendar of many homes with the panel of the one at hand. */
export const Board = ({ view, today, towns, pages, all, rows }: BoardData) => {
  const words = useWords(ownerCalendarWords)
  const navigate = useNavigate()
  const { selection, settled, take, settle, clear } = useSelection()
  const chosen = settled ? selection : undefined
  const open = rows.find(({ home }) => home.id === (chosen?.homeId ?? view.homeId))
  const openPanel = (byKeyboard: boolean) => {
    flushSync(() => settle(true))
    if (byKeyboard) document.getElementById(panelId)?.focus()
  }
  const close = () => {
    clear()
    if (view.homeId !== null) void navigate(addressOf({ ...view, homeId: null }), { preventScrollReset: true })
    focusNight()
  }
  return (
    <div className="cal-board" data-panel={open ? '' : undefined}>
      <div className="cal-main">
        <Tools view={view} towns={towns} all={all} today={today} />
        <Legend />
        <Feeds rows={rows} view={view} />
        <Grid
          view={view}
          rows={rows}
          all={all}
          selection={selection}
          onTake={take}
          onOpen={openPanel}
          onClear={clear}
        />
        <div className="cal-pages">
          <Pagination
            label={words.homesPages}
            current={view.page}
            pages={pages}
            hrefOf={(page) => addressOf({ ...view, homeId: null, page }, true)}
            previousLabel={words.previousPage}
            nextLabel={words.nextPage}
            pageLabel={(number) => words.page({ number })}
          />
        </div>
      </div>
      {open && <Panel key={open.home.id} row={open} selection={chosen} onClose={close} onKept={clear} />}
    </div>
  )
}
