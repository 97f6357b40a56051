import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Color, contrast } from './colors.ts'
import { groundOf, roles } from './roles.ts'

const meta = { title: 'Themes/Colors' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Has the browser paint a role and reads the color back, whatever notation the role uses. */
const painted = (role: string, at: HTMLElement): Color => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { colorSpace: 'srgb' })
  if (!brush) return { r: 0, g: 0, b: 0, a: 1 }
  at.style.color = `var(--${role})`
  brush.fillStyle = getComputedStyle(at).color
  at.style.removeProperty('color')
  brush.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data
  return { r, g, b, a: a / 255 }
}

const Ratio = ({ role, ground }: { role: string; ground: string }) => {
  const probe = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState('')
  useLayoutEffect(() => {
    const at = probe.current
    if (!at) return
    const measure = () => setRatio(contrast(painted(role, at), painted(ground, at)).toFixed(1))
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-scheme'] })
    return () => observer.disconnect()
  }, [role, ground])
  return (
    <>
      <span ref={probe} /> {ratio} on {ground}
    </>
  )
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: 16 } as const
const swatch = { height: 64, border: '1px solid var(--line)', borderRadius: 'var(--r-2)' } as const

const Swatch = ({ role }: { role: string }) => {
  const ground = groundOf(role)
  return (
    <div style={{ display: 'grid', gap: 6, alignContent: 'start' }}>
      {ground === undefined ? (
        <span style={{ ...swatch, background: `var(--${role})` }} />
      ) : (
        <span
          aria-hidden="true"
          style={{
            ...swatch,
            display: 'grid',
            placeItems: 'center',
            background: `linear-gradient(var(--${role}) 0 22px, var(--${ground}) 22px)`,
          }}
        >
          <span className="t-card" style={{ color: `var(--${role})`, paddingTop: 22 }}>
            Aa
          </span>
        </span>
      )}
      <code className="t-mini">--{role}</code>
      <span className="t-mini muted num">{ground === undefined ? ' ' : <Ratio role={role} ground={ground} />}</span>
    </div>
  )
}

export const Roles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {Object.entries(roles).map(([group, names]) => (
        <section key={group}>
          <h2 className="t-h3" style={{ marginBottom: 14 }}>
            {group}
          </h2>
          <div style={grid}>
            {names.map((role) => (
              <Swatch key={role} role={role} />
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

/** What a theme changes, at a glance. */
export const InUse: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 620 }}>
      <p className="t-h1">The light is on</p>
      <p className="t-lead">A calm week in a home that was lived in before it was rented out.</p>
      <p>
        Body text, with <span className="muted">a second line</span> and <span className="faint">a hint</span>.
      </p>
      <p className="t-price num">$18,420</p>
      <div
        style={{
          padding: 20,
          background: 'var(--surface)',
          border: '1px solid var(--line)',
          borderRadius: 'var(--r-3)',
        }}
      >
        <p style={{ color: 'var(--positive)' }}>Free cancellation until Mon 3 May</p>
        <p style={{ color: 'var(--warning-text)' }}>Two nights left to decide</p>
        <p style={{ color: 'var(--danger)' }}>Your bank declined this card</p>
      </div>
    </div>
  ),
}
