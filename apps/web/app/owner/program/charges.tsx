import type { OwnerProgram } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Table } from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Program charges with the owner's share. */
export const Charges = ({ program: { charges, program } }: { program: OwnerProgram }) => {
  const { day, money } = useFormats()
  const words = useWords(ownerProgramWords)
  const save = () =>
    downloadCsv(
      `program-${program.id}.csv`,
      csvOf(
        [
          { name: words.day, value: ({ on }) => on },
          { name: words.whole, value: ({ whole }) => plainAmount(whole) },
          { name: words.yours, value: ({ yours }) => plainAmount(yours) },
          { name: words.currency, value: ({ whole }) => whole.currency },
        ],
        charges,
      ),
    )
  return (
    <Section
      title={words.invoices}
      side={
        charges.length > 0 && (
          <Chip icon="download" aria-label={words.csvLabel} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={words.chargesCaption}
        rows={charges}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.noCharges}>{words.noChargesText}</EmptyState>}
        columns={[
          { id: 'day', head: words.day, cell: ({ on }) => <b>{day(on)}</b> },
          { id: 'whole', head: words.whole, align: 'end', cell: ({ whole }) => money(whole) },
          { id: 'yours', head: words.yours, align: 'end', cell: ({ yours }) => money(yours) },
        ]}
      />
    </Section>
  )
}
