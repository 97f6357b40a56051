import '../staff.css'
import './concierge.css'
import { type DeskOrder, ordersOfDesk } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffConciergeWords } from '#app/lib/messages/staff/concierge.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AnswerOrder } from './answer-order.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(ordersOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const marks: Record<DeskOrder['state'], StatusState> = {
  ordered: 'yours',
  to_pay: 'waiting',
  booked: 'done',
  declined: 'off',
  canceled: 'off',
}

const useColumns = () => {
  const words = useWords(staffConciergeWords)
  const { party } = useWords(conciergeWords)
  const { day, stayDates } = useFormats()
  return [
    {
      id: 'service',
      head: words.service,
      cell: ({ service, requests }: DeskOrder) => (
        <span className="staff-cell" data-content>
          {service}
          {requests && <small>{requests}</small>}
        </span>
      ),
    },
    {
      id: 'day',
      head: words.day,
      cell: ({ on, people }: DeskOrder) => (
        <span className="staff-cell num">
          {day(on)}
          <small>{party({ number: people })}</small>
        </span>
      ),
    },
    {
      id: 'guest',
      head: words.guest,
      cell: ({ guest, email, stay }: DeskOrder) => (
        <span className="staff-cell num">
          {guest}
          <small>{email}</small>
          <small>
            {stay.home}, {stayDates(stay)}
          </small>
        </span>
      ),
    },
  ]
}

/** Concierge orders: new ones with their answer form, then the others with their status. */
const StaffConciergePage = ({ loaderData: { orders } }: Route.ComponentProps) => {
  const words = useWords(staffConciergeWords)
  const { states } = useWords(conciergeWords)
  const { money } = useFormats()
  const columns = useColumns()
  const waiting = orders.filter(({ state }) => state === 'ordered')
  const others = orders.filter(({ state }) => state !== 'ordered')
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={<ButtonLink href={href('/staff/concierge/services')}>{words.toServices}</ButtonLink>}
      />
      <Section title={words.waiting} note={words.count({ number: waiting.length })}>
        <Table
          caption={words.waiting}
          rows={waiting}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
          columns={[...columns, { id: 'answer', head: words.answer, cell: (order) => <AnswerOrder order={order} /> }]}
        />
      </Section>
      {others.length > 0 && (
        <Section title={words.others}>
          <Table
            caption={words.others}
            rows={others}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              ...columns,
              {
                id: 'answer',
                head: words.answer,
                cell: ({ state, price, answer }) => (
                  <span className="staff-cell num">
                    <Status state={marks[state]}>{states[state]}</Status>
                    {price && <small>{money(price)}</small>}
                    {answer && <small data-content>{answer}</small>}
                  </span>
                ),
              },
            ]}
          />
        </Section>
      )}
    </>
  )
}
export default StaffConciergePage
