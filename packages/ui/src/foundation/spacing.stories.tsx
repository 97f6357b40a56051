import type { Meta, StoryObj } from '@storybook/react-vite'

const scale = ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-7', 's-8', 's-9', 's-10'] as const
const between = [2, 6, 10, 14, 18, 20, 22, 28, 40, 56].map((size) => `gap-${size}`)
const steps = [...scale, ...between, 'gutter', 'margin']
const radii = ['r-1', 'r-2', 'r-3', 'r-full'] as const
const shadows = ['shadow-1', 'shadow-2', 'shadow-3'] as const
const controls = ['control-small', 'control', 'control-big', 'field', 'chip'] as const

const line = { display: 'flex', alignItems: 'center', gap: 16, minHeight: 36 } as const
const Name = ({ children }: { children: string }) => (
  <code className="t-small muted" style={{ width: 128 }}>
    --{children}
  </code>
)
const boxes = { display: 'flex', flexWrap: 'wrap', gap: 28 } as const

const meta = { title: 'Foundation/Spacing' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  render: () => (
    <div>
      {steps.map((step) => (
        <div key={step} style={line}>
          <Name>{step}</Name>
          <span style={{ width: `var(--${step})`, height: 14, background: 'var(--line-strong)' }} />
        </div>
      ))}
    </div>
  ),
}
export const Controls: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {controls.map((control) => (
        <div key={control} style={line}>
          <Name>{control}</Name>
          <span
            style={{
              width: 160,
              height: `var(--${control})`,
              border: '1px solid var(--line-strong)',
              borderRadius: 'var(--r-2)',
            }}
          />
        </div>
      ))}
    </div>
  ),
}
export const Corners: Story = {
  render: () => (
    <div style={boxes}>
      {radii.map((radius) => (
        <div key={radius} style={{ display: 'grid', gap: 8 }}>
          <span
            style={{
              width: 96,
              height: 96,
              border: '1px solid var(--line-strong)',
              borderRadius: `var(--${radius})`,
              background: 'var(--surface)',
            }}
          />
          <Name>{radius}</Name>
        </div>
      ))}
    </div>
  ),
}
export const Shadows: Story = {
  render: () => (
    <div style={{ ...boxes, padding: 24, gap: 48 }}>
      {shadows.map((shadow) => (
        <div key={shadow} style={{ display: 'grid', gap: 24 }}>
          <span
            style={{
              width: 132,
              height: 88,
              borderRadius: 'var(--r-3)',
              background: 'var(--surface)',
              boxShadow: `var(--${shadow})`,
            }}
          />
          <Name>{shadow}</Name>
        </div>
      ))}
    </div>
  ),
}
