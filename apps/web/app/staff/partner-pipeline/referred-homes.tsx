import {
  type BodyOf,
  homeServices,
  moveHomeReferral,
  type ShareTerms,
  type StaffHomeReferral,
} from '@porchlight/contract'
import { Button, EmptyState, Modal, Select, Status, Table, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'

type State = BodyOf<typeof moveHomeReferral>['state']
const order: readonly State[] = ['contacted', 'inspected', 'signed', 'live']

const isLive = (state: StaffHomeReferral['state']) => state === 'live' || state === 'earning'

/** The states a home can move to from here. One that went live by mistake can only go back to signed. */
const nextStates = ({ state }: StaffHomeReferral): readonly State[] => {
  if (state === 'declined') return []
  if (isLive(state)) return ['signed']
  return [...order.slice(order.indexOf(state as State) + 1), 'declined']
}

type Fields = {
  state: State
  service: string
  home: ChosenHome[]
  percent: number | null
  months: number | null
  reason: string
}

/** The form field for a field name of the API call. */
const fieldOf = (name: string): keyof Fields => (name === 'homeId' ? 'home' : (name as keyof Fields))

type MoveProps = { referral: StaffHomeReferral; shares: readonly ShareTerms[]; onDone: () => void }

const MoveForm = ({ referral, shares, onDone }: MoveProps) => {
  const words = useWords(staffCommissionWords)
  const programs = useWords(partnerProgramWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { percent: inPercent } = useFormats()
  const { revalidate } = useRevalidator()
  const states = nextStates(referral)
  const withdrawn = isLive(referral.state)
  const dayOf = useOfficeDay()
  // The terms on the day the home was referred.
  const agreed = shares.find(({ validFrom }) => validFrom <= dayOf(referral.submittedAt))
  const form = useFields<Fields>({
    values: {
      state: states[0] ?? 'declined',
      service: referral.service,
      home: [],
      percent: agreed ? agreed.homeRate / 100 : null,
      months: agreed?.homeMonths ?? null,
      reason: '',
    },
    problemsOf: ({ state, home, reason }) => ({
      ...(state === 'live' && home.length === 0 && { home: shared.required }),
      ...((state === 'declined' || withdrawn) && reason.trim().length < 3 && { reason: shared.required }),
    }),
  })
  const { state, percent, months } = form.values
  const isMore =
    state === 'live' &&
    agreed !== undefined &&
    (Math.round((percent ?? 0) * 100) > agreed.homeRate || (months ?? 0) > agreed.homeMonths)
  const send = async ({ service: chosen, home: [home], percent, months, reason }: Fields) => {
    const service = homeServices.find((one) => one === chosen) ?? referral.service
    const live = state === 'live' && {
      ...(home && { homeId: home.id }),
      ...(percent !== null && { rate: Math.round(percent * 100) }),
      ...(months !== null && { months }),
    }
    const answer = await api(moveHomeReferral, {
      params: { referralId: referral.id },
      body: { state, service, reason, ...live },
    })
    if (!answer.ok) return form.refuse(answer.error.required.map(fieldOf), answer.error.message, shared.error)
    toast({ type: 'success', message: answer.results.outcome?.state === 'pending' ? words.homeWaits : words.done })
    await revalidate()
    onDone()
  }
  const number = { locale, words: { unclear: invalidNumber } }
  return (
    <form method="post" noValidate className="staff-form" onSubmit={form.submit(send)}>
      <Select
        label={words.move}
        emptyText=""
        options={states.map((value) => ({ value, label: programs.homeStates[value] }))}
        {...form.field('state')}
        onChange={(value) => form.change('state', value as State)}
      />
      {withdrawn && <p role="status">{words.withdrawn}</p>}
      {state !== 'declined' && !withdrawn && (
        <Select
          label={programs.service}
          emptyText=""
          options={homeServices.map((value) => ({ value, label: programs.services[value] }))}
          {...form.field('service')}
          onChange={(service) => form.change('service', service)}
        />
      )}
      {state === 'live' && (
        <>
          <HomesField
            label={words.ourHome}
            one
            value={form.values.home}
            onChange={(home) => form.change('home', home)}
            error={form.errorAt('home')}
          />
          <div className="staff-pair">
            <NumberField
              label={words.rate}
              unit="%"
              min={0}
              max={100}
              decimals={2}
              {...number}
              {...form.field('percent')}
            />
            <NumberField label={words.months} min={1} max={120} {...number} {...form.field('months')} />
          </div>
          {agreed && (
            <p role="status">
              {words.agreedShare({ rate: inPercent(agreed.homeRate), count: agreed.homeMonths })}{' '}
              {isMore && words.secondDecides}
            </p>
          )}
        </>
      )}
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={500}
        required={state === 'declined' || withdrawn || isMore}
        hint={isMore ? words.reasonForSecond : undefined}
        {...form.field('reason')}
      />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  )
}

const MoveButton = ({ referral, shares }: Omit<MoveProps, 'onDone'>) => {
  const words = useWords(staffCommissionWords)
  const [open, setOpen] = useState(false)
  if (nextStates(referral).length === 0) return null
  const title = words.moveOf({ home: referral.address })
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {words.move}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={title} closeLabel={words.close}>
        <MoveForm referral={referral} shares={shares} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

type ReferredHomesProps = {
  referrals: readonly StaffHomeReferral[]
  shares: readonly ShareTerms[]
  /** Whether only some are listed. */
  isFiltered: boolean
}

/** Homes referred by partners, by pipeline stage. */
export const ReferredHomes = ({ referrals, shares, isFiltered }: ReferredHomesProps) => {
  const words = useWords(staffCommissionWords)
  const dayOf = useOfficeDay()
  const programs = useWords(partnerProgramWords)
  const { date, percent } = useFormats()
  return (
    <Table
      caption={words.homes}
      rows={referrals}
      rowKey={({ id }) => id}
      compact
      empty={
        isFiltered ? (
          <EmptyState title={words.pipelineFilters.none}>{words.pipelineFilters.noneText}</EmptyState>
        ) : (
          <EmptyState title={words.noHomes}>{words.noHomesText}</EmptyState>
        )
      }
      columns={[
        {
          id: 'home',
          head: programs.home,
          cell: ({ address, owner, ownerEmail, ownerPhone, note, service, byLink }) => (
            <span className="commission-cell">
              <b data-content>{address}</b>
              <small>{programs.services[service]}</small>
              {byLink && <small>{words.byTheirLink}</small>}
              <small data-content>{[owner, ownerEmail, ownerPhone].filter(Boolean).join(', ')}</small>
              {note && <small data-content>{note}</small>}
            </span>
          ),
        },
        { id: 'partner', head: words.partner, cell: ({ partner }) => <span data-content>{partner}</span> },
        {
          id: 'state',
          head: words.state,
          cell: ({ state, changedAt, flags, rate, earnsUntil, reason, waits }) => (
            <span className="commission-cell">
              <Status state={state === 'earning' ? 'done' : state === 'declined' ? 'off' : 'half'}>
                {programs.homeStates[state]}
              </Status>
              <small className="num">{date(dayOf(changedAt))}</small>
              {waits && <Status state="waiting">{words.pending}</Status>}
              {flags.map((flag) => (
                <small key={flag}>{programs.homeFlags[flag]}</small>
              ))}
              {rate !== null && earnsUntil && (
                <small>{programs.share({ rate: percent(rate), day: date(earnsUntil) })}</small>
              )}
              {reason && <small data-content>{reason}</small>}
            </span>
          ),
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.move}</span>,
          onPhone: 'figure',
          cell: (referral) => <MoveButton referral={referral} shares={shares} />,
        },
      ]}
    />
  )
}
