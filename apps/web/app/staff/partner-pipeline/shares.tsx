import { type ShareTerms, setPartnerShareTerms } from '@porchlight/contract'
import { Button, DateField, NumberField, Status, Table, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'

const rates = ['homeRate', 'invitationRate'] as const
const months = ['homeMonths', 'invitationMonths', 'agreementMonths'] as const
type Figure = (typeof rates)[number] | (typeof months)[number]
type Fields = Record<Figure, number | null> & { validFrom: string; note: string }

const isRate = (name: Figure): name is (typeof rates)[number] => rates.some((rate) => rate === name)

const valuesOf = (current: ShareTerms): Fields => ({
  validFrom: '',
  note: '',
  homeRate: current.homeRate / 100,
  homeMonths: current.homeMonths,
  invitationRate: current.invitationRate / 100,
  invitationMonths: current.invitationMonths,
  agreementMonths: current.agreementMonths,
})

const SharesForm = ({ current, today }: { current: ShareTerms; today: string }) => {
  const words = useWords(staffCommissionWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { locale, firstWeekday } = useHabits()
  const dateWords = useDateWords()
  const { revalidate } = useRevalidator()
  const labels: Record<Figure, string> = {
    homeRate: words.homeRate,
    homeMonths: words.homeMonths,
    invitationRate: words.inviteRate,
    invitationMonths: words.inviteMonths,
    agreementMonths: words.agreementMonths,
  }
  const form = useFields<Fields>({
    values: valuesOf(current),
    problemsOf: (fields) => ({
      ...(fields.validFrom === '' && { validFrom: shared.required }),
      ...Object.fromEntries(
        [...rates, ...months].filter((name) => fields[name] === null).map((name) => [name, shared.required]),
      ),
    }),
  })
  const send = async ({ validFrom, note, ...figures }: Fields) => {
    const body = {
      validFrom,
      note,
      homeRate: Math.round((figures.homeRate ?? 0) * 100),
      invitationRate: Math.round((figures.invitationRate ?? 0) * 100),
      homeMonths: figures.homeMonths ?? 1,
      invitationMonths: figures.invitationMonths ?? 1,
      agreementMonths: figures.agreementMonths ?? 1,
    }
    const answer = await api(setPartnerShareTerms, { body })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    toast({ type: 'success', message: words.done })
    await revalidate()
  }
  return (
    <form method="post" noValidate className="staff-form dated-terms" onSubmit={form.submit(send)}>
      <div className="staff-pair">
        <DateField
          label={words.validFrom}
          value={form.values.validFrom || null}
          onChange={(date) => form.change('validFrom', date ?? '')}
          error={form.errorAt('validFrom')}
          today={today}
          locale={locale}
          firstWeekday={firstWeekday}
          words={dateWords}
          required
        />
        {([...rates, ...months] as const).map((name) => (
          <NumberField
            key={name}
            label={labels[name]}
            {...(isRate(name) ? { unit: '%', min: 0, max: 100, decimals: 2 } : { min: 1, max: 120 })}
            required
            locale={locale}
            words={{ unclear: invalidNumber }}
            {...form.field(name)}
          />
        ))}
      </div>
      <TextField label={words.note} maxLength={300} {...form.field('note')} />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.setShares}
        </Button>
      </div>
    </form>
  )
}

type Props = { current: ShareTerms; shares: readonly ShareTerms[]; today: string }

/** The dated terms of referred homes, invited partners and agreements: each keeps those of the day it was made. */
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
      <SharesForm current={current} today={today} />
    </>
  )
}
