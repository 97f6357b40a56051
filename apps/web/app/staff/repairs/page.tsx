import '../staff.css'
import './repairs.css'
import { type RepairStage, repairBoard, repairStages } from '@porchlight/contract'
import { Button, csvOf, downloadCsv, PageHead } from '@porchlight/ui'
import { type DragEvent, useId, useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffRepairsWords } from '#app/lib/messages/staff/repairs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { RepairCard } from './card.tsx'
import { type BoardCard, cardKey, columnsOf, nextStage, stageOf } from './repair-moves.ts'
import { useMoveCard } from './use-move-card.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(repairBoard))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type ColumnProps = {
  stage: RepairStage
  cards: readonly BoardCard[]
  busy: string | undefined
  /** A card that can be dropped here is being dragged. */
  takes: boolean
  onMove: (card: BoardCard) => void
  onDrag: (card: BoardCard | undefined) => void
  onDrop: () => void
}

const Column = ({ stage, cards, busy, takes, onMove, onDrag, onDrop }: ColumnProps) => {
  const words = useWords(staffRepairsWords)
  const id = useId()
  const over = (event: DragEvent) => takes && event.preventDefault()
  return (
    <section
      className="repair-column"
      aria-labelledby={id}
      data-takes={takes || undefined}
      onDragOver={over}
      onDrop={onDrop}
    >
      <h2 id={id}>
        {words.stages[stage]} <span className="num">{cards.length}</span>
      </h2>
      {cards.length === 0 && <p className="repair-none">{words.none}</p>}
      <ul>
        {cards.map((card) => (
          <RepairCard
            key={cardKey(card)}
            card={card}
            busy={busy === cardKey(card)}
            onMove={() => onMove(card)}
            onDrag={() => onDrag(card)}
            onDragEnd={() => onDrag(undefined)}
          />
        ))}
      </ul>
    </section>
  )
}

/** `/staff/repairs`: every repair by stage, from the report to the bill. */
const RepairsPage = ({ loaderData: { reports, repairs, today } }: Route.ComponentProps) => {
  const words = useWords(staffRepairsWords)
  const { money } = useFormats()
  const { move, busy } = useMoveCard()
  const [dragged, setDragged] = useState<BoardCard>()
  const columns = columnsOf(reports, repairs)
  const target = dragged && nextStage(stageOf(dragged))
  const drop = () => {
    if (dragged) void move(dragged)
    setDragged(undefined)
  }
  const save = () =>
    downloadCsv(
      `repairs-${today}.csv`,
      csvOf(
        [
          { name: words.stage, value: ({ stage }) => words.stages[stage] },
          { name: words.home, value: ({ home }) => home.name },
          { name: words.repair, value: ({ title }) => title },
          { name: words.day, value: ({ day }) => day },
          { name: words.vendor, value: ({ assignee, estimate }) => assignee?.name ?? estimate?.vendor ?? '' },
          { name: words.estimateName, value: ({ estimate }) => (estimate ? money(estimate.total) : '') },
          { name: words.billedName, value: ({ billed }) => (billed ? money(billed) : '') },
        ],
        repairs,
      ),
    )
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead({ open: repairs.filter(({ stage }) => stage !== 'billed').length + reports.length })}
        actions={
          <>
            <Button icon="download" onClick={save}>
              {words.csv}
            </Button>
            <Button views icon="print" onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        }
      />
      <p className="repair-hint">{words.hint}</p>
      <div className="repair-board">
        {repairStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            cards={columns[stage]}
            busy={busy}
            takes={target === stage}
            onMove={(card) => void move(card)}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </div>
    </>
  )
}
export default RepairsPage
