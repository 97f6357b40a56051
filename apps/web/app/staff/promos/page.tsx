import '../staff.css'
import { addDays, dateIn, promosInForce, type ResultsOf } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPromosWords } from '#app/lib/messages/staff/promos.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { type PromoState, stateOf } from './state.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(promosInForce)),
  today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Row = ResultsOf<typeof promosInForce>['promos'][number]

const shapes: Record<PromoState, StatusState> = {
  on: 'done',
  paused: 'waiting',
  ahead: 'half',
  ended: 'off',
  used: 'off',
}

const When = ({ booked, stays }: Row) => {
  const { date } = useFormats()
  const words = useWords(staffPromosWords)
  if (!booked && !stays) return words.always
  return (
    <span className="staff-cell">
      {booked && words.bookedWithin({ from: date(booked.from), to: date(addDays(booked.to, -1)) })}
      {stays && <small>{words.staysWithin({ from: date(stays.from), to: date(stays.to) })}</small>}
    </span>
  )
}

const NoCodes = () => {
  const words = useWords(staffPromosWords)
  return (
    <EmptyState title={words.none} actions={<ButtonLink href={href('/staff/promos/new')}>{words.newCode}</ButtonLink>}>
      {words.noneText}
    </EmptyState>
  )
}

/** Active promo codes with their limits and uses. */
const PromosPage = ({ loaderData: { promos, today } }: Route.ComponentProps) => {
  const { money, percent } = useFormats()
  const words = useWords(staffPromosWords)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink look="primary" href={href('/staff/promos/new')}>
            {words.newCode}
          </ButtonLink>
        }
      />
      <Section title={words.inForce} note={words.count({ number: promos.length })}>
        <Table
          caption={words.title}
          rows={promos}
          rowKey={({ code }) => code}
          rowHref={({ code }) => href('/staff/promos/:code', { code })}
          empty={<NoCodes />}
          columns={[
            {
              id: 'code',
              head: words.code,
              cell: ({ code, label }) => (
                <span className="staff-cell">
                  <span className="staff-code">{code}</span>
                  <small>{label}</small>
                </span>
              ),
            },
            {
              id: 'state',
              head: words.state,
              cell: (row) => {
                const state = stateOf(row, today)
                return <Status state={shapes[state]}>{words.states[state]}</Status>
              },
            },
            {
              id: 'homes',
              head: words.forHomes,
              cell: ({ homeIds }) =>
                homeIds.length === 0 ? words.allHomes : words.someHomes({ number: homeIds.length }),
            },
            { id: 'when', head: words.when, cell: (row) => <When {...row} /> },
            {
              id: 'off',
              head: words.off,
              align: 'end',
              cell: ({ worth }) => (worth.kind === 'percent' ? percent(worth.amount) : money(worth)),
            },
            {
              id: 'uses',
              head: words.uses,
              align: 'end',
              cell: ({ uses, mostUses, onceEach }) => (
                <span className="staff-cell">
                  {mostUses === null ? uses : words.usesOf({ uses, most: mostUses })}
                  {onceEach && <small>{words.onceEach}</small>}
                </span>
              ),
            },
          ]}
        />
      </Section>
    </>
  )
}
export default PromosPage
