import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'
import { type IconName, iconPaths, turningIcons } from './icon-paths.ts'
import { lateIcons } from './late-icons.ts'

const names = Object.keys({ ...iconPaths, ...lateIcons }) as IconName[]
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: '28px 12px',
} as const
const cell = { display: 'grid', justifyItems: 'center', gap: 10, textAlign: 'center' } as const

const Gallery = ({ shown, ...look }: { shown: readonly IconName[]; size: number; filled?: boolean }) => (
  <ul style={grid}>
    {shown.map((name) => (
      <li key={name} style={cell}>
        <Icon name={name} {...look} />
        <span className="t-mini muted">{name}</span>
      </li>
    ))}
  </ul>
)

const meta = { title: 'Foundation/Icon', component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { render: () => <Gallery shown={names} size={28} /> }
export const Filled: Story = { render: () => <Gallery shown={['heart', 'star', 'flag', 'pin']} size={28} filled /> }
/** These are directional, and are mirrored from right to left. */
export const Turning: Story = { render: () => <Gallery shown={[...turningIcons]} size={28} /> }
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      {[14, 16, 18, 20, 22, 28, 40].map((size) => (
        <Icon key={size} name="lantern" size={size} />
      ))}
    </div>
  ),
}
