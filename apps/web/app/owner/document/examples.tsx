import type { DocumentOfHome, ExampleStay } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

const lineOf = ({ lines }: ExampleStay, label: ExampleStay['lines'][number]['label']) =>
  lines.find((line) => line.label === label)?.amount

/** Payout of three typical stays under a contract, line by line. */
export const Examples = ({ given: { examples, terms } }: { given: DocumentOfHome }) => {
  const words = useWords(documentWords)
  const { date, money } = useFormats()
  if (!terms) return null
  if (examples.length === 0) return <p className="muted document-screen">{words.noExamples}</p>
  const cellOf = (label: ExampleStay['lines'][number]['label']) => (stay: ExampleStay) => {
    const amount = lineOf(stay, label)
    return amount ? money(amount) : ''
  }
  const used = (['rent', 'cleaning', 'commission', 'fixed_fee', 'card_fee'] as const).filter((label) =>
    examples.some((stay) => lineOf(stay, label)),
  )
  return (
    <Section title={words.examples} note={words.examplesNote}>
      <Table
        caption={words.examples}
        rows={examples}
        rowKey={({ arrive, nights }) => `${arrive}-${nights}`}
        columns={[
          {
            id: 'stay',
            head: words.stay,
            cell: ({ arrive, nights }) => <b>{words.exampleOf({ nights, date: date(arrive) })}</b>,
          },
          { id: 'guest', head: words.guestPays, align: 'end', cell: ({ guestPays }) => money(guestPays) },
          ...used.map((label) => ({
            id: label,
            head: words.lines[label],
            align: 'end' as const,
            cell: cellOf(label),
          })),
          { id: 'yours', head: words.yours, align: 'end', cell: ({ owners }) => <b>{money(owners)}</b> },
        ]}
      />
      <p className="t-small muted">{`${words.guestPays}: ${words.guestPaysNote}.`}</p>
    </Section>
  )
}
