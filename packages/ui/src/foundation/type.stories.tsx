import type { Meta, StoryObj } from '@storybook/react-vite'

const scale = [
  ['t-hero', 'The light is on', 'The one sentence of a home page'],
  ['t-title', 'Saltgrass House', 'Name of a home'],
  ['t-h1', 'Towns by the water', 'Head of a section'],
  ['t-h2', 'Where you sleep', 'Head within a page'],
  ['t-h3', 'What is still to do', 'Smallest head in the display face'],
  ['t-card', 'The Lantern Cottage', 'Name on a card'],
  ['t-figure num', '412', 'Measured figure'],
  ['t-price num', '$18,420', 'Price of a stay'],
  ['t-intro', 'Four generations at one table, and a porch that looks west.', 'First paragraph'],
  ['t-lead', 'A calm week in a home that was lived in before it was rented out.', 'Story'],
  ['', 'The garden runs down to the harbor, and the gate is never locked.', 'Body, 17 px'],
  ['t-small', 'Sleeps eight · four bedrooms · three baths', 'Meta, labels, small'],
  ['t-mini', 'for 7 nights, all fees in', 'Hints and captions'],
] as const

const row = { display: 'grid', gap: 6, paddingBlock: 20, borderBottom: '1px solid var(--line)' } as const

const meta = { title: 'Foundation/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <div>
      {scale.map(([name, text, use]) => (
        <div key={use} style={row}>
          <p className={name}>{text}</p>
          <p className="t-mini muted">
            {name === '' ? 'body' : name} · {use}
          </p>
        </div>
      ))}
    </div>
  ),
}
export const Inks: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10 }}>
      <p>--ink: everything that is read</p>
      <p className="muted">--ink-2, muted: second lines</p>
      <p className="faint">--ink-3, faint: hints and captions</p>
      <p>
        <a className="inline-link" href="#here">
          inline-link
        </a>{' '}
        in a sentence
      </p>
      <p className="num">num: 1,111.11 under 8,888.88</p>
    </div>
  ),
}
