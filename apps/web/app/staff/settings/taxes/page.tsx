import '../../staff.css'
import '../charges.css'
import { type ResultsOf, type TaxView, taxesDesk } from '@porchlight/contract'
import {
  Alert,
  ButtonLink,
  EmptyState,
  PageHead,
  Section,
  Select,
  Status,
  type StatusState,
  Table,
} from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StaffLink } from '../../staff-link.tsx'
import { useOwnSaves } from '../own-saves.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { areaNameOf, rateOf, stateOf, type TaxState } from './describe.ts'
import { Library } from './library.tsx'
import { NoTaxForm } from './no-tax-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => resultsOf(await context.get(pageRequest).api(taxesDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Desk = ResultsOf<typeof taxesDesk>

const marks: Record<TaxState, StatusState> = { on: 'done', ahead: 'half', ended: 'off' }
const shownHomes = 12

const Undecided = ({ undecided }: Pick<Desk, 'undecided'>) => {
  const words = useWords(staffTaxesWords)
  if (undecided.length === 0) return null
  return (
    <Alert title={words.undecided({ number: undecided.length })}>
      {words.undecidedText}
      <ul className="charge-undecided">
        {undecided.slice(0, shownHomes).map(({ id, name }) => (
          <li key={id}>
            <StaffLink className="inline-link" href={href('/staff/homes/:propertyId', { propertyId: String(id) })}>
              {name}
            </StaffLink>
          </li>
        ))}
        {undecided.length > shownHomes && <li>{words.more({ number: undecided.length - shownHomes })}</li>}
      </ul>
    </Alert>
  )
}

const Rate = ({ tax, today }: { tax: TaxView; today: string }) => {
  const words = useWords(staffTaxesWords)
  const formats = useFormats()
  const next = tax.versions.find(({ from }) => from !== null && from > today)
  return (
    <span className="staff-cell">
      {tax.now ? rateOf(tax.now, words, formats) : '–'}
      {next?.from && (
        <small>{words.rateNext({ rate: rateOf(next, words, formats), date: formats.date(next.from) })}</small>
      )}
    </span>
  )
}

const Taxes = ({ desk: { taxes, today } }: { desk: Desk }) => {
  const words = useWords(staffTaxesWords)
  const [area, setArea] = useState('')
  const keyOf = (tax: TaxView) => `${tax.area.kind} ${tax.area.area}`
  const known = [...new Map(taxes.map((tax) => [keyOf(tax), areaNameOf(tax.area, words)]))]
  const shown = taxes.filter((tax) => area === '' || keyOf(tax) === area)
  return (
    <Section title={words.inForce} note={words.count({ number: taxes.length })}>
      {known.length > 1 && (
        <Select
          className="charge-filter"
          label={words.filter}
          emptyText=""
          options={[{ value: '', label: words.everywhere }, ...known.map(([value, label]) => ({ value, label }))]}
          value={area}
          onChange={setArea}
        />
      )}
      <Table
        caption={words.title}
        rows={shown}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/staff/settings/taxes/:taxId', { taxId: String(id) })}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'tax',
            head: words.tax,
            cell: ({ label, authorityName }) => (
              <span className="staff-cell">
                {label}
                <small>{authorityName}</small>
              </span>
            ),
          },
          {
            id: 'area',
            head: words.area,
            cell: (tax) => (
              <span className="staff-cell">
                {areaNameOf(tax.area, words)}
                <small>
                  {words.homes({ number: tax.area.homes })}
                  {tax.leftOut > 0 && `, ${words.leftOutCount({ number: tax.leftOut })}`}
                </small>
              </span>
            ),
          },
          { id: 'rate', head: words.rate, align: 'end', cell: (tax) => <Rate tax={tax} today={today} /> },
          {
            id: 'filing',
            head: words.filing,
            cell: ({ now, versions }) => {
              const terms = now ?? versions.at(-1)
              return terms ? words.periods[terms.period] : '–'
            },
          },
          {
            id: 'state',
            head: words.state,
            cell: (tax) => {
              const state = stateOf(tax, today)
              return <Status state={marks[state]}>{words.states[state]}</Status>
            },
          },
        ]}
      />
    </Section>
  )
}

const NoTax = ({ none }: Pick<Desk, 'none'>) => {
  const words = useWords(staffTaxesWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  if (none.length === 0) return null
  return (
    <Section title={words.noTax}>
      <ul className="staff-rules">
        {none.map(({ area, name, reason, at }) => (
          <li key={`${area.kind} ${area.area}`}>
            <span className="staff-cell">
              {areaNameOf(area, words)}
              <small>{reason}</small>
            </span>
            <span className="num">{words.noTaxBy({ name, date: date(dayOf(at)) })}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** `/staff/settings/taxes`: taxes by authority, homes without a decision, and the starter library. */
const TaxesPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(staffTaxesWords)
  const { key, onSaved } = useOwnSaves()
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink look="primary" href={href('/staff/settings/taxes/new')}>
            {words.add}
          </ButtonLink>
        }
      />
      <Undecided undecided={desk.undecided} />
      <Taxes desk={desk} />
      <NoTax none={desk.none} />
      <NoTaxForm key={key} desk={desk} onSaved={onSaved} />
      <Library entries={desk.library} />
    </>
  )
}
export default TaxesPage
