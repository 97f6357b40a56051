import type { DeskProgram } from '@porchlight/contract'
import { Button, EmptyState, Status, Table } from '@porchlight/ui'
import { ConfirmedTerms } from '#app/features/prices/confirmed-terms.tsx'
import { useProgramTerms } from '#app/features/programs/use-program-terms.ts'
import { staffProgramWords } from '#app/lib/messages/staff/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

type Props = { programs: readonly DeskProgram[]; onChange: (id: number) => void }

/** Programs with their terms and enrolled homes. */
export const ProgramTable = ({ programs, onChange }: Props) => {
  const words = useWords(staffProgramWords)
  const terms = useProgramTerms()
  const teamZone = useTeamZone()
  return (
    <Table
      caption={words.caption}
      rows={programs}
      rowKey={({ id }) => id}
      empty={<EmptyState title={words.none} />}
      columns={[
        {
          id: 'name',
          head: words.name,
          cell: (program) => (
            <span className="staff-cell">
              <b>{program.name}</b>
              <small>{terms.cadence(program)}</small>
              {!program.offered && (
                <small>
                  <Status state="off">{words.notOffered}</Status>
                </small>
              )}
            </span>
          ),
        },
        {
          id: 'price',
          head: words.price,
          cell: (program) => (
            <span className="staff-cell">
              {terms.price(program)}
              <ConfirmedTerms confirmed={program.confirmed} timeZone={teamZone} as="small" />
            </span>
          ),
        },
        {
          id: 'homes',
          head: words.taking,
          cell: ({ homes }) => (
            <span className="staff-cell">
              {words.homes({ number: homes.length })}
              <small>{homes.map(({ name }) => name).join(', ')}</small>
            </span>
          ),
        },
        {
          id: 'change',
          head: <span className="visually-hidden">{words.change}</span>,
          align: 'end',
          cell: ({ id, name }) => (
            <Button size="small" aria-label={words.changeOf({ name })} onClick={() => onChange(id)}>
              {words.change}
            </Button>
          ),
        },
      ]}
    />
  )
}
