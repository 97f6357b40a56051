import { type ShareTerms, setPartnerShareTerms } from '@porchlight/contract'
import { Status, Table } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { DatedTermsForm, type Figure } from './dated-terms.tsx'
import { TermsDialog } from './terms-dialog.tsx'

type Name = 'homeRate' | 'homeMonths' | 'invitationRate' | 'invitationMonths' | 'agreementMonths'

/** Latest first: the first one already started on a day applies to it. */
const on = (shares: readonly ShareTerms[], day: string, otherwise: ShareTerms): ShareTerms =>
  shares.find(({ validFrom }) => validFrom <= day) ?? otherwise

type Props = { current: ShareTerms; shares: readonly ShareTerms[]; today: string }

const SharesForm = ({ current, shares, today, onDone }: Props & { onDone: () => void }) => {
  const words = useWords(staffCommissionWords)
  const { percent } = useFormats()
  const figures: readonly Figure<Name>[] = [
    { name: 'agreementMonths', label: words.agreementMonths, unit: 'months' },
    { name: 'homeRate', label: words.homeRate, unit: 'rate' },
    { name: 'homeMonths', label: words.homeMonths, unit: 'months' },
    { name: 'invitationRate', label: words.inviteRate, unit: 'rate' },
    { name: 'invitationMonths', label: words.inviteMonths, unit: 'months' },
  ]
  const written = (unit: Figure<Name>['unit'], value: number) =>
    unit === 'rate' ? percent(value) : words.monthsLong({ count: value })
  return (
    <DatedTermsForm
      figures={figures}
      values={current}
      today={today}
      label={words.setShares}
      noteHint={words.sharesNoteHint}
      impactOf={({ validFrom, ...typed }) => {
        const before = on(shares, validFrom || today, current)
        const changed = figures.flatMap(({ name, label, unit }) => {
          const value = typed[name]
          return value === undefined || value === before[name] ? [] : [{ name, label, unit, value }]
        })
        return {
          changes: changed.map(({ name, label, unit, value }) => ({
            what: label,
            before: written(unit, before[name]),
            after: written(unit, value),
          })),
          // A longer agreement costs no one more.
          waits: changed.some(({ name, value }) => name !== 'agreementMonths' && value > before[name]),
        }
      }}
      save={(body) => api(setPartnerShareTerms, { body })}
      onDone={onDone}
    />
  )
}

/**
 * The dated terms of referred homes, invited partners, and agreements: each stays on the terms of the day it was
 * created.
 */
export const Shares = ({ current, shares, today }: Props) => {
  const words = useWords(staffCommissionWords)
  const { date, percent } = useFormats()
  return (
    <>
      <Table
        caption={words.shares}
        rows={shares}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'from',
            head: words.validFrom,
            cell: ({ id, validFrom, note, setBy }) => (
              <span className="commission-cell">
                <b className="num">{setBy === null ? words.standard : date(validFrom)}</b>
                {id === current.id && <Status state="done">{words.current}</Status>}
                {note && <small data-content>{note}</small>}
              </span>
            ),
          },
          {
            id: 'homes',
            head: words.forHomes,
            cell: ({ homeRate, homeMonths }) => words.ofMonths({ rate: percent(homeRate), count: homeMonths }),
          },
          {
            id: 'partners',
            head: words.forPartners,
            cell: ({ invitationRate, invitationMonths }) =>
              words.ofMonths({ rate: percent(invitationRate), count: invitationMonths }),
          },
          {
            id: 'agreement',
            head: words.agreementTerm,
            cell: ({ agreementMonths }) => words.monthsLong({ count: agreementMonths }),
          },
          { id: 'by', head: words.setBy, cell: ({ setBy }) => <span data-content>{setBy ?? words.system}</span> },
        ]}
      />
      <TermsDialog label={words.setShares}>
        {(close) => <SharesForm current={current} shares={shares} today={today} onDone={close} />}
      </TermsDialog>
    </>
  )
}
