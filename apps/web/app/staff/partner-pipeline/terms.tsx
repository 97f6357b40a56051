import {
  type CommissionBearer,
  commissionBearers,
  type Program,
  type ProgramTerms,
  programs,
  setProgramTerms,
} from '@porchlight/contract'
import { Select, Status, Table } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { DatedTermsForm } from './dated-terms.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { termsOn } from './terms-on.ts'

type Props = { terms: readonly ProgramTerms[]; today: string }

const TermsForm = ({ terms, today, onDone }: Props & { onDone: () => void }) => {
  const words = useWords(staffCommissionWords)
  const { programs: names } = useWords(partnerProgramWords)
  const { percent } = useFormats()
  const [program, setProgram] = useState<Program>('travel-agent')
  const [bearer, setBearer] = useState<CommissionBearer>('manager')
  return (
    <DatedTermsForm
      figures={[{ name: 'rate', label: words.rate, unit: 'rate' }]}
      values={termsOn(terms, program, today)}
      today={today}
      label={words.setTerms}
      noteHint={words.termsNoteHint}
      impactOf={({ validFrom, rate }) => {
        const before = termsOn(terms, program, validFrom || today)
        return {
          changes: [
            ...(rate === undefined || rate === before.rate
              ? []
              : [{ what: names[program], before: percent(before.rate), after: percent(rate) }]),
            ...(bearer === before.bearer
              ? []
              : [{ what: words.bearer, before: words.bearers[before.bearer], after: words.bearers[bearer] }]),
          ],
          waits: (rate ?? 0) > before.rate || bearer !== before.bearer,
        }
      }}
      save={(body) => api(setProgramTerms, { body: { ...body, program, bearer } })}
      onDone={onDone}
    >
      <Select
        label={words.program}
        emptyText=""
        options={programs.map((value) => ({ value, label: names[value] }))}
        value={program}
        onChange={(value) => {
          setProgram(value as Program)
          setBearer(termsOn(terms, value as Program, today).bearer)
        }}
      />
      <Select
        label={words.bearer}
        emptyText=""
        options={commissionBearers.map((value) => ({ value, label: words.bearers[value] }))}
        value={bearer}
        onChange={(value) => setBearer(value as CommissionBearer)}
      />
    </DatedTermsForm>
  )
}

type Row = Omit<ProgramTerms, 'id' | 'validFrom' | 'setAt'> & {
  key: string
  validFrom: string | null
  inForce: boolean
}

/** The dated terms, latest first, then the rates of programs without any. */
const rowsOf = (terms: readonly ProgramTerms[], today: string): Row[] => {
  const inForce = new Map(programs.map((program) => [program, termsOn(terms, program, today)]))
  const dated = terms.map(({ id, ...one }) => ({
    ...one,
    key: String(id),
    inForce: inForce.get(one.program)?.id === id,
  }))
  const standard = [...inForce].flatMap(([program, { id, rate, bearer }]) =>
    id === null ? [{ key: program, program, rate, bearer, validFrom: null, note: '', setBy: null, inForce: true }] : [],
  )
  return [...dated, ...standard]
}

/** The dated terms of programs. Bookings stay on those in force when they were made (R58, R59). */
export const Terms = ({ terms, today }: Props) => {
  const words = useWords(staffCommissionWords)
  const { programs: names } = useWords(partnerProgramWords)
  const { date, percent } = useFormats()
  return (
    <>
      <Table
        caption={words.terms}
        rows={rowsOf(terms, today)}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'program',
            head: words.program,
            cell: ({ program, note, inForce }) => (
              <span className="commission-cell">
                <b>{names[program]}</b>
                {inForce && <Status state="done">{words.current}</Status>}
                {note && <small data-content>{note}</small>}
              </span>
            ),
          },
          {
            id: 'from',
            head: words.validFrom,
            cell: ({ validFrom }) => (validFrom ? <span className="num">{date(validFrom)}</span> : words.standard),
          },
          { id: 'bearer', head: words.bearer, cell: ({ bearer }) => words.bearers[bearer] },
          { id: 'rate', head: words.rate, align: 'end', cell: ({ rate }) => percent(rate) },
          { id: 'by', head: words.setBy, cell: ({ setBy }) => <span data-content>{setBy ?? words.system}</span> },
        ]}
      />
      <TermsDialog label={words.setTerms}>
        {(close) => <TermsForm terms={terms} today={today} onDone={close} />}
      </TermsDialog>
    </>
  )
}
