import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceLines, type PriceLineView } from './price-lines.tsx'

const lines: PriceLineView[] = [
  {
    code: 'rent',
    label: '7 nights',
    amount: '$7,460.00',
    why: {
      text: 'Five nights at the season’s price, two at the weekend’s.',
      steps: [
        { label: '5 × $1,000.00', amount: '$5,000.00' },
        { label: '2 × $1,230.00', amount: '$2,460.00' },
        { label: 'Together', amount: '$7,460.00' },
      ],
    },
  },
  {
    code: 'early',
    label: 'Early booking',
    amount: '−$280.00',
    why: { text: 'You book 121 days ahead: 4% of the rent.' },
  },
  { code: 'cleaning', label: 'Cleaning', amount: '$450.00' },
  { code: 'fees', label: 'With all fees', amount: '$7,630.00', kind: 'subtotal' },
  { code: 'tax', label: 'Taxes', amount: '$419.65', why: { text: 'County lodging tax, 5.5%. We pay it on for you.' } },
  { code: 'total', label: 'Total', amount: '$8,049.65', kind: 'total' },
]

const meta = {
  title: 'Display/Price lines',
  component: PriceLines,
  args: { lines },
  render: (args) => (
    <div style={{ maxWidth: 380 }}>
      <PriceLines {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceLines>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OneLine: Story = { args: { lines: lines.slice(0, 1) } }
export const WithoutReasons: Story = { args: { lines: lines.map(({ why: _, ...line }) => line) } }
export const LongLabels: Story = {
  args: {
    lines: lines.map((line) => ({
      ...line,
      label: `${line.label}, as the agreement of 1 January says on its second page`,
    })),
  },
}
