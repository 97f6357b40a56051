import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SignaturePad } from './signature-pad.tsx'

const meta = {
  title: 'Forms/Signature pad',
  component: SignaturePad,
  args: {
    legend: 'Your signature',
    value: null,
    onChange: () => {},
    name: 'Edith Wharton',
    words: {
      draw: 'Draw',
      type: 'Type',
      sheet: 'Sheet for your signature',
      signHere: 'Sign above the line',
      signed: 'signed',
      empty: 'empty',
      undo: 'Undo the last stroke',
      clear: 'Clear',
      typeName: 'Type your full name',
      mismatch: 'This is not the name on the booking, Edith Wharton.',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 560 }}>
        <SignaturePad {...args} value={value} onChange={setValue} />
        <p className="t-small muted" style={{ marginTop: 12 }} role="status">
          {value === null ? 'Nothing is signed' : `Signed: ${value.kind === 'typed' ? value.name : 'by hand'}`}
        </p>
        <button type="button" className="inline-link t-small" onClick={() => setValue(null)}>
          Begin again
        </button>
        {value?.kind === 'drawn' && (
          <img src={value.png} alt="What is kept" style={{ background: '#fff', width: 200 }} />
        )}
        {value?.kind === 'drawn' && <output hidden>{value.svg}</output>}
      </div>
    )
  },
} satisfies Meta<typeof SignaturePad>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'It goes on the agreement, nowhere else.' } }
export const Typed: Story = { args: { value: { kind: 'typed', name: 'Edith Wharton' } } }
export const Drawn: Story = {
  args: {
    value: {
      kind: 'drawn',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      png: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 172"><path fill="none" stroke="#1c1814" stroke-width="2.4" d="M70 110c40-80 60-70 50-20s-30 60-10 30 50-60 60-40-10 50 10 40 40-60 60-50-20 50 10 46 60-40 80-34 20 30 60 20"/></svg>')}`,
    },
  },
}
export const Invalid: Story = { args: { error: 'Please sign before you go on.' } }
export const Disabled: Story = { args: { disabled: true, hint: 'Signing opens once the dates are held.' } }
